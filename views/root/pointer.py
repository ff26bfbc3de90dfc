"""Where a battle is: a ring around its clearing, a beak from its panel, and the panel's place.

The panel lies where it covers least of the clearings, as near as may be.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from views.items.strokes import round_of, ruled, soft
from views.root.inks import inks_of
from views.theme import theme

GAP = 14.0
"""Between the clearing and the panel, in pixels: the beak."""
BEAK = 9.0
"""Half the breadth of the beak where it leaves the panel."""
OWN = 6.0
"""So much worse than another clearing is it to cover the one of the battle."""
FAR = 16.0
"""What a pixel of distance weighs against a square pixel that is covered."""
Z_RING = 1.5
"""Over the places, under the pieces: none is hidden."""
NET = 10
"""So many steps across and down are tried."""


def best_place(
    size: QSizeF, board: QRectF, spot: QPointF, radius: float, discs: Sequence[QRectF]
) -> QRectF:
    """Where the panel of a battle covers least; `discs`: the clearings with their marks."""
    own = round_of(spot, radius)

    def cost(area: QRectF) -> float:
        covered = sum(_common(area, disc) for disc in discs)
        away = hypot(area.center().x() - spot.x(), area.center().y() - spot.y())
        return covered + OWN * _common(area, own) + FAR * away

    return min(_candidates(size, board, spot, radius), key=cost)


def _candidates(size: QSizeF, board: QRectF, spot: QPointF, radius: float) -> Iterator[QRectF]:
    """The four sides of the clearing, then a net over the whole map, corners and all."""
    wide, high = size.width(), size.height()
    out = radius + GAP
    room = board.adjusted(4, 4, -4, -4)
    yield _within(room, QRectF(spot.x() - wide / 2, spot.y() + out, wide, high))
    yield _within(room, QRectF(spot.x() - wide / 2, spot.y() - out - high, wide, high))
    yield _within(room, QRectF(spot.x() + out, spot.y() - high / 2, wide, high))
    yield _within(room, QRectF(spot.x() - out - wide, spot.y() - high / 2, wide, high))
    for across in range(NET + 1):
        for down in range(NET + 1):
            left = room.left() + (room.width() - wide) * across / NET
            yield QRectF(left, room.top() + (room.height() - high) * down / NET, wide, high)


def _within(room: QRectF, area: QRectF) -> QRectF:
    left = min(max(area.left(), room.left()), room.right() - area.width())
    top = min(max(area.top(), room.top()), room.bottom() - area.height())
    return QRectF(left, top, area.width(), area.height())


def _common(one: QRectF, other: QRectF) -> float:
    shared = one.intersected(other)
    return shared.width() * shared.height()


class BattlePointer(QGraphicsItem):
    """The ring and the beak; nothing that could be pressed."""

    def __init__(self) -> None:
        super().__init__()
        self._panel, self._spot, self._radius = QRectF(), QPointF(), 0.0
        self._spared = QPainterPath()
        self.setZValue(Z_RING)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def point(self, panel: QRectF, spot: QPointF, radius: float, spared: QPainterPath) -> None:
        """From a panel to a clearing. `spared`: what the ring may not cover."""
        if (panel, spot, radius) != (self._panel, self._spot, self._radius):
            self.prepareGeometryChange()
            self._panel, self._spot, self._radius = panel, spot, radius
            self._spared = spared
            self.update()

    @property
    def ring(self) -> QRectF:
        """Around the clearing."""
        return round_of(self._spot, self._radius)

    def boundingRect(self) -> QRectF:
        return self.ring.united(self._panel).adjusted(-6, -6, 6, 6)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def beak(self) -> QPolygonF:
        """A narrow triangle from the panel to the ring."""
        foot = QPointF(
            min(max(self._spot.x(), self._panel.left() + 12), self._panel.right() - 12),
            min(max(self._spot.y(), self._panel.top() + 12), self._panel.bottom() - 12),
        )
        way = self._spot - foot
        far = hypot(way.x(), way.y())
        if far <= self._radius:
            return QPolygonF()
        along, across = way / far, QPointF(-way.y(), way.x()) / far * BEAK
        return QPolygonF([foot + across, foot + along * (far - self._radius), foot - across])

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        soft(painter)
        inks = inks_of(theme().name)
        whole = QPainterPath()
        whole.addRect(self.boundingRect())
        painter.setClipPath(whole.subtracted(self._spared))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(ruled("#FFFFFF" if inks.mono else inks.ink, 6.0))
        painter.drawEllipse(self.ring)
        painter.setPen(QPen(theme().colour("bad"), 3.2))
        painter.drawEllipse(self.ring)
        painter.setPen(QPen(theme().colour("edge"), 1.5))
        painter.setBrush(theme().colour("surface"))
        painter.drawPolygon(self.beak())
