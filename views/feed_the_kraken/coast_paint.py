"""The two shores: cliffs, peaks and palms in the red west; dunes, hills and houses in the east.

Shape tells them apart as well as colour does.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import cos, sin
from random import Random

import shapely
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPolygonF

from rules.feed_the_kraken.enums import Side, Voyage
from views.feed_the_kraken import geometry, shores
from views.feed_the_kraken.sea_paint import FRAME
from views.feed_the_kraken.shores import Sheet
from views.feed_the_kraken.strokes import Easel, path_of, polar, tinted

Place = tuple[float, float]
FIGURES = 0.26
"""From how many pixels to a unit on there are mountains, trees and houses: not on thumbnails."""
STEP = 5.0
"""How far apart the strokes of a shore stand."""


# ---------------------------------------------------------------- ground
def coasts(easel: Easel, sheet: Sheet) -> None:
    """Both lands."""
    for side, land in shores.coasts(sheet).items():
        _land(easel, sheet, side, path_of(land))


def _land(easel: Easel, sheet: Sheet, side: Side, shape: QPainterPath) -> None:
    painter, ink = easel.painter, easel.inks.land[side]
    painter.fillPath(shape, QColor(ink.wash))
    for band in _rims(sheet, side):
        painter.fillPath(band, tinted(ink.harbour, 0.23))
    easel.stroke(shape, ink.mark, 2.4)
    if easel.scale < FIGURES:
        return
    _shore(easel, sheet, side)
    for x, y, kind, size in _vignettes(sheet, side):
        _VIGNETTES[kind](easel, QPointF(x, y), size, side)


def _shore(easel: Easel, sheet: Sheet, side: Side) -> None:
    """The strokes and dots along the water."""
    painter, ink = easel.painter, easel.inks.land[side]
    cliffs, rock = _shore_strokes(sheet, side)
    painter.setPen(easel.pen(ink.mark, 1.0, 0.75))
    painter.drawLines(list(cliffs))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tinted(ink.mark, 0.7))
    for x, y in rock:
        painter.drawEllipse(QPointF(x, y), 1.2, 1.2)


@cache
def _rims(sheet: Sheet, side: Side) -> tuple[QPainterPath, ...]:
    """The deeper tint along the border of a land, in bands."""
    land = shores.coasts(sheet)[side]
    plain = land.simplify(1.5)
    return tuple(path_of(land.difference(plain.buffer(-far, quad_segs=3))) for far in (35, 20, 9))


@cache
def _shore_strokes(sheet: Sheet, side: Side) -> tuple[tuple[QLineF, ...], tuple[Place, ...]]:
    """Hachures that fall to the sea (west), rows of dots on a sandy shore (east)."""
    land = shores.coasts(sheet)[side]
    inner = sheet.paper.buffer(-FRAME)
    line = land.exterior.intersection(inner).simplify(1.0)
    luck = Random(3)
    lines: list[QLineF] = []
    dots: list[Place] = []
    for part in shapely.get_parts(shapely.line_merge(line)):
        points = list(part.segmentize(STEP).coords)
        for (x, y), (x2, y2) in pairwise(points):
            long = ((x2 - x) ** 2 + (y2 - y) ** 2) ** 0.5 or 1.0
            across = QPointF(-(y2 - y) / long, (x2 - x) / long)
            if not land.contains(shapely.Point(x + across.x() * 2.5, y + across.y() * 2.5)):
                across = -across
            start = QPointF(x, y)
            if side is Side.PIRATE:
                lines.append(QLineF(start, start + across * luck.uniform(6, 17)))
            else:
                spots = [start + across * (5 + 5.5 * k + luck.uniform(-1, 1)) for k in range(3)]
                dots += [(spot.x(), spot.y()) for spot in spots[: luck.choice((1, 2, 3))]]
    return tuple(lines), tuple(dots)


def island(easel: Easel, voyage: Voyage) -> None:
    """A rock with two palms: the reason why an arrow turns."""
    painter, inks = easel.painter, easel.inks
    shape = path_of(shores.island(voyage))
    painter.fillPath(shape, QColor(inks.paper))
    easel.stroke(shape, inks.ink, 1.8)
    left, top, right, bottom = shores.island(voyage).bounds
    middle = QPointF((left + right) / 2, (top + bottom) / 2)
    _peak(easel, middle + QPointF(3, 5), 15, Side.PIRATE, inks.ink, inks.paper)
    _palm(easel, middle + QPointF(-16, 6), 12, Side.PIRATE, inks.ink)
    painter.setPen(easel.pen(inks.ink, 0.8, 0.7))
    for i in range(4):
        y = bottom - 2.0 - 2.4 * i
        painter.drawLine(QPointF(right - 22 + 3 * i, y), QPointF(right - 8 - i, y))


# ---------------------------------------------------------------- vignettes
@cache
def _vignettes(sheet: Sheet, side: Side) -> tuple[tuple[float, float, str, float], ...]:
    """What stands where on a land, far things first; nothing on harbours and names."""
    luck = Random(29 if side is Side.PIRATE else 31)
    land = shores.coasts(sheet)[side].buffer(-16).intersection(sheet.paper.buffer(-FRAME - 12))
    busy = [cell.buffer(20) for cell in shores.harbours(sheet.voyage).values()]
    free = land.difference(shapely.union_all([*busy, name_room(sheet.voyage, side)]))
    if free.is_empty:
        return ()
    shapely.prepare(free)
    left, top, right, bottom = free.bounds
    found: list[tuple[float, float, str, float]] = []
    taken: list[tuple[float, float, float]] = []
    for _ in range(1400):
        x, y = luck.uniform(left, right), luck.uniform(top, bottom)
        if not shapely.contains_xy(free, x, y):
            continue
        kind = _kind(side, x, y, luck)
        size, room = _SIZES[kind]
        if all((x - a) ** 2 + 2.4 * (y - b) ** 2 > max(room, other) ** 2 for a, b, other in taken):
            taken.append((x, y, room))
            found.append((x, y, kind, size * luck.uniform(0.82, 1.2)))
    return tuple(sorted(found, key=lambda each: each[1]))


_SIZES = {
    "peak": (31.0, 44.0),
    "palm": (25.0, 36.0),
    "hill": (28.0, 46.0),
    "house": (26.0, 52.0),
    "fir": (24.0, 28.0),
}
"""How large a thing is, and how much room it wants."""


def _kind(side: Side, x: float, y: float, luck: Random) -> str:
    """Ranges and woods lie together: what stands here changes slowly over the land."""
    slow = sin(x / 67.0 + 1.3) + cos(y / 83.0) + luck.uniform(-0.5, 0.5)
    if side is Side.PIRATE:
        return "peak" if slow > -0.35 else "palm"
    if slow > 0.45:
        return "hill"
    return "fir" if slow > -0.75 else "house"


def name_room(voyage: Voyage, side: Side) -> shapely.Geometry:
    """Where the name of a coast stands, on the land side of its harbours."""
    x, y = name_place(voyage, side)
    slope = 120.0 if side is Side.PIRATE else -120.0
    line = shapely.LineString([(x - 140, y + slope * 0.675), (x + 140, y - slope * 0.675)])
    return line.buffer(25)


def name_place(voyage: Voyage, side: Side) -> Place:
    """The middle of the name of a coast."""
    x, y = geometry.goal_middle(voyage, side)
    way = -1 if side is Side.PIRATE else 1
    return x + way * 84, y - 68


def _peak(
    easel: Easel, foot: QPointF, size: float, side: Side, mark: str = "", fill: str = ""
) -> None:
    """A mountain: its face away from the light is hatched."""
    ink = easel.inks.land[side]
    mark, fill = mark or ink.mark, fill or ink.wash
    x, y = foot.x(), foot.y()
    tip = QPointF(x - size * 0.06, y - size * 1.05)
    left, right = QPointF(x - size * 0.78, y), QPointF(x + size * 0.82, y)
    shape = QPainterPath(left)
    shape.quadTo(QPointF(x - size * 0.34, y - size * 0.42), tip)
    shape.quadTo(QPointF(x + size * 0.26, y - size * 0.50), right)
    easel.painter.fillPath(shape, QColor(fill))
    easel.painter.fillPath(shape, tinted(easel.inks.paper, 0.45))
    easel.stroke(shape, mark, 1.5)
    hatches = QPainterPath()
    for i in range(1, 6):
        share = i / 6
        start = tip + (right - tip) * share + QPointF(0, -size * 0.12 * (1 - abs(2 * share - 1)))
        hatches.moveTo(start)
        hatches.lineTo(
            start + QPointF(-size * 0.24 * share - size * 0.05, size * 0.34 * (1.15 - share))
        )
    easel.stroke(hatches, mark, 1.0)


def _palm(easel: Easel, foot: QPointF, size: float, side: Side, mark: str = "") -> None:
    """A palm leaning to the sea."""
    mark = mark or easel.inks.land[side].mark
    crown = foot + QPointF(size * 0.26, -size * 0.95)
    path = QPainterPath(foot)
    path.quadTo(foot + QPointF(-size * 0.04, -size * 0.55), crown)
    for turn, long in ((-160, 0.55), (-125, 0.5), (-60, 0.5), (-20, 0.55), (15, 0.42), (165, 0.42)):
        path.moveTo(crown)
        tip = polar(crown, turn, size * long) + QPointF(0, size * 0.16)
        path.quadTo(polar(crown, turn, size * long * 0.6) - QPointF(0, size * 0.10), tip)
    easel.stroke(path, mark, 1.6)


def _hill(easel: Easel, foot: QPointF, size: float, side: Side) -> None:
    """A round hill, shaded on the right."""
    ink = easel.inks.land[side]
    x, y, half = foot.x(), foot.y(), size * 0.85
    shape = QPainterPath(QPointF(x - half, y))
    shape.cubicTo(
        QPointF(x - half * 0.55, y - size * 0.85),
        QPointF(x + half * 0.55, y - size * 0.85),
        QPointF(x + half, y),
    )
    easel.painter.fillPath(shape, QColor(ink.wash))
    easel.stroke(shape, ink.mark, 1.4)
    shade = QPainterPath()
    for i in range(4):
        start = QPointF(x + half * (0.30 + 0.16 * i), y - size * (0.56 - 0.12 * i))
        shade.moveTo(start)
        shade.quadTo(
            start + QPointF(half * 0.12, size * 0.10),
            start + QPointF(half * 0.10, size * 0.30 - i * 2),
        )
    easel.stroke(shade, ink.mark, 0.9)


def _house(easel: Easel, foot: QPointF, size: float, side: Side) -> None:
    """Two gabled houses and a spire."""
    ink, painter = easel.inks.land[side], easel.painter
    painter.setPen(easel.pen(ink.mark, 1.2))
    for dx, wide in ((-0.42, 0.5), (0.36, 0.42)):
        x, y, half = foot.x() + size * dx, foot.y(), size * wide / 2
        painter.setBrush(QColor(easel.inks.paper))
        painter.drawRect(QRectF(x - half, y - half * 1.1, 2 * half, half * 1.1))
        painter.setBrush(QColor(ink.mark))
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(x - half * 1.2, y - half * 1.1),
                    QPointF(x, y - half * 2.2),
                    QPointF(x + half * 1.2, y - half * 1.1),
                ]
            )
        )


def _fir(easel: Easel, foot: QPointF, size: float, side: Side) -> None:
    """A group of firs."""
    ink, painter = easel.inks.land[side], easel.painter
    painter.setPen(easel.pen(ink.mark, 1.0))
    painter.setBrush(QColor(ink.harbour))
    for dx, grown in ((-0.38, 0.72), (0.36, 0.66), (0.0, 0.92)):
        x, y, high = foot.x() + size * dx, foot.y(), size * grown
        painter.drawPolygon(
            QPolygonF(
                [QPointF(x - high * 0.26, y), QPointF(x, y - high), QPointF(x + high * 0.26, y)]
            )
        )


_VIGNETTES = {"peak": _peak, "palm": _palm, "hill": _hill, "house": _house, "fir": _fir}
