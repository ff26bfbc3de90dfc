"""The sixteen scoring cards of Heroes (15), one small function each, in printed order.

Where a card lets the player choose one cluster, the best one is taken.
"""

from functools import cache

from rules.cartographers.maps.land import (
    Land,
    clusters,
    column_masks,
    enclosed,
    neighbours,
    row_masks,
)
from rules.cartographers.maps.sheet import Sheet, empty, filled
from rules.cartographers.scoring.base_cards import Scored, full_lines

DEEPWOOD_SIZE = 5
SLEEPY_FORESTS = 3
BAR = 4
WALLOW_FARMS = 2
CRAYLUND_WATERS = 3
BANDED_KINDS = 5
SIGIL_SIZE = 3


# ---------------------------------------------------------------- forest


def deepwood(land: Land, sheet: Sheet) -> Scored:
    """6 for each forest cluster of five or more spaces that touches no village."""
    near = neighbours(land, sheet.village)
    found = [
        cluster
        for cluster in clusters(land, sheet.forest)
        if cluster.bit_count() >= DEEPWOOD_SIZE and not cluster & near
    ]
    return Scored(6 * len(found), sum(found))


def heart_of_the_forest(land: Land, sheet: Sheet) -> Scored:
    """2 for each forest space with only forest or the edge on its four sides."""
    spaces = enclosed(land, sheet.forest, sheet.forest)
    return Scored(2 * spaces.bit_count(), spaces)


def faunlost_thicket(land: Land, sheet: Sheet) -> Scored:
    """2 for each space of the longest unbroken column of forest."""
    length, heads, longest = 0, sheet.forest, 0
    while heads:
        longest = heads & -heads
        length += 1
        heads &= sheet.forest >> length * land.stride
    run = sum(longest << row * land.stride for row in range(length))
    return Scored(2 * length, run)


def sleepy_valley(land: Land, sheet: Sheet) -> Scored:
    """4 for each row with three or more forest spaces."""
    rows = [row & sheet.forest for row in row_masks(land.rows, land.cols)]
    found = [row for row in rows if row.bit_count() >= SLEEPY_FORESTS]
    return Scored(4 * len(found), sum(found))


# ---------------------------------------------------------------- village


def caravansary(land: Land, sheet: Sheet) -> Scored:
    """1 for each row and each column that the widest spread village cluster lies in."""
    lines = row_masks(land.rows, land.cols) + column_masks(land.rows, land.cols)
    best = Scored(0, 0)
    for cluster in clusters(land, sheet.village):
        points = sum([1 for line in lines if line & cluster])
        if points > best.points:
            best = Scored(points, cluster)
    return best


def traylo_monastery(land: Land, sheet: Sheet) -> Scored:
    """7 for each village cluster that contains a straight bar of four."""
    bars = 0
    for step in (1, land.stride):
        start = sheet.village
        for i in range(1, BAR):
            start &= sheet.village >> i * step
        bars |= start
    found = [cluster for cluster in clusters(land, sheet.village) if cluster & bars]
    return Scored(7 * len(found), sum(found))


def gnomish_colony(land: Land, sheet: Sheet) -> Scored:
    """6 for each village cluster that contains a square of two by two."""
    village = sheet.village
    squares = village & village >> 1 & village >> land.stride & village >> land.stride + 1
    found = [cluster for cluster in clusters(land, village) if cluster & squares]
    return Scored(6 * len(found), sum(found))


def outer_enclave(land: Land, sheet: Sheet) -> Scored:
    """1 for each empty space beside the village cluster that has most of them."""
    free = empty(land, sheet)
    best = Scored(0, 0)
    for cluster in clusters(land, sheet.village):
        around = neighbours(land, cluster) & free
        if around.bit_count() > best.points:
            best = Scored(around.bit_count(), around)
    return best


# ---------------------------------------------------------------- farm and water


def jorekburg(land: Land, sheet: Sheet) -> Scored:
    """4 for each column with as many farm as water spaces, at least one of each."""
    count = spaces = 0
    for column in column_masks(land.rows, land.cols):
        farm, water = column & sheet.farm, column & sheet.water
        if farm and farm.bit_count() == water.bit_count():
            count += 1
            spaces |= farm | water
    return Scored(4 * count, spaces)


def ulems_wallow(land: Land, sheet: Sheet) -> Scored:
    """4 for each water space beside two or more farm spaces."""
    farm, stride = sheet.farm, land.stride
    once = twice = 0
    for side in (farm << 1, farm >> 1, farm << stride, farm >> stride):
        twice |= once & side
        once |= side
    spaces = sheet.water & twice
    return Scored(4 * spaces.bit_count(), spaces)


def craylund(land: Land, sheet: Sheet) -> Scored:
    """7 for each farm cluster beside three or more water spaces."""
    found = [
        cluster
        for cluster in clusters(land, sheet.farm)
        if (neighbours(land, cluster) & sheet.water).bit_count() >= CRAYLUND_WATERS
    ]
    return Scored(7 * len(found), sum(found))


def clawsgrave_peaks(land: Land, sheet: Sheet) -> Scored:
    """5 for each mountain that a water cluster joins to a farm space."""
    joined = paths = 0
    by_farm = neighbours(land, sheet.farm)
    for cluster in clusters(land, sheet.water):
        mountains = neighbours(land, cluster) & land.mountains
        if mountains and cluster & by_farm:
            joined |= mountains
            paths |= cluster
    return Scored(5 * joined.bit_count(), joined | paths)


# ---------------------------------------------------------------- whole map


def dwarvenholds(land: Land, sheet: Sheet) -> Scored:
    """7 for each completely filled row or column that contains a mountain."""
    lines = row_masks(land.rows, land.cols) + column_masks(land.rows, land.cols)
    with_mountain = tuple([line for line in lines if line & land.mountains])
    return full_lines(filled(land, sheet), with_mountain, 7)


def banded_hills(land: Land, sheet: Sheet) -> Scored:
    """4 for each row with five or more terrain types; heroes are one, mountains too."""
    kinds = (
        sheet.forest,
        sheet.village,
        sheet.farm,
        sheet.water,
        sheet.monster,
        sheet.hero,
        land.mountains,
    )
    anything = land.mountains | sheet.drawn & ~sheet.destroyed
    count = spaces = 0
    for row in row_masks(land.rows, land.cols):
        if sum([1 for kind in kinds if kind & row]) >= BANDED_KINDS:
            count += 1
            spaces |= row & anything
    return Scored(4 * count, spaces)


def starlit_sigil(land: Land, sheet: Sheet) -> Scored:
    """4 for each group of exactly three connected empty spaces."""
    groups = clusters(land, empty(land, sheet))
    found = [group for group in groups if group.bit_count() == SIGIL_SIZE]
    return Scored(4 * len(found), sum(found))


def silos(land: Land, sheet: Sheet) -> Scored:
    """10 for each completely filled column with an odd number."""
    return full_lines(filled(land, sheet), odd_columns(land.rows, land.cols), 10)


@cache
def odd_columns(rows: int, cols: int) -> tuple[int, ...]:
    """Columns 1, 3, 5 and so on."""
    return column_masks(rows, cols)[::2]


HEROES_CARDS = {
    rule.__name__: rule
    for rule in (
        deepwood,
        heart_of_the_forest,
        faunlost_thicket,
        sleepy_valley,
        caravansary,
        traylo_monastery,
        gnomish_colony,
        outer_enclave,
        jorekburg,
        ulems_wallow,
        craylund,
        clawsgrave_peaks,
        dwarvenholds,
        banded_hills,
        starlit_sigil,
        silos,
    )
}
