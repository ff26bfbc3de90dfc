"""What happened is shown one thing after another; only then the next question is offered."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from enum import StrEnum

import msgspec
from PySide6.QtCore import QAbstractAnimation, QObject, QTimer, Signal

from rules.kernel.state import State
from rules.kernel.steps import Event
from views.theme import theme


class Pace(StrEnum):
    """How long the table rests on what has happened."""

    INSTANT = "instant"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"
    STEPS = "steps"
    """The table waits for the person after each happening."""


RESTS = {Pace.INSTANT: 0, Pace.FAST: 150, Pace.NORMAL: 500, Pace.SLOW: 1500, Pace.STEPS: -1}
"""Milliseconds after each happening that has something to tell; -1: until `go_on`."""


class Scene(msgspec.Struct, frozen=True):
    """One happening: the view after it, and what led there."""

    view: State
    events: Sequence[Event]


class Stage(QObject):
    """A queue of happenings. `show` draws a view, `animate` makes the motion that leads to it.

    Where nothing moves (pace instant, motion off, window hidden) all of it happens within `play`.
    """

    playing_changed = Signal(bool)
    waiting_changed = Signal(bool)
    """Step by step: the table waits for `go_on`."""
    shown = Signal(object)
    """A scene has been shown: the log and the announcements follow the picture."""

    def __init__(
        self,
        show: Callable[[State], None],
        animate: Callable[[State, Sequence[Event]], QAbstractAnimation | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._show = show
        self._animate = animate
        self._queue: deque[Scene] = deque()
        self._then: Callable[[], None] | None = None
        self._current: Scene | None = None
        self._motion: QAbstractAnimation | None = None
        self._waiting = False
        self._paused = False
        self._skipping = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._next)
        self.pace = Pace.NORMAL

    # ------------------------------------------------------------ what goes in
    def play(self, view: State, events: Sequence[Event]) -> None:
        """Adds a happening; it is shown at once when nothing else is being shown."""
        self._queue.append(Scene(view, tuple(events)))
        self._start()

    def then(self, action: Callable[[], None]) -> None:
        """Called once, when all that waits has been shown; replaces an earlier one."""
        self._then = action
        self._start()

    def clear(self) -> None:
        """Forgets all that waits, without showing it: the table is about to be set anew."""
        self._queue.clear()
        self._then = None
        self._stop_motion()
        self._rest.stop()
        self._current = None
        self._set_waiting(False)
        self.playing_changed.emit(False)

    # ------------------------------------------------------------ while it plays
    @property
    def is_playing(self) -> bool:
        return self._current is not None or bool(self._queue)

    @property
    def is_waiting(self) -> bool:
        return self._waiting

    def finish(self) -> None:
        """A press while something moves: everything that waits is shown at once."""
        self._skipping = True
        self._set_waiting(False)
        self._rest.stop()
        if self._motion is not None:
            self._stop_motion()
            self._arrive()
        elif self._current is not None:
            self._next()
        self._skipping = False

    def go_on(self) -> None:
        """Step by step: the next happening."""
        if self._waiting:
            self._set_waiting(False)
            self._next()

    def pause(self, paused: bool) -> None:
        """Holds the table still; motion stands, nothing is lost."""
        self._paused = paused
        if self._motion is not None:
            if paused:
                self._motion.pause()
            else:
                self._motion.resume()
        elif paused:
            self._rest.stop()
        elif not self._waiting:
            self._next()

    # ------------------------------------------------------------ one after another
    def _start(self) -> None:
        if self._current is None:
            self._next()

    def _next(self) -> None:
        """The next scene; scenes that need no time are shown within this call."""
        if self._paused:
            return
        self._current = None
        while self._queue:
            self._current = self._queue.popleft()
            self.playing_changed.emit(True)
            if self._begin_motion(self._current) or self._arrive_and_rest():
                return
            self._current = None
        self.playing_changed.emit(False)
        action, self._then = self._then, None
        if action is not None:
            action()

    def _is_instant(self) -> bool:
        return self._skipping or self.pace is Pace.INSTANT

    def _begin_motion(self, scene: Scene) -> bool:
        if self._is_instant() or theme().still or not scene.events:
            return False
        motion = self._animate(scene.view, scene.events)
        if motion is None or motion.totalDuration() == 0:
            return False
        self._motion = motion
        motion.setParent(self)
        motion.finished.connect(self._arrive)
        motion.start()
        return True

    def _stop_motion(self) -> None:
        motion, self._motion = self._motion, None
        if motion is not None:
            motion.finished.disconnect(self._arrive)
            motion.stop()
            motion.deleteLater()

    def _arrive(self) -> None:
        """The motion is over: whatever it drew, the view is the truth."""
        if self._motion is not None:
            self._motion.deleteLater()
            self._motion = None
        if not self._arrive_and_rest():
            self._next()

    def _arrive_and_rest(self) -> bool:
        """Shows the current scene; True when the table now rests on it."""
        assert self._current is not None
        scene = self._current
        self._show(scene.view)
        self.shown.emit(scene)
        if self._is_instant() or not any(event.text() for event in scene.events):
            return False
        rest = RESTS[self.pace]
        if rest < 0:
            self._set_waiting(True)
        else:
            self._rest.start(rest)
        return True

    def _set_waiting(self, waiting: bool) -> None:
        if waiting != self._waiting:
            self._waiting = waiting
            self.waiting_changed.emit(waiting)
