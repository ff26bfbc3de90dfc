"""The beginning of a phase (4)."""

from rules.kernel.step_context import StepContext
from rules.kinfire_council.enums import Phase
from rules.kinfire_council.rounds.events import PhaseBegan
from rules.kinfire_council.state import Council


def begin_phase(state: Council, context: StepContext, phase: Phase) -> None:
    """The table turns to a phase."""
    state.phase = phase
    context.emit(PhaseBegan(phase))
