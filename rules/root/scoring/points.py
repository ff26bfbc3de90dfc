"""Victory points (6.1)."""

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.root.events import Scored
from rules.root.state import NOBODY, Tally, Woodland


def scores_no_more(state: Woodland, seat: Seat) -> bool:
    """With an active dominance card, or in a coalition, points are neither won nor lost (6.2)."""
    return bool(state.dominance[seat]) or state.coalition[seat] != NOBODY


def change_of(state: Woodland, seat: Seat, points: int) -> int:
    """What points won or, below zero, lost would change now: all that is said of points to come
    is asked here."""
    if scores_no_more(state, seat):
        return 0
    before = state.scores[seat]
    return max(0, before + points) - before


def score(state: Woodland, context: StepContext, seat: Seat, points: int, source: str) -> None:
    """Points won or, below zero, lost. A score never falls below 0 (6.1)."""
    change = change_of(state, seat, points)
    if change:
        state.scores[seat] += change
        state.tally[seat] = noted(state.tally[seat], source, change)
        context.emit(Scored(seat, change, source))


def noted(tally: Tally, source: str, points: int) -> Tally:
    """A tally with points more or less from a source."""
    for index, (known, sum_so_far) in enumerate(tally):
        if known == source:
            return (*tally[:index], (source, sum_so_far + points), *tally[index + 1 :])
    return (*tally, (source, points))
