"""Buttons that count while they are held: one to see something, one to confirm."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from models.clock import Clock
from views.panels.button import Button
from views.theme import Colours, icon, theme

GLANCE = 5_000
"""Milliseconds for which a press counts that assistive technology makes: it cannot hold."""
FRAME = 16
"""Milliseconds between two pictures of the progress."""
_KEY = Qt.Key
STEPS = {_KEY.Key_Up: -1, _KEY.Key_Down: 1, _KEY.Key_PageUp: -4, _KEY.Key_PageDown: 4}
"""Keys that turn what is shown while the button is held -> lines."""


class HoldButton(Button):
    """Held by the mouse or by a key. Whatever takes hand, focus or window away lets it go."""

    held = Signal(bool)
    turned = Signal(int)
    """Lines by which what is shown is to be turned: wheel or arrow keys while it is held."""

    KEYS: tuple[Qt.Key, ...] = (Qt.Key.Key_Space,)

    def __init__(self, parent: QWidget | None = None, clock: Clock | None = None) -> None:
        super().__init__(parent)
        self.clock = clock if clock is not None else Clock()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._is_held = False
        self._glance = self.clock.timer(self)
        self._glance.timeout.connect(self.let_go)
        self.clicked.connect(self._pressed_for_somebody)

    @property
    def is_held(self) -> bool:
        return self._is_held

    def sizeHint(self) -> QSize:
        """Large enough for a hand that is not looking."""
        return super().sizeHint().expandedTo(QSize(theme().px(168), theme().px(40)))

    def show_eye(self, colours: Colours) -> None:
        """An open eye before the words, in the ink of what the button lies on."""
        side = theme().px(20)
        self.setIcon(icon("eye", colours, side))
        self.setIconSize(QSize(side, side))

    def let_go(self) -> None:
        """Not held any more, whoever held it."""
        self._hold(False)

    def _hold(self, down: bool) -> None:
        if down == self._is_held:
            return
        self._is_held = down
        self._glance.stop()
        self.setDown(down)
        self.held.emit(down)

    def _pressed_for_somebody(self) -> None:
        """Hands and keys never click here: assistive technology does."""
        self._hold(True)
        self._glance.start(GLANCE)

    # ------------------------------------------------------------ hands and keys
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._hold(True)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.let_go()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that repeats itself is still held."""
        if event.key() in self.KEYS:
            if not event.isAutoRepeat():
                self._hold(True)
            event.accept()
        elif self._is_held and event.key() in STEPS:
            self.turned.emit(STEPS[Qt.Key(event.key())])
            event.accept()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() in self.KEYS:
            if not event.isAutoRepeat():
                self.let_go()
            event.accept()
        else:
            event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turn = event.angleDelta().y()
        if self._is_held and turn:
            self.turned.emit(-3 if turn > 0 else 3)
        event.accept()

    # ------------------------------------------------------------ what lets go
    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.let_go()
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.let_go()
        super().hideEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.WindowDeactivate, QEvent.Type.WindowBlocked):
            self.let_go()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.EnabledChange and not self.isEnabled():
            self.let_go()
        super().changeEvent(event)


class ConfirmButton(HoldButton):
    """Confirms when it has been held long enough; the progress is seen on it."""

    confirmed = Signal()

    KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)

    def __init__(self, parent: QWidget | None = None, clock: Clock | None = None) -> None:
        super().__init__(parent, clock)
        self.hold_ms = 800
        self._since = 0.0
        self._end = self.clock.timer(self)
        self._end.timeout.connect(self._confirm)
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME)
        self._frames.timeout.connect(self.update)

    def _hold(self, down: bool) -> None:
        if down == self.is_held:
            return
        super()._hold(down)
        if down:
            self._since = self.clock.now()
            self._end.start(self.hold_ms)
            if not theme().still:
                self._frames.start()
        else:
            self._end.stop()
            self._frames.stop()
        self.update()

    def _pressed_for_somebody(self) -> None:
        self.confirmed.emit()

    def _confirm(self) -> None:
        self.let_go()
        self.confirmed.emit()

    @property
    def progress(self) -> float:
        """How far it is, 0 to 1. Without motion it is either full or empty."""
        if not self.is_held:
            return 0.0
        if theme().still:
            return 1.0
        return min(1.0, (self.clock.now() - self._since) * 1000 / max(1, self.hold_ms))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A bar under the word, filled from the leading edge."""
        super().paintEvent(event)
        progress = self.progress
        if not progress:
            return
        side, high = theme().px(12), theme().px(5)
        track = QRectF(side, self.height() - 2 * high - 1, self.width() - 2 * side, high)
        fill = QRectF(track)
        fill.setWidth(track.width() * progress)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            fill.moveRight(track.right())
        colour = self.palette().color(QPalette.ColorRole.ButtonText)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for share, area in ((0.3, track), (1.0, fill)):
            colour.setAlphaF(share)
            painter.setBrush(colour)
            painter.drawRoundedRect(area, high / 2, high / 2)
