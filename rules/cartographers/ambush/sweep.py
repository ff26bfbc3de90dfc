"""The solo sweep: where an ambush lands when nobody chooses (9)."""

from functools import cache
from itertools import zip_longest

from rules.cartographers.data import Corner, Direction, cells_of
from rules.cartographers.maps.land import Land, Space
from rules.cartographers.maps.shapes import box, normal, template, turned
from rules.cartographers.maps.sheet import Sheet, filled

BAR = "XX"


def swept(land: Land, sheet: Sheet, path: tuple[int, ...]) -> int:
    """The first place of a sweep with every space empty, or 0: then nothing is drawn."""
    full = filled(land, sheet)
    for cells in path:
        if not cells & full:
            return cells
    return 0


@cache
def sweep(
    pattern: str, corner: Corner, direction: Direction, rows: int, cols: int
) -> tuple[int, ...]:
    """All places of the unturned shape in the order of the sweep: ring by ring, from the corner."""
    cells = normal(cells_of(pattern))
    shape = template(cells, cols)
    height, width = box(cells)
    order = sweep_order(rows - height, cols - width, corner, direction)
    return tuple(shape << row * (cols + 1) + col for row, col in order)


@cache
def bar_sweep(corner: Corner, direction: Direction, rows: int, cols: int) -> tuple[int, ...]:
    """The same for the bar of Acrobatics (14): lying first, then standing, at each step."""
    lying = sweep(BAR, corner, direction, rows, cols)
    shape = template(turned(normal(cells_of(BAR))), cols)
    standing = [
        shape << row * (cols + 1) + col
        for row, col in sweep_order(rows - 2, cols - 1, corner, direction)
    ]
    pairs = zip_longest(lying, standing)
    return tuple(place for pair in pairs for place in pair if place is not None)


def sweep_order(last_row: int, last_col: int, corner: Corner, direction: Direction) -> list[Space]:
    """Positions of the box: the border of each frame, outermost first.

    >>> sweep_order(1, 2, Corner.BOTTOM_RIGHT, Direction.COUNTERCLOCKWISE)
    [(1, 2), (0, 2), (0, 1), (0, 0), (1, 0), (1, 1)]
    """
    order: list[Space] = []
    ring = 0
    while ring <= last_row - ring and ring <= last_col - ring:
        order += _ring((ring, ring), (last_row - ring, last_col - ring), corner, direction)
        ring += 1
    return order


def _ring(low: Space, high: Space, corner: Corner, direction: Direction) -> list[Space]:
    """The border of one frame, from the corner all the way round."""
    (top, left), (bottom, right) = low, high
    around = [(top, col) for col in range(left, right)]
    around += [(row, right) for row in range(top, bottom)]
    around += [(bottom, col) for col in range(right, left, -1)]
    around += [(row, left) for row in range(bottom, top, -1)]
    around = around or [low]
    if direction is Direction.COUNTERCLOCKWISE:
        around.reverse()
    start = around.index(_corner_of(low, high, corner))
    # A frame of one line is walked there and back: the way back finds nothing new.
    return list(dict.fromkeys(around[start:] + around[:start]))


def _corner_of(low: Space, high: Space, corner: Corner) -> Space:
    row = low[0] if corner in (Corner.TOP_LEFT, Corner.TOP_RIGHT) else high[0]
    col = low[1] if corner in (Corner.TOP_LEFT, Corner.BOTTOM_LEFT) else high[1]
    return row, col
