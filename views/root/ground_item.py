"""The printed map as an item of the scene: painted once for a size, then a picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from PySide6.QtCore import QLocale, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from rules.root.enums import Suit
from views.items.printed import Printed
from views.items.strokes import soft
from views.root.ground_paint import SHEET, Easel, paint_map
from views.root.inks import ground_inks, inks_of
from views.theme import theme

SHADE = 12.0
"""How far the shadow of the printed map reaches, in pixels."""


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
        self.printed = Printed(self, SHADE)
        self.setZValue(-10)

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
        inks, language = inks_of(theme().name).id, QLocale().name()
        make = partial(picture, self._map, self._suits, inks, language=language)
        self.printed.lay(painter, self._area, (self._map, self._suits, inks, language), make)
