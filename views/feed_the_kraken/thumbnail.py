"""A small picture of a public view: the coasts, the course so far, the ship, drawn bold."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from rules.feed_the_kraken.data import spaces
from rules.feed_the_kraken.state import game_of
from rules.kernel.state import State
from views.feed_the_kraken import (
    chart_paint,
    coast_paint,
    geometry,
    kraken_paint,
    sea_paint,
    ship_paint,
    state_paint,
)
from views.feed_the_kraken.face import Face, face_of
from views.feed_the_kraken.inks import Inks, inks_of
from views.feed_the_kraken.shores import Sheet, sheet_of
from views.feed_the_kraken.strokes import Easel
from views.theme import theme

GROWN = 2.0
"""How much larger than on the chart the ship is."""


def thumbnail(view: State, size: QSize, ratio: float = 1.0) -> QPixmap:
    """The chart of a public view, as large as `size` (logical pixels) allows, in its middle."""
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    face = face_of(game_of(view), courses=False)
    sheet = sheet_of(face.voyage, round(size.width() / max(1, size.height()), 1))
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    scale = min(size.width() / sheet.width, size.height() / sheet.height)
    painter.translate(size.width() / 2, size.height() / 2)
    painter.scale(scale, scale)
    painter.translate(-sheet.left - sheet.width / 2, -sheet.top - sheet.height / 2)
    paint_small(Easel(painter, inks_of(theme().name), scale * ratio), sheet, face)
    painter.end()
    return made


def paint_small(easel: Easel, sheet: Sheet, face: Face) -> None:
    """What can be seen from afar: no letters, no arrows."""
    near = geometry.nearness(face.voyage, face.space)
    sea_paint.parchment(easel, sheet)
    sea_paint.shallows(easel, sheet)
    coast_paint.coasts(easel, sheet)
    kraken_paint.kraken(easel, face.voyage, near)
    chart_paint.grid(easel, face.voyage)
    chart_paint.harbours(easel, face.voyage)
    sea_paint.frame(easel, sheet)
    state_paint.wake(easel, face)
    inks: Inks = easel.inks
    if inks.lamp:
        area = QRectF(sheet.left, sheet.top, sheet.width, sheet.height)
        sea_paint.lamplit(easel.painter, area, inks)
    _ship(easel, face)


def _ship(easel: Easel, face: Face) -> None:
    x, y = geometry.centre(spaces(face.voyage)[face.space])
    painter = easel.painter
    painter.save()
    painter.translate(x, y)
    painter.scale(GROWN, GROWN)
    ship_paint.ship(Easel(painter, easel.inks, easel.scale * GROWN), face.looks_west)
    painter.restore()
