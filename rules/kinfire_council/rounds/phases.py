"""The beginning of a phase (4)."""

from rules.kernel.table import Table
from rules.kinfire_council.enums import Phase
from rules.kinfire_council.rounds.events import PhaseBegan
from rules.kinfire_council.state import Council


def begin_phase(state: Council, table: Table, phase: Phase) -> None:
    """The table turns to a phase."""
    state.phase = phase
    table.emit(PhaseBegan(phase))
