"""The captaincy: who is next in line, and how it changes hands (4.2, 6)."""

from rules.feed_the_kraken.events import CaptainChanged
from rules.feed_the_kraken.state import NOBODY, Kraken, clockwise
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat


def heir(state: Kraken) -> Seat:
    """(6) Whom Drunk makes captain: of the living seats but the captain that have a tongue, the one
    with the fewest resume cards; among several the first one clockwise. NOBODY: no candidate.
    """
    captain, crew = state.captain, state.crew
    line = [seat for seat in clockwise(state, captain) if seat != captain and crew[seat].tongue]
    return min(line, key=lambda seat: len(crew[seat].resumes), default=NOBODY)


def take_over(state: Kraken, context: StepContext, new: Seat, cause: str) -> None:
    """(4.2) Both badges go to the new captain; the deposed team keeps none (R1)."""
    old, state.captain = state.captain, new
    state.lieutenant = state.navigator = NOBODY
    context.emit(CaptainChanged(old, new, cause))
