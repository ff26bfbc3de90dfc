"""The tools of a map's painter: pens, and paths from plane geometry."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from shapely import Geometry

Point = tuple[float, float]


def tinted(colour: str, alpha: float = 1.0) -> QColor:
    """An ink with a share of opacity."""
    ink = QColor(colour)
    ink.setAlphaF(max(0.0, min(1.0, alpha)))
    return ink


def ruled(colour: str, width: float, alpha: float = 1.0) -> QPen:
    """A round pen."""
    pen = QPen(tinted(colour, alpha), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def dotted(colour: str, width: float, alpha: float = 1.0) -> QPen:
    """A row of round dots."""
    pen = ruled(colour, width, alpha)
    pen.setDashPattern([0.01, 2.3])
    return pen


def striped(colour: str, width: float, stripes: Sequence[float]) -> QPen:
    """A flat pen that is broken as told; unbroken without stripes."""
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if stripes:
        pen.setDashPattern(list(stripes))
    return pen


def polar(middle: QPointF, degrees: float, far: float) -> QPointF:
    """A point from a middle, in degrees on the screen (0 east, 90 south)."""
    turn = radians(degrees)
    return middle + QPointF(far * cos(turn), far * sin(turn))


def round_of(middle: QPointF, radius: float) -> QRectF:
    """The square around a circle."""
    return QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)


def path_of(shape: Geometry) -> QPainterPath:
    """Areas and lines of plane geometry as one path; holes stay holes."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for part in getattr(shape, "geoms", [shape]):
        if part.is_empty:
            continue
        if part.geom_type == "Polygon":
            for ring in (part.exterior, *part.interiors):
                path.addPolygon(QPolygonF([QPointF(x, y) for x, y in ring.coords]))
                path.closeSubpath()
        elif part.geom_type in ("LineString", "LinearRing"):
            path.addPath(line_of(part.coords))
    return path


def line_of(spots: Iterable[Point]) -> QPainterPath:
    """An open line."""
    path = QPainterPath()
    for number, (x, y) in enumerate(spots):
        if number:
            path.lineTo(x, y)
        else:
            path.moveTo(x, y)
    return path


def soft(painter: QPainter) -> None:
    """Smooth edges and smooth pictures."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
