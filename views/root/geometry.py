"""The woodland as plane geometry: clearings, paths, rivers, and the forests between them (3.5).

Forests are not drawn by hand: they are the faces of the plane graph of paths, on maps whose river
divides forests together with the river. Units are those of the data, but the map is wider than
high, so that pieces find room: x is stretched by `WIDE`. Shapely is loaded with this module.
"""

from __future__ import annotations

import os
from functools import cache

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import shapely
from shapely import Geometry, LineString, Polygon, STRtree

from rules.root.data import Forest, WoodlandMap, maps
from rules.root.state import FOREST, Place

Point = tuple[float, float]

WIDE = 1.3
LEFT, TOP, RIGHT, BOTTOM = -14.0, -24.0, 1314.0, 1030.0
"""The edges of the printed map."""
RADIUS = 88.0
"""Of a clearing."""
PATH = 30.0
RIVER = 40.0
"""How broad paths and rivers are drawn."""
LEAFAGE = 9.0
"""Crowns keep so far from paths, rivers and clearings."""
BEND = 12
"""A stretch of river between two clearings is drawn with so many straight pieces."""


def point_of(x: float, y: float) -> Point:
    """A point of the data on the map."""
    return x * WIDE, y


@cache
def centres(map_id: str) -> dict[Place, Point]:
    """The middle of each clearing."""
    return {each.id: point_of(each.x, each.y) for each in maps()[map_id].clearings}


def between(map_id: str, one: Place, other: Place) -> LineString:
    """The straight line that joins two clearings."""
    found = centres(map_id)
    return LineString([found[one], found[other]])


# ---------------------------------------------------------------- forests
@cache
def faces(map_id: str) -> tuple[Polygon, ...]:
    """The faces of the graph: all areas that paths enclose."""
    made = maps()[map_id]
    edges = made.paths + (made.rivers if made.river_divides_forests else ())
    found = shapely.polygonize([between(map_id, *edge) for edge in edges])
    return tuple(found.geoms)


def points_in(forest: Forest) -> list[Point]:
    """The points that the data name inside a forest."""
    return [point_of(x, y) for x, y in ((forest.x, forest.y), *forest.alt_xy)]


@cache
def forests(map_id: str) -> dict[Place, Polygon]:
    """Forest -> its face: the one in which its points lie."""
    found: dict[Place, Polygon] = {}
    for number, forest in enumerate(maps()[map_id].forests):
        inside = shapely.MultiPoint(points_in(forest))
        [found[FOREST + number]] = [face for face in faces(map_id) if face.contains(inside)]
    return found


def touching(map_id: str, forest: Place) -> tuple[Place, ...]:
    """The clearings on the border of a forest."""
    border = forests(map_id)[forest].exterior
    near = [id for id, spot in centres(map_id).items() if border.distance(dot(spot)) < 1e-6]
    return tuple(sorted(near))


def behind_one_path(map_id: str, forest: Place) -> tuple[Place, ...]:
    """The forests that share a whole line of the border, not a corner only."""
    here = forests(map_id)[forest]
    return tuple(
        other
        for other, face in forests(map_id).items()
        if other != forest and here.exterior.intersection(face.exterior).length > 1e-6
    )


def dot(spot: Point) -> Geometry:
    """A point as a shape."""
    return shapely.Point(spot)


# ---------------------------------------------------------------- what is drawn
@cache
def discs(map_id: str, more: float = 0.0) -> Geometry:
    """All clearings in one shape."""
    return shapely.union_all([dot(spot).buffer(RADIUS + more) for spot in centres(map_id).values()])


@cache
def ways(map_id: str, more: float = 0.0) -> Geometry:
    """All paths in one shape."""
    lines = [between(map_id, *edge) for edge in maps()[map_id].paths]
    return shapely.union_all(lines).buffer(PATH / 2 + more)


@cache
def water(map_id: str, more: float = 0.0) -> Geometry:
    """The river in one shape."""
    lines = [LineString(course) for course in courses(map_id)]
    return shapely.union_all(lines).buffer(RIVER / 2 + more)


@cache
def canopy(map_id: str, forest: Place) -> Geometry:
    """Where the crowns of a forest stand: its face without paths, river and clearings."""
    bare = shapely.union_all(
        [discs(map_id, LEAFAGE), ways(map_id, LEAFAGE), water(map_id, LEAFAGE)]
    )
    return forests(map_id)[forest].difference(bare)


@cache
def region(map_id: str, forest: Place) -> Geometry:
    """What a click on the forest may hit: its face without the clearings."""
    return forests(map_id)[forest].difference(discs(map_id))


@cache
def woodland(map_id: str) -> Geometry:
    """All forests with their paths in one shape; outside of it nobody goes."""
    return shapely.union_all(list(faces(map_id)))


@cache
def glade(map_id: str, forest: Place) -> Point:
    """The middle of the roomiest spot of a forest: there a pawn stands."""
    whole = canopy(map_id, forest)
    parts = list(whole.geoms) if hasattr(whole, "geoms") else [whole]
    largest = max(parts, key=lambda part: part.area)
    spot = shapely.maximum_inscribed_circle(largest, tolerance=2.0).coords[0]
    return float(spot[0]), float(spot[1])


# ---------------------------------------------------------------- river
@cache
def courses(map_id: str) -> tuple[tuple[Point, ...], ...]:
    """The river as lines: through its clearings in order, and on to the edge of the map."""
    return tuple(_smooth(_to_edges(line)) for line in _chains(maps()[map_id]))


def _chains(made: WoodlandMap) -> list[list[Point]]:
    """The stretches joined end to end; a river does not fork."""
    near: dict[Place, list[Place]] = {}
    for one, other in made.rivers:
        near.setdefault(one, []).append(other)
        near.setdefault(other, []).append(one)
    found, seen = [], set[Place]()
    spots = centres(made.id)
    for spring in sorted(id for id, others in near.items() if len(others) == 1):
        if spring in seen:
            continue
        chain = [spring]
        while True:
            seen.add(chain[-1])
            onward = [id for id in near[chain[-1]] if id not in seen]
            if not onward:
                break
            chain.append(onward[0])
        found.append([spots[id] for id in chain])
    return found


def _to_edges(line: list[Point]) -> list[Point]:
    """The line, led over the nearest edge at both ends."""
    return [_beyond(line[0]), *line, _beyond(line[-1])]


def _beyond(spot: Point) -> Point:
    x, y = spot
    ways_out = (
        (x - LEFT, (LEFT - 40, y - 26)),
        (RIGHT - x, (RIGHT + 40, y - 26)),
        (y - TOP, (x + 26, TOP - 40)),
        (BOTTOM - y, (x + 26, BOTTOM + 40)),
    )
    return min(ways_out)[1]


def _smooth(line: list[Point]) -> tuple[Point, ...]:
    """A curve through all points, each tangent along its neighbours."""
    ends = [line[0], *line, line[-1]]
    curve: list[Point] = []
    for p, q, r, s in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for step in range(BEND):
            curve.append(_spline(p, q, r, s, step / BEND))
    return (*curve, line[-1])


def _spline(p: Point, q: Point, r: Point, s: Point, t: float) -> Point:
    """Catmull and Rom's curve between q and r."""

    def axis(a: float, b: float, c: float, d: float) -> float:
        return 0.5 * (
            2 * b
            + (c - a) * t
            + (2 * a - 5 * b + 4 * c - d) * t * t
            + (3 * b - a - 3 * c + d) * t * t * t
        )

    return axis(p[0], q[0], r[0], s[0]), axis(p[1], q[1], r[1], s[1])


# ---------------------------------------------------------------- finding
class Finder:
    """Which forest lies under a point."""

    def __init__(self, map_id: str) -> None:
        self._ids = list(forests(map_id))
        self._tree = STRtree([region(map_id, id) for id in self._ids])

    def at(self, x: float, y: float) -> Place | None:
        """The forest; None in a clearing and outside the woodland."""
        found = self._tree.query(shapely.Point(x, y), predicate="intersects")
        return self._ids[int(found[0])] if len(found) else None


@cache
def finder(map_id: str) -> Finder:
    """The finder of a map, made once."""
    return Finder(map_id)
