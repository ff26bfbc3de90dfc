"""Points of the players and of the Cult (13): never below 0, each with where it comes from."""

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kinfire_council.enums import SOURCES, Source
from rules.kinfire_council.events import CultScored, Scored
from rules.kinfire_council.state import Council

_AT = {source: at for at, source in enumerate(SOURCES)}
NO_TALLY = (0,) * len(SOURCES)


def score(state: Council, context: StepContext, seat: Seat, n: int, source: Source) -> int:
    """A player gains or loses n V; how many really (5: V never falls below 0)."""
    real = max(n, -state.score[seat])
    if real:
        state.score[seat] += real
        _note(state, seat, real, source)
        context.emit(Scored(seat, real, source))
    return real


def cult(state: Council, context: StepContext, n: int, source: Source) -> int:
    """The Cult gains or loses n V; how many really."""
    real = max(n, -state.cult_score)
    if real:
        state.cult_score += real
        _note(state, -1, real, source)
        context.emit(CultScored(real, source))
    return real


def _note(state: Council, row: int, n: int, source: Source) -> None:
    tally = list(state.tally[row])
    tally[_AT[source]] += n
    state.tally[row] = tuple(tally)
