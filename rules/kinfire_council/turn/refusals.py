"""A turn in words (4): what is open, what is not and why, what a click on anything is told."""

from collections.abc import Iterator

from rules.kernel.steps import Action, Option, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.kinfire_council.asking import button, piece_target, refuse, space_target
from rules.kinfire_council.data import general
from rules.kinfire_council.describe import space_name, who
from rules.kinfire_council.enums import ErrandKind, Window
from rules.kinfire_council.pieces import alike, distinct, piece_name, space_of
from rules.kinfire_council.spaces import (
    HEXES,
    all_spaces,
    openings,
    patron_of,
    tax,
)
from rules.kinfire_council.spaces import why_not as why_not_place
from rules.kinfire_council.state import NOBODY, SEEKER, Council, Space
from rules.kinfire_council.turn.actions import (
    EndTurn,
    MeetNeed,
    OpenHand,
    Place,
    SendShipment,
)
from rules.kinfire_council.turn.errands import (
    explain_errand,
    refused_errands,
    say_errand,
)
from rules.kinfire_council.turn.errands import why_not as why_no_errand
from rules.kinfire_council.turn.moments import turn_of
from rules.kinfire_council.turn.playing import why_not_play


# -------------------------------------------------------------------- open
def say_action(state: Council, seat: Seat, action: Action) -> Option:
    """An order of a turn in words, with the clicks that lead to it."""
    if isinstance(action, Place):
        return _say_place(state, seat, action)
    if isinstance(action, EndTurn):
        return button(action, say("kinfire_council.do.end_turn"), "end_turn")
    if isinstance(action, OpenHand):
        n = len(state.hands[seat])
        return button(action, say("kinfire_council.do.open_hand", n=n), "hand")
    return say_errand(state, seat, action)


def _say_place(state: Council, seat: Seat, action: Place) -> Option:
    """The piece first, then the space; the space alone where one sort of piece is left."""
    facts = {
        "piece": piece_name(state, seat, action.piece),
        "place": space_name(state, action.space),
    }
    fee, patron = tax(state, seat, action.piece, action.space), patron_of(state, action.space)
    key = "place_taxed" if fee else "place"
    if patron not in (NOBODY, seat):
        key, facts = f"{key}_patron", {**facts, "patron": who(state, patron)}
    label = say(f"kinfire_council.do.{key}", n=fee, **facts)
    space = space_target(action.space)
    if len(distinct(state, seat)) == 1:
        return Option(action, label, (space,))
    return Option(action, label, (piece_target(seat, action.piece), space))


# -------------------------------------------------------------------- not open
def refused(state: Council, seat: Seat) -> list[Option]:
    """Before the piece is placed: each space that takes none, and the end of the turn; after it:
    errands that are not open."""
    turn = turn_of(state)
    if turn.piece >= 0:
        return refused_errands(state, seat, ErrandKind.ANY) if turn.errands > 0 else []
    end = say_action(state, seat, EndTurn())
    must = say("kinfire_council.why.must_place")
    return [*_closed_spaces(state, seat), refuse(end, must)]


def _closed_spaces(state: Council, seat: Seat) -> Iterator[Option]:
    """Spaces that take none of the pieces on the sheet."""
    opened = {space for _, space in openings(state, seat)}
    for space in all_spaces(state):
        if space in opened:
            continue
        piece = _best(state, seat, space)
        why = why_not_place(state, seat, piece, space)
        if why is not None:
            label = say("kinfire_council.do.place_any", place=space_name(state, space))
            yield Option(Place(piece, space), label, (space_target(space),), why)


def _best(state: Council, seat: Seat, space: Space) -> int:
    """The piece that a player would think of: the Seeker on a hex, else a chit."""
    there = distinct(state, seat)
    if not there:
        return SEEKER
    return there[0] if space in HEXES else there[-1]


def why_not(state: Council, seat: Seat, action: Action) -> Text | None:
    """Why an order is not open; None where nothing is known to bar it."""
    if isinstance(action, Place):
        if turn_of(state).piece >= 0:
            return say("kinfire_council.why.placed_already")
        return _why_no_place(state, seat, action)
    if isinstance(action, MeetNeed | SendShipment):
        return _why_no_errand(state) or why_no_errand(state, seat, action)
    if isinstance(action, EndTurn):
        return say("kinfire_council.why.must_place")
    if isinstance(action, OpenHand):
        return _why_no_hand(state, seat)
    return None


def _why_no_place(state: Council, seat: Seat, action: Place) -> Text | None:
    is_piece = 0 <= action.piece < len(state.sheets[seat].pieces)
    if not is_piece or action.space not in all_spaces(state):
        return None
    return why_not_place(state, seat, action.piece, action.space)


def _why_no_errand(state: Council) -> Text | None:
    turn = turn_of(state)
    if turn.piece < 0:
        return say("kinfire_council.why.place_first")
    return None if turn.errands > 0 else say("kinfire_council.why.errand_done")


def _why_no_hand(state: Council, seat: Seat) -> Text:
    key = "looked" if state.hands[seat] else "no_cards"
    return say(f"kinfire_council.why.{key}")


# -------------------------------------------------------------------- clicks
def explain(state: Council, seat: Seat, target: Target) -> Text | None:
    """Why a thing on the table is of no use now; None: it has no reason of its own."""
    if target.kind is TargetKind.PIECE:
        return _explain_piece(state, seat, str(target.id))
    if target.kind is TargetKind.CARD and target.id in state.hands[seat]:
        why = why_not_play(state, seat, str(target.id), Window.TURN)
        return why or say("kinfire_council.why.open_hand")
    if target.kind is TargetKind.BUTTON and target.id == "hand":
        return _why_no_hand(state, seat)
    if target.kind is TargetKind.PLACE:
        return _explain_place(state, seat, str(target.id))
    return None


def _explain_place(state: Council, seat: Seat, id: str) -> Text | None:
    if id.startswith(("row:", "ship:")):
        why = _why_no_errand(state)
        target = Target(TargetKind.PLACE, id)
        return why or explain_errand(state, seat, target, ErrandKind.ANY)
    if id.startswith("location:"):
        return _later(state, "location")
    if id.startswith("slot:"):
        return say("kinfire_council.why.slot_later", place=space_name(state, _hex(int(id[5:]))))
    if id.startswith("decree:"):
        return say("kinfire_council.why.vote_later")
    if id not in all_spaces(state):
        return None
    piece = turn_of(state).piece
    if piece >= 0:
        is_here = space_of(state, seat, piece) == id
        return say(f"kinfire_council.why.{'action_over' if is_here else 'placed_already'}")
    return why_not_place(state, seat, _best(state, seat, id), id)


def _later(state: Council, what: str) -> Text:
    """What a piece does follows its placement; then it has done what it does in this turn."""
    is_placed = turn_of(state).piece >= 0
    return say(f"kinfire_council.why.{'acted_already' if is_placed else f'{what}_later'}")


def _hex(slot: int) -> Space:
    return next(each.id for each in general().seeker_space if each.slot == slot + 1)


def _explain_piece(state: Council, seat: Seat, id: str) -> Text | None:
    kind, _, rest = id.partition(":")
    if kind == "cultist":
        return _later(state, "arrest")
    if kind == "rubble":
        return _later(state, "clear")
    if kind != "piece":
        return None
    owner, number = (int(each) for each in rest.split(":"))
    if owner != seat:
        return say("kinfire_council.why.not_yours")
    if state.sheets[seat].pieces[number].space:
        return say("kinfire_council.why.piece_placed")
    placed = turn_of(state).piece >= 0
    return say("kinfire_council.why.placed_already") if placed else None


def explain_piece(state: Council, seat: Seat, picked: Target, target: Target) -> Text | None:
    """A piece has been picked: why it cannot go to this space."""
    if picked.kind is not TargetKind.PIECE or target.kind is not TargetKind.PLACE:
        return None
    kind, _, rest = str(picked.id).partition(":")
    if kind != "piece" or target.id not in all_spaces(state):
        return None
    owner, number = (int(each) for each in rest.split(":"))
    if owner != seat:
        return None
    return why_not_place(state, seat, alike(state, seat, number), str(target.id))
