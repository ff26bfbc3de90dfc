"""Small pictures on cards and buttons: a shape filled with its terrain, a swatch, a coin."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rules.cartographers.maps.placements import Terrains
from rules.cartographers.maps.sheet import Terrain
from views.cartographers import terrain
from views.cartographers.inks import Inks, inks_of
from views.cartographers.placing import Lying
from views.theme import paint_icon, theme

GAZE = terrain.DESTROYED


def inks() -> Inks:
    """The inks of the theme in use."""
    return inks_of(theme().name)


def kinds_of(terrains: Terrains) -> tuple[str, ...]:
    """What the hatching is made of; a space without terrain is a destroyed one."""
    return tuple(str(each) for each in terrains) or (GAZE,)


def device_scale(painter: QPainter) -> float:
    """How many device pixels a unit of the painter has."""
    return painter.device().devicePixelRatioF() * abs(painter.worldTransform().m11())


def swatch(painter: QPainter, area: QRectF, terrains: Terrains, seed: int = 0) -> None:
    """One space of a terrain, framed."""
    side = max(1, round(area.width() * device_scale(painter)))
    picture = terrain.tile(kinds_of(terrains), inks(), side, seed, 3)
    painter.drawPixmap(area, picture, QRectF(picture.rect()))
    painter.setPen(QPen(QColor(inks().edge), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(area)


def shape(
    painter: QPainter, area: QRectF, lying: Lying, terrains: Terrains | None, most: float = 26.0
) -> float:
    """A shape in the middle of an area, as large as it allows; gives the side of a space."""
    rows, cols, top, left = _box(lying)
    side = min(most, area.width() / cols, area.height() / rows)
    origin = area.center() - QPointF(cols * side / 2, rows * side / 2)

    def place(row: int, col: int) -> QRectF:
        return QRectF(origin.x() + (col - left) * side, origin.y() + (row - top) * side, side, side)

    for row, col in lying.marks:
        _sight(painter, place(row, col))
    for row, col in lying.cells:
        if terrains is None:
            _blank(painter, place(row, col))
        else:
            swatch(painter, place(row, col), terrains, row * 3 + col)
    return side


def _box(lying: Lying) -> tuple[int, int, int, int]:
    rows = [row for row, _ in (*lying.cells, *lying.marks)]
    cols = [col for _, col in (*lying.cells, *lying.marks)]
    top, left = min(rows), min(cols)
    return max(rows) - top + 1, max(cols) - left + 1, top, left


def _blank(painter: QPainter, area: QRectF) -> None:
    painter.setPen(QPen(theme().colour("edge"), 1.2))
    painter.setBrush(theme().colour("sunken"))
    painter.drawRect(area)


def _sight(painter: QPainter, area: QRectF) -> None:
    """A space that a hero attacks."""
    painter.setPen(QPen(theme().colour("edge"), 1.0, Qt.PenStyle.DotLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(area)
    middle, reach = area.center(), area.width() * 0.28
    painter.setPen(QPen(theme().colour("ink"), 1.3))
    painter.drawEllipse(middle, reach * 0.8, reach * 0.8)
    painter.drawLine(middle - QPointF(reach * 1.3, 0), middle + QPointF(reach * 1.3, 0))
    painter.drawLine(middle - QPointF(0, reach * 1.3), middle + QPointF(0, reach * 1.3))


def coin(painter: QPainter, area: QRectF, spent: bool = False) -> None:
    """A coin; one spent is crossed out."""
    painter.setPen(QPen(QColor(inks().gold_edge), 1.2))
    painter.setBrush(QColor(inks().gold))
    painter.drawEllipse(area)
    inset = area.width() * 0.2
    star = area.adjusted(inset, inset, -inset, -inset)
    paint_icon(painter, "star", star, QColor(inks().gold_edge))
    if spent:
        painter.setPen(QPen(theme().colour("ink"), 1.8))
        painter.drawLine(area.topLeft(), area.bottomRight())
        painter.drawLine(area.topRight(), area.bottomLeft())


def ruins(painter: QPainter, area: QRectF, colour: QColor) -> None:
    """The broken arch as an icon."""
    paint_icon(painter, "ruins", area, colour)


TERRAIN_ICONS = {
    Terrain.FOREST: "forest",
    Terrain.VILLAGE: "village",
    Terrain.FARM: "farm",
    Terrain.WATER: "water",
    Terrain.MONSTER: "monster",
    Terrain.HERO: "hero",
    Terrain.MOUNTAIN: "mountain",
}
