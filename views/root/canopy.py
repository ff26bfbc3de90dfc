"""The crowns of the forests: a seeded pattern inside each forest, the same at every start."""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec
import shapely
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rules.root.state import Place
from views.items.strokes import path_of, tinted
from views.root import geometry
from views.root.crown import crown
from views.root.inks import Inks
from views.theme.contrast import mix

STEP = 27.0
"""How far the trees stand apart."""
KINDS = 12
"""So many different crowns there are."""
OVERHANG = 7.0
"""A tree stands so far inside the edge of its forest."""


class Tree(msgspec.Struct, frozen=True, gc=False):
    """A tree: where, how large, which crown, how light (0 to 1)."""

    x: float
    y: float
    radius: float
    kind: int
    light: float


@cache
def trees(map_id: str, forest: Place) -> tuple[Tree, ...]:
    """The trees of a forest from north to south, so that each stands before those behind it."""
    ground = geometry.canopy(map_id, forest).buffer(-OVERHANG)
    drawn = Random(f"{map_id} {forest}")
    left, top, right, bottom = ground.bounds
    found: list[Tree] = []
    row, y = 0, top
    while y < bottom:
        x = left + (STEP / 2 if row % 2 else 0)
        while x < right:
            spot = x + drawn.uniform(-8, 8), y + drawn.uniform(-7, 7)
            radius, kind = drawn.uniform(15, 22), drawn.randrange(KINDS)
            light = drawn.random()
            if shapely.contains_xy(ground, *spot):
                found.append(Tree(*spot, radius, kind, light))
            x += STEP
        y += STEP * 0.78
        row += 1
    return tuple(sorted(found, key=lambda tree: tree.y))


def paint(painter: QPainter, map_id: str, inks: Inks) -> None:
    """All forests: the dark floor, and the crowns upon it."""
    for forest in geometry.forests(map_id):
        floor = path_of(geometry.canopy(map_id, forest).buffer(4).simplify(0.6))
        painter.fillPath(floor, QColor(inks.floor))
    for forest in geometry.forests(map_id):
        for tree in trees(map_id, forest):
            _paint_tree(painter, tree, inks)


def _paint_tree(painter: QPainter, tree: Tree, inks: Inks) -> None:
    tone = inks.crowns[int(tree.light * len(inks.crowns) * 0.999)]
    painter.save()
    painter.translate(tree.x, tree.y)
    painter.scale(tree.radius, tree.radius)
    shape = crown(tree.kind)
    if inks.flat:
        painter.setPen(QPen(QColor(inks.crown_line), 1.4 / tree.radius))
        painter.setBrush(QColor(tone))
        painter.drawPath(shape)
        painter.restore()
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(0.1, 0.18)
    painter.fillPath(shape, tinted(inks.crown_line, 0.55))
    painter.translate(-0.1, -0.18)
    painter.fillPath(shape, QColor(tone))
    painter.translate(-0.16, -0.2)
    painter.scale(0.66, 0.62)
    painter.fillPath(crown((tree.kind + 5) % KINDS), QColor(mix(tone, inks.sun, inks.shine)))
    painter.translate(-0.14, -0.18)
    painter.setBrush(tinted(inks.cap, inks.snow))
    painter.drawEllipse(QRectF(-0.42, -0.42, 0.84, 0.84))
    painter.restore()


@cache
def tufts(map_id: str) -> tuple[QPointF, ...]:
    """Grass where no forest stands."""
    drawn = Random(f"{map_id} grass")
    bare = shapely.union_all(
        [
            geometry.woodland(map_id).buffer(26),
            geometry.water(map_id, 10),
            geometry.discs(map_id, 20),
        ]
    )
    spots = [
        (drawn.uniform(geometry.LEFT, geometry.RIGHT), drawn.uniform(geometry.TOP, geometry.BOTTOM))
        for _ in range(420)
    ]
    return tuple(QPointF(*spot) for spot in spots if not shapely.contains_xy(bare, *spot))
