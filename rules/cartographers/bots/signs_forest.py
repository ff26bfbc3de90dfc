"""What shows how the forest cards will pay (8, 15): stars now, and stars to come.

Each function gives its signs with the stars of this moment first. ``free`` are the open spaces,
``near`` all spaces beside one of them.
"""

from rules.cartographers.bots.ground import Rule, Signs, open_sides, parts
from rules.cartographers.maps.land import Land, column_masks, neighbours, row_masks
from rules.cartographers.maps.sheet import Sheet

ROOMY = 3
REACH = 4
GROWTH = 4
DEEP = 5


def sentinel_wood(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Forest on the edge, room on the edge, ends of that room."""
    room = free & land.border
    return (
        (sheet.forest & land.border).bit_count(),
        room.bit_count(),
        (room & ~near).bit_count(),
        (room & room << 1).bit_count() + (room & room << land.stride).bit_count(),
    )


def greenbough(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Lines with forest; lines without that have room, few or much."""
    forest = sheet.forest
    points = tight = wide = 0
    for line in row_masks(land.rows, land.cols) + column_masks(land.rows, land.cols):
        if line & forest:
            points += 1
        elif (room := (line & free).bit_count()) > ROOMY:
            wide += 1
        elif room:
            tight += 1
    return points, tight, wide


def treetower(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Forest by its number of open sides."""
    forest = sheet.forest
    one, two, four = open_sides(land, free)
    open_one = forest & one & ~two
    open_two = forest & two & ~one
    beside = neighbours(land, forest) & free
    return (
        (forest & ~near).bit_count(),
        open_one.bit_count(),
        open_two.bit_count(),
        (forest & (one & two | four)).bit_count(),
        beside.bit_count(),
        (beside & ~near).bit_count(),
    )


def stoneside_forest(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Mountains linked; mountains that a forest touches; how far it is to the next one."""
    linked = touched = 0
    ways = [0] * (REACH + 1)
    found = []
    for cluster in parts(land, sheet.forest):
        mountains = neighbours(land, cluster) & land.mountains
        if mountains & mountains - 1:
            linked |= mountains
        touched |= mountains
        found.append((cluster, mountains))
    if linked != land.mountains:
        for cluster, mountains in found:
            steps = _steps_to(land, cluster, free, land.mountains & ~linked & ~mountains)
            gain = 1 if mountains & linked or not mountains else 2
            ways[steps] += gain
    return (
        3 * linked.bit_count(),
        (touched & ~linked).bit_count(),
        (land.mountains & ~touched & near).bit_count(),
        *ways[:REACH],
    )


def _steps_to(land: Land, cluster: int, free: int, goal: int) -> int:
    """How many open spaces lie between a cluster and the goal; REACH if too many."""
    grown = cluster
    for step in range(REACH):
        grown |= neighbours(land, grown) & free
        if neighbours(land, grown) & goal:
            return step
    return REACH


def deepwood(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Large clusters away from villages; small ones that can grow, by size; room that endangers."""
    by_village = neighbours(land, sheet.village)
    full = exposed = 0
    sizes = [0] * DEEP
    for cluster in parts(land, sheet.forest):
        if cluster & by_village:
            continue
        size = cluster.bit_count()
        if size >= DEEP:
            full += 1
            exposed += (neighbours(land, cluster) & free).bit_count()
            continue
        grown = cluster | neighbours(land, cluster) & free & ~by_village
        grown |= neighbours(land, grown) & free & ~by_village
        sizes[size if grown.bit_count() >= DEEP else 0] += 1
    fresh = free & ~neighbours(land, sheet.forest) & ~by_village
    return 6 * full, *sizes, exposed, fresh.bit_count()


def heart_of_the_forest(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Forest with forest all round; forest that lacks one or two sides which are open."""
    forest = sheet.forest
    wrong = neighbours(land, land.board & ~free & ~forest)
    one, two, four = open_sides(land, free)
    hopeful = forest & ~wrong
    future = free & ~wrong
    return (
        2 * (hopeful & ~near).bit_count(),
        (hopeful & one & ~two).bit_count(),
        (hopeful & two & ~one).bit_count(),
        (hopeful & (one & two | four)).bit_count(),
        (future & neighbours(land, forest)).bit_count(),
        future.bit_count(),
    )


def faunlost_thicket(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """The longest column of forest, and how far it could grow at its ends."""
    length, heads = 0, sheet.forest
    longest = 0
    while heads:
        longest = heads
        length += 1
        heads &= sheet.forest >> length * land.stride
    if not length:
        return 0, 0, 0, 0
    stride, usable = land.stride, free | sheet.forest
    bar = sum(1 << row * stride for row in range(length))
    run = best = 0
    while longest:
        head = longest & -longest
        longest ^= head
        grown = run = head * bar
        for _ in range(GROWTH):
            grown |= (grown << stride | grown >> stride) & usable
        best = max(best, (grown ^ run).bit_count())
    tops = usable
    reach = 0
    while tops:
        reach += 1
        tops &= usable >> reach * stride
    return 2 * length, min(best, 2), best, reach


def sleepy_valley(land: Land, sheet: Sheet, free: int, near: int) -> Signs:
    """Rows with three forests; rows with two, one or none that have room for the rest."""
    forest = sheet.forest
    counts = [0, 0, 0, 0]
    for row in row_masks(land.rows, land.cols):
        have = (row & forest).bit_count()
        if have >= 3:
            counts[3] += 1
        elif (row & free).bit_count() >= 3 - have:
            counts[have] += 1
    return 4 * counts[3], counts[2], counts[1], counts[0]


FOREST_SIGNS: dict[str, Rule] = {
    rule.__name__: rule
    for rule in (
        sentinel_wood,
        greenbough,
        treetower,
        stoneside_forest,
        deepwood,
        heart_of_the_forest,
        faunlost_thicket,
        sleepy_valley,
    )
}
