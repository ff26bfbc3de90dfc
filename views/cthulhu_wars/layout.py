"""Where the things of an area stand, in units of the map: gate, name, heaps of figures.

The gate stands at its printed spot, the name by the rim, the heaps around the gate: those of a
faction next to one another, none over the gate, the name or the rim. Where an area is crowded, all
its heaps are smaller.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from math import hypot
from typing import NamedTuple

import msgspec
import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Geometry, Polygon

from rules.cthulhu_wars.data import maps, places
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.state import Area
from views.cthulhu_wars import geometry
from views.cthulhu_wars.geometry import TALL, Point

GATE = 21.5
"""The radius of a gate."""
HOLDER = 30.0
"""The side of the figure that stands on it."""
SIDES: dict[UnitClass, float] = {
    UnitClass.BUILDING: 33.0,
    UnitClass.CULTIST: 30.0,
    UnitClass.MONSTER: 37.0,
    UnitClass.TERROR: 45.0,
    UnitClass.GREAT_OLD_ONE: 62.0,
}
"""How large a figure is: the class shows in the size."""
TOKEN = 25.0
GAP = 1.5
NET, PAD = 4.0, 12
"""Spots are looked for on a net of this width; so many spots beyond an area are known, too."""
SHRINK, FREE, COVERS, LEAST = 0.93, 0.84, 0.68, 0.5
"""Crowded heaps are made smaller by steps: down to FREE they keep off all names, down to COVERS off
that of their area. Only where that does not help their feet may reach over the rim."""
SMALL = 0.64
"""Figures that are smaller than this share are no longer told from one another: rather their feet
reach over the rim."""
FOOT, NUMBER, SOLE, TOP = 0.86, 1.12, 1.1, 0.5
"""A foot and the number beside it, in half sides from the middle of a figure: so far they reach to
the left, to the right and down; so far below the middle they begin."""
MARGIN = 3.0
"""Names keep so far from the rim."""
NOTCH, UNDER_NOTCH = 12.0, 40.0
"""The height of the notch over a lit gate; how many units farther off a name rather stands than
under one."""
ROOMY = 0.66
"""No figure is larger than this share of the widest room of its area: half its side."""
GRAZE = 0.66
"""Figures are no discs: so much of their half side keeps within the rim."""
CLEAR, STRAY = 1.15, 55.0
"""Where so many of their half sides are free up to the rim nobody doubts which area is meant; how
many units farther off a spot may be that is as clear as that."""

Box = tuple[float, float, float, float]
"""Left, top, width, height."""
Boxes = tuple[Box, ...]
Spots = NDArray[np.float64]
NO_BOX: Box = (-99.0, -99.0, 0.0, 0.0)
NEAR = 40.0
"""Names of neighbours are kept free, too, where they are no farther off than this."""


class Heap(msgspec.Struct, frozen=True):
    """What wants a spot: heaps of a `group` (a faction) keep together."""

    group: int
    side: float


class Stand(msgspec.Struct, frozen=True):
    """Where a heap stands: its middle and its side."""

    x: float
    y: float
    side: float

    @property
    def box(self) -> Box:
        """The square it takes."""
        half = self.side / 2
        return self.x - half, self.y - half, self.side, self.side


# ---------------------------------------------------------------- the ground of an area
@cache
def ground(map_id: str, area: Area) -> Polygon:
    """The part of an area on which its things stand: the largest."""
    return geometry.parts_of(geometry.regions(map_id)[area])[0]


@cache
def _net(map_id: str, area: Area) -> tuple[Spots, Spots]:
    """Spots of an area and how far from the rim each is."""
    shape = ground(map_id, area).simplify(1.2)
    left, top, right, bottom = shape.bounds
    across, down = np.meshgrid(np.arange(left, right, NET), np.arange(top, bottom, NET))
    spots = np.column_stack([across.ravel(), down.ravel()])
    inside = shapely.contains_xy(shape, spots[:, 0], spots[:, 1])
    spots = spots[inside]
    return spots, shapely.distance(shapely.points(spots), shape.boundary)


class Footing(NamedTuple):
    """Where the ground of an area ends, on its net: how many spots outside lie left of and above
    each, and where the first one is."""

    outside: NDArray[np.int64]
    left: float
    top: float

    def holds(self, spots: Spots, half: float) -> NDArray[np.bool_]:
        """Where a figure of this half side has its foot and its number within the rim."""
        x, y = spots[:, 0] - self.left, spots[:, 1] - self.top
        left, right = self._cells(x - FOOT * half, 1), self._cells(x + NUMBER * half, 1) + 1
        above, below = self._cells(y + TOP * half, 0), self._cells(y + SOLE * half, 0) + 1
        table = self.outside
        found = table[below, right] - table[above, right] - table[below, left] + table[above, left]
        held: NDArray[np.bool_] = found == 0
        return held

    def _cells(self, far: NDArray[np.float64], axis: int) -> NDArray[np.int64]:
        most = self.outside.shape[axis] - 2
        cells: NDArray[np.int64] = np.clip(np.rint(far / NET).astype(np.int64) + PAD, 0, most)
        return cells


@cache
def _footing(map_id: str, area: Area) -> Footing:
    """Sums over the net, with a margin of spots outside around it."""
    spots, _ = _net(map_id, area)
    left, top = float(spots[:, 0].min()), float(spots[:, 1].min())
    across = np.rint((spots[:, 0] - left) / NET).astype(np.int64)
    down = np.rint((spots[:, 1] - top) / NET).astype(np.int64)
    outside = np.ones((int(down.max()) + 1 + 2 * PAD, int(across.max()) + 1 + 2 * PAD), np.int64)
    outside[down + PAD, across + PAD] = 0
    return Footing(np.pad(outside.cumsum(0).cumsum(1), ((1, 0), (1, 0))), left, top)


@cache
def gate(map_id: str, area: Area) -> Point:
    """The middle of an area's gate: the printed spot, or the nearest that has room."""
    x, y = places()[maps()[map_id].areas[area]].xy
    spots, far = _net(map_id, area)
    roomy = spots[far >= min(GATE + 1, float(far.max()))]
    nearest = roomy[np.argmin(np.hypot(roomy[:, 0] - x, roomy[:, 1] - y * TALL))]
    return float(nearest[0]), float(nearest[1])


# ---------------------------------------------------------------- names
Forms = tuple[tuple[float, float], ...]
"""What a name may look like: width and height of each form, the best first."""


@lru_cache(maxsize=512)
def name_box(map_id: str, area: Area, forms: Forms) -> tuple[int, Box]:
    """Which form of a name an area has room for, and where: by the rim, and off the gate. Where
    none fits the last form reaches over the rim as little as can be."""
    within = name_within(map_id, area, forms)
    if within is not None:
        return within
    return len(forms) - 1, _fitting(map_id, area, forms[-1], np.inf) or NO_BOX


@lru_cache(maxsize=2048)
def name_within(map_id: str, area: Area, forms: Forms) -> tuple[int, Box] | None:
    """The same where one fits."""
    for number, size in enumerate(forms):
        found = _fitting(map_id, area, size, 0.0)
        if found is not None:
            return number, found
    return None


@cache
def _inner(map_id: str, area: Area) -> Geometry:
    """Where names may stand: off the rim."""
    shape = ground(map_id, area).simplify(1.2).buffer(-MARGIN, quad_segs=2)
    shapely.prepare(shape)
    return shape


def _fitting(map_id: str, area: Area, size: tuple[float, float], over: float) -> Box | None:
    """The best box; `over`: how much of it may reach over the rim."""
    wide, high = size
    spots, far = _net(map_id, area)
    if not over:
        roomy = far > high / 2
        spots, far = spots[roomy], far[roomy]
    across, down = spots[:, 0], spots[:, 1]
    boxes = shapely.box(across - wide / 2, down - high / 2, across + wide / 2, down + high / 2)
    shape = _inner(map_id, area)
    x, y = gate(map_id, area)
    outside = np.where(shapely.contains(shape, boxes), 0.0, 1.0)
    if over:
        outside = wide * high - shapely.area(shapely.intersection(shape, boxes))
    from_gate = shapely.distance(shapely.Point(x, y), boxes)
    fits = (outside <= over) & (from_gate > GATE + 2)
    if not fits.any():
        return None
    pull = 1.0 if area in geometry.oceans(map_id) else 0.25
    cost = far * (1 - pull) + pull * np.hypot(across - x, down - y) + outside
    cost += UNDER_NOTCH * ((down < y) & (from_gate < GATE + NOTCH))
    best = int(np.argmin(np.where(fits, cost, np.inf)))
    return float(across[best] - wide / 2), float(down[best] - high / 2), wide, high


# ---------------------------------------------------------------- heaps
class Packing(NamedTuple):
    """How heaps are packed: all at a share of their size, off names or not. `rim`: along the rim
    first, which takes less room than round the gate. `feet`: with their feet within the rim."""

    share: float
    names: Boxes
    rim: bool
    feet: bool


@lru_cache(maxsize=4096)
def stands(
    map_id: str, area: Area, heaps: tuple[Heap, ...], name: Box = NO_BOX, others: Boxes = ()
) -> tuple[Stand, ...]:
    """A spot for each heap, in their order. Before they become too small they cover names, those
    of neighbours (`others`) first."""
    for packing in _packings(name, others):
        found = _try(map_id, area, heaps, packing)
        if found is not None:
            return found
    return _in_rows(map_id, area, heaps)


def beside(map_id: str, area: Area, names: Boxes) -> Boxes:
    """The names of other areas that things of this one might cover."""
    left, top, right, bottom = ground(map_id, area).bounds
    return tuple(
        (x, y, wide, high)
        for other, (x, y, wide, high) in enumerate(names)
        if other != area
        and left - NEAR < x + wide
        and x < right + NEAR
        and top - NEAR < y + high
        and y < bottom + NEAR
    )


def _packings(name: Box, others: Boxes) -> Iterator[Packing]:
    """From the best to the tightest."""
    for feet in (True, False):
        for boxes, least in (((name, *others), FREE), ((name,), COVERS), ((), LEAST)):
            share = 1.0
            while share > (max(least, SMALL) if feet else least):
                yield Packing(share, boxes, False, feet)
                yield Packing(share, boxes, True, feet)
                share *= SHRINK


def _try(
    map_id: str, area: Area, heaps: tuple[Heap, ...], packing: Packing
) -> tuple[Stand, ...] | None:
    """All heaps in one packing, the large ones of each group first; None: no room."""
    spots, far = _net(map_id, area)
    x, y = gate(map_id, area)
    from_gate = np.hypot(spots[:, 0] - x, spots[:, 1] - y)
    from_name = np.full(len(spots), np.inf)
    for box in packing.names:
        from_name = np.minimum(from_name, _distance_to(spots, box))
    most = float(far.max()) * ROOMY
    placed: dict[int, Stand] = {}
    for number in _order(heaps):
        heap = heaps[number]
        half = min(heap.side * packing.share / 2, most)
        free = (far >= half * GRAZE) & (from_gate >= GATE + half * 0.85) & (from_name >= half * 0.9)
        if packing.feet:
            free &= _footing(map_id, area).holds(spots, half)
        for other in placed.values():
            reach = half + other.side / 2 + GAP
            free &= np.maximum(np.abs(spots[:, 0] - other.x), np.abs(spots[:, 1] - other.y)) > reach
        if not free.any():
            return None
        kin = [stand for mate, stand in placed.items() if heaps[mate].group == heap.group]
        start = far + 0.1 * from_gate if packing.rim else from_gate
        cost = np.where(free, _cost(spots, start, kin), np.inf)
        if not packing.rim:
            cost += STRAY * np.clip(1 - far / (half * CLEAR), 0, 1)
        best = spots[int(np.argmin(cost))]
        placed[number] = Stand(float(best[0]), float(best[1]), 2 * half)
    return tuple(placed[number] for number in range(len(heaps)))


def _cost(spots: Spots, start: Spots, kin: list[Stand]) -> Spots:
    """Near the gate or the rim; what has kin stands near them before all."""
    if not kin:
        return start
    x, y = (sum(values) / len(kin) for values in zip(*((k.x, k.y) for k in kin), strict=True))
    cost: Spots = np.hypot(spots[:, 0] - x, spots[:, 1] - y) + 0.3 * start
    return cost


def _order(heaps: tuple[Heap, ...]) -> list[int]:
    """Group by group, the one with the largest figure first."""
    largest: dict[int, float] = {}
    for heap in heaps:
        largest[heap.group] = max(largest.get(heap.group, 0.0), heap.side)
    return sorted(
        range(len(heaps)),
        key=lambda n: (-largest[heaps[n].group], heaps[n].group, -heaps[n].side, n),
    )


def _distance_to(spots: Spots, box: Box) -> Spots:
    """How far spots are from a box."""
    left, top, wide, high = box
    across = np.maximum.reduce([left - spots[:, 0], spots[:, 0] - left - wide, spots[:, 0] * 0])
    down = np.maximum.reduce([top - spots[:, 1], spots[:, 1] - top - high, spots[:, 0] * 0])
    found: Spots = np.hypot(across, down)
    return found


def _in_rows(map_id: str, area: Area, heaps: tuple[Heap, ...]) -> tuple[Stand, ...]:
    """More than an area has room for: in rows under the gate, half as large, over one another."""
    x, y = gate(map_id, area)
    row = 6
    found = []
    for number, heap in enumerate(heaps):
        across, down = number % row - (row - 1) / 2, number // row
        found.append(Stand(x + across * 18, y + GATE + 12 + down * 18, heap.side * LEAST))
    return tuple(found)


# ---------------------------------------------------------------- the whole
@cache
def region(map_id: str, area: Area) -> Geometry:
    """What a click on an area may hit."""
    return geometry.regions(map_id)[area]


def spot(map_id: str, area: Area) -> Point:
    """Where things fly from and to."""
    return gate(map_id, area)


def apart(one: Stand, other: Stand) -> float:
    """How far the middles of two heaps are apart."""
    return hypot(one.x - other.x, one.y - other.y)
