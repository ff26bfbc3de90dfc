"""Which presses and keys count: none that began before what it would answer was on the screen."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent, QWindow
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDockWidget,
    QMenuBar,
    QToolButton,
    QWidget,
)
from shiboken6 import isValid

from desktop.actions import is_plain
from desktop.keys import is_text_field
from views.panels.hold_button import HoldButton

_KIND, _KEY = QEvent.Type, Qt.Key
PRESSES = (_KIND.MouseButtonPress, _KIND.MouseButtonDblClick)
KEYS = (_KIND.ShortcutOverride, _KIND.KeyPress)
HEARD = (*PRESSES, *KEYS, _KIND.MouseButtonRelease, _KIND.KeyRelease)
PAINTED = (_KIND.UpdateRequest, _KIND.Expose, _KIND.Show)
HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
HELD |= Qt.KeyboardModifier.MetaModifier
ENTER = (_KEY.Key_Return, _KEY.Key_Enter)
MOVES = frozenset({_KEY.Key_Tab, _KEY.Key_Backtab, _KEY.Key_PageUp, _KEY.Key_PageDown})
MOVES |= {_KEY.Key_Left, _KEY.Key_Right, _KEY.Key_Up, _KEY.Key_Down}
"""What goes on while it is held."""
DECIDES_NOTHING = (QMenuBar, QDockWidget, QToolButton)
"""Pressed there nothing is answered."""
NEAR = 12
"""Pixels within which presses follow one another at one place."""
FAR = QPointF(-10_000, -10_000)
"""A press that is let go there does nothing, wherever it began."""
NEVER = -1
REPEATS_IN_PAIRS = "xcb"
"""The window system that gives a held key as releases and presses, two of one moment each time. Qt
knows them by looking at what has come already: of a program that is busy it may miss one."""


class Row(msgspec.Struct):
    """Presses that follow one another faster than anybody reads: they count as their first one."""

    window: QObject
    """What they reached."""
    what: tuple[int, int, int]
    """The button and where on the screen, or the key."""
    last: float
    """Milliseconds, by the clock of the events."""
    asked: int
    """What was on the screen when the first of them began."""

    def goes_on(self, what: tuple[int, int, int], now: float) -> bool:
        """Whether the next press belongs to them."""
        between = QApplication.doubleClickInterval()
        is_near = all(abs(a - b) <= NEAR for a, b in zip(self.what[1:], what[1:], strict=True))
        return self.what[0] == what[0] and is_near and 0 <= now - self.last < between


class Gate(QObject):
    """Looks at all that comes from mouse and keyboard before any widget of the window does.

    What is asked is on the screen when the window has been painted and no older event is left. A
    press that began earlier is not let through, nor are those that follow it at once at the same
    place; one that is held meanwhile is let go where it does nothing. Held keys do not repeat
    decisions. Quick presses that began in a dialog that has gone, or before one that has come,
    count in neither. Arrows, Tab and keys with Ctrl or Alt only move and show: they always come
    through.
    """

    def __init__(self, window: QWidget, covers: Callable[[QKeySequence, bool], bool]) -> None:
        """`covers`: whether this key covers the screen now; True: it does."""
        super().__init__(window)
        self._window, self._covers = window, covers
        self._handles: list[QWindow] = []
        self._asked = 0
        self._is_seen, self._is_new = True, False
        self._rows: dict[bool, Row] = {}
        self._pairs = QGuiApplication.platformName() == REPEATS_IN_PAIRS
        self._released = (0, 0)
        """The key that was let go last, and when."""
        self._down = False
        self._is_let_go = self._is_swallowed = self._passes = False
        self._settled = QTimer(self, singleShot=True)
        self._settled.timeout.connect(self._see)
        window.installEventFilter(self)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.focusWindowChanged.connect(self._watch)
        self._watch(window.windowHandle())

    # ------------------------------------------------------------ what is on the screen
    def pose(self, is_new: bool = True) -> None:
        """Something is asked that nobody has seen yet; `is_new` False: the next part of it."""
        self._asked += is_new
        self._is_new = is_new or (self._is_new and not self._is_seen)
        self._is_seen = False
        self._settled.stop()
        if is_new:
            self._let_go()
        self._window.update(0, 0, 1, 1)

    def _let_go(self) -> None:
        """What is held now belonged to what was asked before."""
        self._is_let_go = self._down
        focused = QApplication.focusWidget()
        if isinstance(focused, QAbstractButton) and focused.isDown() and not self._down:
            focused.setDown(False)  # Space would press it when it is let go

    @property
    def is_open(self) -> bool:
        """Whether a press that begins now counts."""
        return self._is_seen

    @property
    def is_let_through(self) -> bool:
        """Whether the press that is held now reached the window."""
        return self._down and not self._is_let_go

    def _see(self) -> None:
        """Painted, and nothing waits any more that began before that."""
        self._is_seen, self._is_new = True, False

    def _watch(self, handle: QWindow | None) -> None:
        """Keys go to the window that has the keyboard: dialogs have theirs, too."""
        self._handles = [each for each in self._handles if isValid(each)]
        if handle is not None and handle not in self._handles:
            self._handles.append(handle)
            handle.installEventFilter(self)

    # ------------------------------------------------------------ what comes
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind not in HEARD and kind not in PAINTED:
            return False
        if watched is self._window:
            if kind is _KIND.UpdateRequest:
                self._painting()
            elif kind is _KIND.Show:
                self._watch(self._window.windowHandle())
            return False
        if kind in KEYS and isinstance(event, QKeyEvent):
            return self._hears_key(watched, event)
        if kind is _KIND.KeyRelease and isinstance(event, QKeyEvent):
            self._released = (event.key(), event.timestamp())
        if kind in PRESSES and isinstance(event, QMouseEvent):
            return self._hears_press(watched, event)
        if kind is _KIND.MouseButtonRelease and isinstance(event, QMouseEvent):
            return self._hears_release(watched, event)
        if kind is _KIND.Expose and watched is self._window.windowHandle():
            self._painting()
        return False

    def _painting(self) -> None:
        if not self._is_seen:
            self._settled.start(0)

    # ------------------------------------------------------------ mouse
    def _hears_press(self, window: QObject, event: QMouseEvent) -> bool:
        """Whether it is kept from its window."""
        at, button = event.globalPosition().toPoint(), event.button().value
        counts = self._counts(False, window, (button, at.x(), at.y()), event.timestamp())
        if QApplication.activePopupWidget() is not None:
            return False
        is_here = window is self._window.windowHandle()
        below = self._window.childAt(event.position().toPoint()) if is_here else None
        self._is_swallowed = not counts and self._decides(below)
        self._down, self._is_let_go = is_here and not self._is_swallowed, False
        return self._is_swallowed

    def _decides(self, widget: QWidget | None) -> bool:
        while widget is not None and widget is not self._window:
            if isinstance(widget, DECIDES_NOTHING):
                return False
            widget = widget.parentWidget()
        return True

    def _hears_release(self, window: QObject, event: QMouseEvent) -> bool:
        if self._passes:
            return False
        self._down = False
        if self._is_swallowed:
            self._is_swallowed = False
            return True
        if not self._is_let_go:
            return False
        self._is_let_go = False
        away = QMouseEvent(
            event.type(), FAR, FAR, FAR, event.button(), event.buttons(), event.modifiers()
        )
        self._passes = True
        QCoreApplication.sendEvent(window, away)
        self._passes = False
        return True

    # ------------------------------------------------------------ keys
    def _hears_key(self, window: QObject, event: QKeyEvent) -> bool:
        """Whether it is kept from the window. The key that covers works over everything."""
        sequence, focused = QKeySequence(event.keyCombination()), QApplication.focusWidget()
        is_typing, is_held = is_text_field(focused), self._is_still_held(event)
        repeats = is_held or event.isAutoRepeat()
        is_press = event.type() is _KIND.KeyPress
        writes = is_typing and is_plain(sequence)
        # Asked for before it is pressed: a menu that is open takes the press itself.
        if not writes and self._covers(sequence, not repeats):
            event.accept()
            return True
        if is_held and not is_typing and event.key() not in MOVES:
            event.accept()  # else it might be a command's key
            return not isinstance(focused, HoldButton)
        if not is_press or not _decides(event) or (is_typing and event.key() not in ENTER):
            return False
        if repeats:
            return True
        counts = self._counts(True, window, (event.key(), 0, 0), event.timestamp())
        return QApplication.activePopupWidget() is None and not counts

    def _is_still_held(self, event: QKeyEvent) -> bool:
        """Whether a press repeats a held key though Qt does not say so: it was let go at the very
        same moment."""
        now = (event.key(), event.timestamp())
        return self._pairs and not event.isAutoRepeat() and now == self._released

    # ------------------------------------------------------------ one after another
    def _counts(self, is_key: bool, window: QObject, what: tuple[int, int, int], at: int) -> bool:
        """Whether it began at what its window asks; dialogs ask as long as they are open."""
        now, before = float(at) or monotonic() * 1000, self._rows.get(is_key)
        is_here = window is self._window.windowHandle()
        asked = NEVER if is_here and not self._is_seen and self._is_new else self._asked
        if before is not None and before.goes_on(what, now):
            if before.window is not window:
                asked = NEVER
            elif is_here or before.asked == NEVER:
                asked = before.asked
        self._rows[is_key] = Row(window, what, now, asked)
        return (self._is_seen or not is_here) and asked == self._asked


def _decides(event: QKeyEvent) -> bool:
    """Enter and whatever prints something may; what moves the keyboard does not."""
    if event.modifiers() & HELD:
        return False
    return event.key() < _KEY.Key_Escape.value or event.key() in ENTER
