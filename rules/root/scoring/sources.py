"""What points were for (6.1): the public tally by source, and the lines that the end tells.

A source is a word that `points.score` was given. Cards and landmarks are told together; all others
have a sentence of their own, in the order in which the lines stand.
"""

from functools import cache

from rules.kernel.steps import ScoreLine, Seat
from rules.kernel.text import QT_TRANSLATE_NOOP, Text, say
from rules.root.data import cards
from rules.root.enums import Landmark
from rules.root.state import NOBODY, Woodland, all_seats

NOOP = QT_TRANSLATE_NOOP

BEFORE = "before"
"""Points with which a position was set up."""
OTHER = "other"
OFF_THE_TRACK = "off_the_track"
COALITION = "coalition"

SENTENCES: dict[str, str] = {
    "root.source.before": NOOP("root", "Points at the start of this position"),
    "root.source.craft": NOOP("root", "Crafting items"),
    "root.source.battle": NOOP("root", "Battle: buildings and tokens removed"),
    "root.source.removed": NOOP("root", "Buildings and tokens removed in other ways"),
    "root.source.buildings": NOOP("root", "Buildings placed"),
    "root.source.roosts": NOOP("root", "Roosts on the map"),
    "root.source.sympathy": NOOP("root", "Sympathy spread"),
    "root.source.quests": NOOP("root", "Quests"),
    "root.source.aid": NOOP("root", "Aid and relationships"),
    "root.source.special": NOOP("root", "Character's special action"),
    "root.source.infamy": NOOP("root", "Infamy"),
    "root.source.ruins": NOOP("root", "Ruins explored"),
    "root.source.gardens": NOOP("root", "Gardens"),
    "root.source.trade_posts": NOOP("root", "Trade posts"),
    "root.source.dividends": NOOP("root", "Dividends"),
    "root.source.protectionism": NOOP("root", "Protectionism"),
    "root.source.sway": NOOP("root", "Ministers swayed"),
    "root.source.minister": NOOP("root", "Minister actions"),
    "root.source.markets": NOOP("root", "Markets on the map"),
    "root.source.plots": NOOP("root", "Plots flipped"),
    "root.source.extortion": NOOP("root", "Extortion"),
    "root.source.outrage": NOOP("root", "Outrage"),
    "root.source.no_building": NOOP("root", "No building to place"),
    "root.source.given_card": NOOP("root", "Cards given to an automaton"),
    "root.source.automaton": NOOP("root", "Nightmare: a point each turn"),
    "root.source.unplaced": NOOP("root", "Warriors that could not be placed"),
    "root.source.traits": NOOP("root", "Traits of automata"),
    "root.source.effects": NOOP("root", "Card effects"),
    "root.source.landmarks": NOOP("root", "Landmarks"),
    "root.source.other": NOOP("root", "Other points"),
    "root.source.turmoil": NOOP("root", "Turmoil"),
    "root.source.off_the_track": NOOP("root", "Removed from the track for dominance"),
    "root.source.coalition": NOOP("root", "Removed from the track for a coalition"),
}
_ORDER = tuple(key.removeprefix("root.source.") for key in SENTENCES)


@cache
def group_of(source: str) -> str:
    """The line in which the points of a source are told."""
    if source in cards():
        return "effects"
    if source in tuple(Landmark):
        return "landmarks"
    return source if source in _ORDER else OTHER


def source_name(source: str) -> Text:
    """What it is called."""
    return say(f"root.source.{group_of(source)}")


def by_source(state: Woodland, seat: Seat) -> dict[str, int]:
    """The points of a seat by the lines of the end: those that occurred. Who has taken the marker
    off the track (6.2) is told what was given up for it."""
    found: dict[str, int] = {}
    for source, points in state.tally[seat]:
        group = group_of(source)
        found[group] = found.get(group, 0) + points
    if state.dominance[seat] and found:
        away = OFF_THE_TRACK if state.coalition[seat] == NOBODY else COALITION
        found[away] = -sum(found.values())
    return found


def score_lines(state: Woodland) -> tuple[ScoreLine, ...]:
    """Source by source, in their order; the lines of a seat add up to the score that is shown."""
    found = {seat: by_source(state, seat) for seat in all_seats(state)}
    return tuple(
        ScoreLine(seat, source_name(group), points[group])
        for group in _ORDER
        for seat, points in found.items()
        if group in points
    )
