"""«Why not?» by mouse: the next click on the table asks, and chooses nothing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

CLICKS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease)


class Wondering(QObject):
    """Waits for one click within a widget; a key or a click elsewhere ends the waiting."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._within: QWidget | None = None
        self._then: Callable[[], None] | None = None

    @property
    def waits(self) -> bool:
        """Whether the next click asks."""
        return self._within is not None

    def wait(self, within: QWidget, then: Callable[[], None]) -> None:
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
        if within is None or not isinstance(watched, QWidget):
            return False
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.end()
        if event.type() not in CLICKS:
            return False
        if not within.isAncestorOf(watched):
            if event.type() is QEvent.Type.MouseButtonPress:
                self.end()
            return False
        if event.type() is QEvent.Type.MouseButtonRelease and then is not None:
            self.end()
            then()
        return True
