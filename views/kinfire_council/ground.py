"""What lies behind everything: the sky, the sea, the rock with its ledges, streets and stairs."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from views.items.baked import Baked
from views.items.strokes import ruled, soft, tinted
from views.kinfire_council.inks import Inks, inks_of
from views.kinfire_council.plan import Plan
from views.theme import RADIUS, theme

STARS = 70
HORIZON = 0.60
"""Where the sea begins, as a share of the height."""
STREET = 6.0
TREADS = 3


class Ground(QGraphicsItem):
    """Painted once for a size; nothing on it can be pressed."""

    def __init__(self) -> None:
        super().__init__()
        self._area, self._baked = QRectF(), Baked()
        self._plan: Plan | None = None
        self._lamp, self._strength = QPointF(), 0.0
        self.setZValue(-10)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lie(self, area: QRectF, plan: Plan) -> None:
        """The picture's area, and the city in it."""
        if (area, plan) != (self._area, self._plan):
            self.prepareGeometryChange()
            self._area, self._plan = area, plan
            self.update()

    def shine(self, lamp: QPointF, strength: float) -> None:
        """The beam of the lighthouse over the roofs, from where its lamp is."""
        if (lamp, strength) != (self._lamp, self._strength):
            self._lamp, self._strength = lamp, strength
            self.update()

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        plan = self._plan
        if plan is None or self._area.isEmpty():
            return
        inks = inks_of(theme().name)
        light = (self._lamp.x(), self._lamp.y(), self._strength)
        form = (inks.id, plan.area, plan.scale, plan.streets, *light)
        self._baked.lay(painter, self._area, form, self._draw)

    def _draw(self, painter: QPainter) -> None:
        assert self._plan is not None
        inks = inks_of(theme().name)
        paint_ground(painter, self._area, self._plan, inks)
        if not inks.flat and self._strength:
            _paint_beam(painter, self._area, self._lamp, self._strength, inks)


def paint_ground(painter: QPainter, area: QRectF, plan: Plan, inks: Inks) -> None:
    """From the back to the front."""
    soft(painter)
    painter.save()
    frame = QPainterPath()
    frame.addRoundedRect(area, RADIUS.panel, RADIUS.panel)
    painter.setClipPath(frame)
    _paint_sky(painter, area, inks)
    _paint_sea(painter, area, plan, inks)
    _paint_rock(painter, area, plan, inks)
    for number, ledge in enumerate(plan.ledges):
        _paint_ledge(painter, ledge, plan, number, inks)
    for one, other in plan.streets:
        _paint_street(
            painter, plan.street(one, other), plan.scale, plan.is_stairs(one, other), inks
        )
    painter.restore()


def _paint_sky(painter: QPainter, area: QRectF, inks: Inks) -> None:
    sky = QLinearGradient(area.topLeft(), QPointF(area.left(), area.bottom() * 0.72))
    for share, ink in zip((0.0, 0.55, 1.0), inks.sky, strict=True):
        sky.setColorAt(share, QColor(ink))
    painter.fillRect(area, sky)
    if inks.flat:
        return
    luck = Random(18)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(STARS):
        x = area.left() + luck.random() * area.width()
        y = area.top() + luck.random() ** 1.6 * area.height() * 0.5
        far = luck.uniform(0.4, 1.1)
        painter.setBrush(tinted(inks.star, luck.uniform(0.2, 0.75)))
        painter.drawEllipse(QPointF(x, y), far, far)


def _paint_sea(painter: QPainter, area: QRectF, plan: Plan, inks: Inks) -> None:
    top = area.top() + area.height() * HORIZON
    sea = QRectF(area.left(), top, plan.area.left() - area.left() + 60 * plan.scale,
                 area.bottom() - top)  # fmt: skip
    water = QLinearGradient(sea.topLeft(), sea.bottomLeft())
    water.setColorAt(0, QColor(inks.sea[0]))
    water.setColorAt(1, QColor(inks.sea[1]))
    painter.fillRect(sea, water)
    luck, s = Random(7), plan.scale
    painter.setPen(ruled(inks.wave, 1.0 * s, 0.5))
    for row in range(9):
        y = sea.top() + (row + 0.7) * sea.height() / 9
        x = sea.left() + luck.random() * 30 * s
        while x < sea.right():
            wide = luck.uniform(8, 20) * s
            wave = QPainterPath(QPointF(x, y))
            wave.quadTo(x + wide / 2, y - 2.4 * s, x + wide, y)
            painter.drawPath(wave)
            x += wide + luck.uniform(10, 40) * s


def _paint_rock(painter: QPainter, area: QRectF, plan: Plan, inks: Inks) -> None:
    """The rock that the tiers are cut into: steps at the left, its flank at the right."""
    s, steps = plan.scale, []
    for tier in plan.tiers:
        steps.append(QPointF(tier.left() - 5 * s, tier.bottom() + 2 * s))
        steps.append(QPointF(tier.left() - 3 * s, tier.top() + 12 * s))
    right = area.right() + 2
    foot = [QPointF(plan.area.left() - 16 * s, area.bottom()),
            QPointF(plan.foot.left() - 5 * s, plan.foot.top() + 4 * s)]  # fmt: skip
    top = plan.tiers[-1].top() + 12 * s
    outline = QPolygonF([*foot, *steps, QPointF(right, top), QPointF(right, area.bottom())])
    stone = QLinearGradient(QPointF(0, top), QPointF(0, area.bottom()))
    stone.setColorAt(0, QColor(inks.rock[0]))
    stone.setColorAt(1, QColor(inks.rock[1]))
    painter.setPen(ruled(inks.ledge_line, 1.2 * s))
    painter.setBrush(stone)
    painter.drawPolygon(outline)
    if not inks.flat:
        _paint_dark(painter, area, plan, inks)


def _paint_dark(painter: QPainter, area: QRectF, plan: Plan, inks: Inks) -> None:
    """At the right, where the threats come from, it is darker."""
    dark = QLinearGradient(QPointF(plan.area.right() - 90 * plan.scale, 0), area.topRight())
    dark.setColorAt(0, tinted(inks.under, 0.0))
    dark.setColorAt(1, tinted(inks.under, 0.62))
    painter.fillRect(area, dark)


def _paint_ledge(painter: QPainter, ledge: QRectF, plan: Plan, number: int, inks: Inks) -> None:
    """The wall below a tier, with joints of stone."""
    s = plan.scale
    wall = ledge.adjusted(-4 * s, 0, 6 * s, 0)
    painter.fillRect(wall, QColor(inks.ledge))
    painter.setPen(QPen(QColor(inks.ledge_line), max(0.8, 0.9 * s)))
    painter.drawLine(wall.topLeft(), wall.topRight())
    luck = Random(40 + number)
    painter.setPen(ruled(inks.ledge_line, 0.7 * s, 0.55))
    middle = wall.center().y()
    painter.drawLine(QPointF(wall.left(), middle), QPointF(wall.right(), middle))
    for half in range(2):
        x = wall.left() + luck.uniform(4, 14) * s
        top = wall.top() + half * wall.height() / 2
        while x < wall.right():
            painter.drawLine(QLineF(x, top, x, top + wall.height() / 2))
            x += luck.uniform(12, 26) * s


def _paint_street(
    painter: QPainter, way: QLineF, scale: float, has_steps: bool, inks: Inks
) -> None:
    """A way between neighbours, with steps where it climbs to the next tier."""
    wide = STREET * scale
    flat = QPen(QColor(inks.street_edge), wide + 2 * scale)
    flat.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(flat)
    painter.drawLine(way)
    flat.setColor(QColor(inks.street))
    flat.setWidthF(wide)
    painter.setPen(flat)
    painter.drawLine(way)
    if not has_steps:
        return
    painter.setPen(ruled(inks.street_edge, 1.0 * scale))
    count = max(TREADS, round(way.length() / (3.2 * scale)))
    for step in range(1, count):
        at = way.pointAt(step / count)
        painter.drawLine(at - QPointF(wide / 2, 0), at + QPointF(wide / 2, 0))


def _paint_beam(
    painter: QPainter, area: QRectF, lamp: QPointF, strength: float, inks: Inks
) -> None:
    """A cone of light from the lamp, out over the city."""
    far = area.width() * 0.8
    cone = QPolygonF([lamp, lamp + QPointF(far, -far * 0.26), lamp + QPointF(far, far * 0.02)])
    light = QLinearGradient(lamp, lamp + QPointF(far, -far * 0.12))
    light.setColorAt(0, tinted(inks.beam, strength))
    light.setColorAt(1, tinted(inks.beam, 0.0))
    painter.save()
    painter.setClipRect(area)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawPolygon(cone)
    painter.restore()


def paint_glow(painter: QPainter, middle: QPointF, far: float, inks: Inks, strength: float) -> None:
    """Light around a lamp."""
    if inks.flat:
        return
    glow = QRadialGradient(middle, far)
    glow.setColorAt(0, tinted(inks.beam, strength))
    glow.setColorAt(0.35, tinted(inks.beam, strength * 0.35))
    glow.setColorAt(1, tinted(inks.beam, 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(middle, far, far)
