"""What the turn being taken remembers (4): small changes to its record."""

import msgspec

from rules.kernel.steps import Seat
from rules.kinfire_council.enums import Payment
from rules.kinfire_council.state import Council, Turn


def turn_of(state: Council) -> Turn:
    """The turn that is being taken."""
    assert state.turn is not None, "nobody has the turn"
    return state.turn


def change_turn(state: Council, **changes: object) -> None:
    """Replaces the turn by one with these changes."""
    state.turn = msgspec.structs.replace(turn_of(state), **changes)


def use_discounts(state: Council, seat: Seat, kind: Payment) -> None:
    """Discounts of this turn for a kind of payment are gone with it, whatever is left (5, R31)."""
    turn = state.turn
    if turn is not None and turn.seat == seat and turn.discounts:
        left = tuple(each for each in turn.discounts if each.kind is not kind)
        change_turn(state, discounts=left)
