"""For the screen: what an answer would do to the map, computed from a seat's view alone."""

from collections.abc import Sequence

import msgspec

from rules.cartographers.actions import UseSkill
from rules.cartographers.ambush.ambush_phase import DrawMonsters
from rules.cartographers.data import EDICTS, ambush_cards, card_set, explore_cards, skills
from rules.cartographers.drawing.draw_phase import DrawTerrain
from rules.cartographers.drawing.fitting import card_groups
from rules.cartographers.drawing.question import Given, MapChoice
from rules.cartographers.drawing.reasons import why_not_cells
from rules.cartographers.maps.land import Space
from rules.cartographers.maps.placements import (
    FALLBACK,
    SINGLE,
    SKILLED,
    Chain,
    Draw,
    Placements,
    Terrains,
)
from rules.cartographers.maps.sheet import Sheet, empty, purse
from rules.cartographers.scoring.base_cards import Scored, penalty
from rules.cartographers.scoring.seasons_end import SeasonScore, score, season_score
from rules.cartographers.skills import ACROBATICS, CONCENTRATION
from rules.cartographers.state import Cartographers, season_cards
from rules.kernel.agenda import question
from rules.kernel.steps import Action, Choice, Seat
from rules.kernel.text import Text, say


class Standing(msgspec.Struct, frozen=True):
    """What a map is worth as it stands: edicts A to D, coins that score, spaces beside monsters,
    and what the season in play would give if it ended now."""

    edicts: tuple[Scored, ...]
    coins: int
    monsters: Scored
    season: SeasonScore


class Preview(msgspec.Struct, frozen=True):
    """A map before and after an answer that is only thought of."""

    owner: Seat
    before: Sheet
    after: Sheet
    now: Standing
    then: Standing


class ShapeChoice(msgspec.Struct, frozen=True):
    """A shape that a seat may think of drawing: number as in `Draw`, pattern, coin, why not."""

    shape: int
    pattern: str
    coin: bool
    why_not: Text | None = None


class Palette(msgspec.Struct, frozen=True):
    """What there is to choose from before a place is sought: terrains and shapes."""

    terrains: tuple[Terrains, ...]
    shapes: tuple[ShapeChoice, ...]


def standing(view: Cartographers, sheet: Sheet) -> Standing:
    """The worth of a map for the edicts in play (6)."""
    return Standing(
        edicts=tuple(score(card, view.land, sheet) for card in view.edicts),
        coins=purse(sheet),
        monsters=penalty(view.land, sheet),
        season=season_score(view.land, sheet, *season_cards(view)),
    )


def open_question(view: Cartographers) -> MapChoice | None:
    """The question about maps that is open, if one is."""
    step: Choice | None = question(view)
    return step if isinstance(step, MapChoice) else None


def map_drawn_on(view: Cartographers, seat: Seat) -> Seat:
    """Whose map this seat decides about now: its own, but in an ambush."""
    step = open_question(view)
    return seat if step is None else step.map_of(view, seat)


def sheet_with(view: Cartographers, seat: Seat, parts: Given) -> Sheet:
    """The map a seat decides about, with the parts of its answer carried out."""
    step = open_question(view)
    return view.sheets[seat] if step is None else step.sheet_with(view, seat, parts)


def preview(view: Cartographers, seat: Seat, given: Given, action: Action | None = None) -> Preview:
    """The map before the answer, and with the parts given and the action that is thought of."""
    owner = map_drawn_on(view, seat)
    before = view.sheets[owner]
    after = sheet_with(view, seat, given if action is None else (*given, action))
    return Preview(owner, before, after, standing(view, before), standing(view, after))


def placements(view: Cartographers, seat: Seat, given: Given) -> Placements | None:
    """The open placements among the actions of a seat, or None where nothing is drawn now."""
    step = open_question(view)
    actions = step.actions(view, seat, given) if step is not None else ()
    parts = actions.parts if isinstance(actions, Chain) else (actions,)
    return next((part for part in parts if isinstance(part, Placements)), None)


def palette(view: Cartographers, seat: Seat, given: Given) -> Palette:
    """Terrains and shapes to choose from now; closed shapes of the card say why."""
    places = placements(view, seat, given)
    if places is None:
        return Palette((), ())
    numbers = dict.fromkeys(group.shape for group in places.groups)
    shapes = [_choice(view, given, number) for number in numbers]
    step = open_question(view)
    if isinstance(step, DrawTerrain) and not given:
        shapes += _closed_shapes(view, seat, step.card, set(numbers))
    return Palette(places.terrains, tuple(sorted(shapes, key=_printed_order)))


def _printed_order(choice: ShapeChoice) -> tuple[bool, int]:
    return choice.shape < 0, abs(choice.shape)


def _closed_shapes(
    view: Cartographers, seat: Seat, card_id: str, open_now: set[int]
) -> list[ShapeChoice]:
    card, land = explore_cards()[card_id], view.land
    fitting = {group.shape for group in card_groups(land, empty(land, view.sheets[seat]), card)}
    closed = []
    for number, shape in enumerate(card.shapes):
        if number not in open_now and shape.pattern != SINGLE:
            key = "shape_fits_nowhere"
            if number in fitting:
                key = "no_ruins" if FALLBACK in open_now else "shape_misses_ruins"
            why = say(f"cartographers.why.{key}")
            closed.append(ShapeChoice(number, shape.pattern, shape.coin, why))
    return closed


def _choice(view: Cartographers, given: Given, number: int) -> ShapeChoice:
    step = open_question(view)
    if number == FALLBACK or step is None:
        return ShapeChoice(number, SINGLE, False)
    if number == SKILLED:
        return ShapeChoice(number, _skill_pattern(step, given), False)
    if step.card in explore_cards():
        shape = explore_cards()[step.card].shapes[number]
        return ShapeChoice(number, shape.pattern, shape.coin)
    ambush = ambush_cards().get(step.card)
    return ShapeChoice(number, ambush.pattern if ambush is not None else SINGLE, False)


def _skill_pattern(step: MapChoice, given: Given) -> str:
    if isinstance(step, DrawMonsters):
        return skills()[ACROBATICS].pattern
    skill = given[-1].skill if given and isinstance(given[-1], UseSkill) else ""
    if skill == CONCENTRATION and isinstance(given[0], Draw):
        return explore_cards()[step.card].shapes[given[0].shape].pattern
    return skills()[skill].pattern if skill else SINGLE


def why_not(view: Cartographers, seat: Seat, given: Given, spaces: Sequence[Space]) -> Text | None:
    """Why the ghost cannot lie on these spaces, which may be off the map; None where it can."""
    step = open_question(view)
    if step is None:
        return say("kernel.not_open")
    return why_not_cells(step.ground(view, seat, given), spaces)


def edict_seasons(view: Cartographers) -> tuple[tuple[int, ...], ...]:
    """For each edict the seasons, from the one in play on, that will still score it."""
    seasons = card_set(view.variant.card_set).season
    return tuple(
        tuple(i for i in range(max(0, view.season), len(seasons)) if edict in seasons[i].edicts)
        for edict in EDICTS
    )
