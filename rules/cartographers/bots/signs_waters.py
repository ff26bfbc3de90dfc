"""What shows how the farm and water cards will pay (8, 15): stars now, and stars to come.

Each function gives its signs with the stars of this moment first. ``free`` are the open spaces,
``near`` all spaces beside one of them.
"""

from rules.cartographers.bots.ground import (
    Rule,
    Signs,
    beside_mountains,
    beside_ruins,
    open_sides,
    parts,
)
from rules.cartographers.maps.land import Land, column_masks, neighbours
from rules.cartographers.maps.sheet import Sheet


def canal_lake(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Pairs that pay; farms and waters that wait for a partner; room beside each."""
    farm, water = sheet.farm, sheet.water
    by_farm, by_water = neighbours(land, farm), neighbours(land, water)
    lone_farm, lone_water = farm & ~by_water, water & ~by_farm
    room_farm, room_water = by_farm & free, by_water & free
    return (
        (water & by_farm).bit_count() + (farm & by_water).bit_count(),
        (lone_farm & near).bit_count(),
        (lone_water & near).bit_count(),
        (neighbours(land, lone_farm) & free).bit_count(),
        (neighbours(land, lone_water) & free).bit_count(),
        room_farm.bit_count(),
        room_water.bit_count(),
        (room_farm & room_water).bit_count(),
    )


def mages_valley(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Water and farm beside mountains, room beside mountains."""
    beside = beside_mountains(land)
    room = free & beside
    return (
        2 * (sheet.water & beside).bit_count() + (sheet.farm & beside).bit_count(),
        room.bit_count(),
        (room & ~near).bit_count(),
    )


def the_golden_granary(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Water beside ruins, farms on them, ruins open, room beside ruins."""
    beside, ruins = beside_ruins(land), land.ruins
    room = free & beside
    open_ruins = free & ruins
    return (
        (sheet.water & beside).bit_count() + 3 * (sheet.farm & ruins).bit_count(),
        open_ruins.bit_count(),
        room.bit_count(),
        (open_ruins & ~near).bit_count(),
    )


def shoreside_expanse(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Clusters that pay, those that may be spoiled, inner room for new ones."""
    farm, water, border = sheet.farm, sheet.water, land.border
    by_farm, by_water = neighbours(land, farm), neighbours(land, water)
    count = exposed = 0
    for own, spoiled in ((farm, by_water | border), (water, by_farm | border)):
        for cluster in parts(land, own):
            if not cluster & spoiled:
                count += 1
                exposed += (neighbours(land, cluster) & free).bit_count()
    room = free & ~border
    fresh = room & ~by_farm & ~by_water
    return (
        3 * count,
        exposed,
        fresh.bit_count(),
        (fresh & fresh >> 1 | fresh & fresh >> land.stride).bit_count(),
        (room & by_farm & ~by_water).bit_count(),
        (room & by_water & ~by_farm).bit_count(),
    )


def jorekburg(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Balanced columns; columns that lack one or two; columns without either; room in them."""
    done = by_one = by_two = blank = settled = 0
    for column in column_masks(land.rows, land.cols):
        farm = (column & sheet.farm).bit_count()
        water = (column & sheet.water).bit_count()
        room = (column & free).bit_count()
        gap = abs(farm - water)
        if farm and not gap:
            done += 1
            settled += 0 if room else 1
        elif room < max(gap, 2 - farm - water):
            continue
        elif not farm and not water:
            blank += 1
        elif gap == 1:
            by_one += 1
        elif gap == 2:
            by_two += 1
    return 4 * done, by_one, by_two, blank, settled


def ulems_wallow(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Water beside two farms; water beside one with room; open spaces beside farms."""
    one, two, four = open_sides(land, sheet.farm)
    many = two | four
    few = one & ~two
    none = land.board & ~one & ~many
    water = sheet.water
    return (
        4 * (water & many).bit_count(),
        (water & few & near).bit_count(),
        (water & none & near).bit_count(),
        (free & many).bit_count(),
        (free & few).bit_count(),
        (neighbours(land, water & few) & free).bit_count(),
    )


def craylund(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Farm clusters beside three waters; those that lack one, two or three and have the room."""
    done = 0
    lacking = [0, 0, 0, 0]
    for cluster in parts(land, sheet.farm):
        around = neighbours(land, cluster)
        lacks = 3 - (around & sheet.water).bit_count()
        if lacks <= 0:
            done += 1
        elif (around & free).bit_count() >= lacks:
            lacking[lacks] += 1
    by_water = open_sides(land, sheet.water)
    apart = free & ~neighbours(land, sheet.farm)
    return (
        7 * done,
        lacking[1],
        lacking[2],
        lacking[3],
        (apart & (by_water[1] | by_water[2])).bit_count(),
        (apart & by_water[0] & ~by_water[1]).bit_count(),
    )


def clawsgrave_peaks(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Mountains joined to farms; those that water touches or could join; room beside them."""
    joined = waiting = farms = 0
    by_farm = neighbours(land, sheet.farm)
    found = []
    for cluster in parts(land, sheet.water):
        mountains = neighbours(land, cluster) & land.mountains
        if cluster & by_farm:
            joined |= mountains
            farms |= cluster
        elif neighbours(land, cluster) & free:
            waiting |= mountains
        found.append(cluster)
    rest = land.mountains & ~joined
    beside = neighbours(land, rest) & free
    far = neighbours(land, beside) & free
    live = neighbours(land, farms) | by_farm
    return (
        5 * joined.bit_count(),
        (waiting & ~joined).bit_count(),
        (neighbours(land, beside & live) & rest).bit_count(),
        (neighbours(land, beside & neighbours(land, far & live)) & rest).bit_count(),
        (neighbours(land, beside) & rest).bit_count(),
        beside_mountains(land).bit_count() - (beside_mountains(land) & ~free).bit_count(),
    )


WATERS_SIGNS: dict[str, Rule] = {
    rule.__name__: rule
    for rule in (
        canal_lake,
        mages_valley,
        the_golden_granary,
        shoreside_expanse,
        jorekburg,
        ulems_wallow,
        craylund,
        clawsgrave_peaks,
    )
}
