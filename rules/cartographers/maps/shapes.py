"""Shapes: turning, mirroring, and where each orientation lies within the map (4.1)."""

from functools import cache

import msgspec

from rules.cartographers.data import cells_of
from rules.cartographers.maps.land import Space, singles

Cells = tuple[Space, ...]


class Fit(msgspec.Struct, frozen=True, gc=False):
    """One orientation on a grid: its spaces with the box in the top left corner, and all spaces
    where that corner may lie so that the shape stays on the map."""

    cells: int
    anchors: int
    offsets: tuple[int, ...]


def normal(cells: Cells) -> Cells:
    """The same spaces with their box moved to (0, 0), in reading order."""
    top = min(row for row, _ in cells)
    left = min(col for _, col in cells)
    return tuple(sorted((row - top, col - left) for row, col in cells))


def turned(cells: Cells) -> Cells:
    """A quarter turn clockwise."""
    return normal(tuple((col, -row) for row, col in cells))


def mirrored(cells: Cells) -> Cells:
    """Left and right exchanged."""
    return normal(tuple((row, -col) for row, col in cells))


def box(cells: Cells) -> tuple[int, int]:
    """Height and width of the bounding box."""
    return max(row for row, _ in cells) + 1, max(col for _, col in cells) + 1


@cache
def orientations(pattern: str) -> tuple[Cells, ...]:
    """The different orientations: as printed, its quarter turns, then the mirrored ones.

    >>> [len(orientations(p)) for p in ("X", "XX", "X./XX", "XXX/XX.")]
    [1, 2, 4, 8]
    """
    cells = normal(cells_of(pattern))
    found: list[Cells] = []
    for start in (cells, mirrored(cells)):
        shape = start
        for _ in range(4):
            if shape not in found:
                found.append(shape)
            shape = turned(shape)
    return tuple(found)


def template(cells: Cells, cols: int) -> int:
    """The spaces as a set, with the box in the top left corner of a map of so many columns."""
    return sum(1 << row * (cols + 1) + col for row, col in cells)


def fit_of(cells: Cells, rows: int, cols: int) -> Fit:
    """One orientation on a grid."""
    height, width = box(cells)
    anchors = sum(
        1 << row * (cols + 1) + col
        for row in range(rows - height + 1)
        for col in range(cols - width + 1)
    )
    return _fit(template(cells, cols), anchors)


def _fit(cells: int, anchors: int) -> Fit:
    return Fit(cells, anchors, tuple(single.bit_length() - 1 for single in singles(cells)))


@cache
def fits(pattern: str, rows: int, cols: int) -> tuple[Fit, ...]:
    """All orientations of a shape that a grid can hold."""
    found = (fit_of(cells, rows, cols) for cells in orientations(pattern))
    return tuple(fit for fit in found if fit.anchors)


@cache
def overhanging(pattern: str, rows: int, cols: int) -> tuple[Fit, ...]:
    """The same for a shape that may hang over the edge (10, Stealth): what is left of it.

    Each different remainder appears once, with all spaces where it can come about. Remainders
    inside the map come first, so that whole placements keep their usual order.
    """
    places: dict[int, int] = {fit.cells: fit.anchors for fit in fits(pattern, rows, cols)}
    for cells in orientations(pattern):
        height, width = box(cells)
        for row in range(1 - height, rows):
            for col in range(1 - width, cols):
                _add_remainder(places, cells, (row, col), (rows, cols))
    return tuple(_fit(cells, anchors) for cells, anchors in places.items())


def _add_remainder(places: dict[int, int], cells: Cells, at: Space, grid: tuple[int, int]) -> None:
    rows, cols = grid
    kept = tuple(
        (row + at[0], col + at[1])
        for row, col in cells
        if 0 <= row + at[0] < rows and 0 <= col + at[1] < cols
    )
    if not kept:
        return
    shape = template(normal(kept), cols)
    top, left = min(row for row, _ in kept), min(col for _, col in kept)
    places[shape] = places.get(shape, 0) | 1 << top * (cols + 1) + left
