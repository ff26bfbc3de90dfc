"""The roofs above a space: silhouettes with windows, lit where the space is free."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from views.kinfire_council.inks import Inks
from views.kinfire_council.space_face import SpaceFace

GABLE, FLAT, SPIRE, DOME = "gable", "flat", "spire", "dome"
FORMS = ((GABLE, GABLE, FLAT), (GABLE, FLAT, DOME, GABLE), (SPIRE, DOME, SPIRE, GABLE))
"""Which roofs are found on each tier."""
WIDEST, NARROWEST = 25.0, 13.0
GAP = 15.0
"""The way up between the houses, in the middle."""


class House(Struct, frozen=True):
    """A silhouette: from the left, and how high of the skyline, both in units of scale 1."""

    left: float
    wide: float
    high: float
    form: str
    windows: tuple[tuple[float, float], ...]


@lru_cache(maxsize=512)
def row_of(seed: int, tier: int, wide: int) -> tuple[House, ...]:
    """The houses above a space, the same ones always."""
    luck, found, x = Random(1000 * tier + seed), [], 1.5
    middle = (wide - GAP) / 2
    while x < wide - NARROWEST:
        if middle - NARROWEST < x < middle + GAP:
            x = middle + GAP
            continue
        room = (middle if x < middle else wide - 1.5) - x
        span = min(room, luck.uniform(NARROWEST, WIDEST))
        high = luck.uniform(0.5, 0.78) + 0.07 * tier
        form = luck.choice(FORMS[tier - 1])
        count = 1 + (span > 17) + (span > 22)
        step = span / (count + 1)
        windows = tuple((step * (n + 1), high * 0.36) for n in range(count) if luck.random() < 0.86)
        found.append(House(x, span, high, form, windows))
        x += span + luck.choice((0.0, 0.8, 2.5))
    return tuple(found)


def paint_row(painter: QPainter, area: QRectF, scale: float, face: SpaceFace, inks: Inks) -> None:
    """The skyline of a space; `area` ends where its face begins. Upgraded roofs are of copper."""
    painter.setPen(Qt.PenStyle.NoPen)
    tier = face.tier - 1
    look = _Look(
        inks.house[tier],
        inks.copper if face.is_upgraded else inks.roof[tier],
        inks.lit if face.is_free else inks.unlit,
    )
    for house in row_of(face.number, face.tier, round(area.width() / scale)):
        _paint_house(painter, area, scale, house, look)


class _Look(Struct, frozen=True):
    """The inks of a skyline."""

    wall: str
    roof: str
    window: str


def _paint_house(painter: QPainter, area: QRectF, scale: float, house: House, look: _Look) -> None:
    left, wide = area.left() + house.left * scale, house.wide * scale
    wall = area.height() * house.high * 0.62
    top, base = area.bottom() - wall, area.bottom() + 1
    painter.setBrush(QColor(look.wall))
    painter.drawRect(QRectF(left, top, wide, base - top))
    painter.setBrush(QColor(look.roof))
    _paint_roof(painter, QRectF(left, top, wide, wall), house, area.height())
    painter.setBrush(QColor(look.window))
    size = QPointF(2.1 * scale, 2.9 * scale)
    for across, _ in house.windows:
        spot = QPointF(left + across * scale, top + wall * 0.55)
        painter.drawRect(QRectF(spot - size / 2, spot + size / 2))


def _paint_roof(painter: QPainter, wall: QRectF, house: House, most: float) -> None:
    rise = most * house.high * 0.42
    left, right, top = wall.left() - 0.6, wall.right() + 0.6, wall.top()
    if house.form == FLAT:
        painter.drawRect(QRectF(left, top - rise * 0.3, right - left, rise * 0.32))
        chimney = QRectF(wall.left() + wall.width() * 0.68, top - rise, wall.width() * 0.13, rise)
        painter.drawRect(chimney)
    elif house.form == DOME:
        painter.drawPie(QRectF(left, top - rise, right - left, 2 * rise), 0, 180 * 16)
    else:
        peak = rise * (1.45 if house.form == SPIRE else 1.0)
        inset = wall.width() * 0.2 if house.form == SPIRE else 0.0
        tip = QPointF(wall.center().x(), top - peak)
        painter.drawPolygon(
            QPolygonF([QPointF(left + inset, top), tip, QPointF(right - inset, top)])
        )
