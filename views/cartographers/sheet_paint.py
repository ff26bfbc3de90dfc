"""A whole sheet as a picture, for the screen, for a strip of miniatures, or for paper."""

from functools import lru_cache

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from rules.cartographers.land import Land
from rules.cartographers.sheet import Sheet
from views.cartographers.face import Face
from views.cartographers.inks import BLACK, BY_ID, PRINTED, Inks
from views.cartographers.layout import Layout, mini, tall
from views.cartographers.legend_paint import paint_legend
from views.cartographers.map_paint import Easel, paint_map, paper, ruled


def paint_sheet(easel: Easel, layout: Layout, face: Face) -> None:
    """Paper, map and legend, in the sheet's own units."""
    easel.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    easel.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    paper(easel, layout.bounds)
    paint_map(easel, layout, face.land, face.sheet)
    paint_legend(easel, layout, face)
    if easel.inks.lamp and not easel.vector:
        lamplit(easel.painter, layout.bounds, easel.inks.lamp)


def lamplit(painter: QPainter, area: QRectF, lamp: str) -> None:
    """The lamp takes some light off what is printed; it inverts nothing."""
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.fillRect(area, QColor(lamp))
    painter.restore()


def picture(face: Face, layout: Layout, inks: Inks, scale: float) -> QPixmap:
    """The sheet with so many device pixels to a unit."""
    baked = QPixmap((QSizeF(layout.width, layout.height) * scale).toSize())
    baked.fill(Qt.GlobalColor.transparent)
    painter = QPainter(baked)
    painter.scale(baked.width() / layout.width, baked.height() / layout.height)
    paint_sheet(Easel(painter, inks, scale), layout, face)
    painter.end()
    return baked


@lru_cache(maxsize=256)
def _miniature(land: Land, sheet: Sheet, inks: str, width: int) -> QPixmap:
    layout = mini(land.rows, land.cols)
    return picture(Face(land, sheet), layout, BY_ID[inks], width / layout.width)


def miniature(land: Land, sheet: Sheet, inks: Inks, width: int, ratio: float = 1.0) -> QPixmap:
    """A map alone, `width` logical pixels wide; drawn once for each state it shows."""
    made = QPixmap(_miniature(land, sheet, inks.id, max(8, round(width * ratio))))
    made.setDevicePixelRatio(ratio)
    return made


def print_sheet(painter: QPainter, area: QRectF, face: Face, colour: bool = False) -> None:
    """A sheet on paper, as lines, as large as the area allows and in its middle."""
    layout = tall(face.land.rows, face.land.cols)
    scale = min(area.width() / layout.width, area.height() / layout.height)
    painter.save()
    painter.translate(area.center())
    painter.scale(scale, scale)
    painter.translate(-layout.width / 2, -layout.height / 2)
    easel = Easel(painter, PRINTED if colour else BLACK, 1.6, vector=True)
    paint_sheet(easel, layout, face)
    painter.setPen(ruled(easel.inks.ink, easel.thin * 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(layout.bounds.adjusted(4, 4, -4, -4))
    painter.restore()
