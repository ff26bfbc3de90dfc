"""A small galleon, seen from the side as on old charts; it looks east and may be turned west."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPolygonF

from views.feed_the_kraken.strokes import Easel, tinted

REACH = QRectF(-62, -66, 124, 114)
"""What the ship covers, in units of the chart round the middle of its space."""

Row = tuple[tuple[float, float], ...]


def _curve(start: tuple[float, float], *bends: Row) -> QPainterPath:
    """A closed outline of straight (one point) and bent (two points) stretches."""
    path = QPainterPath(QPointF(*start))
    for bend in bends:
        points = [QPointF(*point) for point in bend]
        path.lineTo(points[0]) if len(points) == 1 else path.quadTo(points[0], points[1])
    path.closeSubpath()
    return path


HULL = _curve(
    (-46, -8),
    ((-45, 16), (-38, 31)),
    ((-34, 38), (-22, 38)),
    ((18, 38),),
    ((38, 36), (48, 10)),
    ((40, 12), (30, 11)),
    ((30, 16),),
    ((4, 20), (-18, 15)),
    ((-20, 5),),
    ((-27, 4),),
    ((-29, -6),),
)
WALE = _curve(
    (-44, 12),
    ((-40, 20), (-30, 22)),
    ((8, 27), (43, 19)),
    ((42, 23),),
    ((8, 31), (-31, 26)),
    ((-40, 24), (-42, 17)),
)
MASTS = (
    QLineF(-25, 0, -26, -40),
    QLineF(-2, 17, -3, -60),
    QLineF(21, 14, 22, -46),
    QLineF(38, 13, 60, -4),
)
SAILS = (
    _curve((-37, -4), ((-24, -16), (-24, -38)), ((-12, -24), (-11, -5)), ((-24, -2), (-37, -4))),
    _curve(
        (-17, -12),
        ((-10, 2), (-15, 10)),
        ((2, 15), (17, 8)),
        ((20, -4), (12, -13)),
        ((-2, -9), (-17, -12)),
    ),
    _curve(
        (-13, -38),
        ((-8, -27), (-13, -16)),
        ((0, -12), (12, -17)),
        ((15, -29), (8, -38)),
        ((-2, -35), (-13, -38)),
    ),
    _curve(
        (10, -9),
        ((17, 2), (13, 9)),
        ((26, 12), (37, 6)),
        ((39, -3), (33, -10)),
        ((22, -7), (10, -9)),
    ),
    _curve(
        (13, -31),
        ((18, -22), (14, -13)),
        ((24, -10), (33, -14)),
        ((36, -24), (30, -31)),
        ((22, -28), (13, -31)),
    ),
    _curve((58, -3), ((46, -6), (38, -10)), ((42, 2), (44, 8)), ((52, 4), (58, -3))),
)
SEAMS = (
    QLineF(-6, 9, -7, -10),
    QLineF(6, 10, 5, -11),
    QLineF(-4, -17, -5, -36),
    QLineF(5, -16, 3, -36),
    QLineF(21, 8, 19, -8),
    QLineF(29, 7, 28, -9),
    QLineF(21, -13, 20, -29),
    QLineF(27, -13, 26, -30),
)
PORTS = ((-26, 25), (-12, 28), (2, 29), (16, 27.5), (29, 24))
PENNANTS = (
    ((-26, -40), (-12, -44), (-18, -47), (-26, -47)),
    ((-3, -60), (15, -64), (6, -67), (-3, -66)),
    ((22, -46), (36, -50), (29, -53), (22, -52)),
)
WAVES = (
    ((-58, 40), (-50, 34), (-42, 40)),
    ((-40, 42), (-31, 36), (-22, 42)),
    ((-20, 43), (-10, 37), (0, 43)),
    ((2, 43), (12, 37), (22, 43)),
    ((24, 42), (33, 36), (42, 41)),
    ((44, 38), (52, 31), (60, 38)),
)


def ship(easel: Easel, west: bool = False) -> None:
    """The galleon round the painter's origin."""
    painter = easel.painter
    painter.save()
    if west:
        painter.scale(-1, 1)
    _water(easel)
    _masts(easel)
    _hull(easel)
    _sails(easel)
    _bow_wave(easel)
    painter.restore()


def _water(easel: Easel) -> None:
    """Its shadow upon the sea, and a light rim that lifts it off the print."""
    painter, inks = easel.painter, easel.inks
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tinted(inks.paper, 0.9))
    painter.drawEllipse(QRectF(-58, 26, 116, 22))
    painter.setBrush(tinted(inks.ink, 0.28))
    painter.drawEllipse(QRectF(-50, 31, 100, 13))
    for shape in (HULL, *SAILS):
        painter.strokePath(shape, easel.pen(inks.paper, 6.0))


def _masts(easel: Easel) -> None:
    painter, inks = easel.painter, easel.inks
    painter.setPen(easel.pen(inks.ink, 2.6))
    painter.drawLines(list(MASTS))
    painter.setPen(easel.pen(inks.ink, 0.9, 0.8))
    for start, end in (
        ((-3, -58), (-44, -6)),
        ((-3, -58), (20, -40)),
        ((22, -44), (58, -3)),
        ((22, -44), (44, 8)),
    ):
        painter.drawLine(QPointF(*start), QPointF(*end))
    painter.setPen(easel.pen(inks.ink, 0.9))
    painter.setBrush(QColor(inks.gold))
    for row in PENNANTS:
        painter.drawPolygon(QPolygonF([QPointF(*point) for point in row]))


def _hull(easel: Easel) -> None:
    painter, inks = easel.painter, easel.inks
    painter.fillPath(HULL, QColor(inks.hull))
    easel.stroke(HULL, inks.ink, 2.2)
    painter.fillPath(WALE, QColor(inks.gold if inks.gold != inks.paper else inks.paper))
    easel.stroke(WALE, inks.ink, 0.9)
    painter.setPen(easel.pen(inks.paper, 0.7, 0.75))
    painter.setBrush(QColor(inks.ink))
    for x, y in PORTS:
        painter.drawRect(QRectF(x - 2.2, y - 2.0, 4.4, 4.4))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(inks.gold))
    for y in (0, 7):
        painter.drawRect(QRectF(-41, y, 6, 4))


def _sails(easel: Easel) -> None:
    painter, inks = easel.painter, easel.inks
    for sail in SAILS:
        painter.fillPath(sail, QColor(inks.sail))
        painter.save()
        painter.setClipPath(sail, Qt.ClipOperation.IntersectClip)
        painter.strokePath(sail.translated(-5, -3), easel.pen(inks.faint, 3.0, 0.22))
        painter.restore()
        easel.stroke(sail, inks.ink, 1.6)
    painter.setPen(easel.pen(inks.ink, 0.7, 0.45))
    painter.drawLines(list(SEAMS))


def _bow_wave(easel: Easel) -> None:
    """Water closes over the keel."""
    inks = easel.inks
    for row in WAVES:
        start, top, end = (QPointF(*point) for point in row)
        crest = QPainterPath(start)
        crest.quadTo(top, end)
        closed = QPainterPath(crest)
        closed.lineTo(end + QPointF(0, 6))
        closed.lineTo(start + QPointF(0, 6))
        closed.closeSubpath()
        easel.painter.fillPath(closed, QColor(inks.sea))
        easel.stroke(crest, inks.ink, 1.5, 0.9)
