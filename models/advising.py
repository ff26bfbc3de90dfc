"""Help for whoever is asked: the strongest bot says what it would do, or does it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from models.bot_driver import BotDriver
from models.floor import Floor
from models.question import with_parts
from models.thinking import Thought
from rules.kernel.journal import Help
from rules.kernel.luck import stirred
from rules.kernel.play import Play
from rules.kernel.state import State
from rules.kernel.steps import Page, Seat
from rules.kernel.text import say
from rules.kernel.views import sample_world, view


class Advising(QObject):
    """One piece of help at a time, noted in the record when it is given.

    Asking again while the bot thinks does not begin anew; a hint becomes a decision when that is
    asked for meanwhile. When the question goes, so does the help.
    """

    begun = Signal(object)
    """Help: of what the bot thinks now, said again whenever it is asked for; None: no more."""
    hinted = Signal(object)
    """Thought: what the bot would do, with `action`, `actions` and `reasons`."""
    decided = Signal(object)
    """Thought: what is played for a seat; the question still stands."""
    plays = Signal(object)
    """The same thought: now it is played."""
    refused = Signal(object)
    """Text: why there is no help."""

    def __init__(self, play: Play, driver: BotDriver, floor: Floor, parent: QObject) -> None:
        super().__init__(parent)
        self._play, self._driver, self._floor = play, driver, floor
        self._wanted = Help.HINT
        driver.advised.connect(self._hear)
        driver.noticed.connect(self._hear_notice)

    @property
    def may(self) -> bool:
        """Whether a person may ask for help now.

        Never where several share a table of secrets: advice tells what its seat knows.
        """
        question = self._floor.question
        asks = question is not None and not isinstance(question.choice, Page)
        return asks and not self._floor.is_held

    def hint(self) -> None:
        """Asks the strongest bot what it would do."""
        self._ask(Help.HINT)

    def play_for_me(self) -> None:
        """The strongest bot takes this decision."""
        self._ask(Help.PLAYED_FOR)

    def _ask(self, wanted: Help) -> None:
        question = self._floor.question
        if question is None or not self.may:
            self.refused.emit(say("kernel.not_asked"))
            return
        if not self._driver.is_advising:
            self._wanted = wanted
            state, seat = self._play.state, question.seat
            in_the_open = self._floor.viewer is None
            self._driver.advise(as_all_know_it(state, seat) if in_the_open else state, seat)
        elif wanted is Help.PLAYED_FOR:
            self._wanted = wanted
        self.begun.emit(self._wanted)

    def _hear_notice(self) -> None:
        if not self._driver.is_advising:
            self.begun.emit(None)

    def _hear(self, thought: Thought) -> None:
        self.begun.emit(None)
        self._play.mark(self._wanted, thought.seat)
        if self._wanted is Help.HINT:
            self.hinted.emit(thought)
            return
        self.decided.emit(thought)
        self.plays.emit(thought)


def as_all_know_it(state: State, seat: Seat) -> State:
    """A game in which this seat holds anything that it may hold, as far as the table can tell.

    What a bot advises there gives nothing away; what is open to the seat is the same, as its
    question is put to all.
    """
    seen = with_parts(view(state, None), seat, state.answers.get(seat, ()))
    return sample_world(seen, None, stirred(state.ply, seat))
