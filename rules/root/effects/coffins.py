"""Coffin Makers: warriors on their way to a supply lie on the card until its owner's turn (5)."""

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.root.effects.events import CoffinsEmptied, CoffinsFilled
from rules.root.state import Woodland

CARD = "coffin_makers"
WARRIORS_A_POINT = 5


def catches(state: Woodland) -> bool:
    """Whether anybody has Coffin Makers in play."""
    return any(CARD in cards for cards in state.crafted)


def caught(state: Woodland, context: StepContext, owner: Seat, count: int) -> bool:
    """Takes warriors that would go to `owner`'s supply, whatever the reason (R68)."""
    if not count or not catches(state):
        return False
    state.coffin[owner] += count
    context.emit(CoffinsFilled(owner, count))
    return True


def on_card(state: Woodland) -> int:
    """How many warriors lie on the card."""
    return sum(state.coffin)


def empty_coffins(state: Woodland, context: StepContext, seat: Seat) -> None:
    """All warriors on the card go back to the supplies of their owners."""
    count = on_card(state)
    if not count:
        return
    for owner, warriors in enumerate(state.coffin):
        state.supply[owner] += warriors
        state.coffin[owner] = 0
    context.emit(CoffinsEmptied(seat, count))


def pay_coffins(state: Woodland, context: StepContext, seat: Seat) -> None:
    """Start of Birdsong: one point per five warriors on the card, then all return."""
    from rules.root.scoring.points import score

    points = on_card(state) // WARRIORS_A_POINT
    if points:
        score(state, context, seat, points, CARD)
    empty_coffins(state, context, seat)
