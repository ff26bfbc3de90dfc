"""What happened is shown one thing after another; only then the next question is offered."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import QAbstractAnimation, QObject, QVariantAnimation, Signal

from rules.kernel.state import State
from rules.kernel.steps import Event
from views.theme import theme


class Scene(msgspec.Struct, frozen=True):
    """One happening: the view after it, and what led there."""

    view: State
    events: Sequence[Event]


class Stage(QObject):
    """A queue of happenings. `show` draws a view, `animate` makes the motion that leads to it.

    Where nothing moves (speed 0, motion off, nothing to animate) all of it happens within `play`.
    """

    playing_changed = Signal(bool)
    shown = Signal(object)
    """A Scene has been shown: announcements follow the picture."""

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
        self._paused = False
        self._skipping = False
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._arrive)
        self.speed = 1.0
        """How fast everything moves; 0: nothing moves."""

    # ------------------------------------------------------------ what goes in
    def play(self, view: State, events: Sequence[Event]) -> None:
        """Adds a happening; it is shown at once when nothing else is being shown."""
        self._queue.append(Scene(view, tuple(events)))
        self._start()

    def then(self, action: Callable[[], None]) -> None:
        """Called once, when all that waits has been shown; replaces an earlier one."""
        self._then = action
        self._start()

    def forget(self) -> None:
        """What was to come after the happenings is not wanted any more."""
        self._then = None

    def clear(self) -> None:
        """Forgets all that waits, without showing it: the table is about to be set anew."""
        was_playing = self.is_playing
        self._queue.clear()
        self._then = None
        self._stop_motion()
        self._current = None
        if was_playing:
            self.playing_changed.emit(False)

    # ------------------------------------------------------------ while it plays
    @property
    def is_playing(self) -> bool:
        return self._current is not None or bool(self._queue)

    def finish(self) -> None:
        """A press while something moves: everything that waits is shown at once."""
        if self._motion is None:
            return
        self._skipping = True
        self._arrive()
        self._skipping = False

    def pause(self, paused: bool) -> None:
        """Holds the table still; motion stands, nothing is lost."""
        self._paused = paused
        if self._motion is not None:
            self._clock.setPaused(paused)
        elif not paused:
            self._next()

    # ------------------------------------------------------------ one after another
    def _start(self) -> None:
        if self._current is None:
            self._next()

    def _next(self) -> None:
        """The next scene; scenes that need no time are shown within this call."""
        if self._paused:
            return
        while self._queue:
            self._current = self._queue.popleft()
            if self._begin_motion(self._current):
                self.playing_changed.emit(True)
                return
            self._show_current()
        self.playing_changed.emit(False)
        action, self._then = self._then, None
        if action is not None:
            action()

    @property
    def is_still(self) -> bool:
        """Whether nothing moves, whatever happens: the user wants it so."""
        return self.speed <= 0 or theme().still

    def _begin_motion(self, scene: Scene) -> bool:
        if self._skipping or self.is_still or not scene.events:
            return False
        motion = self._animate(scene.view, scene.events)
        if motion is None or motion.totalDuration() <= 0:
            return False
        # The motion is started and held; our own clock turns its hands, as fast as the pace wants.
        motion.setParent(self)
        motion.start()
        motion.pause()
        total = min(motion.totalDuration(), theme().motion.compound)
        self._clock.setStartValue(0)
        self._clock.setEndValue(motion.totalDuration())
        self._clock.setDuration(max(1, round(total / self.speed)))
        # Only now: a clock that is set anew still tells the end of the motion before.
        self._motion = motion
        self._clock.start()
        return True

    def _tick(self, time: object) -> None:
        if self._motion is not None:
            self._motion.setCurrentTime(int(time))  # type: ignore[call-overload]

    def _stop_motion(self) -> None:
        motion, self._motion = self._motion, None
        if motion is None:
            return
        self._clock.blockSignals(True)
        self._clock.stop()
        self._clock.blockSignals(False)
        motion.stop()
        motion.deleteLater()

    def _arrive(self) -> None:
        """The motion is over: whatever it drew, the view is the truth."""
        if self._motion is not None:
            self._stop_motion()
            self._show_current()
            self._next()

    def _show_current(self) -> None:
        scene, self._current = self._current, None
        assert scene is not None
        self._show(scene.view)
        self.shown.emit(scene)
