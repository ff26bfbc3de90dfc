"""The engraver's tools: pens, paths from plane geometry, lines broken by hand."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin

import shapely
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from shapely import Geometry

from views.feed_the_kraken.inks import Inks


class Easel:
    """A painter on one chart: its inks, and how many device pixels a unit has."""

    def __init__(self, painter: QPainter, inks: Inks, scale: float) -> None:
        self.painter = painter
        self.inks = inks
        self.scale = scale

    def width(self, units: float, least: float = 0.8) -> float:
        """A line as wide as drawn, never thinner than so many device pixels."""
        return max(units * self.inks.weight, least / self.scale)

    def pen(self, colour: str, units: float, alpha: float = 1.0, least: float = 0.8) -> QPen:
        """A round pen in an ink."""
        return ruled(colour, self.width(units, least), alpha)

    def stroke(self, path: QPainterPath, colour: str, units: float, alpha: float = 1.0) -> None:
        """Draws a path as a line."""
        self.painter.strokePath(path, self.pen(colour, units, alpha))


def ruled(colour: str, width: float, alpha: float = 1.0) -> QPen:
    """A pen for lines on paper."""
    pen = QPen(tinted(colour, alpha), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def tinted(colour: str, alpha: float) -> QColor:
    """An ink with a share of opacity."""
    ink = QColor(colour)
    ink.setAlphaF(max(0.0, min(1.0, alpha)))
    return ink


def polar(middle: QPointF, degrees: float, far: float) -> QPointF:
    """A point from a middle, in degrees on the screen (0 east, 90 south)."""
    turn = radians(degrees)
    return middle + QPointF(far * cos(turn), far * sin(turn))


def path_of(shape: Geometry) -> QPainterPath:
    """Areas and lines of plane geometry as one path."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for part in shapely.get_parts(shape):
        if part.geom_type == "Polygon":
            for ring in (part.exterior, *part.interiors):
                path.addPolygon(QPolygonF([QPointF(x, y) for x, y in ring.coords]))
                path.closeSubpath()
        elif part.geom_type in ("LineString", "LinearRing"):
            path.addPolygon(QPolygonF([QPointF(x, y) for x, y in part.coords]))
        elif part.geom_type.startswith("Multi") or part.geom_type == "GeometryCollection":
            path.addPath(path_of(part))
    return path


def smooth(points: Iterable[QPointF], path: QPainterPath | None = None) -> QPainterPath:
    """A curve through points (Catmull and Rom)."""
    row = list(points)
    made = path if path is not None else QPainterPath(row[0])
    padded = [row[0], *row, row[-1]]
    for before, start, end, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        made.cubicTo(start + (end - before) / 6, end - (after - start) / 6, end)
    return made


def box(middle: QPointF, wide: float, high: float) -> QRectF:
    """A rectangle round its middle."""
    return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)


def fitted(letters: QFont, text: str, width: float, least: float = 0.6) -> QFont:
    """The same letters, smaller where a long word needs it."""
    made, size = QFont(letters), letters.pixelSize()
    low = max(1, round(size * least))
    while size > low and QFontMetricsF(made).horizontalAdvance(text) > width:
        size -= 1
        made.setPixelSize(size)
    return made


def write(
    painter: QPainter,
    middle: QPointF,
    text: str,
    letters: QFont,
    colour: QColor,
    turn: float = 0.0,
    halo: QColor | None = None,
) -> None:
    """One line of text round a point, turned by degrees; a halo keeps it clear of the print."""
    painter.save()
    painter.translate(middle)
    painter.rotate(turn)
    painter.setFont(letters)
    metrics = QFontMetricsF(letters)
    place = box(QPointF(0, 0), metrics.horizontalAdvance(text) + 8, metrics.height())
    if halo is not None:
        painter.setPen(halo)
        size = letters.pixelSize()
        for dx, dy in (
            (1, 0),
            (-1, 0),
            (0, 1),
            (0, -1),
            (0.7, 0.7),
            (-0.7, 0.7),
            (0.7, -0.7),
            (-0.7, -0.7),
        ):
            moved = place.translated(dx * size * 0.1, dy * size * 0.1)
            painter.drawText(moved, Qt.AlignmentFlag.AlignCenter, text)
    painter.setPen(colour)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()
