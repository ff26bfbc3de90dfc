"""Lies over the board while it moves: a press means «finish», nothing else comes through."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget


class Veil(QWidget):
    """Invisible; takes every press."""

    pressed = Signal()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()
        event.accept()
