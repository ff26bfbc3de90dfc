"""A whole sheet as a picture, for the screen, for a strip of miniatures, or for paper."""

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from rules.cartographers.maps.land import Land
from rules.cartographers.maps.sheet import Sheet
from views.cartographers.face import Face
from views.cartographers.inks import BLACK, BY_ID, PRINTED, Inks
from views.cartographers.layout import Layout, mini, tall
from views.cartographers.legend_paint import paint_legend
from views.cartographers.map_paint import Easel, border, paint_map, paper, ruled

KEPT = 8
"""How many large sheets are kept: the own one, some neighbours', the state before."""


def paint_base(easel: Easel, layout: Layout) -> None:
    """What no game changes: the paper and the border."""
    easel.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paper(easel, layout.bounds)
    if not layout.bare:
        border(easel, layout)


def paint_state(easel: Easel, layout: Layout, face: Face) -> None:
    """The map as it stands, and the legend beside it."""
    easel.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    easel.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    paint_map(easel, layout, face.land, face.sheet)
    paint_legend(easel, layout, face)


def lamplit(painter: QPainter, area: QRectF, lamp: str) -> None:
    """The lamp takes some light off what is printed; it inverts nothing."""
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.fillRect(area, QColor(lamp))
    painter.restore()


@lru_cache(maxsize=12)
def _base(layout: Layout, inks: str, width: int, height: int) -> QPixmap:
    baked = QPixmap(width, height)
    painter = QPainter(baked)
    painter.scale(width / layout.width, height / layout.height)
    paint_base(Easel(painter, BY_ID[inks], width / layout.width, snap=True), layout)
    painter.end()
    return baked


def picture(face: Face, layout: Layout, inks: Inks, scale: float) -> QPixmap:
    """The sheet with so many device pixels to a unit."""
    width, height = round(layout.width * scale), round(layout.height * scale)
    baked = QPixmap(_base(layout, inks.id, max(1, width), max(1, height)))
    painter = QPainter(baked)
    painter.scale(baked.width() / layout.width, baked.height() / layout.height)
    paint_state(Easel(painter, inks, scale, snap=True), layout, face)
    if inks.lamp:
        lamplit(painter, layout.bounds, inks.lamp)
    painter.end()
    return baked


@lru_cache(maxsize=KEPT)
def _kept(face: Face, layout: Layout, inks: str, scale: float) -> QPixmap:
    return picture(face, layout, BY_ID[inks], scale)


def kept(face: Face, layout: Layout, inks: Inks, scale: float) -> QPixmap:
    """The same; the last few are kept, so that a map may be painted before it is wanted."""
    return _kept(face, layout, inks.id, round(scale, 4))


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
    paint_base(easel, layout)
    paint_state(easel, layout, face)
    painter.setPen(ruled(easel.inks.ink, easel.thin * 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(layout.bounds.adjusted(4, 4, -4, -4))
    painter.restore()
