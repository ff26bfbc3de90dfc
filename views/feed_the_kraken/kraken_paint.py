"""The Kraken in the northern waters. The nearer the ship, the darker its ink, the wider its eyes,
and the farther its arms reach down between the spaces.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPolygonF
from shapely.geometry import LineString

from rules.feed_the_kraken.enums import Side, Voyage
from views.feed_the_kraken import geometry
from views.feed_the_kraken.strokes import Easel, smooth, tinted

FAINT, FULL = 0.42, 1.0
"""How strong its ink is when the ship starts, and when it is there."""
FIRST_REACH = 0.28
"""From which nearness on arms reach out over the sea."""
Spots = tuple[tuple[float, float, float], ...]


class Arm:
    """A tapering arm along a line: its outline, the hatching of its back, its suckers."""

    def __init__(self, points: list[QPointF], width: float, inner: int = 1) -> None:
        spine = smooth(points)
        many = max(24, round(spine.length() / 7))
        self._row = [spine.pointAtPercent(i / many) for i in range(many + 1)]
        self._turn = [-spine.angleAtPercent(i / many) * pi / 180 for i in range(many + 1)]
        self._half = [width / 2 * (1 - i / many) ** 0.72 + 0.6 for i in range(many + 1)]
        self._inner = inner
        self.outline = self._outline()
        self.hatching = self._hatching()
        self.suckers = self._suckers()

    def _off(self, i: int, share: float) -> QPointF:
        """A point beside the spine; share 1 is the inner edge, -1 the back."""
        far = self._half[i] * share * self._inner
        x, y = self._row[i].x(), self._row[i].y()
        return QPointF(x - sin(self._turn[i]) * far, y + cos(self._turn[i]) * far)

    def _outline(self) -> QPainterPath:
        count = len(self._row)
        path = QPainterPath()
        edge = [self._off(i, 1) for i in range(count)]
        edge += [self._off(i, -1) for i in reversed(range(count))]
        path.addPolygon(QPolygonF(edge))
        path.closeSubpath()
        return path

    def _hatching(self) -> QPainterPath:
        path = QPainterPath()
        for i in range(1, len(self._row) - 3):
            deep = -0.18 if i % 3 else 0.12
            path.moveTo(self._off(i, -0.96))
            path.quadTo(self._off(min(i + 1, len(self._row) - 1), -0.5), self._off(i, deep))
        return path

    def _suckers(self) -> Spots:
        spots, walked = [], 0.0
        for i in range(2, len(self._row) - 2):
            step = self._row[i] - self._row[i - 1]
            walked += (step.x() ** 2 + step.y() ** 2) ** 0.5
            if walked >= self._half[i] * 0.95 and self._half[i] > 2.4:
                at = self._off(i, 0.58)
                spots.append((at.x(), at.y(), self._half[i] * 0.27))
                walked = 0.0
        return tuple(spots)


def _curl(
    start: QPointF, lead: list[QPointF], radius: float, turn: int, rounds: float
) -> list[QPointF]:
    """A line that ends in a spiral; `turn` 1 winds clockwise on the screen."""
    points = [start, *lead]
    last, before = points[-1], points[-2]
    way = last - before
    long = (way.x() ** 2 + way.y() ** 2) ** 0.5
    side = QPointF(-way.y(), way.x()) / long * turn
    middle = last + side * radius
    offset = last - middle
    steps = round(14 * rounds)
    for i in range(1, steps + 1):
        angle = turn * 2 * pi * rounds * i / steps
        shrink = 1 - 0.74 * i / steps
        spun = QPointF(
            offset.x() * cos(angle) - offset.y() * sin(angle),
            offset.x() * sin(angle) + offset.y() * cos(angle),
        )
        points.append(middle + spun * shrink)
    return points


def _mirrored(points: list[QPointF], x: float) -> list[QPointF]:
    return [QPointF(2 * x - p.x(), p.y()) for p in points]


# ---------------------------------------------------------------- shape
@cache
def _middle(voyage: Voyage) -> tuple[float, float]:
    return geometry.goal_middle(voyage, Side.CULT)


def _at(voyage: Voyage, x: float, y: float) -> QPointF:
    """A point by its distance from the middle of the goal."""
    middle = _middle(voyage)
    return QPointF(middle[0] + x, middle[1] + y)


@cache
def _arms(voyage: Voyage) -> tuple[Arm, ...]:
    """The arms in the northern waters, those behind first."""

    def p(x: float, y: float) -> QPointF:
        return _at(voyage, x, y)

    lines = [
        (_curl(p(40, -96), [p(96, -122), p(146, -152)], 20, -1, 1.25), 30.0, -1),
        (_curl(p(48, -84), [p(120, -96), p(176, -84), p(206, -110)], 24, -1, 1.3), 34.0, -1),
        (_curl(p(46, -72), [p(112, -62), p(150, -22), p(196, -34)], 22, -1, 1.2), 32.0, -1),
        (_curl(p(24, -92), [p(52, -62), p(86, -42), p(99, 4), p(84, 46)], 20, 1, 1.15), 30.0, 1),
    ]
    x = _middle(voyage)[0]
    made: list[Arm] = []
    for number, (line, width, inner) in enumerate(lines):
        bent = [QPointF(q.x() + (6 if number % 2 else -4), q.y() + 3) for q in _mirrored(line, x)]
        made += [Arm(line, width, inner), Arm(bent, width, -inner)]
    return tuple(made)


@cache
def _reaches(voyage: Voyage, share: float) -> tuple[Arm, ...]:
    """Arms that come down over the sea; share 1 reaches as far as they go."""
    full = [
        [
            (36, -96),
            (62, -40),
            (104, 20),
            (150, 96),
            (128, 190),
            (196, 268),
            (246, 360),
            (214, 450),
        ],
        [(14, -90), (30, -20), (64, 70), (26, 160), (70, 250), (30, 330), (62, 420), (10, 480)],
    ]
    made = []
    for way in (1, -1):
        for line in full:
            spine = LineString([(way * x, y) for x, y in line])
            cut = _cut(spine, max(0.14, share))
            points = [
                _at(voyage, x + (9 if way < 0 else 0), y + (26 if way < 0 else 0)) for x, y in cut
            ]
            made.append(Arm(points, 30.0, way))
    return tuple(made)


def _cut(line: LineString, share: float) -> list[tuple[float, float]]:
    """The first part of a line."""
    end = line.interpolate(share, normalized=True)
    reached = share * line.length
    kept = [(x, y) for x, y in line.coords if line.project(end.__class__(x, y)) < reached - 12]
    return [*kept, (end.x, end.y)]


@cache
def _head(voyage: Voyage) -> QPainterPath:
    """The mantle: a high dome, narrow above the eyes, with a frill where the arms begin."""

    def p(x: float, y: float) -> QPointF:
        return _at(voyage, x, y)

    path = QPainterPath(p(-62, -78))
    path.cubicTo(p(-78, -98), p(-70, -112), p(-66, -120))
    path.cubicTo(p(-98, -142), p(-76, -184), p(-6, -188))
    path.cubicTo(p(72, -187), p(100, -144), p(66, -120))
    path.cubicTo(p(70, -112), p(78, -98), p(62, -78))
    path.cubicTo(p(44, -58), p(22, -56), p(0, -50))
    path.cubicTo(p(-22, -56), p(-44, -58), p(-62, -78))
    path.closeSubpath()
    return path


@cache
def _skin(voyage: Voyage) -> QPainterPath:
    """The engraver's lines on the dome: rings that follow its form on the shaded side."""
    path = QPainterPath()
    for i in range(13):
        y = -180 + i * 6.2
        wide = 76 * (1 - ((y + 146) / 52) ** 2 * 0.5) if y < -118 else 60
        wide = max(16.0, wide)
        start = -wide + 4 if i % 2 else -wide * 0.86
        path.moveTo(_at(voyage, start, y))
        path.quadTo(
            _at(voyage, -wide * 0.62, y + 12), _at(voyage, -wide * (0.34 - 0.02 * (i % 3)), y + 13)
        )
        path.moveTo(_at(voyage, wide - 2, y + 2))
        path.quadTo(_at(voyage, wide * 0.78, y + 11), _at(voyage, wide * 0.60, y + 12))
    return path


SPOTS: Spots = (
    (-24, -166, 6.0), (6, -174, 3.6), (28, -160, 5.0), (-6, -158, 3.2), (14, -148, 4.2),
    (-36, -150, 3.6), (40, -144, 3.0), (-14, -142, 2.6), (2, -132, 3.4), (24, -132, 2.4),
)  # fmt: skip


# ---------------------------------------------------------------- ink
def strength(nearness: float) -> float:
    """How dark the ink is."""
    return FAINT + (FULL - FAINT) * nearness


def kraken(easel: Easel, voyage: Voyage, nearness: float) -> None:
    """The monster in the margin."""
    painter = easel.painter
    tone = strength(nearness)
    painter.save()
    painter.setOpacity(painter.opacity() * tone)
    for arm in _arms(voyage):
        _arm(easel, arm)
    _dome(easel, voyage)
    _eyes(easel, voyage, nearness)
    painter.restore()


def reach(easel: Easel, voyage: Voyage, nearness: float) -> None:
    """Its arms under the spaces, pale as a watermark: threat, not print."""
    if nearness < FIRST_REACH:
        return
    share = (nearness - FIRST_REACH) / (1 - FIRST_REACH)
    painter = easel.painter
    painter.save()
    painter.setOpacity(painter.opacity() * (0.24 + 0.30 * share))
    for arm in _reaches(voyage, round(0.25 + 0.75 * share, 3)):
        _arm(easel, arm)
    painter.restore()


def _arm(easel: Easel, arm: Arm) -> None:
    painter, inks = easel.painter, easel.inks
    painter.fillPath(arm.outline, QColor(inks.kraken_light))
    painter.fillPath(arm.outline, tinted(inks.kraken, 0.34))
    easel.stroke(arm.hatching, inks.kraken, 1.5, 0.9)
    easel.stroke(arm.outline, inks.kraken, 2.0)
    painter.setPen(easel.pen(inks.kraken, 0.9))
    painter.setBrush(QColor(inks.kraken_light))
    for x, y, radius in arm.suckers:
        painter.drawEllipse(QPointF(x, y), radius, radius)


def _dome(easel: Easel, voyage: Voyage) -> None:
    painter, inks = easel.painter, easel.inks
    head = _head(voyage)
    painter.fillPath(head, QColor(inks.kraken_light))
    painter.fillPath(head, tinted(inks.kraken, 0.40))
    painter.save()
    painter.setClipPath(head, Qt.ClipOperation.IntersectClip)
    for wide, alpha in ((34, 0.16), (20, 0.2), (9, 0.25)):
        painter.strokePath(head, easel.pen(inks.kraken, wide, alpha))
    easel.stroke(_skin(voyage), inks.kraken, 1.6, 0.9)
    painter.setPen(easel.pen(inks.kraken, 1.0))
    painter.setBrush(tinted(inks.kraken_light, 0.75))
    for x, y, radius in SPOTS:
        painter.drawEllipse(_at(voyage, x, y), radius * 1.1, radius * 0.9)
    painter.restore()
    easel.stroke(head, inks.kraken, 2.6)


def _eyes(easel: Easel, voyage: Voyage, nearness: float) -> None:
    """Narrow slits at first, wide and lit by gold at the end, under heavy brows."""
    painter, inks = easel.painter, easel.inks
    open_ = 3.0 + 10.0 * nearness
    for way in (-1, 1):
        middle = _at(voyage, way * 36, -98)
        eye = QPainterPath(middle + QPointF(-19 * way, -3))
        eye.quadTo(middle + QPointF(-2 * way, -3 - open_), middle + QPointF(20 * way, -7))
        eye.quadTo(middle + QPointF(2 * way, -3 + open_ * 1.15), middle + QPointF(-19 * way, -3))
        painter.fillPath(eye, QColor(inks.gold))
        painter.save()
        painter.setClipPath(eye, Qt.ClipOperation.IntersectClip)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(inks.kraken))
        slit = middle + QPointF(1.0 * way, -3.5)
        painter.drawRoundedRect(QRectF(slit.x() - 8.5, slit.y() - 3.0, 17, 6.0), 3, 3)
        painter.restore()
        easel.stroke(eye, inks.kraken, 2.2)
        brow = QPainterPath(middle + QPointF(-25 * way, -1 - open_ * 0.2))
        brow.quadTo(
            middle + QPointF(-6 * way, -11 - open_ * 0.9),
            middle + QPointF(25 * way, -13 - open_ * 0.5),
        )
        easel.stroke(brow, inks.kraken, 4.2)


def maw(easel: Easel, voyage: Voyage) -> None:
    """The goal itself: water that turns about a beak."""
    painter, inks = easel.painter, easel.inks
    for number in range(5):
        swirl = QPainterPath()
        for i in range(25):
            angle = number * 2 * pi / 5 + i * 0.115
            far = 58 - i * 1.65
            point = _at(voyage, far * cos(angle), far * 0.86 * sin(angle))
            swirl.moveTo(point) if i == 0 else swirl.lineTo(point)
        easel.stroke(swirl, inks.kraken, 1.5, 0.55)
    painter.setPen(Qt.PenStyle.NoPen)
