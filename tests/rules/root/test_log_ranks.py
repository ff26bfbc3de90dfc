"""Turns and phases are heads in the log; all else are acts."""

from rules.kernel.steps import LogRank
from rules.root.events import Moved, PhaseBegan, TurnBegan


def test_turns_are_parts_and_phases_are_phases() -> None:
    ranks = [kind.RANK for kind in (TurnBegan, PhaseBegan, Moved)]
    assert ranks == [LogRank.PART, LogRank.PHASE, LogRank.ACT]
