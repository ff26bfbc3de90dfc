"""How automata move warriors (9)."""

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.root.actions import Move
from rules.root.state import CLEARINGS, Place, Woodland
from rules.root.woodland.geography import neighbours
from rules.root.woodland.moving import carry_out, why_not_move


def targets(state: Woodland, seat: Seat, source: Place) -> list[Place]:
    """The adjacent clearings into which it may move."""
    found = [place for place in neighbours(state, seat, source) if place in CLEARINGS]
    return [place for place in found if why_not_move(state, seat, source, place) is None]


def walk(
    state: Woodland, context: StepContext, seat: Seat, source: Place, target: Place, count: int
) -> bool:
    """So many warriors go from one clearing to another, unless a trap springs; whether they do."""
    before = state.warriors[target][seat]
    carry_out(state, context, seat, Move(source, target, count))
    return state.warriors[target][seat] > before
