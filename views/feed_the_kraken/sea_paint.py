"""The sea of the chart: parchment, wash, rhumb lines, soundings, a compass rose, the frame."""

from __future__ import annotations

from functools import cache
from random import Random

import shapely
from PySide6.QtCore import QLineF, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPolygonF, QRadialGradient

from views.feed_the_kraken import geometry, shores
from views.feed_the_kraken.geometry import MIDDLE
from views.feed_the_kraken.inks import Inks
from views.feed_the_kraken.shores import Sheet
from views.feed_the_kraken.strokes import Easel, path_of, polar, tinted, write
from views.theme import fonts
from views.theme.fonts import Face

FRAME = 27.0
"""How broad the border of ticks is."""
ROSE = 84.0
"""The radius of the compass rose."""
LININGS = (4.5, 10.0, 16.5, 24.0, 32.5, 42.0)
"""How far from the shore the engraver's water lines run."""
TINTS = (46.0, 31.0, 17.0)
"""How far the colour of the rim reaches, in bands."""
WINDS = 32


def area_of(sheet: Sheet) -> QRectF:
    """The paper as a rectangle."""
    return QRectF(sheet.left, sheet.top, sheet.width, sheet.height)


def inside_of(sheet: Sheet) -> QRectF:
    """What lies within the frame."""
    return area_of(sheet).adjusted(FRAME, FRAME, -FRAME, -FRAME)


def rose_middle(sheet: Sheet) -> QPointF:
    """Where the compass rose stands: in the open sea of the south-west."""
    return QPointF(MIDDLE - _aside(sheet), sheet.bottom - FRAME - ROSE - 18)


def title_plate(sheet: Sheet) -> QRectF:
    """Where the title stands: in the open sea of the south-east."""
    wide, high = 212.0, 158.0
    bottom = sheet.bottom - FRAME - 26
    return QRectF(MIDDLE + _aside(sheet) - wide / 2, bottom - high, wide, high)


def _aside(sheet: Sheet) -> float:
    """How far rose and title stand from the middle."""
    return min(400.0, sheet.width / 2 - FRAME - ROSE - 92)


# ---------------------------------------------------------------- paper and wash
def parchment(easel: Easel, sheet: Sheet) -> None:
    """Old paper: uneven, with stains, darker to the edge."""
    painter, inks, area = easel.painter, easel.inks, area_of(sheet)
    painter.fillRect(area, QColor(inks.paper))
    painter.fillPath(path_of(shores.sea(sheet)), QColor(inks.sea))
    if not inks.stain:
        return
    luck = Random(5)
    for _ in range(26):
        middle = QPointF(
            luck.uniform(area.left(), area.right()), luck.uniform(area.top(), area.bottom())
        )
        reach = luck.uniform(60, 240)
        glow = QRadialGradient(middle, reach)
        glow.setColorAt(0.0, tinted(inks.stain, luck.uniform(0.015, 0.05)))
        glow.setColorAt(luck.uniform(0.5, 0.85), tinted(inks.stain, 0.025))
        glow.setColorAt(1.0, tinted(inks.stain, 0.0))
        painter.fillRect(QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach), glow)
    _edges(easel, area)


def _edges(easel: Easel, area: QRectF) -> None:
    glow = QRadialGradient(area.center(), 0.60 * (area.width() + area.height()) / 2)
    glow.setColorAt(0.0, tinted("#FFFBEA", 0.30))
    glow.setColorAt(0.60, tinted("#FFFBEA", 0.0))
    glow.setColorAt(1.0, tinted("#7A4E17", 0.28))
    easel.painter.fillRect(area, QBrush(glow))


@cache
def _linings(sheet: Sheet) -> tuple[QPainterPath, ...]:
    """Lines that follow the shore, ever farther out."""
    lands = [*shores.coasts(sheet).values(), shores.island(sheet.voyage)]
    land, water = shapely.union_all(lands), shores.sea(sheet)
    limits = shapely.box(*_limits(sheet))
    made = []
    for far in LININGS:
        line = (
            land.simplify(1.0)
            .buffer(far, quad_segs=3)
            .boundary.intersection(water)
            .intersection(limits)
        )
        made.append(path_of(line))
    return tuple(made)


def _limits(sheet: Sheet) -> tuple[float, float, float, float]:
    inside = inside_of(sheet)
    return inside.left(), inside.top(), inside.right(), inside.bottom()


@cache
def _tints(sheet: Sheet) -> tuple[QPainterPath, ...]:
    """The hand-coloured rim of the sea in bands, the broadest first."""
    land = shapely.union_all([*shores.coasts(sheet).values(), shores.island(sheet.voyage)])
    water = shores.sea(sheet)
    bands = (land.simplify(1.5).buffer(far, quad_segs=4) for far in TINTS)
    return tuple(path_of(band.intersection(water)) for band in bands)


def shallows(easel: Easel, sheet: Sheet) -> None:
    """The hand-coloured rim of the sea and the water lines in it."""
    inks = easel.inks
    for band in _tints(sheet):
        easel.painter.fillPath(band, tinted(inks.shallow, 0.20))
    for number, line in enumerate(_linings(sheet)):
        easel.stroke(line, inks.ink, 1.15 - 0.09 * number, 0.50 - 0.065 * number)


# ---------------------------------------------------------------- lines and numbers
@cache
def _rhumbs(sheet: Sheet) -> QPainterPath:
    """Lines of the winds from the rose and its sisters on a great circle, over the sea only."""
    far = 2.0 * (sheet.width + sheet.height)
    rose, opposite = (
        rose_middle(sheet),
        QPointF(2 * MIDDLE - rose_middle(sheet).x(), sheet.top + 0.36 * sheet.height),
    )
    lines = []
    for middle, many in ((rose, WINDS), (opposite, WINDS // 2)):
        for wind in range(many):
            start = polar(middle, wind * 360 / many, 30.0)
            end = polar(middle, wind * 360 / many, far)
            lines.append(shapely.LineString([(start.x(), start.y()), (end.x(), end.y())]))
    inner = shapely.box(*_limits(sheet))
    return path_of(shapely.union_all(lines).intersection(shores.sea(sheet)).intersection(inner))


def rhumb_lines(easel: Easel, sheet: Sheet) -> None:
    """The net of rhumb lines."""
    easel.stroke(_rhumbs(sheet), easel.inks.line, 0.8, 0.42)


@cache
def _soundings(sheet: Sheet) -> tuple[tuple[float, float, int], ...]:
    """Depths in fathoms: in the open sea, and at the corners of spaces, deeper off the shore."""
    luck = Random(11)
    water = shores.sea(sheet).buffer(-20).intersection(shapely.box(*_limits(sheet)).buffer(-24))
    taken = [geometry.waters(sheet.voyage), _keep_out(sheet)]
    free = water.difference(shapely.union_all(taken))
    shapely.prepare(free)
    shore = shapely.union_all(list(shores.coasts(sheet).values()))
    found: list[tuple[float, float, int]] = []
    left, top, right, bottom = _limits(sheet)
    for _ in range(700):
        x, y = luck.uniform(left, right), luck.uniform(top, bottom)
        near = any((x - a) ** 2 + (y - b) ** 2 < 58**2 for a, b, _ in found)
        if not near and shapely.contains_xy(free, x, y):
            depth = 2 + int(shore.distance(shapely.Point(x, y)) / 7 + luck.uniform(0, 6))
            found.append((x, y, depth))
    return tuple(found)


def _keep_out(sheet: Sheet) -> shapely.Geometry:
    """Where rose, title and Kraken are."""
    rose = rose_middle(sheet)
    plate = title_plate(sheet).adjusted(-26, -24, 26, 24)
    return shapely.union_all(
        [
            shapely.box(
                rose.x() - ROSE - 20, rose.y() - ROSE - 70, rose.x() + ROSE + 20, sheet.bottom
            ),
            shapely.box(plate.left(), plate.top(), plate.right(), plate.bottom()),
            shores.kraken_waters(sheet.voyage),
        ]
    )


def soundings(easel: Easel, sheet: Sheet) -> None:
    """The depths; left out where they would be too small to be read."""
    size = 17.0
    if size * easel.scale < 8:
        return
    letters = fonts.font(Face.PENCIL, size)
    for x, y, depth in _soundings(sheet):
        text = QLocale().toString(depth)
        write(easel.painter, QPointF(x, y), text, letters, tinted(easel.inks.faint, 0.62))


# ---------------------------------------------------------------- compass rose
def compass_rose(easel: Easel, sheet: Sheet, north: str) -> None:
    """Sixteen points in three rows, a ring of degrees, a lily in the north."""
    middle, inks, painter = rose_middle(sheet), easel.inks, easel.painter
    for far, wide in ((ROSE * 0.93, 1.1), (ROSE * 0.88, 0.7), (ROSE * 0.42, 0.8)):
        painter.setPen(easel.pen(inks.ink, wide, 0.85))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, far, far)
    ticks = [
        QLineF(polar(middle, d, ROSE * 0.88), polar(middle, d, ROSE * 0.93))
        for d in range(0, 360, 5)
    ]
    painter.setPen(easel.pen(inks.ink, 0.8, 0.85))
    painter.drawLines(ticks)
    for first, long, half in ((22.5, 0.58, 0.13), (45.0, 0.80, 0.16), (0.0, 1.0, 0.17)):
        step = 45.0 if first == 22.5 else 90.0
        for turn in range(round(360 / step)):
            _point(easel, middle, first + turn * step, ROSE * long, ROSE * half)
    painter.setPen(easel.pen(inks.ink, 1.0))
    painter.setBrush(QColor(inks.gold))
    painter.drawEllipse(middle, ROSE * 0.075, ROSE * 0.075)
    _lily(easel, middle - QPointF(0, ROSE + 2))
    write(
        painter, middle - QPointF(0, ROSE + 44), north, fonts.font(Face.BOARD, 24), QColor(inks.ink)
    )


def _point(easel: Easel, middle: QPointF, turn: float, long: float, half: float) -> None:
    """One point: a dark and a light side."""
    painter, inks = easel.painter, easel.inks
    tip = polar(middle, turn, long)
    painter.setPen(easel.pen(inks.ink, 0.9))
    for side, fill in ((-45.0, inks.paper), (45.0, inks.ink)):
        painter.setBrush(QColor(fill))
        painter.drawPolygon(QPolygonF([middle, polar(middle, turn + side, half), tip]))


def _lily(easel: Easel, foot: QPointF) -> None:
    """The flower that marks the north."""
    x, y = foot.x(), foot.y()
    path = QPainterPath(QPointF(x, y - 27))
    path.cubicTo(QPointF(x + 8, y - 17), QPointF(x + 5, y - 9), QPointF(x, y - 3))
    path.cubicTo(QPointF(x - 5, y - 9), QPointF(x - 8, y - 17), QPointF(x, y - 27))
    for way in (-1, 1):
        path.moveTo(x, y - 3)
        path.cubicTo(
            QPointF(x + way * 5, y - 14),
            QPointF(x + way * 16, y - 20),
            QPointF(x + way * 14, y - 9),
        )
        path.cubicTo(QPointF(x + way * 11, y - 13), QPointF(x + way * 7, y - 8), QPointF(x, y - 3))
    path.addRect(QRectF(x - 8, y - 4, 16, 2.6))
    easel.painter.setPen(easel.pen(easel.inks.ink, 0.8))
    easel.painter.setBrush(QColor(easel.inks.ink))
    easel.painter.drawPath(path)


# ---------------------------------------------------------------- frame
def frame(easel: Easel, sheet: Sheet) -> None:
    """A border of degrees between lines, as on every printed chart."""
    painter, inks, area = easel.painter, easel.inks, area_of(sheet)
    outer, inner = (
        area.adjusted(10, 10, -10, -10),
        area.adjusted(FRAME - 6, FRAME - 6, 6 - FRAME, 6 - FRAME),
    )
    margin = QPainterPath()
    margin.setFillRule(Qt.FillRule.OddEvenFill)
    margin.addRect(area)
    margin.addRect(area.adjusted(FRAME, FRAME, -FRAME, -FRAME))
    painter.fillPath(margin, QColor(inks.paper))
    if inks.stain:
        painter.fillPath(margin, tinted(inks.stain, 0.10))
    _zebra(easel, outer, inner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for line, wide in (
        (outer, 1.4),
        (inner, 1.2),
        (area.adjusted(FRAME, FRAME, -FRAME, -FRAME), 2.2),
    ):
        painter.setPen(easel.pen(inks.ink, wide))
        painter.drawRect(line)


def _zebra(easel: Easel, outer: QRectF, inner: QRectF) -> None:
    """Every other degree is black."""
    painter, ink = easel.painter, QColor(easel.inks.ink)
    across, down = 2 * round(inner.width() / 76) + 1, 2 * round(inner.height() / 76) + 1
    wide, high = inner.width() / across, inner.height() / down
    thick = inner.top() - outer.top()
    bars = QPainterPath()
    for i in range(0, across, 2):
        for y in (outer.top(), inner.bottom()):
            bars.addRect(QRectF(inner.left() + i * wide, y, wide, thick))
    for i in range(0, down, 2):
        for x in (outer.left(), inner.right()):
            bars.addRect(QRectF(x, inner.top() + i * high, thick, high))
    painter.fillPath(bars, ink)


# ---------------------------------------------------------------- light
def lamplit(painter: QPainter, area: QRectF, inks: Inks) -> None:
    """The lamp hangs over the middle; it takes light off the print and inverts nothing."""
    glow = QRadialGradient(area.center(), 0.62 * max(area.width(), area.height()))
    glow.setColorAt(0.0, QColor(inks.lamp))
    glow.setColorAt(0.45, QColor(inks.lamp))
    glow.setColorAt(1.0, QColor(inks.dusk))
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.fillRect(area, glow)
    painter.restore()
