"""What every weighing of a map begins with: its open spaces, and how closed in they are.

All is worked out for the whole map at once on sets of spaces; nothing looks at a single space.
"""

from collections.abc import Callable
from functools import cache

from rules.cartographers.maps.land import Land, clusters, neighbours
from rules.cartographers.maps.sheet import Sheet

Signs = tuple[int, ...]
"""Whole numbers that say how a map stands in one respect; what each is worth is learned."""

Rule = Callable[[Land, Sheet, int, int], Signs]
"""Map, drawings, open spaces, spaces beside an open one: the signs of one source of stars."""

CLUSTER_MEMORY = 1 << 14
_known: dict[tuple[int, int], tuple[int, ...]] = {}


def parts(land: Land, mask: int) -> tuple[int, ...]:
    """The clusters of a set; a search asks for the same ones again and again."""
    key = (mask, land.stride)
    found = _known.get(key)
    if found is None:
        if len(_known) > CLUSTER_MEMORY:
            _known.clear()
        found = _known[key] = clusters(land, mask)
    return found


@cache
def beside_mountains(land: Land) -> int:
    """The spaces beside a mountain."""
    return neighbours(land, land.mountains)


@cache
def beside_ruins(land: Land) -> int:
    """The spaces beside a ruins space."""
    return neighbours(land, land.ruins)


def open_sides(land: Land, free: int) -> tuple[int, int, int]:
    """How many neighbours of each space are in `free`: the spaces by the binary digits 1, 2, 4."""
    stride = land.stride
    left, right, up, down = free << 1, free >> 1, free << stride, free >> stride
    x, c, y, g = left ^ right, left & right, up ^ down, up & down
    return x ^ y, c ^ g | x & y, c & g


GROUND = 10
"""How many signs `ground_signs` gives."""


def ground_signs(land: Land, sheet: Sheet, free: int) -> Signs:
    """How free the map is: open spaces by open sides, squares, ruins, mountains by open sides."""
    one, two, four = open_sides(land, free)
    low = free & ~two & ~four
    dead = low & ~one
    end = low & one
    tight = two & ~one
    unpaid = land.mountains & ~sheet.paid
    rest = one & ~two & unpaid
    half = tight & unpaid
    return (
        free.bit_count(),
        dead.bit_count(),
        end.bit_count(),
        (free & tight).bit_count(),
        (free & four).bit_count(),
        (free & free >> 1 & free >> land.stride & free >> land.stride + 1).bit_count(),
        (land.ruins & free).bit_count(),
        rest.bit_count(),
        half.bit_count(),
        (one & two & unpaid).bit_count(),
    )
