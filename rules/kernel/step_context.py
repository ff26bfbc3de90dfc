"""What a step may do besides changing the state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from rules.kernel.luck import Drawn, Lots, draw, fits
from rules.kernel.steps import Event, Outcome, Step
from rules.kernel.text import Text, say

if TYPE_CHECKING:
    from rules.kernel.state import State


REVEALED = say("kernel.barrier_reveal")
BOUND = say("kernel.binding")
DRAWN = say("kernel.barrier_chance")


class ScriptFault(ValueError):
    """A written result of chance does not fit what the rules ask for."""


class StepContext(msgspec.Struct, gc=False):
    """One submission's desk: steps to come, events told, lots drawn, barriers met.

    Results of chance come from `script`, if there is one, as in a replay or a rule case. `told`
    counts the events whose reactions have been put on the agenda.
    """

    script: Iterator[Drawn] | None = None
    pending: list[Step] = []
    events: list[Event] = []
    outcomes: list[Drawn] = []
    told: int = 0
    undo_barrier: Text | None = None

    def then(self, *steps: Step) -> None:
        """Puts steps on the agenda: the first happens first.

        Each finishes with all that it started before the next one begins.
        """
        self.pending.extend(steps)

    def emit(self, event: Event) -> None:
        """Tells what happened.

        Its reactions come when this step has run, before what the step put with `then`.
        """
        self.events.append(event)

    def reveal(self) -> None:
        """Somebody learned something: no undo past this point."""
        self.undo_barrier = self.undo_barrier or REVEALED

    def look(self) -> None:
        """What is hidden is looked at, and what this step does from here on depends on it: it is
        learned, and nothing of it can be foreseen."""
        self.reveal()

    def bind(self) -> None:
        """An answer was given that cannot be taken back."""
        self.undo_barrier = self.undo_barrier or BOUND

    def end(self, state: State, outcome: Outcome) -> None:
        """The game is over: nothing that waits is run."""
        state.outcome = outcome

    def draw(self, state: State, lots: Lots, shown: bool) -> Drawn:
        """One result of chance.

        Luck moves on in any case; a script's result replaces the drawn one.
        """
        state.luck, drawn = draw(state.luck, lots)
        if self.script is not None:
            written = next(self.script, None)
            if written is not None:
                if not fits(written, lots):
                    raise ScriptFault(f"{written!r} cannot come from {lots!r}")
                drawn = written
        self.outcomes.append(drawn)
        if shown:
            self.undo_barrier = self.undo_barrier or DRAWN
        return drawn
