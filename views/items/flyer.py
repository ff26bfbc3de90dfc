"""A piece on its way over the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from views.items.strokes import soft

Draw = Callable[[QPainter, QRectF], None]


class Flyer(QGraphicsItem):
    """A piece on its way."""

    def __init__(self) -> None:
        super().__init__()
        self._draw: Draw | None = None
        self._side = 30.0
        self.setZValue(20)
        self.hide()

    def boundingRect(self) -> QRectF:
        return QRectF(-self._side, -self._side, 2 * self._side, 2 * self._side)

    def carry(self, draw: Draw, side: float, at: QPointF) -> None:
        """Shows a piece somewhere."""
        if side != self._side:
            self.prepareGeometryChange()
            self._side = side
        self._draw = draw
        self.setPos(at)
        self.show()
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._draw is not None:
            half = self._side / 2
            soft(painter)
            self._draw(painter, QRectF(-half, -half, self._side, self._side))
