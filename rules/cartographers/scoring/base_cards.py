"""The sixteen scoring cards of the base game (8), one small function each, in printed order.

Every function returns the stars and the spaces that earn them.
"""

from typing import NamedTuple

from rules.cartographers.maps.land import (
    Land,
    clusters,
    column_masks,
    diagonal_masks,
    enclosed,
    neighbours,
    row_masks,
)
from rules.cartographers.maps.sheet import Sheet, empty, filled

WILDHOLDS_SIZE = 6
GREENGOLD_KINDS = 3


class Scored(NamedTuple):
    """Stars, and the spaces on the map that earn them."""

    points: int
    spaces: int


# ---------------------------------------------------------------- forest


def sentinel_wood(land: Land, sheet: Sheet) -> Scored:
    """1 for each forest space in an outermost row or column; a corner counts once (8)."""
    spaces = sheet.forest & land.border
    return Scored(spaces.bit_count(), spaces)


def greenbough(land: Land, sheet: Sheet) -> Scored:
    """1 for each row and 1 for each column that holds a forest space (8)."""
    forest = sheet.forest
    lines = row_masks(land.rows, land.cols) + column_masks(land.rows, land.cols)
    return Scored(sum([1 for line in lines if line & forest]), forest)


def treetower(land: Land, sheet: Sheet) -> Scored:
    """1 for each forest space with only filled spaces or the edge on its four sides (8)."""
    spaces = enclosed(land, sheet.forest, filled(land, sheet))
    return Scored(spaces.bit_count(), spaces)


def stoneside_forest(land: Land, sheet: Sheet) -> Scored:
    """3 for each mountain joined to another mountain by one forest cluster (8)."""
    linked = paths = 0
    for cluster in clusters(land, sheet.forest):
        mountains = neighbours(land, cluster) & land.mountains
        if mountains & mountains - 1:
            linked |= mountains
            paths |= cluster
    return Scored(3 * linked.bit_count(), linked | paths)


# ---------------------------------------------------------------- farm and water


def canal_lake(land: Land, sheet: Sheet) -> Scored:
    """1 for each water space beside a farm and for each farm space beside water (8).

    A space that is farm and village at once is a farm here.
    """
    water = sheet.water & neighbours(land, sheet.farm)
    farm = sheet.farm & neighbours(land, sheet.water)
    return Scored(water.bit_count() + farm.bit_count(), water | farm)


def mages_valley(land: Land, sheet: Sheet) -> Scored:
    """2 for each water space and 1 for each farm space beside a mountain (8)."""
    near = neighbours(land, land.mountains)
    water, farm = sheet.water & near, sheet.farm & near
    return Scored(2 * water.bit_count() + farm.bit_count(), water | farm)


def the_golden_granary(land: Land, sheet: Sheet) -> Scored:
    """1 for each water space beside a ruins space, 3 for each farm space on one (8)."""
    water = sheet.water & neighbours(land, land.ruins)
    farm = sheet.farm & land.ruins
    return Scored(water.bit_count() + 3 * farm.bit_count(), water | farm)


def shoreside_expanse(land: Land, sheet: Sheet) -> Scored:
    """3 for each farm cluster away from water and edge, each water cluster from farm and edge."""
    count = spaces = 0
    for own, other in ((sheet.farm, sheet.water), (sheet.water, sheet.farm)):
        spoiled = neighbours(land, other) | land.border
        for cluster in clusters(land, own):
            if not cluster & spoiled:
                count += 1
                spaces |= cluster
    return Scored(3 * count, spaces)


# ---------------------------------------------------------------- village


def wildholds(land: Land, sheet: Sheet) -> Scored:
    """8 for each village cluster of six or more spaces (8)."""
    large = [c for c in clusters(land, sheet.village) if c.bit_count() >= WILDHOLDS_SIZE]
    return Scored(8 * len(large), sum(large))


def great_city(land: Land, sheet: Sheet) -> Scored:
    """1 for each space of the largest village cluster that touches no mountain (8)."""
    near = neighbours(land, land.mountains)
    free = [cluster for cluster in clusters(land, sheet.village) if not cluster & near]
    largest = max(free, key=int.bit_count, default=0)
    return Scored(largest.bit_count(), largest)


def greengold_plains(land: Land, sheet: Sheet) -> Scored:
    """3 for each village cluster beside three or more other terrain types (8).

    The farm half of an own farm-and-village space is no neighbour (14).
    """
    kinds = (sheet.forest, sheet.farm, sheet.water, sheet.monster, sheet.hero, land.mountains)
    count = spaces = 0
    for cluster in clusters(land, sheet.village):
        around = neighbours(land, cluster) & ~cluster
        if sum([1 for kind in kinds if kind & around]) >= GREENGOLD_KINDS:
            count += 1
            spaces |= cluster
    return Scored(3 * count, spaces)


def shieldgate(land: Land, sheet: Sheet) -> Scored:
    """2 for each space of the second largest village cluster; equals may both be largest (8)."""
    ranked = sorted(clusters(land, sheet.village), key=int.bit_count, reverse=True)
    second = ranked[1] if len(ranked) > 1 else 0
    return Scored(2 * second.bit_count(), second)


# ---------------------------------------------------------------- whole map


def borderlands(land: Land, sheet: Sheet) -> Scored:
    """6 for each completely filled row and each completely filled column (8)."""
    full = filled(land, sheet)
    lines = row_masks(land.rows, land.cols) + column_masks(land.rows, land.cols)
    return full_lines(full, lines, 6)


def lost_barony(land: Land, sheet: Sheet) -> Scored:
    """3 for each space along one side of the largest filled square (8)."""
    corners, side, first = filled(land, sheet), 0, 0
    full = corners
    while corners:
        side += 1
        first = corners & -corners
        corners &= corners >> 1 & corners >> land.stride & corners >> land.stride + 1 & full
    square = 0
    for row in range(side):
        square |= ((1 << side) - 1) * first << row * land.stride
    return Scored(3 * side, square)


def the_broken_road(land: Land, sheet: Sheet) -> Scored:
    """3 for each filled diagonal that runs from the left edge down and right to the bottom (8)."""
    return full_lines(filled(land, sheet), diagonal_masks(land.rows, land.cols), 3)


def the_cauldrons(land: Land, sheet: Sheet) -> Scored:
    """1 for each empty space with only filled spaces or the edge on its four sides (8)."""
    spaces = enclosed(land, empty(land, sheet), filled(land, sheet))
    return Scored(spaces.bit_count(), spaces)


def full_lines(full: int, lines: tuple[int, ...], points: int) -> Scored:
    """So many points for each line without a gap."""
    count = spaces = 0
    for line in lines:
        if line & full == line:
            count += 1
            spaces |= line
    return Scored(points * count, spaces)


def penalty(land: Land, sheet: Sheet) -> Scored:
    """1 lost for each empty space beside at least one monster (6); the spaces that cost."""
    spaces = neighbours(land, sheet.monster) & empty(land, sheet)
    return Scored(spaces.bit_count(), spaces)


BASE_CARDS = {
    rule.__name__: rule
    for rule in (
        sentinel_wood,
        greenbough,
        treetower,
        stoneside_forest,
        canal_lake,
        mages_valley,
        the_golden_granary,
        shoreside_expanse,
        wildholds,
        great_city,
        greengold_plains,
        shieldgate,
        borderlands,
        lost_barony,
        the_broken_road,
        the_cauldrons,
    )
}
