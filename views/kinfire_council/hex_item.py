"""A Seeker's space: a hexagon on a threat or on the site."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from rules.kernel.steps import Target
from rules.kinfire_council.asking import location_target, space_target
from views.items.strokes import ruled
from views.kinfire_council.piece_paint import hexagon
from views.kinfire_council.table_item import TableItem
from views.theme import paint_icon


class HexItem(TableItem):
    """Where only Seekers go."""

    def __init__(self, space: str, icon: str) -> None:
        super().__init__(space_target(space))
        self.space, self._icon = space, icon
        self.setZValue(2)

    @property
    def meanings(self) -> tuple[Target, ...]:
        """The space, and what is done there."""
        return (space_target(self.space), location_target(self.space, 0))

    @property
    def ring(self) -> QRectF:
        """Where the Seeker stands."""
        return self.area.adjusted(3, 3, -3, -3)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addPolygon(hexagon(self.area))
        path.closeSubpath()
        return path

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The hexagon with what is done there."""
        inks, s = self.inks, self.scale_of_board
        painter.setOpacity(0.5 if self.is_closed else 1.0)
        painter.setPen(ruled(inks.card_muted, 1.3 * s))
        painter.setBrush(QColor(inks.under))
        painter.drawPolygon(hexagon(area.adjusted(2, 2, -2, -2)))
        side = area.width() * 0.46
        box = QRectF(0, 0, side, side)
        box.moveCenter(area.center())
        paint_icon(painter, self._icon, box, QColor(inks.card_muted))
        painter.setOpacity(1.0)
        path = QPainterPath()
        path.addPolygon(hexagon(area.adjusted(2, 2, -2, -2)))
        path.closeSubpath()
        self.frame(painter, path, QPointF(area.center().x(), area.top() + 3))
