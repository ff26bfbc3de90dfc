"""Help for whoever is asked: the strongest bot says what it would do, or does it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from models.controls import Controls
from models.question import with_parts
from models.thinking import Thought
from rules.kernel.journal import Help
from rules.kernel.luck import stirred
from rules.kernel.play import Play
from rules.kernel.state import State
from rules.kernel.steps import Seat
from rules.kernel.views import deal_world, view


class Advising(QObject):
    """One piece of help at a time, noted in the record when it is given.

    Asking again while the bot thinks does not begin anew; a hint becomes a decision when that is
    asked for meanwhile.
    """

    begun = Signal(object)
    """Help: of what the bot thinks now, said again whenever it is asked for; None: no more."""
    hinted = Signal(object)
    """Thought: what the bot would do."""
    decided = Signal(object)
    """Thought: what is to be played for its seat."""

    def __init__(self, play: Play, controls: Controls, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._play = play
        self._controls = controls
        self._wanted = Help.HINT
        controls.advised.connect(self._hear)
        controls.noticed.connect(self._hear_notice)

    def ask(self, seat: Seat, wanted: Help, in_the_open: bool) -> None:
        """Asks for a hint or a decision in the place of a person; `in_the_open`: all look on."""
        if not self._controls.is_advising:
            self._wanted = wanted
            state = self._play.state
            self._controls.advise(as_all_know_it(state, seat) if in_the_open else state, seat)
        elif wanted is Help.PLAYED_FOR:
            self._wanted = wanted
        self.begun.emit(self._wanted)

    def _hear_notice(self) -> None:
        if not self._controls.is_advising:
            self.begun.emit(None)

    def _hear(self, thought: Thought) -> None:
        self.begun.emit(None)
        self._play.mark(self._wanted, thought.seat)
        (self.decided if self._wanted is Help.PLAYED_FOR else self.hinted).emit(thought)


def as_all_know_it(state: State, seat: Seat) -> State:
    """A game in which this seat holds anything that it may hold, as far as the table can tell.

    What a bot advises there gives nothing away; what is open to the seat is the same, as its
    question is put to all.
    """
    seen = with_parts(view(state, None), seat, state.answers.get(seat, ()))
    return deal_world(seen, None, stirred(state.ply, seat))
