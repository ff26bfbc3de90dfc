"""The bots of a game: heard and asked, paced, without holding the window up.

At each question those who want to say something speak first, one after the other.
"""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QTimer, Signal

from models.bot_driver import BotDriver
from models.moment import NextStep, Trouble
from models.thinking import Thought
from rules.bots.talking import Talk, voiced
from rules.kernel import agenda
from rules.kernel.play import Play
from rules.kernel.steps import Choice, Event, Seat

SLICE = 0.006
"""Seconds for which answers are carried out before the window has its turn again."""


class BotsTurn(QObject):
    """Carries out what the bots answer, a slice of time at a time."""

    told = Signal(object)
    """Tuple of events: what their answers brought about."""
    changed = Signal()
    """Others are waited for, or none, or they are stuck."""
    gone_on = Signal()
    """Nobody wants to say anything more, or the bots have been asked: it is the persons' turn."""

    def __init__(self, play: Play, driver: BotDriver, parent: QObject | None = None) -> None:
        """`driver` knows the seats of bots."""
        super().__init__(parent)
        self._play = play
        self._driver = driver
        self.stuck: NextStep | Trouble | None = None
        """They wait for a press, whatever persons are asked meanwhile."""
        driver.holding.connect(lambda seat: self._get_stuck(NextStep(seat)))
        driver.failed.connect(lambda why: self._get_stuck(Trouble(why)))
        driver.answered.connect(self._hear)
        driver.spoken.connect(self._hear_speech)
        self._talk = Talk(play.setup, driver.levels)
        self._is_talking = False
        self._speech: Thought | None = None
        self._asked_at: dict[Seat, int] = {}
        self._heard: list[Thought] = []
        self._paused = False
        self._slice = QTimer(self)
        self._slice.setSingleShot(True)
        self._slice.timeout.connect(self._carry_out)

    @property
    def waited_for(self) -> tuple[Seat, ...]:
        """The bots whose answers are still to come or to be carried out."""
        return (*self._driver.waited_for, *(thought.seat for thought in self._heard))

    def come_first(self, choice: Choice, due: list[Seat]) -> bool:
        """Bots speak, then those that are due are asked; whether persons have to wait for it."""
        if self._talks(choice):
            return True
        waited_for, bots = set(self.waited_for), self._driver.levels
        fresh = [seat for seat in due if seat in bots and seat not in waited_for]
        if fresh:
            self._asked_at |= dict.fromkeys(fresh, self._play.state.ply)
            self._driver.ask(self._play.state, choice, fresh)
            if isinstance(self.stuck, Trouble):
                self.stuck = None
            self.changed.emit()
            self.gone_on.emit()  # the window has its turn before a person is asked
        return bool(fresh)

    def _talks(self, choice: Choice) -> bool:
        """Lets the bots speak before anybody answers; whether one of them is waited for."""
        if not self._is_talking and (seats := self._talk.left(self._play.state, self._play)):
            self._is_talking = True
            self._driver.talk(self._play.state, choice, seats)
        return self._is_talking

    def stop(self) -> None:
        """Nothing that was asked counts any more."""
        self._driver.stop()
        self._slice.stop()
        self._heard.clear()
        self._talk.forget()
        self._is_talking, self._speech, self.stuck = False, None, None
        self.changed.emit()

    def _get_stuck(self, by: NextStep | Trouble) -> None:
        self.stuck = by
        self.changed.emit()

    def step(self) -> None:
        """Step by step: what was heard counts now."""
        self.stuck = None
        self._driver.step()

    def pause(self, paused: bool) -> None:
        """Answers that come meanwhile wait."""
        self._paused = paused
        if not paused and (self._heard or self._speech is not None):
            self._slice.start(0)

    # ------------------------------------------------------------ talk
    def _hear_speech(self, thought: Thought | None) -> None:
        """What the first of them says; those after it are asked again, as they have heard it."""
        self._speech = thought
        if thought is None:
            self._is_talking = False
            self._talk.all_heard()
            self.gone_on.emit()
        elif not self._paused:
            self._speak(thought)

    def _speak(self, thought: Thought) -> None:
        self._is_talking, self._speech = False, None
        self._talk.heard(thought.seat)
        self.told.emit(voiced(self._play.submit, thought.seat, thought.actions))

    # ------------------------------------------------------------ answers
    def _hear(self, thoughts: tuple[Thought, ...]) -> None:
        self._heard.extend(thoughts)
        self._carry_out()

    def _carry_out(self) -> None:
        if self._speech is not None and not self._paused:
            self._speak(self._speech)
        if self._paused or not self._heard:
            return
        events: list[Event] = []
        until = time.monotonic() + SLICE
        while self._heard and time.monotonic() < until:
            events += self._answer(self._heard.pop(0))
        if self._heard:
            self._slice.start(0)
        self.told.emit(tuple(events))

    def _answer(self, thought: Thought) -> list[Event]:
        """A bot's whole answer; nothing where the question was settled without it.

        A window that has opened again is another question: it asks anew.
        """
        events: list[Event] = []
        state, asked_at = self._play.state, self._asked_at[thought.seat]
        for part in thought.actions:
            if state.ply == asked_at and agenda.is_asked(state, thought.seat):
                events += self._play.submit(thought.seat, part).events
        return events
