"""A table that is painted once for what follows at once."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

PATIENCE = 40
"""Milliseconds: a blink is shorter than what anybody sees."""


class Blink(QObject):
    """Holds the picture of a widget until something else is asked, at the latest after a blink.

    A lone person's next question comes as a rule before a picture could be seen: what is unlit for
    it and lit again is painted once.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._widget: QWidget | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.end)

    def begin(self, widget: QWidget) -> None:
        """Nothing of it is painted for a moment."""
        self.end()
        self._widget = widget
        widget.setUpdatesEnabled(False)
        self._timer.start(PATIENCE)

    def end(self) -> None:
        """It is painted as it is now."""
        self._timer.stop()
        widget, self._widget = self._widget, None
        if widget is not None and isValid(widget):
            widget.setUpdatesEnabled(True)
