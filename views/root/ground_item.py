"""The printed map as an item of the scene: painted once for a size, then a picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from shiboken6 import isValid

from rules.root.words import Suit
from views.items.strokes import soft
from views.root.ground_paint import SHEET, Easel, paint_map
from views.root.inks import ground_inks, inks_of
from views.theme import theme

SHADE = 12.0
"""How far the shadow of the printed map reaches, in pixels."""
PATIENCE = 140
"""Milliseconds without another size after which the map is printed anew."""


@lru_cache(maxsize=2)
def picture(map_id: str, suits: tuple[Suit, ...], inks: str, width: int, language: str) -> QPixmap:
    """The map so many device pixels wide."""
    scale = width / SHEET.width()
    made = QPixmap(QSize(max(1, width), max(1, round(SHEET.height() * scale))))
    found = ground_inks(map_id, inks)
    made.fill(QColor(found.meadow))
    painter = QPainter(made)
    soft(painter)
    painter.scale(scale, scale)
    painter.translate(-SHEET.topLeft())
    paint_map(Easel(painter, found, scale), map_id, suits)
    painter.end()
    return made


class GroundItem(QGraphicsItem):
    """Lies in pixels of the table; while the window is resized the old picture is stretched."""

    def __init__(self) -> None:
        super().__init__()
        self._map, self._suits = "autumn", tuple[Suit, ...]()
        self._area = QRectF()
        self._form: tuple[object, ...] = ()
        self._made, self._wanted = 0, 0
        self._baked = QPixmap()
        self._patience = QTimer()
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(self._have_patience)
        self.setZValue(-10)

    def _have_patience(self) -> None:
        """The window has its size for a while; its table may be gone by then."""
        if isValid(self):
            self.update()

    def show_map(self, map_id: str, suits: Sequence[Suit]) -> None:
        """Which map, and the suits of its clearings."""
        if (map_id, tuple(suits)) != (self._map, self._suits):
            self._map, self._suits = map_id, tuple(suits)
            self.update()

    def place(self, area: QRectF) -> None:
        """Where it lies."""
        if area != self._area:
            self.prepareGeometryChange()
            self._area = area
            self.update()

    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-SHADE, -SHADE, SHADE, SHADE)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._area.isEmpty() or not self._suits:
            return
        soft(painter)
        ratio = painter.device().devicePixelRatioF()
        width = round(self._area.width() * abs(painter.worldTransform().m11()) * ratio)
        self._bake(max(1, width))
        self._paint_shade(painter)
        if self._made == width:
            self._paint_sharp(painter, ratio)
        else:
            painter.drawPixmap(self._area, self._baked, QRectF(self._baked.rect()))

    def _paint_shade(self, painter: QPainter) -> None:
        """The shadow round the map: what lies under it is not painted."""
        for step, alpha in ((SHADE, 0.05), (SHADE * 0.6, 0.08), (SHADE * 0.3, 0.12)):
            rim = QPainterPath()
            rim.addRoundedRect(self._area.adjusted(-step, -step * 0.5, step, step), 6, 6)
            rim.addRect(self._area)
            painter.fillPath(rim, theme().colour("shadow", alpha))

    def _paint_sharp(self, painter: QPainter, ratio: float) -> None:
        """The picture on whole pixels of the screen: sharp, and fast."""
        lens = painter.worldTransform()
        corner = lens.map(self._area.topLeft())
        self._baked.setDevicePixelRatio(ratio)
        painter.resetTransform()
        spot = QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio)
        painter.drawPixmap(spot, self._baked)
        painter.setWorldTransform(lens)

    def _bake(self, width: int) -> None:
        form = (self._map, self._suits, inks_of(theme().name).id, QLocale().name())
        if (form, width) == (self._form, self._made):
            return
        if form == self._form and self._is_restless(width):
            return
        self._baked = QPixmap(picture(form[0], form[1], form[2], width, form[3]))
        self._form, self._made = form, width

    def _is_restless(self, width: int) -> bool:
        """Whether the size was another a moment ago."""
        if width != self._wanted:
            self._wanted = width
            self._patience.start()
        return self._patience.isActive()
