"""The printed sea chart: everything that no move changes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from views.cthulhu_wars.easel import Easel
from views.cthulhu_wars.geometry import HEIGHT, WIDTH
from views.cthulhu_wars.inks import Inks
from views.cthulhu_wars.land_paint import paint_land
from views.cthulhu_wars.names_paint import paint_names
from views.cthulhu_wars.sea_paint import paint_sea
from views.items.strokes import ruled

MARGIN = 12.0
"""The frame of the chart around the map."""
SHEET = QRectF(-MARGIN, -MARGIN, WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN)
SCALE_STEP = 25.0
"""A field of the black and white scale on the frame."""


def paint_chart(easel: Easel, map_id: str, with_names: bool = True) -> None:
    """The whole sheet. On the table names lie above what is laid over it."""
    painter, inks = easel.painter, easel.inks
    painter.fillRect(SHEET, QColor(inks.paper))
    painter.save()
    painter.setClipRect(QRectF(0, 0, WIDTH, HEIGHT))
    paint_sea(easel)
    paint_land(painter, map_id, inks)
    painter.restore()
    _paint_frame(painter, inks)
    _paint_lamp(painter, inks)
    if with_names:
        paint_names(easel, map_id)


def _paint_frame(painter: QPainter, inks: Inks) -> None:
    """Two lines with a scale between them, as charts have it."""
    inner, outer = QRectF(0, 0, WIDTH, HEIGHT), QRectF(-6, -6, WIDTH + 12, HEIGHT + 12)
    fields = QPainterPath()
    for step in range(0, int(WIDTH / SCALE_STEP), 2):
        for top in (-6.0, HEIGHT):
            fields.addRect(QRectF(step * SCALE_STEP, top, SCALE_STEP, 6))
    for step in range(0, int(HEIGHT / SCALE_STEP), 2):
        for left in (-6.0, WIDTH):
            fields.addRect(QRectF(left, step * SCALE_STEP, 6, SCALE_STEP))
    painter.fillPath(fields, QColor(inks.frame))
    for area, width in ((inner, 1.2), (outer, 0.8), (SHEET.adjusted(2, 2, -2, -2), 1.6)):
        painter.setPen(ruled(inks.frame, width * inks.weight))
        painter.drawRect(area)


def _paint_lamp(painter: QPainter, inks: Inks) -> None:
    """At night the lamp lights the middle."""
    if not inks.lamp:
        return
    light = QRadialGradient(QPointF(WIDTH / 2, HEIGHT * 0.45), WIDTH * 0.62)
    light.setColorAt(0.0, QColor(inks.lamp))
    light.setColorAt(1.0, QColor(inks.dusk))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.fillRect(SHEET, light)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
