"""The printed chart as an item of the scene: painted once for a size, then a picture."""

from __future__ import annotations

from functools import lru_cache, partial

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from views.cthulhu_wars.easel import Easel
from views.cthulhu_wars.ground_paint import SHEET, paint_chart
from views.cthulhu_wars.inks import BY_ID, inks_of
from views.items.printed import Printed
from views.items.strokes import soft
from views.theme import theme

SHADE = 12.0
"""How far the shadow of the chart reaches, in pixels."""


@lru_cache(maxsize=2)
def picture(map_id: str, inks: str, width: int, language: str = "") -> QPixmap:
    """The chart so many device pixels wide, with its names where a language is told."""
    found = BY_ID[inks]
    lens = width / SHEET.width()
    made = QPixmap(QSize(max(1, width), max(1, round(SHEET.height() * lens))))
    made.fill(QColor(found.paper))
    painter = QPainter(made)
    soft(painter)
    painter.scale(lens, lens)
    painter.translate(-SHEET.topLeft())
    paint_chart(Easel(painter, found, lens), map_id, bool(language))
    painter.end()
    return made


class GroundItem(QGraphicsItem):
    """Lies in pixels of the table; while the window is resized the old picture is stretched."""

    def __init__(self) -> None:
        super().__init__()
        self._map = "earth_4p_east5"
        self._area = QRectF()
        self.printed = Printed(self, SHADE)
        self.setZValue(-10)

    def show_map(self, map_id: str) -> None:
        """Which map."""
        if map_id != self._map:
            self._map = map_id
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
        if self._area.isEmpty():
            return
        inks = inks_of(theme().name).id
        make = partial(picture, self._map, inks)
        self.printed.lay(painter, self._area, (self._map, inks), make)
