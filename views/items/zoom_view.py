"""The view of the table: while one zooms, what was seen is stretched, and painted anew at rest.

Each size needs all pictures and names on a map anew, which takes longer than a frame.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsScene, QWidget

from views.items.table_view import TableView

PATIENCE = 140
"""Milliseconds without another size after which all is painted sharp."""


class ZoomView(TableView):
    """Keeps a picture of itself for as long as the size changes."""

    def __init__(self, scene: QGraphicsScene, name: str, parent: QWidget | None = None) -> None:
        super().__init__(scene, name, parent)
        self._still: QPixmap | None = None
        self._lens = QTransform()
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(self._let_go)

    @property
    def is_restless(self) -> bool:
        """Whether the picture is stretched."""
        return self._still is not None

    def hold_still(self) -> None:
        """The size is about to change."""
        if self._still is None and self.isVisible():
            self._lens = self.viewportTransform()
            self._still = self.viewport().grab()
        self._patience.start()

    def _let_go(self) -> None:
        self._still = None
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        still, (back, can_turn) = self._still, self._lens.inverted()
        if still is None or not can_turn:
            super().paintEvent(event)
            return
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), self.backgroundBrush())
        painter.setTransform(back * self.viewportTransform())
        painter.drawPixmap(QPointF(0, 0), still)
        painter.end()
