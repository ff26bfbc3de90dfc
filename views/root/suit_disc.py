"""A suit as it is drawn everywhere: a disc in its colour with its animal."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen

from rules.root.enums import Suit
from views.items.strokes import round_of
from views.root.inks import inks_of
from views.theme import paint_icon, theme
from views.theme.contrast import best_on


def suit_disc(painter: QPainter, middle: QPointF, radius: float, suit: Suit) -> None:
    """A suit: colour and animal."""
    inks = inks_of(theme().name)
    fill = inks.suit(suit)
    painter.setPen(QPen(QColor(inks.ink), 1))
    painter.setBrush(QColor(fill))
    painter.drawEllipse(round_of(middle, radius))
    sign = round_of(middle, radius * 0.74)
    paint_icon(painter, f"suit-{suit}", sign, QColor(best_on(fill, inks.ink, inks.disc)))
