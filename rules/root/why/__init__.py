"""«Why not?» about any thing on the table: its rule and what it stands at, then what keeps it.

Made from the asker's own view. What the open question says of the thing comes last; where that is
nothing of its own, the last word is whose decision the game waits for.
"""

from rules.kernel.state import State
from rules.kernel.steps import Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.data import cards
from rules.root.names import card_name, place_name
from rules.root.state import Woodland, game_of
from rules.root.why.boards import about_box
from rules.root.why.now import now
from rules.root.why.pieces import about_piece
from rules.root.why.places import about_place
from rules.root.why.table import about_card, about_seat, about_table

BARE = frozenset(
    {
        "kernel.not_open",
        "root.why.idle",
        "root.why.other",
        "root.why.place_idle",
        "root.why.card_idle",
    }
)
"""Answers of questions that are true of anything that is not asked for."""


def why(state: State, viewer: Seat | None, thing: Target, said: Text | None) -> Text:
    """Why a thing cannot be chosen now. `viewer`: who asks, None for an onlooker; `said`: what the
    open question answers to a click on it, None where nothing is asked of the viewer."""
    game = game_of(state)
    is_own = said is not None and _is_about(said, thing)
    if said is not None and is_own and _names(said, _name_of(thing)):
        return said
    rule = _about(game, viewer, thing)
    cause = said if said is not None and is_own else now(game, viewer)
    if rule is None or rule == cause:
        return cause
    return say("root.thing.both", rule=rule, cause=cause)


def _is_about(said: Text, thing: Target) -> bool:
    """Whether an answer is of this very thing: not of anything, nor of a card of its name in the
    hand."""
    in_pile = thing.kind is TargetKind.TRACK and not str(thing.id).startswith("hand:")
    return said.key not in BARE and not (in_pile and said.key.startswith("root.crafting."))


def _about(state: Woodland, viewer: Seat | None, thing: Target) -> Text | None:
    """The rule of a thing and its numbers; None of what is only a line of words."""
    words = str(thing.id)
    match thing.kind:
        case TargetKind.PLACE:
            return about_place(state, viewer, int(thing.id))
        case TargetKind.PIECE:
            return about_piece(state, viewer, words)
        case TargetKind.CARD:
            return about_card(state, viewer, words)
        case TargetKind.SEAT:
            return about_seat(state, Seat(int(thing.id)))
        case TargetKind.TRACK if words.split(":")[0].isdecimal():
            return about_box(state, viewer, words)
        case TargetKind.TRACK:
            return about_table(state, viewer, words)
    return None


def _name_of(thing: Target) -> Text | None:
    """The name by which an answer about a thing calls it."""
    if thing.kind is TargetKind.PLACE:
        return place_name(int(thing.id))
    pile, _, card = str(thing.id).rpartition(":")
    is_own = pile in ("", "hand") or "revealed" in pile
    return card_name(card) if is_own and card in cards() else None


def _names(said: Text, name: Text | None) -> bool:
    """Whether a sentence speaks of what is called so."""
    return any(
        fact == name or (isinstance(fact, Text) and _names(fact, name)) for _, fact in said.facts
    )
