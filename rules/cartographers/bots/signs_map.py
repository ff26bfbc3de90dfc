"""What shows how the whole map cards will pay (8, 15): stars now, and stars to come.

Each function gives its signs with the stars of this moment first. ``free`` are the open spaces,
``near`` all spaces beside one of them.
"""

from functools import cache

from rules.cartographers.bots.ground import Rule, Signs, open_sides, parts
from rules.cartographers.maps.land import (
    Land,
    column_masks,
    diagonal_masks,
    neighbours,
    row_masks,
)
from rules.cartographers.maps.sheet import Sheet
from rules.cartographers.scoring.heroes_cards import odd_columns


def line_signs(lines: tuple[int, ...], free: int, dead: int, points: int) -> Signs:
    """Full lines; lines by how much they lack; lines that lack a space which is hard to fill."""
    counts = [0] * 12
    stuck = 0
    for line in lines:
        lacks = (line & free).bit_count()
        counts[lacks] += 1
        if lacks < 5 and line & dead:
            stuck += (line & dead).bit_count()
    return (
        points * counts[0],
        counts[1],
        counts[2],
        counts[3],
        counts[4],
        counts[5],
        counts[6],
        stuck,
    )


def borderlands(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Rows and columns by how much they lack."""
    lines = row_masks(land.rows, land.cols) + column_masks(land.rows, land.cols)
    return line_signs(lines, free, free & ~near, 6)


def the_broken_road(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Diagonals by how much they lack."""
    lines = diagonal_masks(land.rows, land.cols)
    return line_signs(lines, free, free & ~near, 3)


@cache
def squares(rows: int, cols: int, side: int) -> tuple[int, ...]:
    """All squares of a side."""
    block = sum(((1 << side) - 1) << row * (cols + 1) for row in range(side))
    return tuple(
        block << row * (cols + 1) + col
        for row in range(rows - side + 1)
        for col in range(cols - side + 1)
    )


def lost_barony(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """The largest filled square, and what the next larger ones lack at best."""
    side = 1
    corners = full = land.blocked | sheet.drawn
    while True:
        corners &= corners >> 1 & corners >> land.stride & corners >> land.stride + 1 & full
        if not corners:
            break
        side += 1
    lacks = [
        min([(free & square).bit_count() for square in squares(land.rows, land.cols, larger)])
        if larger <= min(land.rows, land.cols)
        else 0
        for larger in (side + 1, side + 2, side + 3)
    ]
    return 3 * side, *lacks


def the_cauldrons(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Open spaces closed in; those with one open side; pairs; monsters beside them."""
    one, two, _ = open_sides(land, free)
    end = free & one & ~two
    dead = free & ~near
    pair = end & neighbours(land, end)
    return (
        dead.bit_count(),
        end.bit_count(),
        pair.bit_count(),
        (free & two & ~one).bit_count(),
        (dead & land.border).bit_count(),
        (free & land.border).bit_count(),
    )


@cache
def mountain_lines(land: Land) -> tuple[int, ...]:
    """Rows and columns that hold a mountain."""
    lines = row_masks(land.rows, land.cols) + column_masks(land.rows, land.cols)
    return tuple(line for line in lines if line & land.mountains)


def dwarvenholds(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Lines with a mountain by how much they lack."""
    return line_signs(mountain_lines(land), free, free & ~near, 7)


def banded_hills(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Rows by their number of terrain types, as far as there is room for the rest."""
    kinds = (
        sheet.forest,
        sheet.village,
        sheet.farm,
        sheet.water,
        sheet.monster,
        sheet.hero,
        land.mountains,
    )
    counts = [0] * 6
    for row in row_masks(land.rows, land.cols):
        types = 0
        for kind in kinds:
            if kind & row:
                types += 1
        if types >= 5:
            counts[5] += 1
        elif types and (row & free).bit_count() >= 5 - types:
            counts[types] += 1
    return 4 * counts[5], counts[4], counts[3], counts[2], counts[1]


def starlit_sigil(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Groups of three open spaces; groups of one, two, four, five, more."""
    counts = [0] * 8
    for group in parts(land, free):
        counts[min(group.bit_count(), 7)] += 1
    one, two, _ = open_sides(land, free)
    neck = free & two & ~one
    return (
        4 * counts[3],
        counts[1],
        counts[2],
        counts[4],
        counts[5] + counts[6],
        counts[7],
        neck.bit_count(),
    )


def silos(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Odd columns by how much they lack."""
    return line_signs(odd_columns(land.rows, land.cols), free, free & ~near, 10)


MAP_SIGNS: dict[str, Rule] = {
    rule.__name__: rule
    for rule in (
        borderlands,
        lost_barony,
        the_broken_road,
        the_cauldrons,
        dwarvenholds,
        banded_hills,
        starlit_sigil,
        silos,
    )
}
