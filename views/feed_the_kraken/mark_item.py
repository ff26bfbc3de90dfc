"""What is laid over the chart from moment to moment: lit, marked, pointed and focused spaces."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from rules.feed_the_kraken.enums import Voyage
from views.feed_the_kraken.inks import inks_of
from views.feed_the_kraken.outlines import outline
from views.feed_the_kraken.strokes import ruled, tinted
from views.theme import theme


class MarkItem(QGraphicsItem):
    """Lit: amber line, light, notch. Marked: a double ring. Pointed: a line. Focus: the ring."""

    def __init__(self, parent: QGraphicsItem, voyage: Voyage, area: QRectF) -> None:
        super().__init__(parent)
        self._voyage, self._area = voyage, area
        self.lit: frozenset[str] = frozenset()
        self.marked: frozenset[str] = frozenset()
        self.pointed = ""
        self.focused = ""
        self.setZValue(4)

    def boundingRect(self) -> QRectF:
        return self._area

    def cover(self, voyage: Voyage, area: QRectF) -> None:
        """Another chart."""
        self.prepareGeometryChange()
        self._voyage, self._area = voyage, area

    def show_lit(self, ids: frozenset[str]) -> None:
        """What can be chosen."""
        self._renew(self.lit ^ ids)
        self.lit = ids

    def show_marked(self, ids: frozenset[str]) -> None:
        """What a line of the log speaks of."""
        self._renew(self.marked ^ ids)
        self.marked = ids

    def show_pointed(self, id: str) -> None:
        """What the pointer is over; empty: nothing."""
        if id != self.pointed:
            self._renew({id, self.pointed})
            self.pointed = id

    def show_focused(self, id: str) -> None:
        """Where the keyboard is; empty: nowhere."""
        if id != self.focused:
            self._renew({id, self.focused})
            self.focused = id

    def _renew(self, ids: frozenset[str] | set[str]) -> None:
        for id in ids:
            if id:
                self.update(outline(self._voyage, id, -8.0).boundingRect())

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for id in sorted(self.lit):
            self._paint_lit(painter, id)
        for id in sorted(self.marked):
            self._paint_ring(painter, id)
        if self.pointed:
            self._paint_pointed(painter)
        if self.focused:
            self._paint_focus(painter)

    def _paint_lit(self, painter: QPainter, id: str) -> None:
        inks = inks_of(theme().name)
        colour = inks.choose
        cell = outline(self._voyage, id, 4.0)
        painter.fillPath(cell, tinted(colour, 0.16))
        painter.strokePath(cell, ruled(inks.ink if inks.lamp else inks.paper, 8.0))
        painter.strokePath(cell, ruled(colour, 4.5))
        top = cell.boundingRect()
        corner = QPointF(top.left() + top.width() / 4, top.top())
        notch = QPolygonF([corner, corner + QPointF(16, 0), corner + QPointF(0, 14)])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawPolygon(notch)

    def _paint_ring(self, painter: QPainter, id: str) -> None:
        inks = inks_of(theme().name)
        cell = outline(self._voyage, id, 5.0)
        painter.strokePath(cell, ruled(inks.paper, 11.0))
        painter.strokePath(cell, ruled(inks.ink, 8.0))
        painter.strokePath(cell, ruled(inks.gold, 4.0))

    def _paint_pointed(self, painter: QPainter) -> None:
        inks = inks_of(theme().name)
        painter.strokePath(outline(self._voyage, self.pointed, 2.0), ruled(inks.ink, 3.2, 0.9))

    def _paint_focus(self, painter: QPainter) -> None:
        """Never thinner than the theme's ring, however small the chart is."""
        scale = max(0.05, abs(painter.worldTransform().m11()))
        wide = max(5.0, theme().lines.focus / scale)
        inks = inks_of(theme().name)
        cell = outline(self._voyage, self.focused, 3.0)
        painter.strokePath(cell, ruled(inks.paper, wide + 4.0 / scale))
        pen = QPen(QColor(inks.focus), wide)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(cell, pen)
