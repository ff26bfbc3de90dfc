"""The mark of what a hint or a line of the log means: on buttons and on pages beside a board."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from views.theme import theme

LINES = (("surface", 6.0), ("good", 4.0), ("surface", 1.0))
"""Inks and widths of the frame, one upon the other."""
ARROW = 9.0


def draw_spoken(painter: QPainter, area: QRectF, radius: float) -> None:
    """Three lines and an arrow larger than that of what can be chosen: told without colour, too."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for token, wide in LINES:
        painter.setPen(QPen(theme().colour(token), wide))
        painter.drawRoundedRect(area.adjusted(3, 3, -3, -3), radius, radius)
    tip = QPointF(area.center().x(), area.top() + ARROW + 2)
    far = ARROW * 0.62
    painter.setPen(QPen(theme().colour("surface"), 1))
    painter.setBrush(theme().colour("good"))
    painter.drawPolygon(QPolygonF([tip + QPointF(-far, -ARROW), tip + QPointF(far, -ARROW), tip]))
