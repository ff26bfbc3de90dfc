"""The printed sea: depths, rhumb lines, graticule, a compass rose, the isles."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTransform,
)

from views.cthulhu_wars import engraving
from views.cthulhu_wars.easel import Easel
from views.cthulhu_wars.geometry import HEIGHT, WIDTH, coasts
from views.cthulhu_wars.inks import Inks
from views.items.strokes import path_of, polar, round_of, ruled, tinted
from views.theme.contrast import mix
from views.theme.fonts import capitals

HATCH, HATCH_REACH = 2.2, 4.4
"""Between two engraved strokes, and how far they reach into the sea."""
MESH = 100.0
"""The width of the graticule's mesh."""


def paint_sea(easel: Easel) -> None:
    """All that lies under the land."""
    painter, inks = easel.painter, easel.inks
    painter.fillRect(QRectF(0, 0, WIDTH, HEIGHT), QColor(inks.deep))
    _paint_depths(painter, inks)
    _paint_grid(painter, inks)
    painter.strokePath(path_of(engraving.rhumbs()), ruled(inks.rhumb, 0.6, 0.28))
    for middle, radius in engraving.ROSES:
        if radius:
            _paint_rose(easel, QPointF(*middle), radius)
    _paint_isles(painter, inks)


def _paint_depths(painter: QPainter, inks: Inks) -> None:
    """Lighter towards the coasts; a fine line for each depth."""
    zones = coasts().depths
    for number in reversed(range(len(zones))):
        zone, share = path_of(zones[number]), 1 - number / len(zones)
        painter.fillPath(zone, QColor(mix(inks.sea, inks.shoal, share**1.6)))
        painter.strokePath(zone, ruled(inks.contour, 0.6 * inks.weight, 0.35 + 0.3 * share))
    _paint_hatch(painter, path_of(engraving.dry().simplify(1.0)), inks)


def _paint_hatch(painter: QPainter, coast: QPainterPath, inks: Inks) -> None:
    """Level strokes of the engraver along the coast: a pen that is full of lines."""
    tile = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    line = QPainter(tile)
    line.fillRect(QRectF(0, 3, 8, 2.4), tinted(inks.hatch, 0.8))
    line.end()
    brush = QBrush(tile)
    brush.setTransform(QTransform.fromScale(HATCH / 8, HATCH / 8))
    pen = QPen(brush, 2 * HATCH_REACH)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(coast, pen)


def _paint_grid(painter: QPainter, inks: Inks) -> None:
    painter.setPen(ruled(inks.grid, 0.6, 0.5))
    for step in range(1, int(WIDTH / MESH)):
        painter.drawLine(QPointF(step * MESH, 0), QPointF(step * MESH, HEIGHT))
    for step in range(1, int(HEIGHT / MESH)):
        painter.drawLine(QPointF(0, step * MESH), QPointF(WIDTH, step * MESH))


def _paint_isles(painter: QPainter, inks: Inks) -> None:
    """Land that is no area: only a drawing, in the tone of the sea."""
    isles = path_of(coasts().isles)
    painter.fillPath(isles, QColor(inks.isle))
    painter.strokePath(isles, ruled(inks.coast, 0.7 * inks.weight, 0.75))


def _paint_rose(easel: Easel, middle: QPointF, radius: float) -> None:
    """A rose of sixteen winds, engraved; north has its letter."""
    painter, inks = easel.painter, easel.inks
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for far in (0.62, 0.56):
        painter.setPen(ruled(inks.rhumb, 0.7, 0.8))
        painter.drawEllipse(round_of(middle, radius * far))
    for order, (first, length) in enumerate(((22.5, 0.62), (45.0, 0.78), (0.0, 1.0))):
        step = 45.0 if order == 0 else 90.0
        for turn in range(int(360 / step)):
            _paint_ray(painter, middle, first + turn * step, radius * length, inks)
    painter.setPen(ruled(inks.coast, 0.6))
    painter.setBrush(QColor(inks.land))
    painter.drawEllipse(round_of(middle, radius * 0.08))
    painter.setFont(capitals(round(max(easel.letters(11.0), 11))))
    painter.setPen(tinted(inks.sea_name, 0.9))
    top = QRectF(middle.x() - 12, middle.y() - radius - 15, 24, 15)
    painter.drawText(top, Qt.AlignmentFlag.AlignCenter, "N")


def _paint_ray(painter: QPainter, middle: QPointF, at: float, far: float, inks: Inks) -> None:
    """A ray, one half of it dark."""
    tip = polar(middle, at, far)
    for side, fill in ((22.5, inks.coast), (-22.5, inks.land)):
        foot = polar(middle, at + side, far * 0.24)
        painter.setPen(ruled(inks.coast, 0.5, 0.9))
        painter.setBrush(tinted(fill, 0.85))
        painter.drawPolygon(QPolygonF([middle, foot, tip]))
