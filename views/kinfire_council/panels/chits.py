"""A cultist's chit by its number: where chits lie in rows the number is all that matters."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from views.items import page_parts as parts
from views.items.panel import CENTRE
from views.kinfire_council.inks import Inks

DARK, PALE = "#241533", "#FFF8EA"


def draw_chit(painter: QPainter, area: QRectF, ink: Inks, said: str) -> None:
    """A dark disc with its number."""
    painter.setPen(QPen(QColor(ink.cult_light), 1.4))
    painter.setBrush(QColor(DARK))
    painter.drawEllipse(area.adjusted(1, 1, -1, -1))
    parts.line(painter, area, said, area.height() * 0.86, QColor(PALE), CENTRE, strong=True)
