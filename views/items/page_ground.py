"""The paper of the open page: nothing on it can be pressed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from views.items.panel import surface


class Ground(QGraphicsItem):
    """A sheet below the cells."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(-1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._area = QRectF()

    def show_ground(self, area: QRectF) -> None:
        """Where it lies."""
        if area != self._area:
            self.prepareGeometryChange()
            self._area = area
        self.update()

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        surface(painter, self._area)
