"""What only this table has: the seal of an edict, how much a number would change."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from views.items.panel import CENTRE, RIGHT, shrunk, signed, tabular, write
from views.theme import theme
from views.theme.contrast import mix


def change_chip(
    painter: QPainter, area: QRectF, change: int, letters: QFont, align: Qt.AlignmentFlag = RIGHT
) -> None:
    """How much a number would change: sign and colour say the same. Half a number would be a wrong
    one: without room there is none, and the panel tells it in words."""
    token = "good" if change > 0 else "bad" if change < 0 else "muted"
    made = shrunk(tabular(letters), signed(change), area.width())
    if QFontMetricsF(made).horizontalAdvance(signed(change)) <= area.width() + 0.5:
        write(painter, area, signed(change), made, token, align)


def seal(painter: QPainter, area: QRectF, letter: str, filled: bool, letters: QFont) -> None:
    """The letter of an edict on a seal; a filled one scores this season."""
    ink = theme().colour("ink")
    quiet = theme().colour("muted")
    painter.setPen(QPen(ink if filled else quiet, 1.5))
    painter.setBrush(ink if filled else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(area.adjusted(1, 1, -1, -1))
    paper = QColor(mix(theme().colours.surface, theme().colours.surface, 0))
    write(painter, area, letter, letters, paper if filled else quiet, CENTRE)
