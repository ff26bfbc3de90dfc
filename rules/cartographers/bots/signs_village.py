"""What shows how the village cards will pay (8, 15): stars now, and stars to come.

Each function gives its signs with the stars of this moment first. ``free`` are the open spaces,
``near`` all spaces beside one of them.
"""

from functools import cache

from rules.cartographers.bots.ground import Rule, Signs, beside_mountains, parts
from rules.cartographers.maps.land import Land, column_masks, neighbours, row_masks
from rules.cartographers.maps.sheet import Sheet


def wildholds(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Clusters of six; smaller ones that can still grow, by size."""
    full = 0
    sizes = [0] * 6
    for cluster in parts(land, sheet.village):
        size = cluster.bit_count()
        if size >= 6:
            full += 1
            continue
        grown = cluster | neighbours(land, cluster) & free
        grown |= neighbours(land, grown) & free
        sizes[size if grown.bit_count() >= 6 else 0] += 1
    return 8 * full, *sizes


def great_city(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """The largest cluster away from mountains, its safe room, the second one."""
    beside = beside_mountains(land)
    best = second = best_size = size_two = bad = 0
    for cluster in parts(land, sheet.village):
        size = cluster.bit_count()
        if cluster & beside:
            bad |= cluster
        elif size > best_size:
            second, size_two = best, best_size
            best, best_size = cluster, size
        elif size > size_two:
            second, size_two = cluster, size
    danger = beside | neighbours(land, bad)
    safe = free & ~danger
    room = neighbours(land, best) & safe
    wide = room | neighbours(land, room) & safe
    bridge = room & neighbours(land, second)
    return (
        best_size,
        room.bit_count(),
        wide.bit_count(),
        size_two if bridge else 0,
        0 if bridge else size_two,
        (neighbours(land, second) & safe).bit_count(),
    )


def greengold_plains(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Clusters by the number of types around them; room for new ones and for growth.

    A space of farm and village at once is in the cluster, so its farm half is no neighbour (14).
    """
    village = sheet.village
    around = [
        neighbours(land, kind)
        for kind in (
            sheet.forest,
            sheet.farm & ~village,
            sheet.water,
            sheet.monster,
            land.mountains,
        )
    ]
    if sheet.hero:
        around.append(neighbours(land, sheet.hero))
    counts = [0, 0, 0, 0]
    room = 0
    for cluster in parts(land, village):
        kinds = 0
        for kind in around:
            if kind & cluster:
                kinds += 1
        if kinds >= 3:
            counts[3] += 1
        else:
            side = (neighbours(land, cluster) & free).bit_count()
            if side:
                counts[kinds] += 1
                room += min(side, 4)
    once = twice = thrice = 0
    for kind in around:
        thrice |= twice & kind
        twice |= once & kind
        once |= kind
    fresh = free & ~neighbours(land, village)
    return (
        3 * counts[3],
        counts[0],
        counts[1],
        counts[2],
        room,
        (fresh & thrice).bit_count(),
        (fresh & twice).bit_count(),
        fresh.bit_count(),
    )


def shieldgate(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """The second largest cluster and its room; the first and the third against it."""
    ranked = sorted(parts(land, sheet.village), key=int.bit_count, reverse=True)[:3]
    while len(ranked) < 3:
        ranked.append(0)
    first, second, third = ranked
    one, two, three = first.bit_count(), second.bit_count(), third.bit_count()
    by_first, by_second = neighbours(land, first), neighbours(land, second)
    apart = free & ~by_first
    room = by_second & apart
    wide = room | neighbours(land, room) & apart
    return (
        2 * two,
        one - two,
        three,
        room.bit_count(),
        wide.bit_count(),
        (by_first & free & ~by_second).bit_count(),
        (by_first & by_second & free).bit_count(),
        (apart & ~by_second).bit_count(),
    )


def caravansary(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """The widest spread cluster, lines within its reach, its room, the second one."""
    lines = row_masks(land.rows, land.cols) + column_masks(land.rows, land.cols)
    best = points = second = 0
    for cluster in parts(land, sheet.village):
        count = 0
        for line in lines:
            if line & cluster:
                count += 1
        if count > points:
            best, points, second = cluster, count, points
        else:
            second = max(second, count)
    room = neighbours(land, best) & free
    wide = room | neighbours(land, room) & free
    grown = best | wide
    fresh = fresh_near = 0
    for line in lines:
        if not line & best:
            if line & room:
                fresh_near += 1
            if line & grown:
                fresh += 1
    return points, fresh_near, fresh, room.bit_count(), second


@cache
def bars(rows: int, cols: int) -> tuple[int, ...]:
    """All straight bars of four."""
    lying = tuple(
        0b1111 << row * (cols + 1) + col for row in range(rows) for col in range(cols - 3)
    )
    upright = sum(1 << row * (cols + 1) for row in range(4))
    standing = tuple(
        upright << row * (cols + 1) + col for row in range(rows - 3) for col in range(cols)
    )
    return lying + standing


def traylo_monastery(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Clusters with a bar; those that lack one, two or three spaces of it; room for new ones."""
    found, paid = _clusters(land, sheet, free, bars(land.rows, land.cols))
    done, lack_one, lack_two, lack_three = found
    apart = free & ~neighbours(land, sheet.village)
    step = land.stride
    room = apart & apart >> 1 & apart >> 2 & apart >> 3
    room |= apart & apart >> step & apart >> 2 * step & apart >> 3 * step
    exposed = (neighbours(land, paid) & free).bit_count()
    return 7 * done, lack_one, lack_two, lack_three, min(room.bit_count(), 12), exposed


@cache
def blocks(rows: int, cols: int) -> tuple[int, ...]:
    """All squares of two by two."""
    block = 0b11 | 0b11 << cols + 1
    return tuple(
        block << row * (cols + 1) + col for row in range(rows - 1) for col in range(cols - 1)
    )


def gnomish_colony(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Clusters with a square; those that lack one, two or three spaces; room for new ones."""
    found, paid = _clusters(land, sheet, free, blocks(land.rows, land.cols))
    done, lack_one, lack_two, lack_three = found
    apart = free & ~neighbours(land, sheet.village)
    room = apart & apart >> 1 & apart >> land.stride & apart >> land.stride + 1
    exposed = (neighbours(land, paid) & free).bit_count()
    return 6 * done, lack_one, lack_two, lack_three, min(room.bit_count(), 12), exposed


def _clusters(land: Land, sheet: Sheet, free: int, goals: tuple[int, ...]) -> tuple[list[int], int]:
    """How many clusters lack none, one, two or three spaces of a goal; the spaces of the first."""
    counts, paid = [0, 0, 0, 0], 0
    for cluster in parts(land, sheet.village):
        lacks = _lacks(cluster, free, goals)
        if lacks < len(counts):
            counts[lacks] += 1
        if lacks == 0:
            paid |= cluster
    return counts, paid


def _lacks(cluster: int, free: int, goals: tuple[int, ...]) -> int:
    """How many open spaces a cluster lacks to hold one of the goals; 9 if it cannot."""
    lacks = 9
    usable = cluster | free
    for goal in goals:
        if goal & cluster and goal & usable == goal:
            missing = (goal & ~cluster).bit_count()
            if missing < lacks:
                lacks = missing
    return lacks


def outer_enclave(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """The most open spaces beside one village cluster, and how open those are themselves."""
    best = around = size = 0
    for cluster in parts(land, sheet.village):
        room = neighbours(land, cluster) & free
        count = room.bit_count()
        if count > best:
            best, around, size = count, room, cluster.bit_count()
    wide = neighbours(land, around) & free & ~around
    return best, wide.bit_count(), size, (around & ~near).bit_count()


VILLAGE_SIGNS: dict[str, Rule] = {
    rule.__name__: rule
    for rule in (
        wildholds,
        great_city,
        greengold_plains,
        shieldgate,
        caravansary,
        traylo_monastery,
        gnomish_colony,
        outer_enclave,
    )
}
