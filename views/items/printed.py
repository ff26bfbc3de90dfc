"""A printed sheet: painted once for a size, then a picture that lies on whole pixels.

While the window is resized the old picture is stretched; once the size rests it is printed anew.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem
from shiboken6 import isValid

from views.items.strokes import soft
from views.theme import theme

PATIENCE = 140
"""Milliseconds without another size after which a sheet is printed anew."""


class Printed:
    """The picture of one item, with its shadow."""

    def __init__(self, item: QGraphicsItem, shade: float) -> None:
        """`shade`: how far the shadow reaches, in units of the item."""
        self._item, self._shade = item, shade
        self._form: object = None
        self._made, self._wanted = 0, 0
        self._picture = QPixmap()
        self._patience = QTimer()
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(self._have_patience)

    @property
    def picture(self) -> QPixmap:
        """What is shown now."""
        return self._picture

    @property
    def is_restless(self) -> bool:
        """Whether the size was another a moment ago."""
        return self._patience.isActive()

    def _have_patience(self) -> None:
        """The window has its size for a while; its table may be gone by then."""
        if isValid(self._item):
            self._item.update()

    def lay(
        self, painter: QPainter, area: QRectF, form: object, make: Callable[[int], QPixmap]
    ) -> None:
        """Paints it there. `form`: all that the picture depends on but its size; `make`: prints it
        so many device pixels wide."""
        soft(painter)
        ratio = painter.device().devicePixelRatioF()
        width = round(area.width() * abs(painter.worldTransform().m11()) * ratio)
        self._take(form, max(1, width), make)
        self._paint_shade(painter, area)
        if self._made == width:
            self._paint_sharp(painter, area.topLeft(), ratio)
        else:
            painter.drawPixmap(area, self._picture, QRectF(self._picture.rect()))

    def _take(self, form: object, width: int, make: Callable[[int], QPixmap]) -> None:
        if (form, width) == (self._form, self._made):
            return
        if form == self._form and self._waits_for(width):
            return
        self._picture = QPixmap(make(width))
        self._form, self._made = form, width

    def _waits_for(self, width: int) -> bool:
        if width != self._wanted:
            self._wanted = width
            self._patience.start()
        return self.is_restless

    def _paint_shade(self, painter: QPainter, area: QRectF) -> None:
        """The shadow round the sheet: what lies under it is not painted."""
        shade = self._shade
        for step, alpha in ((shade, 0.05), (shade * 0.6, 0.08), (shade * 0.3, 0.12)):
            rim = QPainterPath()
            rim.addRoundedRect(area.adjusted(-step, -step * 0.5, step, step), 6, 6)
            rim.addRect(area)
            painter.fillPath(rim, theme().colour("shadow", alpha))

    def _paint_sharp(self, painter: QPainter, at: QPointF, ratio: float) -> None:
        """The picture on whole pixels of the screen: sharp, and fast."""
        lens = painter.worldTransform()
        corner = lens.map(at)
        self._picture.setDevicePixelRatio(ratio)
        painter.resetTransform()
        spot = QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio)
        painter.drawPixmap(spot, self._picture)
        painter.setWorldTransform(lens)
