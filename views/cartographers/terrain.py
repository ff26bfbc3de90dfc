"""The picture of one space: which hatching, how fine, and kept once it is baked."""

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from rules.cartographers.maps.sheet import Terrain
from views.cartographers import ground, hatches
from views.cartographers.brush import UNIT, Brush
from views.cartographers.inks import BY_ID, Inks, TerrainInk
from views.cartographers.spaces import noise

VARIANTS = 7
SMALL = 19.0
"""Below so many device pixels a space carries one bold mark instead of a hatching."""
TINY = 7.0
"""Below this, colour alone is left to see."""
WASTELAND = "wasteland"
DESTROYED = "destroyed"
Hatch = Callable[[Brush], None]
HATCHES: dict[str, tuple[Hatch, Hatch]] = {
    Terrain.FOREST: (hatches.forest, hatches.forest_small),
    Terrain.VILLAGE: (hatches.village, hatches.village_small),
    Terrain.FARM: (hatches.farm, hatches.farm_small),
    Terrain.WATER: (hatches.water, hatches.water_small),
    Terrain.MONSTER: (hatches.monster, hatches.monster_small),
    Terrain.HERO: (hatches.hero, hatches.hero_small),
    Terrain.MOUNTAIN: (ground.mountain, ground.mountain_small),
    WASTELAND: (ground.wasteland, ground.wasteland_small),
    DESTROYED: (ground.destroyed, ground.destroyed_small),
}


def ink_of(kind: str, inks: Inks) -> TerrainInk:
    if kind == WASTELAND:
        return inks.waste
    return inks.char if kind == DESTROYED else inks.terrain[Terrain(kind)]


def hatch(painter: QPainter, kind: str, inks: Inks, side: float, seed: int) -> None:
    """One space, its corner at the origin; `side` tells how many pixels 40 units will be."""
    brush = Brush(painter, ink_of(kind, inks), side, seed)
    if kind != Terrain.MOUNTAIN:
        brush.wash()
    full, small = HATCHES[kind]
    if side >= SMALL:
        full(brush)
    elif side >= TINY or kind == Terrain.MOUNTAIN:
        small(brush)


def halved(painter: QPainter, kinds: tuple[str, str], inks: Inks, side: float, seed: int) -> None:
    """Two terrains in one space, parted from corner to corner."""
    corners = (QPointF(0, 0), QPointF(UNIT, UNIT))
    for kind, corner in zip(kinds, corners, strict=True):
        path = QPainterPath()
        path.addPolygon(QPolygonF([corner, QPointF(UNIT, 0), QPointF(0, UNIT)]))
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        hatch(painter, kind, inks, side, seed)
        painter.restore()
    painter.setPen(QPen(QColor(inks.edge), max(1.2, UNIT / side)))
    painter.drawLine(QPointF(UNIT, 0), QPointF(0, UNIT))


def paint(painter: QPainter, kinds: tuple[str, ...], inks: Inks, side: float, seed: int) -> None:
    """One space of one or two terrains."""
    if len(kinds) == 2:
        halved(painter, (kinds[0], kinds[1]), inks, side, seed)
    else:
        hatch(painter, kinds[0], inks, side, seed)


def variant(row: int, col: int) -> int:
    """Which of the few ways of drawing a terrain a space shows."""
    return int(noise(row, col, 17) * VARIANTS)


@lru_cache(maxsize=4096)
def _tile(kinds: tuple[str, ...], inks: str, side: int, seed: int) -> QPixmap:
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side / UNIT, side / UNIT)
    paint(painter, kinds, BY_ID[inks], float(side), seed)
    painter.end()
    return picture


def tile(kinds: tuple[str, ...], inks: Inks, side: int, row: int, col: int) -> QPixmap:
    """The baked picture of a space, `side` device pixels wide."""
    return _tile(kinds, inks.id, side, variant(row, col))
