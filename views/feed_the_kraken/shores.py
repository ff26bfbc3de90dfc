"""The paper of the chart: how far it reaches, its coasts, harbours and the island.

The land is made from the sea: it keeps clear of the spaces and is roughened by a fixed luck.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import cos, pi, sin
from random import Random

import msgspec
import shapely
from shapely import Geometry, Polygon

from rules.feed_the_kraken.data import Space, charts, spaces
from rules.feed_the_kraken.enums import Side, Voyage
from views.feed_the_kraken.geometry import MIDDLE, Point, centre, goal_middle, hexes, waters

NORTH, SOUTH = 150.0, 84.0
"""How much paper lies beyond the last hexes in the north (the Kraken's waters) and the south."""
BEYOND = 500.0
"""How far a land runs on beyond the paper, so that its rough back never shows."""
LEAST_WIDE, MOST_WIDE = 1.0, 1.5
"""How wide a sheet may be in its heights."""


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
        for (x, y), (x2, y2) in pairwise(line):
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
    out = sheet.width / 2 + 60
    edge = MIDDLE + way * (out + BEYOND)
    low, high = sheet.bottom, sheet.top
    _, sea_top, _, sea_bottom = waters(sheet.voyage).bounds
    tall = sea_bottom - sea_top
    inner = [
        (out * 0.70, low + BEYOND),
        (out * 0.66, sea_bottom - 0.02 * tall),
        (out * 0.80, sea_bottom - 0.16 * tall),
        (out * 0.74, sea_bottom - 0.28 * tall),
        (430.0, sea_bottom - 0.42 * tall),
        (300.0, sea_bottom - 0.60 * tall),
        (60.0, sea_top + 0.10 * tall),
        (60.0, high - BEYOND),
    ]
    points = [(MIDDLE + way * x, y) for x, y in inner]
    return [(edge, low + BEYOND), *points, (edge, high - BEYOND)]


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
