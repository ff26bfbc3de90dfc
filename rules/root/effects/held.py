"""Cards in play: who has which, which are used up for this turn, and how they leave (5)."""

import msgspec

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.root.effects.coffins import empty_coffins
from rules.root.effects.events import EffectLeft
from rules.root.state import Woodland

COFFIN_MAKERS = "coffin_makers"


def has(state: Woodland, seat: Seat, card: str) -> bool:
    """Whether this seat has the effect in play."""
    return card in state.crafted[seat]


def is_unused(state: Woodland, name: str) -> bool:
    """Whether what may be done once a turn has not been done in this one."""
    return state.turn is not None and name not in state.turn.used


def mark_used(state: Woodland, name: str) -> None:
    """It has been done in this turn."""
    turn = state.turn
    assert turn is not None
    state.turn = msgspec.structs.replace(turn, used=(*turn.used, name))


def leave_play(state: Woodland, context: StepContext, seat: Seat, card: str) -> None:
    """A card in play is discarded. Coffin Makers gives back all warriors on it (5)."""
    from rules.root.cards.piles import lay_down

    cards = list(state.crafted[seat])
    cards.remove(card)
    state.crafted[seat] = tuple(cards)
    context.emit(EffectLeft(seat, card))
    lay_down(state, context, (card,))
    if card == COFFIN_MAKERS:
        empty_coffins(state, context, seat)
