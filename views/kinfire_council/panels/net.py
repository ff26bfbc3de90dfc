"""What a location leaves in the end: what is gained less what is paid, tax included."""

from __future__ import annotations

from rules.kinfire_council import ops
from rules.kinfire_council.content import Location
from rules.kinfire_council.words import RESOURCES, Resource


def net_goods(location: Location, due: int) -> dict[Resource, int]:
    """Goods as printed; what leaves a choice is not counted."""
    found = dict.fromkeys(RESOURCES, 0)
    for each in location.gain:
        if isinstance(each, ops.Gain):
            found[each.res] += each.n
        elif isinstance(each, ops.Lose):
            found[each.res] -= each.n
    for each in location.cost:
        if isinstance(each, ops.Pay) and each.res != "basic":
            found[Resource(each.res)] -= each.n
    found[Resource.COIN] -= due
    return found


def net_v(location: Location) -> int:
    """V as printed."""
    gained = sum(each.n for each in location.gain if isinstance(each, ops.V))
    return gained - sum(each.n for each in location.cost if isinstance(each, ops.PayV))
