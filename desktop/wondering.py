"""«Why not?» and «What's this?» by mouse: the next click asks, and does nothing else."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

CLICKS = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.MouseButtonRelease,
)
Answers = Callable[[QWidget, QPoint], bool]
"""What is clicked, and where on the screen -> whether that has been answered."""


class Wondering(QObject):
    """Waits for a click within a widget until one is answered; Esc ends it: «Why not?» within the
    table, «What's this?» within the window.

    A click elsewhere does what it always does and leaves it waiting: no click on the board that
    comes after it may choose by mistake.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._within: QWidget | None = None
        self._then: Answers | None = None

    @property
    def waits(self) -> bool:
        """Whether the next click asks."""
        return self._within is not None

    def wait(self, within: QWidget, then: Answers) -> None:
        """`then` is done instead of what the next click there would do."""
        if not self.waits:
            QApplication.instance().installEventFilter(self)
        self._within, self._then = within, then

    def end(self) -> None:
        """Clicks choose again."""
        if self.waits:
            QApplication.instance().removeEventFilter(self)
        self._within = self._then = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        within, then = self._within, self._then
        if within is None or then is None or not isinstance(watched, QWidget):
            return False
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.end()
        if event.type() not in CLICKS or not within.isAncestorOf(watched):
            return False
        assert isinstance(event, QMouseEvent)
        is_release = event.type() is QEvent.Type.MouseButtonRelease
        if is_release and then(watched, event.globalPosition().toPoint()):
            self.end()
        return True
