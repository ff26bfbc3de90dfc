"""«Why not?» about any thing on the table: public facts, and what the asker's own view holds."""

from rules.feed_the_kraken.data import spaces
from rules.feed_the_kraken.mutiny.loyalty import threshold
from rules.feed_the_kraken.names import who
from rules.feed_the_kraken.state import Kraken, game_of
from rules.feed_the_kraken.telling import is_seat
from rules.kernel.pointing import both, now
from rules.kernel.state import State
from rules.kernel.steps import Seat, Target, TargetKind
from rules.kernel.text import Text, say

BARE = frozenset(
    {"kernel.not_open"}
    | {
        f"feed_the_kraken.why.{each}"
        for each in ("choose_a_seat", "window", "commit", "keep_a_card", "play_a_card", "add")
    }
    | {"feed_the_kraken.why.top_card", "feed_the_kraken.why.repay"}
)
"""Answers of questions that are true of anything that is not asked for."""


def why(state: State, viewer: Seat | None, thing: Target, said: Text | None) -> Text:
    """Why a thing cannot be chosen now. `viewer`: who asks, None for an onlooker; `said`: what the
    open question answers to a click on it, None where nothing is asked of the viewer."""
    game = game_of(state)
    if said is not None and said.key not in BARE:
        return said
    return both(_about(game, thing), now(state, viewer))


def _about(state: Kraken, thing: Target) -> Text:
    """The rule of a thing, with what it stands at."""
    if thing.kind is TargetKind.SEAT and is_seat(state, thing):
        return _about_seat(state, Seat(int(thing.id)))
    sailed, kind = len(state.voyages), str(thing.id)
    if thing.kind is TargetKind.PLACE:
        is_space = thing.id in spaces(state.variant.voyage)
        return say(f"feed_the_kraken.thing.{'space' if is_space else 'line'}", n=sailed)
    needed = threshold(state)
    counts = {"rituals": len(state.rites), "check": needed, "head": needed}
    return say(f"feed_the_kraken.thing.{kind or 'head'}", n=counts.get(kind, sailed))


def _about_seat(state: Kraken, seat: Seat) -> Text:
    mate = state.crew[seat]
    key = "seat" if mate.alive else "overboard"
    return say(f"feed_the_kraken.thing.{key}", who=who(seat), n=mate.guns)
