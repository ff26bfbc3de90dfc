"""How areas are lit: an amber line with a notch, a double ring, the ring of the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from views.cthulhu_wars.inks import Inks
from views.items.strokes import ruled, tinted
from views.theme import theme

LIT, CHOSEN = 3.4, 7.2
"""How broad the lines are round what can be chosen and round what has been, in pixels."""


def lit(painter: QPainter, path: QPainterPath, inks: Inks, unit: float, is_bare: bool) -> None:
    """Can be chosen: the area more than its rim, so that coasts stay quiet and figures are seen;
    only the rim where the area is not `is_bare` of other colours."""
    if is_bare and not inks.mono:
        painter.fillPath(path, tinted(inks.choose, 0.3))
    painter.strokePath(path, ruled(_under(inks), LIT / unit, 0.95))
    painter.strokePath(path, ruled(inks.choose, 1.8 / unit))


def notch(painter: QPainter, tip: QPointF, inks: Inks, size: float) -> None:
    """A small arrowhead that points down at the thing: it is told without colour, too."""
    head = QPolygonF([tip + QPointF(-size * 0.62, -size), tip + QPointF(size * 0.62, -size), tip])
    painter.setPen(QPen(QColor(_under(inks)), size * 0.12))
    painter.setBrush(QColor(inks.choose))
    painter.drawPolygon(head)


def chosen(painter: QPainter, path: QPainterPath, inks: Inks, unit: float) -> None:
    """Has been clicked: the line is thick, the area lighter."""
    painter.fillPath(path, tinted(inks.choose, 0.3))
    painter.strokePath(path, ruled(_under(inks), CHOSEN / unit))
    painter.strokePath(path, ruled(inks.choose, 4.4 / unit))


def hovered(
    painter: QPainter, path: QPainterPath, inks: Inks, unit: float, can_press: bool
) -> None:
    """Pointed at."""
    painter.fillPath(path, tinted(inks.choose if can_press else inks.disc, 0.16))
    painter.strokePath(path, ruled(inks.disc, 4.0 / unit, 0.85))
    painter.strokePath(path, ruled(inks.choose if can_press else inks.ink, 2.0 / unit))


def spoken_of(painter: QPainter, path: QPainterPath, inks: Inks, unit: float) -> None:
    """A line of the log speaks of it: a double ring."""
    painter.strokePath(path, ruled(inks.disc, 6.5 / unit))
    painter.strokePath(path, ruled(inks.ink, 4.6 / unit))
    painter.strokePath(path, ruled(inks.gold, 2.2 / unit))


def fought(painter: QPainter, path: QPainterPath, inks: Inks, unit: float) -> None:
    """A battle is fought there: darker, in a broken line."""
    painter.fillPath(path, tinted(inks.ink, 0.16))
    painter.strokePath(path, ruled(inks.disc, CHOSEN / unit))
    broken = ruled(inks.ink, 4.2 / unit)
    broken.setDashPattern([2.4, 1.8])
    painter.strokePath(path, broken)


def focused(
    painter: QPainter, path: QPainterPath, inks: Inks, unit: float, within: float = 0.0
) -> None:
    """Has the keyboard. `within`: how broad a line in its middle is that must be seen, too: that
    of what can be chosen or has been."""
    wide = theme().lines.focus * (2 if within else 1) + within
    painter.strokePath(path, ruled(inks.ink if inks.lamp else "#FFFFFF", (wide + 3.0) / unit))
    painter.strokePath(path, ruled(inks.focus, (wide + 0.4) / unit))
    if within:
        painter.strokePath(path, ruled(_under(inks), within / unit))
        painter.strokePath(path, ruled(inks.choose, within * 0.6 / unit))


def _under(inks: Inks) -> str:
    """What keeps a line apart from the chart."""
    return "#FFFFFF" if inks.mono else inks.ink
