"""How things are lit: an amber line with a notch, a double ring, the ring of the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from views.items.strokes import ruled, tinted
from views.root.inks import Inks
from views.theme import theme

HALO, FINE = 3.2, 1.8
"""The dark line at both sides of a broad amber one, and of a fine one."""
BROAD = 4.0
"""Lines from this breadth on shine."""


def lit(
    painter: QPainter,
    path: QPainterPath,
    inks: Inks,
    wide: float,
    glow: float = 0.0,
    tip: QPointF | None = None,
) -> None:
    """Can be chosen: an amber line, and a notch where colour is off; `tip`: where it points."""
    if glow:
        painter.fillPath(path, tinted(inks.choose, glow))
    if wide >= BROAD and not inks.flat:
        painter.strokePath(path, ruled(inks.choose, wide + 3 * HALO, 0.3))
    edge = HALO if wide >= BROAD else FINE
    painter.strokePath(path, ruled(_under(inks), wide + edge, 0.95))
    painter.strokePath(path, ruled(inks.choose, wide))
    box = path.boundingRect()
    above = QPointF(box.center().x(), box.top() - wide * 0.4)
    notch(painter, tip if tip is not None else above, inks, wide * 1.7 + 3)


def notch(painter: QPainter, tip: QPointF, inks: Inks, size: float) -> None:
    """A small arrowhead that points down at the thing."""
    head = QPolygonF([tip + QPointF(-size * 0.62, -size), tip + QPointF(size * 0.62, -size), tip])
    painter.setPen(QPen(QColor(_under(inks)), 1.2))
    painter.setBrush(QColor(inks.choose))
    painter.drawPolygon(head)


def chosen(painter: QPainter, path: QPainterPath, inks: Inks, wide: float) -> None:
    """Has been clicked: the line is closed and thick, the thing lighter."""
    painter.fillPath(path, tinted(inks.choose, 0.22))
    painter.strokePath(path, ruled(_under(inks), wide * 1.5 + HALO))
    painter.strokePath(path, ruled(inks.choose, wide * 1.5))


def hovered(painter: QPainter, path: QPainterPath, inks: Inks, can_press: bool) -> None:
    """Pointed at."""
    colour = inks.choose if can_press else inks.ink
    painter.fillPath(path, tinted(inks.choose if can_press else inks.disc, 0.16))
    painter.strokePath(path, ruled(inks.disc, 3.6, 0.8))
    painter.strokePath(path, ruled(colour, 1.8))


def spoken_of(painter: QPainter, path: QPainterPath, inks: Inks) -> None:
    """A line of the log speaks of it: a double ring."""
    painter.strokePath(path, ruled(inks.disc, 6.5))
    painter.strokePath(path, ruled(inks.ink, 4.6))
    painter.strokePath(path, ruled(inks.gold, 2.2))


def focused(painter: QPainter, path: QPainterPath, inks: Inks) -> None:
    """Has the keyboard."""
    wide = theme().lines.focus
    painter.strokePath(path, ruled(inks.ink if inks.lamp else "#FFFFFF", wide + 2.6))
    painter.strokePath(path, ruled(inks.focus, wide))


def _under(inks: Inks) -> str:
    """What keeps a line apart from the map."""
    return "#FFFFFF" if inks.mono else inks.ink
