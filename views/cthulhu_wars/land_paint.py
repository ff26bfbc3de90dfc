"""The printed land: parchment, washes along the borders of areas, mountains, lakes, the coast."""

from __future__ import annotations

from functools import cache
from random import Random

import shapely
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from shapely import Geometry, LineString

from rules.cthulhu_wars.earth.geography import globe
from views.cthulhu_wars import engraving, geometry
from views.cthulhu_wars.geometry import coasts
from views.cthulhu_wars.inks import Inks
from views.items.strokes import dotted, path_of, ruled, tinted

WASH = 9.0
"""How broad the wash along the border of an area is."""
PEAK = 9.0
"""From peak to peak."""


def paint_land(painter: QPainter, map_id: str, inks: Inks) -> None:
    """All that rises from the sea, and the borders of areas."""
    painter.fillPath(path_of(engraving.action_bar()), QColor(inks.action_bar))
    land = path_of(coasts().land)
    painter.fillPath(land, QColor(inks.land))
    if not inks.flat:
        _paint_edge(painter, land, inks.land_edge, ((9.0, 0.10), (5.0, 0.14), (2.4, 0.2)))
    _paint_washes(painter, map_id, inks)
    _paint_mountains(painter, inks)
    lakes = path_of(coasts().lakes)
    painter.fillPath(lakes, QColor(inks.shoal))
    painter.strokePath(lakes, ruled(inks.coast, 0.7 * inks.weight, 0.8))
    painter.strokePath(land, ruled(inks.coast, 1.1 * inks.weight))
    _paint_borders(painter, map_id, inks)


@cache
def washes(map_id: str) -> tuple[int, ...]:
    """Which wash an area has: neighbours on land have different ones."""
    found: list[int] = []
    for area, near_by in enumerate(globe(map_id).near):
        near = {found[other] for other in near_by if other < area}
        found.append(next(n for n in range(len(found) + 1) if n not in near))
    return tuple(found)


def _paint_edge(
    painter: QPainter, form: QPainterPath, colour: str, rims: tuple[tuple[float, float], ...]
) -> None:
    """Shades a form along its edge, inside: how far, how much."""
    painter.save()
    painter.setClipPath(form, Qt.ClipOperation.IntersectClip)
    for far, alpha in rims:
        painter.strokePath(form, ruled(colour, 2 * far, alpha))
    painter.restore()


def _paint_washes(painter: QPainter, map_id: str, inks: Inks) -> None:
    """As in old atlases each country has its colour along the border."""
    wet = geometry.oceans(map_id)
    for area, wash in enumerate(washes(map_id)):
        if area in wet:
            continue
        form = path_of(geometry.regions(map_id)[area])
        colour = inks.washes[wash % len(inks.washes)]
        painter.fillPath(form, tinted(colour, 0.1))
        _paint_edge(painter, form, colour, ((WASH, 0.3),))


def _paint_borders(painter: QPainter, map_id: str, inks: Inks) -> None:
    """Dotted lines; a pale line under those of the land."""
    on_land = path_of(borders(map_id, True))
    painter.strokePath(on_land, ruled(inks.land, 3.8, 0.6))
    painter.strokePath(on_land, dotted(inks.border, 2.3 * inks.weight))
    painter.strokePath(path_of(borders(map_id, False)), dotted(inks.sea_border, 2.0 * inks.weight))
    painter.strokePath(path_of(_shelf_rim(map_id)), dotted(inks.border, 2.0 * inks.weight))


@cache
def _shelf_rim(map_id: str) -> Geometry:
    """Where an area ends in shallow water."""
    shapes = [geometry.regions(map_id)[area] for area in geometry.shelves(map_id)]
    coast = coasts().land.boundary.buffer(0.6, quad_segs=2)
    return shapely.union_all(shapes).boundary.difference(coast)


@cache
def borders(map_id: str, on_land: bool) -> Geometry:
    """The borders between areas that no coast shows."""
    lines = geometry.inner_lines(map_id)
    dry = coasts().land.buffer(0.5)
    return lines.intersection(dry) if on_land else lines.difference(dry)


def _paint_mountains(painter: QPainter, inks: Inks) -> None:
    """Small engraved peaks, shaded on their eastern side."""
    drawn = Random("mountains")
    lit, shade = QPainterPath(), QPainterPath()
    for crest in engraving.ranges():
        line = LineString(crest)
        far = 0.0
        while far <= line.length:
            spot = line.interpolate(far)
            high = drawn.uniform(5.0, 8.0)
            foot = QPointF(spot.x + drawn.uniform(-2, 2), spot.y + drawn.uniform(-1.5, 1.5))
            _add_peak(lit, shade, foot, high)
            far += PEAK * drawn.uniform(0.8, 1.15)
    painter.strokePath(lit, ruled(inks.relief, 0.8, 0.75))
    painter.strokePath(shade, ruled(inks.relief, 0.6, 0.6))


def _add_peak(lit: QPainterPath, shade: QPainterPath, foot: QPointF, high: float) -> None:
    wide = high * 0.62
    top = foot + QPointF(0, -high)
    lit.moveTo(foot + QPointF(-wide, 0))
    lit.lineTo(top)
    lit.lineTo(foot + QPointF(wide, 0))
    for share in (0.3, 0.55, 0.8):
        shade.moveTo(top + QPointF(wide * share * 0.9, high * share))
        shade.lineTo(top + QPointF(wide * share * 0.25, high * min(1.0, share + 0.2)))
