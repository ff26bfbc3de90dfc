"""The chart as pictures: layers that no move changes are kept, the rest is laid upon them."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from rules.feed_the_kraken.data import spaces
from views.feed_the_kraken import (
    arrow_paint,
    chart_paint,
    geometry,
    kraken_paint,
    sea_paint,
    state_paint,
)
from views.feed_the_kraken.face import Face
from views.feed_the_kraken.inks import BY_ID, Inks
from views.feed_the_kraken.shores import Sheet
from views.feed_the_kraken.strokes import Easel

LAYERS, KEPT = 1, 2
"""How many of each layer and how many finished charts are kept: they are large."""


def _blank(size: QSize, fill: Qt.GlobalColor) -> QPixmap:
    made = QPixmap(size)
    made.fill(fill)
    return made


def _easel(painter: QPainter, sheet: Sheet, inks: Inks, width: int) -> Easel:
    """A painter in the units of the chart."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    scale = width / sheet.width
    painter.scale(scale, scale)
    painter.translate(-sheet.left, -sheet.top)
    return Easel(painter, inks, scale)


def size_of(sheet: Sheet, width: int) -> QSize:
    """The picture of a sheet, so many device pixels wide."""
    return QSize(max(1, width), max(1, round(width * sheet.height / sheet.width)))


@lru_cache(maxsize=LAYERS)
def _ground(sheet: Sheet, inks: str, width: int, language: str) -> QPixmap:
    made = _blank(size_of(sheet, width), Qt.GlobalColor.white)
    painter = QPainter(made)
    chart_paint.ground(_easel(painter, sheet, BY_ID[inks], width), sheet)
    painter.end()
    return made


@lru_cache(maxsize=LAYERS)
def _print(sheet: Sheet, inks: str, width: int, language: str) -> QPixmap:
    made = _blank(size_of(sheet, width), Qt.GlobalColor.transparent)
    painter = QPainter(made)
    chart_paint.print_(_easel(painter, sheet, BY_ID[inks], width), sheet)
    painter.end()
    return made


@lru_cache(maxsize=LAYERS)
def _arrows(sheet: Sheet, inks: str, width: int, language: str) -> QPixmap:
    made = _blank(size_of(sheet, width), Qt.GlobalColor.transparent)
    painter = QPainter(made)
    easel = _easel(painter, sheet, BY_ID[inks], width)
    chart_paint.arrows(easel, sheet.voyage)
    sea_paint.frame(easel, sheet)
    painter.end()
    return made


@lru_cache(maxsize=KEPT)
def _chart(sheet: Sheet, face: Face, inks: str, width: int, language: str) -> QPixmap:
    made = QPixmap(_ground(sheet, inks, width, language))
    painter = QPainter(made)
    easel = _easel(painter, sheet, BY_ID[inks], width)
    whole = QRectF(sheet.left, sheet.top, sheet.width, sheet.height)
    near = geometry.nearness(face.voyage, face.space)
    kraken_paint.reach(easel, face.voyage, near)
    kraken_paint.kraken(easel, face.voyage, near)
    layer = _print(sheet, inks, width, language)
    painter.drawPixmap(whole, layer, QRectF(layer.rect()))
    if face.supply_line:
        chart_paint.supply_line(easel, sheet, face.crossed)
    here = geometry.arrows_from(face.voyage, face.space) if face.courses else ()
    arrow_paint.ghosts(easel, here, _goals(face))
    layer = _arrows(sheet, inks, width, language)
    painter.drawPixmap(whole, layer, QRectF(layer.rect()))
    state_paint.veil(easel, face)
    state_paint.arrival(easel, face)
    state_paint.wake(easel, face)
    state_paint.tokens(easel, face)
    arrow_paint.offered(easel, here)
    if face.distances:
        state_paint.distances(easel, face)
    if BY_ID[inks].lamp:
        sea_paint.lamplit(painter, whole, BY_ID[inks])
    painter.end()
    return made


def _goals(face: Face) -> frozenset[str]:
    return frozenset(id for id, space in spaces(face.voyage).items() if space.goal)


def chart_picture(sheet: Sheet, face: Face, inks: Inks, width: int) -> QPixmap:
    """The chart at a moment, so many device pixels wide; the ship is not on it."""
    return _chart(sheet, face, inks.id, max(1, width), QLocale().name())
