"""How each terrain is hatched by hand in one space, and its one bold mark where that is too fine.

Colour, pattern and symbol say the same, so that any one of them is enough. Patterns that run on
(waves, furrows) meet at the borders of spaces.
"""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from views.cartographers.brush import UNIT, Brush
from views.cartographers.spaces import noise


# ---------------------------------------------------------------- forest
def _pine(brush: Brush, x: float, y: float, size: float) -> None:
    """A fir seen from the side: two skirts, a trunk, its shadow hatched on the right."""
    painter, ink = brush.painter, brush.ink
    brush.pen(ink.mark, brush.bold)
    painter.drawLine(QPointF(x, y), QPointF(x, y + size * 0.22))
    brush.pen(ink.mark, brush.fine)
    brush.fill(ink.light)
    for lift, wide in ((0.0, 0.40), (0.36, 0.30)):
        low = y - size * lift
        tip = low - size * (0.62 if lift else 0.55)
        skirt = QPolygonF(
            [QPointF(x - size * wide, low), QPointF(x, tip), QPointF(x + size * wide, low)]
        )
        painter.drawPolygon(skirt)
        for i in (1, 2):
            at = x + size * wide * i / 3
            painter.drawLine(QPointF(at, low - 0.6), QPointF(x + 0.6, low - size * 0.26))


def forest(brush: Brush) -> None:
    places: tuple[tuple[float, float, float], ...]
    places = ((10.0, 17.5, 14.0), (28.5, 16.0, 15.0), (18.5, 33.5, 16.0), (34.5, 34.0, 13.0))
    places = (*places, (5.5, 35.0, 11.5)) if brush.seed % 2 else places
    for i, (x, y, size) in enumerate(places):
        wide = size + brush.shake(1.4, i, 3)
        right = min(x + brush.shake(2.0, i, 1), UNIT - 0.42 * wide)
        _pine(brush, max(right, 0.42 * wide), y + brush.shake(1.2, i, 2), wide)


def forest_small(brush: Brush) -> None:
    brush.no_pen()
    brush.fill(brush.ink.mark)
    for low, wide, high in ((31.0, 14.0, 20.0), (21.0, 10.0, 16.0)):
        brush.painter.drawPolygon(
            QPolygonF([QPointF(20 - wide, low), QPointF(20, low - high), QPointF(20 + wide, low)])
        )
    brush.painter.drawRect(QRectF(17.5, 30, 5, 6))


# ---------------------------------------------------------------- village
def _house(brush: Brush, x: float, y: float, wide: float) -> None:
    """A gabled house: pale walls, filled roof, a door; (x, y) is the foot of its middle."""
    painter, ink = brush.painter, brush.ink
    half, wall, roof = wide / 2, wide * 0.46, wide * 0.56
    brush.pen(ink.mark, brush.fine)
    brush.fill(ink.pale)
    painter.drawRect(QRectF(x - half * 0.8, y - wall, wide * 0.8, wall))
    brush.fill(ink.light)
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(x - half * 1.08, y - wall),
                QPointF(x, y - wall - roof),
                QPointF(x + half * 1.08, y - wall),
            ]
        )
    )
    brush.no_pen()
    brush.fill(ink.mark)
    painter.drawRect(QRectF(x - wide * 0.1, y - wall * 0.68, wide * 0.2, wall * 0.68))


def village(brush: Brush) -> None:
    three = ((11.0, 18.5, 14.0), (29.0, 20.5, 15.0), (18.0, 36.5, 15.0))
    two = ((13.0, 21.0, 16.0), (28.5, 35.5, 16.5), (34.0, 15.0, 9.0))
    for i, (x, y, wide) in enumerate(three if brush.seed % 2 else two):
        _house(brush, x + brush.shake(1.5, i, 1), y + brush.shake(1.2, i, 2), wide)


def village_small(brush: Brush) -> None:
    brush.no_pen()
    brush.fill(brush.ink.mark)
    roof = QPolygonF([QPointF(4, 20), QPointF(20, 5), QPointF(36, 20)])
    brush.painter.drawPolygon(roof)
    brush.painter.drawRect(QRectF(9, 20, 8, 14))
    brush.painter.drawRect(QRectF(23, 20, 8, 14))
    brush.painter.drawRect(QRectF(9, 20, 22, 5))


# ---------------------------------------------------------------- farm
def farm(brush: Brush) -> None:
    """Furrows from corner to corner, seedlings standing between them."""
    painter, step = brush.painter, UNIT / 3
    brush.pen(brush.ink.mark, brush.fine)
    for i in range(1, 6):
        _furrow(brush, i * step, i)
    brush.pen(brush.ink.mark, brush.fine)
    for i in range(6):
        middle = (i + 0.5) * step
        low, high = max(0.0, middle - UNIT), min(UNIT, middle)
        count = round((high - low) / 7.5)
        for k in range(count):
            x = low + (k + 0.5) * (high - low) / count + brush.shake(0.6, i, k)
            _seedling(painter, x, middle - x)


def _furrow(brush: Brush, total: float, number: int) -> None:
    """A line x + y = total across the space, straight at its ends and trembling between."""
    low, high = max(0.0, total - UNIT), min(UNIT, total)
    bow = brush.shake(0.9, number, 9)
    middle = (low + high) / 2 + bow
    path = QPainterPath(QPointF(low, total - low))
    path.quadTo(QPointF(middle, total - middle + 2 * bow), QPointF(high, total - high))
    brush.painter.drawPath(path)


def _seedling(painter: QPainter, x: float, y: float) -> None:
    painter.drawLine(QPointF(x, y + 1.6), QPointF(x - 1.7, y - 1.6))
    painter.drawLine(QPointF(x, y + 1.6), QPointF(x + 1.7, y - 1.6))


def farm_small(brush: Brush) -> None:
    brush.pen(brush.ink.mark, 0.55 * (brush.bold + 3.0))
    for total in (20.0, 40.0, 60.0):
        low, high = max(0.0, total - UNIT), min(UNIT, total)
        brush.painter.drawLine(QPointF(low, total - low), QPointF(high, total - high))


# ---------------------------------------------------------------- water
def _wave(x0: float, x1: float, y: float, high: float, long: float) -> QPainterPath:
    path = QPainterPath(QPointF(x0, y))
    x = x0
    while x < x1 - 0.01:
        path.cubicTo(
            QPointF(x + long * 0.25, y - high),
            QPointF(x + long * 0.25, y - high),
            QPointF(x + long * 0.5, y),
        )
        path.cubicTo(
            QPointF(x + long * 0.75, y + high),
            QPointF(x + long * 0.75, y + high),
            QPointF(x + long, y),
        )
        x += long
    return path


def water(brush: Brush) -> None:
    """Four swells that run on into the next space, each with a lighter echo here and there."""
    for i, y in enumerate((6.0, 16.0, 26.0, 36.0)):
        brush.pen(brush.ink.mark, brush.fine)
        brush.painter.drawPath(_wave(0, UNIT, y, 3.4, UNIT / 2))
        if noise(brush.seed, i) < 0.62:
            start = 4 + 14 * noise(brush.seed, i, 1)
            brush.pen(brush.ink.light, brush.fine)
            brush.painter.drawPath(_wave(start, start + 14, y + 4.4, 1.8, 14))


def water_small(brush: Brush) -> None:
    brush.pen(brush.ink.mark, 0.55 * (brush.bold + 3.0))
    for y in (12.0, 28.0):
        brush.painter.drawPath(_wave(0, UNIT, y, 8.0, UNIT))


# ---------------------------------------------------------------- monster
def monster(brush: Brush) -> None:
    """Two slanting eyes above a row of fangs, scales around them."""
    painter, ink = brush.painter, brush.ink
    brush.pen(ink.mark, brush.fine)
    for i, (x, y) in enumerate(((5, 6), (35, 7), (20, 5), (4, 36), (36, 36), (20, 37))):
        painter.drawArc(QRectF(x - 3, y - 2.5 + brush.shake(1, i), 6, 5), 180 * 16, 180 * 16)
    _eyes(brush)
    _fangs(brush, 22.0, 12.5)


def _eyes(brush: Brush) -> None:
    brush.no_pen()
    brush.fill(brush.ink.light)
    for side in (-1, 1):
        outer = QPointF(20 + side * 13, 9.5 + brush.shake(0.8, side))
        inner = QPointF(20 + side * 4, 15.5)
        eye = QPainterPath(outer)
        eye.quadTo(QPointF(20 + side * 6, 9.5), inner)
        eye.quadTo(QPointF(20 + side * 11, 17.5), outer)
        brush.painter.drawPath(eye)
    brush.fill(brush.ink.mark)
    for side in (-1, 1):
        brush.painter.drawEllipse(QPointF(20 + side * 7.6, 13.4), 1.3, 1.9)


def _fangs(brush: Brush, top: float, high: float) -> None:
    """The mouth: a dark gap with teeth above and below."""
    painter, ink = brush.painter, brush.ink
    mouth = QPainterPath(QPointF(6, top))
    mouth.quadTo(QPointF(20, top - 2.5), QPointF(34, top))
    mouth.quadTo(QPointF(30, top + high), QPointF(20, top + high))
    mouth.quadTo(QPointF(10, top + high), QPointF(6, top))
    brush.no_pen()
    brush.fill(ink.mark)
    painter.drawPath(mouth)
    painter.save()
    painter.setClipPath(mouth, Qt.ClipOperation.IntersectClip)
    brush.fill(ink.light)
    for i, x in enumerate((8.0, 14.0, 20.0, 26.0, 32.0)):
        long = (8.5 if i in (1, 3) else 5.0) + brush.shake(0.6, i, 4)
        painter.drawPolygon(_tooth(x, top - 2.5, 2.9, long + 2.0))
    for i, x in enumerate((11.0, 17.0, 23.0, 29.0)):
        painter.drawPolygon(_tooth(x, top + high + 0.5, 2.4, -(4.6 + brush.shake(0.6, i, 5))))
    painter.restore()


def _tooth(x: float, y: float, half: float, long: float) -> QPolygonF:
    return QPolygonF([QPointF(x - half, y), QPointF(x + half, y), QPointF(x, y + long)])


def monster_small(brush: Brush) -> None:
    brush.no_pen()
    brush.fill(brush.ink.light)
    for x in (9.0, 20.0, 31.0):
        brush.painter.drawPolygon(_tooth(x, 9, 5.6, 22.0))


# ---------------------------------------------------------------- hero
def hero(brush: Brush) -> None:
    """A shield with a sword, rays of honour around it."""
    painter, ink = brush.painter, brush.ink
    brush.pen(ink.mark, brush.fine)
    for i in range(12):
        angle = 2 * pi * i / 12 + brush.shake(0.05, i)
        far = 19.0 + brush.shake(0.8, i, 1)
        way = QPointF(cos(angle), sin(angle))
        painter.drawLine(QPointF(20, 20) + way * 16.2, QPointF(20, 20) + way * far)
    shield = QPainterPath(QPointF(10, 10))
    shield.quadTo(QPointF(15.5, 10.5), QPointF(20, 7))
    shield.quadTo(QPointF(24.5, 10.5), QPointF(30, 10))
    shield.quadTo(QPointF(30.5, 26), QPointF(20, 33))
    shield.quadTo(QPointF(9.5, 26), QPointF(10, 10))
    brush.fill(ink.mark)
    painter.drawPath(shield)
    _sword(brush)


def _sword(brush: Brush) -> None:
    brush.no_pen()
    brush.fill(brush.ink.wash)
    blade = [QPointF(18.4, 22), QPointF(18.4, 13), QPointF(20, 10.5), QPointF(21.6, 13)]
    brush.painter.drawPolygon(QPolygonF([*blade, QPointF(21.6, 22)]))
    brush.painter.drawRect(QRectF(15, 22, 10, 2.2))
    brush.painter.drawRect(QRectF(19, 24, 2, 4.6))


def hero_small(brush: Brush) -> None:
    brush.no_pen()
    brush.fill(brush.ink.mark)
    shield = QPainterPath(QPointF(7, 6))
    shield.lineTo(33, 6)
    shield.quadTo(QPointF(34, 27), QPointF(20, 36))
    shield.quadTo(QPointF(6, 27), QPointF(7, 6))
    brush.painter.drawPath(shield)
    _sword(brush)
