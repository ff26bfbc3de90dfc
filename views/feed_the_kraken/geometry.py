"""The sea chart as plane geometry: hexes, coasts, island, supply line, arrows.

Units are those of the data, x to the east, y to the south. Shapely is loaded with this module.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from math import cos, pi, sin
from random import Random

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import msgspec
import shapely
from shapely import Geometry, LineString, Polygon, STRtree

from rules.feed_the_kraken.data import Chart, Space, charts, spaces
from rules.feed_the_kraken.words import Color, Direction, Side, Voyage

Point = tuple[float, float]

MIDDLE = 500.0
"""The meridian of the start and of the Kraken."""
NORTH, SOUTH = 150.0, 84.0
"""How much paper lies beyond the last hexes in the north (the Kraken's waters) and the south."""
LEAST_WIDE, MOST_WIDE = 1.0, 1.5
"""How wide a sheet may be in its heights."""
SAME = 6.0
"""Borders that are nearer than this touch: the data are whole numbers."""

HEADINGS = {Direction.WEST: 210.0, Direction.NORTH: 270.0, Direction.EAST: 330.0}
"""Where an arrow points in name, in degrees on the screen (0 east, 90 south)."""


# ---------------------------------------------------------------- hexes
def centre(space: Space) -> Point:
    """The middle of a space."""
    return float(space.x), float(space.y)


def hexagon(middle: Point, radius: float) -> Polygon:
    """A hex with a flat top, as high as the rows of the chart lie apart."""
    x, y = middle
    corners = [
        (x + radius * cos(i * pi / 3), y + radius * sin(i * pi / 3)) for i in range(6)
    ]
    return Polygon(corners)


@cache
def hexes(voyage: Voyage) -> dict[str, Polygon]:
    """The spaces of a chart."""
    radius = charts()[voyage].hex_radius
    return {id: hexagon(centre(space), radius) for id, space in spaces(voyage).items()}


@cache
def waters(voyage: Voyage) -> Polygon:
    """All spaces in one piece; seams left by the rounding of the data are closed."""
    whole = shapely.union_all([cell.buffer(1.5, join_style="mitre") for cell in hexes(voyage).values()])
    assert isinstance(whole, Polygon), "the sea is one piece"
    return whole


class Finder:
    """Which space lies under a point."""

    def __init__(self, voyage: Voyage) -> None:
        self._ids = list(hexes(voyage))
        self._tree = STRtree(list(hexes(voyage).values()))
        self._places = [centre(space) for space in spaces(voyage).values()]

    def at(self, x: float, y: float) -> str:
        """The id of the space; empty on land. On a border the nearer middle counts."""
        found = self._tree.query(shapely.Point(x, y), predicate="intersects")
        if not len(found):
            return ""

        def away(index: int) -> float:
            px, py = self._places[index]
            return (px - x) ** 2 + (py - y) ** 2

        return self._ids[min((int(i) for i in found), key=away)]


@cache
def finder(voyage: Voyage) -> Finder:
    """The finder of a chart, made once."""
    return Finder(voyage)


def touch(voyage: Voyage, one: str, other: str) -> bool:
    """Whether two spaces have a side in common, not a corner only."""
    first, second = hexes(voyage)[one], hexes(voyage)[other]
    shared = first.buffer(SAME / 2).intersection(second.buffer(SAME / 2))
    return bool(shared.area > SAME * charts()[voyage].hex_radius / 2)


# ---------------------------------------------------------------- the sheet
class Sheet(msgspec.Struct, frozen=True):
    """The paper: which chart lies on it, and where its edges are."""

    voyage: Voyage
    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From edge to edge."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From edge to edge."""
        return self.bottom - self.top

    @property
    def paper(self) -> Polygon:
        """The whole paper."""
        return shapely.box(self.left, self.top, self.right, self.bottom)


def sheet_of(voyage: Voyage, wide: float) -> Sheet:
    """The sheet of a chart whose width is so many heights, within what looks well."""
    _, top, _, bottom = waters(voyage).bounds
    top, bottom = round(top - NORTH), round(bottom + SOUTH)
    half = (bottom - top) * min(MOST_WIDE, max(LEAST_WIDE, wide)) / 2
    return Sheet(voyage, round(MIDDLE - half), top, round(MIDDLE + half), bottom)


# ---------------------------------------------------------------- coasts
def _rough(line: list[Point], luck: Random, depth: int, amount: float) -> list[Point]:
    """A coast: each stretch is broken in its middle, again and again."""
    for _ in range(depth):
        bent: list[Point] = []
        for (x, y), (x2, y2) in zip(line, line[1:], strict=False):
            push = luck.uniform(-amount, amount)
            bent += [(x, y), ((x + x2) / 2 - (y2 - y) * push, (y + y2) / 2 + (x2 - x) * push)]
        line = [*bent, line[-1]]
    return line


def _ring(points: list[Point], seed: int, depth: int = 4, amount: float = 0.13) -> Polygon:
    """A closed rough outline through points."""
    shape = Polygon(_rough([*points, points[0]], Random(seed), depth, amount))
    made = shapely.make_valid(shape)
    if isinstance(made, Polygon):
        return made
    return max((part for part in shapely.get_parts(made) if part.area), key=lambda p: p.area)


@cache
def kraken_waters(voyage: Voyage) -> Polygon:
    """The bay in the north: wide open sea round the goal of the Cult."""
    x, y = goal_middle(voyage, Side.CULT)
    return shapely.transform(
        shapely.Point(0, 0).buffer(1.0), lambda at: at * (276.0, 205.0) + (x, y - 78.0)
    )


def goal_middle(voyage: Voyage, winner: Side) -> Point:
    """The middle of a side's goal spaces."""
    goals = [centre(space) for space in spaces(voyage).values() if space.winner is winner]
    return sum(x for x, _ in goals) / len(goals), sum(y for _, y in goals) / len(goals)


@cache
def _open_sea(voyage: Voyage) -> Geometry:
    """Where no land may be: the spaces but the harbours, a little room around, the north bay."""
    return _cells(voyage).union(kraken_waters(voyage))


@cache
def _cells(voyage: Voyage) -> Geometry:
    """The spaces of the sea with a narrow rim."""
    free = [hexes(voyage)[id] for id, space in spaces(voyage).items() if not _is_harbour(space)]
    return shapely.union_all([cell.buffer(5.0) for cell in free])


def _is_harbour(space: Space) -> bool:
    return space.winner in (Side.PIRATE, Side.SAILOR)


@cache
def coasts(sheet: Sheet) -> dict[Side, Polygon]:
    """The land of the pirates in the west and of the sailors in the east, to the edge of the paper.

    The shore follows the sea closely in the north and draws back from it in the south, where the
    sea is open. Harbours are spaces that lie in the land.
    """
    found = {}
    for side, way in ((Side.PIRATE, -1), (Side.SAILOR, 1)):
        rough = _ring(_shore(sheet, way), 17 if way < 0 else 41)
        land = rough.difference(_worn(sheet.voyage, way)).intersection(sheet.paper)
        parts = [part for part in shapely.get_parts(land) if part.geom_type == "Polygon"]
        found[side] = max(parts, key=lambda part: part.area)
    return found


@cache
def _worn(voyage: Voyage, way: int) -> Geometry:
    """The sea as it eats into a coast: its corners are rounded and frayed."""
    sea = _open_sea(voyage).buffer(14.0).buffer(-10.0)
    parts = [part for part in shapely.get_parts(sea) if part.geom_type == "Polygon"]
    frayed = []
    for number, part in enumerate(parts):
        line = part.simplify(3.0).segmentize(46.0).exterior.coords
        frayed.append(_ring(list(line)[:-1], 5 * number + way, depth=3, amount=0.10))
    return shapely.union_all([*frayed, _cells(voyage)])


def _shore(sheet: Sheet, way: int) -> list[Point]:
    """The corners of one land from south to north, before it is roughened; `way` -1 is west."""
    edge = sheet.left - 60 if way < 0 else sheet.right + 60
    out = abs(edge - MIDDLE)
    low, high = sheet.bottom, sheet.top
    _, sea_top, _, sea_bottom = waters(sheet.voyage).bounds
    tall = sea_bottom - sea_top
    inner = [
        (out * 0.70, low + 60),
        (out * 0.66, sea_bottom - 0.02 * tall),
        (out * 0.80, sea_bottom - 0.16 * tall),
        (out * 0.74, sea_bottom - 0.28 * tall),
        (430.0, sea_bottom - 0.42 * tall),
        (300.0, sea_bottom - 0.60 * tall),
        (60.0, sea_top + 0.10 * tall),
        (60.0, high - 60),
    ]
    points = [(MIDDLE + way * x, y) for x, y in inner]
    return [(edge, low + 60), *points, (edge, high - 60)]


@cache
def sea(sheet: Sheet) -> Geometry:
    """All water of a sheet: what is no land and no island."""
    lands = [*coasts(sheet).values(), island(sheet.voyage)]
    return sheet.paper.difference(shapely.union_all(lands))


@cache
def island(voyage: Voyage) -> Polygon:
    """The island on the border of two spaces, for the sake of which the arrow north turns."""
    chart = charts()[voyage]
    below, above = (centre(spaces(voyage)[id]) for id in chart.island_between)
    x, y = (below[0] + above[0]) / 2, (below[1] + above[1]) / 2
    wide, high = chart.hex_radius * 0.44, chart.hex_radius * 0.17
    round_ = [
        (x + wide * cos(i * pi / 5), y + high * sin(i * pi / 5) * (1.15 if i > 5 else 0.9))
        for i in range(10)
    ]
    return _ring(round_, 23, depth=2, amount=0.16)


@cache
def harbours(voyage: Voyage) -> dict[str, Polygon]:
    """The goal spaces that lie in the land, a little smaller than their hex."""
    found = spaces(voyage)
    return {
        id: cell.buffer(-3.0, join_style="mitre")
        for id, cell in hexes(voyage).items()
        if _is_harbour(found[id])
    }


# ---------------------------------------------------------------- supply line
def supply_line(voyage: Voyage) -> LineString | None:
    """The line of the long chart; None where there is none."""
    chart: Chart = charts()[voyage]
    return LineString(chart.supply_line_polyline) if chart.has_supply_line else None


# ---------------------------------------------------------------- arrows
class Strand(msgspec.Struct, frozen=True):
    """One colour of an arrow: where it points in name, in degrees."""

    color: Color
    heading: float


class Arrow(msgspec.Struct, frozen=True):
    """A printed arrow over the border of two spaces; several colours may share it.

    `angle`: where it leads, in degrees. A strand whose heading differs turns.
    """

    origin: str
    target: str
    start: Point
    end: Point
    angle: float
    strands: tuple[Strand, ...]

    @property
    def border(self) -> Point:
        """Where it crosses from one space into the other."""
        return (self.start[0] + self.end[0]) / 2, (self.start[1] + self.end[1]) / 2

    @property
    def colors(self) -> tuple[Color, ...]:
        """Its colours from west to east."""
        return tuple(strand.color for strand in self.strands)


def _angle(start: Point, end: Point) -> float:
    """The direction of a neighbour, rounded to the six sides of a hex: 210, 270 or 330.

    >>> _angle((500, 707), (380, 638)), _angle((0, 0), (0, -138))
    (210.0, 270.0)
    """
    across = end[0] - start[0]
    return 270.0 if abs(across) < SAME else (330.0 if across > 0 else 210.0)


@cache
def arrows(voyage: Voyage) -> tuple[Arrow, ...]:
    """All arrows of a chart, space by space in the order of the data."""
    return tuple(arrow for id in spaces(voyage) for arrow in _arrows_from(voyage, id))


def _arrows_from(voyage: Voyage, id: str) -> Iterator[Arrow]:
    found = spaces(voyage)
    origin = found[id]
    leading: dict[str, list[Strand]] = {}
    for color in Color:
        target = origin.exits.get(color.direction, "")
        if target:
            strand = Strand(color, HEADINGS[color.direction])
            leading.setdefault(target, []).append(strand)
    start = centre(origin)
    for target, strands in leading.items():
        end = centre(found[target])
        yield Arrow(id, target, start, end, _angle(start, end), tuple(strands))


def arrows_from(voyage: Voyage, id: str) -> tuple[Arrow, ...]:
    """The arrows of one space; none from a goal."""
    return tuple(arrow for arrow in arrows(voyage) if arrow.origin == id)


# ---------------------------------------------------------------- courses
@cache
def within_reach(voyage: Voyage, id: str) -> frozenset[str]:
    """Every space the ship can still come to from one, itself included."""
    reached = {id}
    for space in spaces(voyage).values():  # the data run from south to north
        if space.id in reached:
            reached |= set(space.exits.values())
    return frozenset(reached)


def nearness(voyage: Voyage, id: str) -> float:
    """How far the ship has come to the Kraken: 0 at the start, 1 in its arms."""
    levels = {space.id: space.level for space in spaces(voyage).values()}
    return levels[id] / max(levels.values())


@cache
def moves_to(voyage: Voyage, id: str) -> dict[str, int]:
    """The fewest moves from a space to every space that can be reached."""
    found, moves = spaces(voyage), {id: 0}
    for space in found.values():
        for target in space.exits.values():
            if space.id in moves:
                moves[target] = min(moves.get(target, len(found)), moves[space.id] + 1)
    return moves


def least_moves(voyage: Voyage, id: str) -> dict[str, int]:
    """The fewest moves from a space to each goal that can be reached, by the name of the goal."""
    goals: dict[str, int] = {}
    for reached, count in moves_to(voyage, id).items():
        goal = spaces(voyage)[reached].goal
        if goal:
            goals[goal] = min(goals.get(goal, count), count)
    return goals
