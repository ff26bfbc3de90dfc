"""The sea chart as plane geometry: hexes, coasts, island, supply line, arrows.

Units are those of the data, x to the east, y to the south. Shapely is loaded with this module.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from math import cos, pi, sin

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import msgspec
import shapely
from shapely import Geometry, LineString, Polygon, STRtree

from rules.feed_the_kraken.data import Chart, Space, charts, spaces
from rules.feed_the_kraken.enums import Color, Direction, Side, Voyage

Point = tuple[float, float]

MIDDLE = 500.0
"""The meridian of the start and of the Kraken."""
SAME = 6.0
"""Borders that are nearer than this touch: the data are whole numbers."""

HEADINGS = {Direction.WEST: 210.0, Direction.NORTH: 270.0, Direction.EAST: 330.0}
"""Where an arrow points in name, in degrees on the screen (0 east, 90 south)."""


# ---------------------------------------------------------------- hexes
def dot(x: float, y: float) -> Geometry:
    """A point as a shape."""
    return shapely.Point(x, y)


def centre(space: Space) -> Point:
    """The middle of a space."""
    return float(space.x), float(space.y)


def hexagon(middle: Point, radius: float) -> Polygon:
    """A hex with a flat top, as high as the rows of the chart lie apart."""
    x, y = middle
    corners = [(x + radius * cos(i * pi / 3), y + radius * sin(i * pi / 3)) for i in range(6)]
    return Polygon(corners)


@cache
def hexes(voyage: Voyage) -> dict[str, Polygon]:
    """The spaces of a chart."""
    radius = charts()[voyage].hex_radius
    return {id: hexagon(centre(space), radius) for id, space in spaces(voyage).items()}


@cache
def waters(voyage: Voyage) -> Polygon:
    """All spaces in one piece; seams left by the rounding of the data are closed."""
    whole = shapely.union_all(
        [cell.buffer(1.5, join_style="mitre") for cell in hexes(voyage).values()]
    )
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


def goal_middle(voyage: Voyage, winner: Side) -> Point:
    """The middle of a side's goal spaces."""
    goals = [centre(space) for space in spaces(voyage).values() if space.winner is winner]
    return sum(x for x, _ in goals) / len(goals), sum(y for _, y in goals) / len(goals)


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
