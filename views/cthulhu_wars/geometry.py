"""The Earth as plane geometry: areas along real coasts, their borders, what is nearest (3).

The data have coarse outlines; here each area of land takes the land of the coastline nearest to it,
each ocean the water. The map is higher than in the data by `TALL`, so that pieces find room.
Its left and right edges are the same line. Shapely is loaded with this module.
"""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from itertools import combinations

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import msgspec
import shapely
from shapely import Geometry, Polygon, STRtree
from shapely.affinity import translate

from rules.cthulhu_wars.data import maps, places
from rules.cthulhu_wars.enums import AreaKind
from rules.cthulhu_wars.state import Area

Point = tuple[float, float]

TALL = 1.2
WIDTH, HEIGHT = 1000.0, 600.0
FRAME = shapely.box(0, 0, WIDTH, HEIGHT)
DEPTHS = (5.0, 11.0, 19.0, 30.0, 45.0)
"""How far the lines of equal depth run from the coasts."""
STEP, REACH = 2.5, 20.0
"""Coasts leave the outlines of the data by no more than REACH; areas grow to them by steps."""
TOUCH = 0.4
"""Borders are shared where areas come nearer than this."""
LEAST_BORDER = 4.0
"""Where areas meet in a point, their drawn forms may touch for less than this."""
SHELF = ("australia", "australia_w5", "new_zealand")
"""Areas that are islands with the shallow water around them."""


class Coasts(msgspec.Struct, frozen=True):
    """`land`: of areas; `isles`: land in oceans; `lakes`: water within areas of land; `depths`:
    what lies nearer to a coast than each of DEPTHS."""

    land: Geometry
    isles: Geometry
    lakes: Geometry
    depths: tuple[Geometry, ...]


# ---------------------------------------------------------------- the data
@cache
def coasts() -> Coasts:
    """The coastline, the same on all maps."""
    text = (files("resources.cthulhu_wars") / "coastlines.json").read_text("utf-8")
    raw = msgspec.json.decode(text, type=dict[str, list[list[list[int]]]])
    land, isles, lakes = (_shape(raw[name]) for name in ("land", "isles", "lakes"))
    depths = (_shape(raw[f"depths_{number}"]) for number in range(1, len(DEPTHS) + 1))
    return Coasts(land, isles, lakes, tuple(depths))


def _shape(parts: list[list[list[int]]]) -> Geometry:
    """Shells with their holes in tenths of a unit."""
    found = []
    for rings in parts:
        shell, *holes = ([*zip(ring[::2], ring[1::2], strict=True)] for ring in rings)
        found.append(Polygon(shell, holes))
    whole = shapely.union_all(found)
    return shapely.transform(whole, lambda spots: spots * (0.1, 0.1 * TALL))


@cache
def outlines(map_id: str) -> tuple[Geometry, ...]:
    """The areas as the data have them, by index."""
    areas = (places()[id] for id in maps()[map_id].areas)
    return tuple(
        shapely.union_all([Polygon([(x, y * TALL) for x, y in ring]) for ring in area.polygons])
        for area in areas
    )


@cache
def oceans(map_id: str) -> frozenset[Area]:
    """Which areas are water."""
    ids = maps()[map_id].areas
    return frozenset(n for n, id in enumerate(ids) if places()[id].kind is AreaKind.OCEAN)


@cache
def shelves(map_id: str) -> tuple[Area, ...]:
    """Which areas are islands with their shallow water."""
    return tuple(n for n, id in enumerate(maps()[map_id].areas) if id in SHELF)


def edges(map_id: str) -> frozenset[tuple[Area, Area]]:
    """Which areas are adjacent, as the data say: pairs of indices, the smaller first."""
    made = maps()[map_id]
    index = {id: number for number, id in enumerate(made.areas)}
    return frozenset((min(index[a], index[b]), max(index[a], index[b])) for a, b in made.edges)


# ---------------------------------------------------------------- areas as they are drawn
@cache
def regions(map_id: str) -> tuple[Geometry, ...]:
    """The areas along the coasts, by index; they fill the frame."""
    drawn, wet = outlines(map_id), oceans(map_id)
    action_bar = [drawn[area] for area in shelves(map_id)]
    ground = shapely.union_all([coasts().land, *action_bar])
    found = dict(zip(range(len(drawn)), drawn, strict=True))
    land = {area: shape for area, shape in found.items() if area not in wet}
    sea = {area: shape for area, shape in found.items() if area in wet}
    found |= _grown(land, ground) | _grown(sea, FRAME.difference(ground))
    return tuple(found[area] for area in sorted(found))


def _grown(seeds: dict[Area, Geometry], room: Geometry) -> dict[Area, Geometry]:
    """Areas cut to their room; what is left of it goes to the nearest, found step by step."""
    found = {area: [shape.intersection(room)] for area, shape in seeds.items()}
    rest = room.difference(shapely.union_all(list(seeds.values())))
    for ring in range(1, round(REACH / STEP) + 1):
        for area, shape in seeds.items():
            near = shape.buffer(ring * STEP, quad_segs=3)
            found[area].append(rest.intersection(near))
            rest = rest.difference(near)
    return {area: _tidy(shapely.union_all(made)) for area, made in found.items()}


def _tidy(shape: Geometry) -> Geometry:
    """Only its polygons, without crumbs."""
    parts = [part for part in parts_of(shape) if part.area > 1.0]
    return shapely.union_all([Polygon(part.exterior, _holes(part)) for part in parts])


def _holes(part: Polygon) -> list[Geometry]:
    return [ring for ring in part.interiors if Polygon(ring).area > 1.0]


def parts_of(shape: Geometry) -> list[Polygon]:
    """The polygons of a shape, the largest first."""
    parts = [part for part in getattr(shape, "geoms", [shape]) if part.geom_type == "Polygon"]
    return sorted(parts, key=lambda part: -part.area)


# ---------------------------------------------------------------- borders
@cache
def borders(map_id: str) -> dict[tuple[Area, Area], float]:
    """How long the common border of two areas is, for all that touch over a length; the right edge
    of the map is its left one."""
    return _borders(regions(map_id), TOUCH)


@cache
def printed_borders(map_id: str) -> dict[tuple[Area, Area], float]:
    """The same for the outlines of the data."""
    return _borders(outlines(map_id), 0.01)


def _borders(shapes: tuple[Geometry, ...], near: float) -> dict[tuple[Area, Area], float]:
    rims = [shape.buffer(near / 2, join_style="mitre") for shape in shapes]
    found = {}
    for one, other in combinations(range(len(shapes)), 2):
        length = sum(
            rims[one].intersection(translate(rims[other], shift)).area / near
            for shift in (0.0, -WIDTH, WIDTH)
        )
        if length > LEAST_BORDER:
            found[one, other] = length
    return found


def neighbours(map_id: str, area: Area) -> tuple[Area, ...]:
    """The areas that share a border with an area."""
    return tuple(sorted({a if b == area else b for a, b in borders(map_id) if area in (a, b)}))


@cache
def inner_lines(map_id: str) -> Geometry:
    """The borders within land and within the sea: what no coast shows."""
    wet, lines = oceans(map_id), []
    for one, other in sorted(edges(map_id)):
        if (one in wet) == (other in wet):
            lines.append(_common_line(regions(map_id)[one], regions(map_id)[other]))
    return shapely.line_merge(shapely.union_all(lines))


def _common_line(one: Geometry, other: Geometry) -> Geometry:
    """Where the rim of one runs along the other."""
    return one.boundary.intersection(other.buffer(TOUCH)).simplify(0.3)


# ---------------------------------------------------------------- finding
class Finder:
    """Which area lies under a point."""

    def __init__(self, map_id: str) -> None:
        self._tree = STRtree(list(regions(map_id)))

    def at(self, x: float, y: float) -> Area | None:
        """The area; None outside the map."""
        if not (0 <= x <= WIDTH and 0 <= y <= HEIGHT):
            return None
        return int(self._tree.nearest(shapely.Point(x, y)))


@cache
def finder(map_id: str) -> Finder:
    """The finder of a map, made once."""
    return Finder(map_id)
