"""The ship on the chart, the wake it draws while it sails, and where it would go."""

from __future__ import annotations

from math import pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from rules.feed_the_kraken.enums import Color
from views.feed_the_kraken import ship_paint, state_paint
from views.feed_the_kraken.inks import inks_of
from views.feed_the_kraken.strokes import Easel
from views.theme import theme

SIZE, DOWN = 1.08, 28.0
"""How large the ship is drawn, and how far below the middle of its space it lies."""
REACH = ship_paint.REACH.adjusted(-6, -8, 6, 8)
"""What the ship covers with its rim, before it is sized."""
ROLL = 3.5
"""How far it rolls while it sails, in degrees."""
STEPS = 24


class ShipItem(QGraphicsItem):
    """The galleon; its position is the middle of its space."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._west = False
        self.setScale(SIZE)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setZValue(3)

    def boundingRect(self) -> QRectF:
        return REACH

    def turn(self, west: bool) -> None:
        """Which way it looks."""
        if west != self._west:
            self._west = west
            self.update()

    @property
    def looks_west(self) -> bool:
        """Whether its bow is on the left."""
        return self._west

    def lie(self, middle: QPointF, roll: float = 0.0) -> None:
        """Where it is, and how it rolls."""
        self.setPos(middle + QPointF(0, DOWN))
        self.setRotation(roll)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = painter.device().devicePixelRatioF() * abs(painter.worldTransform().m11())
        ship_paint.ship(Easel(painter, inks_of(theme().name), max(0.05, scale)), self._west)


class WakeItem(QGraphicsItem):
    """The part of a course that has been sailed in a motion."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._way = QPainterPath()
        self.setZValue(2)

    def boundingRect(self) -> QRectF:
        return self._way.boundingRect().adjusted(-8, -8, 8, 8)

    def show_way(self, way: QPainterPath) -> None:
        """Draws this course; an empty one: none."""
        self.prepareGeometryChange()
        self._way = way
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._way.isEmpty():
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = painter.device().devicePixelRatioF() * abs(painter.worldTransform().m11())
        easel = Easel(painter, inks_of(theme().name), max(0.05, scale))
        state_paint.wake_leg(easel, self._way)


class Sailing:
    """A move of the ship along a course, told how far it is from 0 to 1."""

    def __init__(self, ship: ShipItem, wake: WakeItem, way: QPainterPath) -> None:
        self._ship, self._wake, self._way = ship, wake, way
        self._west = way.pointAtPercent(1.0).x() < way.pointAtPercent(0.0).x() - 1
        self._east = way.pointAtPercent(1.0).x() > way.pointAtPercent(0.0).x() + 1

    def show(self, share: float) -> None:
        """The ship on its way, the wake behind it."""
        if self._west or self._east:
            self._ship.turn(self._west)
        roll = ROLL * sin(share * 2 * pi) * (1 - share)
        self._ship.lie(self._way.pointAtPercent(min(1.0, share)), roll)
        self._wake.show_way(self._sailed(share))

    def _sailed(self, share: float) -> QPainterPath:
        row = [self._way.pointAtPercent(min(1.0, share) * i / STEPS) for i in range(STEPS + 1)]
        path = QPainterPath(row[0])
        for point in row[1:]:
            path.lineTo(point)
        return path

    def end(self) -> None:
        """The wake of the motion goes; the chart draws it from now on."""
        self._wake.show_way(QPainterPath())


class GhostItem(QGraphicsItem):
    """Where a colour would take the ship: its course in that colour, a pale ship at its end."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._way, self._color = QPainterPath(), Color.RED
        self.setZValue(2.5)

    def boundingRect(self) -> QRectF:
        if self._way.isEmpty():
            return QRectF()
        end = self._way.pointAtPercent(1.0) + QPointF(0, DOWN)
        ship = QTransform().translate(end.x(), end.y()).scale(SIZE, SIZE).mapRect(REACH)
        return self._way.boundingRect().adjusted(-14, -14, 14, 14) | ship

    def show_way(self, way: QPainterPath, color: Color) -> None:
        """Draws this course; an empty one: none."""
        self.prepareGeometryChange()
        self._way, self._color = way, color
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._way.isEmpty():
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = painter.device().devicePixelRatioF() * abs(painter.worldTransform().m11())
        easel = Easel(painter, inks_of(theme().name), max(0.05, scale))
        ink = easel.inks.course[self._color]
        for colour, wide in ((easel.inks.paper, 17.0), (ink.edge, 12.0), (ink.fill, 8.0)):
            painter.strokePath(self._way, easel.pen(colour, wide))
        start, end = self._way.pointAtPercent(0.0), self._way.pointAtPercent(1.0)
        painter.translate(end + QPointF(0, DOWN))
        painter.scale(SIZE, SIZE)
        painter.setOpacity(0.72)
        ship_paint.ship(easel, west=end.x() < start.x() - 1)
