"""Shapes, free region and outlines as plane geometry; one unit is one space, y runs down.

Shapely is loaded with this module, so screens import it when the first map is shown. The rules keep
the same facts as bit sets; a test holds the two against each other.
"""

import os
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Geometry, Polygon, STRtree, affinity

from views.cartographers.spaces import spaces

Point = tuple[float, float]
Ring = tuple[Point, ...]
SHRINK = 0.1
"""Shapes are tested a little smaller than they are: touching an obstacle is no overlap."""
HOLD = 0.15
"""How much nearer another place must be before a ghost leaves the one it holds, in spaces."""


# ---------------------------------------------------------------- regions
def region(mask: int, stride: int) -> Geometry:
    """The area that a set of spaces covers."""
    at = np.array(list(spaces(mask, stride)), dtype=float).reshape(-1, 2)
    rows, cols = at[:, 0], at[:, 1]
    return shapely.union_all(shapely.box(cols, rows, cols + 1, rows + 1))


def cells_of(geometry: Geometry, stride: int) -> int:
    """The set of spaces whose centre lies in the area; the inverse of `region`."""
    if geometry.is_empty:
        return 0
    left, top, right, bottom = (round(v) for v in geometry.bounds)
    across, down = np.meshgrid(np.arange(left, right), np.arange(top, bottom))
    xs, ys = across.ravel(), down.ravel()
    inside = shapely.contains_xy(geometry, xs + 0.5, ys + 0.5)
    pairs = zip(xs[inside].tolist(), ys[inside].tolist(), strict=True)
    return sum(1 << y * stride + x for x, y in pairs)


def _at_origin(shape: Geometry) -> Geometry:
    left, top, _, _ = shape.bounds
    moved = affinity.translate(shape, -left, -top)
    return shapely.normalize(shapely.transform(moved, np.round))


@cache
def shape_of(pattern: str) -> Geometry:
    """A printed shape: rows of `X` and `.` between slashes."""
    boxes = [
        shapely.box(col, row, col + 1, row + 1)
        for row, line in enumerate(pattern.split("/"))
        for col, mark in enumerate(line)
        if mark == "X"
    ]
    return _at_origin(shapely.union_all(boxes))


@cache
def orientations(pattern: str) -> tuple[Geometry, ...]:
    """The different ways a shape can lie: as printed, its quarter turns, then the mirrored ones."""
    found: list[Geometry] = []
    printed = shape_of(pattern)
    for face in (printed, affinity.scale(printed, -1, 1, origin=(0, 0))):
        for turn in range(4):
            lying = _at_origin(affinity.rotate(face, 90 * turn, origin=(0, 0)))
            if not any(lying.equals(other) for other in found):
                found.append(lying)
    return tuple(found)


# ---------------------------------------------------------------- where a shape fits
class Fitting:
    """All places of a shape on a grid, and which spaces each of them overlaps.

    A tree of the shapes is asked once, for all spaces; a map then only picks the taken ones.
    """

    def __init__(self, pattern: str, rows: int, cols: int) -> None:
        self.masks: list[int] = []
        self._stride = cols + 1
        shapes: list[Geometry] = []
        for lying in orientations(pattern):
            self._lay(lying, (rows, cols), shapes)
        grid = [(row, col) for row in range(rows) for col in range(cols)]
        self._singles = [1 << row * self._stride + col for row, col in grid]
        boxes = [shapely.box(col, row, col + 1, row + 1) for row, col in grid]
        space, place = STRtree(shapes).query(boxes, predicate="intersects")
        self._overlaps = np.zeros((len(boxes), len(shapes)), dtype=bool)
        self._overlaps[space, place] = True

    def _lay(self, lying: Geometry, grid: tuple[int, int], shapes: list[Geometry]) -> None:
        """One orientation at every place where it stays on the grid."""
        small = lying.buffer(-SHRINK, join_style="mitre")
        cells = cells_of(lying, self._stride)
        _, _, width, height = (round(v) for v in lying.bounds)
        for row in range(grid[0] - height + 1):
            for col in range(grid[1] - width + 1):
                shapes.append(affinity.translate(small, col, row))
                self.masks.append(cells << row * self._stride + col)

    def legal(self, free: int) -> list[int]:
        """The places that overlap nothing but free spaces, as sets of spaces."""
        taken = [i for i, single in enumerate(self._singles) if not single & free]
        clear = ~self._overlaps[taken].any(axis=0)
        return [self.masks[i] for i in np.flatnonzero(clear)]


@cache
def fitting(pattern: str, rows: int, cols: int) -> Fitting:
    return Fitting(pattern, rows, cols)


def fits_in(shape: Geometry, free: Geometry) -> bool:
    """Whether a shape that lies somewhere covers free ground only."""
    return bool(free.covers(shape))


# ---------------------------------------------------------------- snapping to the pointer
def centre(mask: int, stride: int) -> Point:
    """The middle of the box round a set of spaces: where the pointer holds a shape."""
    at = list(spaces(mask, stride))
    rows, cols = [row for row, _ in at], [col for _, col in at]
    return (min(cols) + max(cols) + 1) / 2, (min(rows) + max(rows) + 1) / 2


class Snap:
    """The legal places of a ghost, asked again and again for the one nearest to the pointer."""

    def __init__(self, masks: Iterable[int], stride: int) -> None:
        self.masks: Sequence[int] = tuple(dict.fromkeys(masks))
        self._index = {mask: i for i, mask in enumerate(self.masks)}
        self._centres = np.array([centre(mask, stride) for mask in self.masks], dtype=float)
        self._tree = STRtree(shapely.points(self._centres)) if self.masks else None

    def __len__(self) -> int:
        return len(self.masks)

    def nearest(self, x: float, y: float, held: int = 0) -> int:
        """The place nearest to a point in spaces; 0 when there is none.

        Of equally near places the first in the order given; a place that is `held` is left only
        for one that is clearly nearer, so that the ghost does not flicker on a border.
        """
        if self._tree is None:
            return 0
        found = self._tree.query_nearest(shapely.Point(x, y), all_matches=True)
        best = int(found.min())
        holding = self._index.get(held)
        if holding is None:
            return self.masks[best]
        gain = self._distance(holding, x, y) - self._distance(best, x, y)
        return held if gain < HOLD else self.masks[best]

    def _distance(self, index: int, x: float, y: float) -> float:
        dx, dy = self._centres[index] - (x, y)
        return float(np.hypot(dx, dy))

    def step(self, held: int, across: int, down: int) -> int:
        """The next place in a direction (arrow keys); the same one when nothing lies there."""
        start = self._index.get(held)
        if start is None:
            return self.masks[0] if self.masks else 0
        away: NDArray[np.float64] = self._centres - self._centres[start]
        ahead = away[:, 0] * across + away[:, 1] * down
        aside = np.abs(away[:, 0] * down) + np.abs(away[:, 1] * across)
        cost = np.where(ahead > 0, ahead + 2 * aside, np.inf)
        best = int(np.argmin(cost))
        return self.masks[best] if np.isfinite(cost[best]) else held


def lying_at(mask: int, grid: tuple[int, int], x: float, y: float) -> int:
    """The same spaces moved under the pointer, kept on the map: where an illegal ghost is shown."""
    rows, cols = grid
    at = list(spaces(mask, cols + 1))
    top, left = min(r for r, _ in at), min(c for _, c in at)
    high, wide = max(r for r, _ in at) - top + 1, max(c for _, c in at) - left + 1
    row = min(max(round(y - high / 2), 0), rows - high)
    col = min(max(round(x - wide / 2), 0), cols - wide)
    return sum(1 << (r - top + row) * (cols + 1) + c - left + col for r, c in at)


# ---------------------------------------------------------------- outlines and labels
def _rings(area: Polygon) -> list[Ring]:
    loops = (area.exterior, *area.interiors)
    return [tuple((float(x), float(y)) for x, y in loop.coords[:-1]) for loop in loops]


@lru_cache(maxsize=4096)
def outline(mask: int, stride: int, inset: float = 0.0) -> tuple[Ring, ...]:
    """The closed lines round a set of joined spaces, drawn a little inside its edge."""
    if not mask:
        return ()
    area = shapely.simplify(region(mask, stride), 0)
    if inset:
        area = area.buffer(-inset, join_style="mitre")
    parts = [part for part in shapely.get_parts(area).tolist() if isinstance(part, Polygon)]
    return tuple(ring for part in parts for ring in _rings(part))


@lru_cache(maxsize=1024)
def label_point(mask: int, stride: int) -> Point:
    """The point of the largest joined part that lies farthest from its edge."""
    parts = shapely.get_parts(region(mask, stride)).tolist()
    largest = max(parts, key=lambda part: part.area)
    point = shapely.maximum_inscribed_circle(largest).coords[0]
    return float(point[0]), float(point[1])
