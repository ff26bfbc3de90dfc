"""The bots of a game: asked, paced, and their answers carried out without holding the window up."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QTimer, Signal

from models.controls import Controls
from models.thinking import Thought
from rules.kernel import agenda
from rules.kernel.play import Play
from rules.kernel.steps import Choice, Event, Seat

SLICE = 0.006
"""Seconds for which answers are carried out before the window has its turn again."""


class BotsTurn(QObject):
    """Carries out what the bots answer, a slice of time at a time."""

    told = Signal(object)
    """Tuple of events: what their answers brought about."""
    thinking = Signal(object)
    """Tuple of the seats that are waited for."""

    def __init__(self, play: Play, controls: Controls, parent: QObject | None = None) -> None:
        """`controls` knows the seats of bots."""
        super().__init__(parent)
        self._play = play
        self._controls = controls
        controls.answered.connect(self._hear)
        self._heard: list[Thought] = []
        self._paused = False
        self._slice = QTimer(self)
        self._slice.setSingleShot(True)
        self._slice.timeout.connect(self._carry_out)

    @property
    def waited_for(self) -> tuple[Seat, ...]:
        """The bots whose answers are still to come or to be carried out."""
        return (*self._controls.waited_for, *(thought.seat for thought in self._heard))

    def ask(self, choice: Choice, due: list[Seat]) -> bool:
        """Asks the bots that are due and not asked yet; whether there were any."""
        waited_for = set(self.waited_for)
        fresh = [seat for seat in due if seat not in waited_for]
        if fresh:
            self._controls.ask(self._play.state, choice, fresh)
            self.thinking.emit(self.waited_for)
        return bool(fresh)

    def stop(self) -> None:
        """Nothing that was asked counts any more."""
        self._controls.stop()
        self._slice.stop()
        self._heard.clear()
        self.thinking.emit(())

    def pause(self, paused: bool) -> None:
        """Answers that come meanwhile wait."""
        self._paused = paused
        if self._heard and not paused:
            self._slice.start(0)

    def _hear(self, thoughts: tuple[Thought, ...]) -> None:
        self._heard.extend(thoughts)
        self._carry_out()

    def _carry_out(self) -> None:
        if self._paused or not self._heard:
            return
        events: list[Event] = []
        until = time.monotonic() + SLICE
        while self._heard and time.monotonic() < until:
            events += self._answer(self._heard.pop(0))
        if self._heard:
            self._slice.start(0)
        self.thinking.emit(self.waited_for)
        self.told.emit(tuple(events))

    def _answer(self, thought: Thought) -> list[Event]:
        """A bot's whole answer; nothing where the question was settled without it."""
        events: list[Event] = []
        for part in thought.actions:
            if agenda.is_asked(self._play.state, thought.seat):
                events += self._play.submit(thought.seat, part).events
        return events
