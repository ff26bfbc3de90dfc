"""The beginning of a phase (5)."""

from rules.cthulhu_wars.enums import Phase
from rules.cthulhu_wars.events import PhaseBegan
from rules.cthulhu_wars.state import Earth
from rules.kernel.step_context import StepContext

FOR_GOOD = "game:"
"""What the names of things begin with that may be done once in a whole game."""


def begin_phase(state: Earth, context: StepContext, phase: Phase) -> None:
    """What could be done once in the phase before may be done again."""
    state.phase = phase
    state.turn = None
    if state.once:
        state.once = tuple(each for each in state.once if each[1].startswith(FOR_GOOD))
    context.emit(PhaseBegan(phase))
