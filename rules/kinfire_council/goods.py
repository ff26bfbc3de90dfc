"""Resources that come and go (5): how many a player holds, gains, gives back."""

from functools import lru_cache

import msgspec

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kinfire_council.effects.run import NOWHERE, Scope
from rules.kinfire_council.enums import RESOURCES, Resource
from rules.kinfire_council.events import Gained, Lost
from rules.kinfire_council.state import Council, Goods

NO_GOODS: Goods = (0, 0, 0, 0, 0)
AT: dict[Resource, int] = {resource: at for at, resource in enumerate(RESOURCES)}
"""Where each resource stands in `Goods`."""
MAGIC = AT[Resource.MAGIC]


@lru_cache(maxsize=512)
def goods_of(resource: Resource, n: int = 1) -> Goods:
    """n of one resource."""
    a, b, c, d, e = (n if each is resource else 0 for each in RESOURCES)
    return (a, b, c, d, e)


def added(one: Goods, other: Goods) -> Goods:
    """Both together."""
    a, b, c, d, e = one
    v, w, x, y, z = other
    return (a + v, b + w, c + x, d + y, e + z)


def without(goods: Goods, less: Goods) -> Goods:
    """The first ones without the second ones."""
    a, b, c, d, e = goods
    v, w, x, y, z = less
    return (a - v, b - w, c - x, d - y, e - z)


def total(goods: Goods) -> int:
    """All kinds counted singly."""
    return sum(goods)


def held(state: Council, seat: Seat, resource: Resource) -> int:
    """How many of a resource a player holds."""
    return state.sheets[seat].goods[AT[resource]]


def set_sheet(state: Council, seat: Seat, **changes: object) -> None:
    """Replaces a player's sheet by one with these changes."""
    state.sheets[seat] = msgspec.structs.replace(state.sheets[seat], **changes)


def gain(
    state: Council, context: StepContext, seat: Seat, goods: Goods, scope: Scope = NOWHERE
) -> None:
    """A player takes goods from the supply, which never runs out (1)."""
    if any(goods):
        set_sheet(state, seat, goods=added(state.sheets[seat].goods, goods))
        context.emit(Gained(seat, goods, scope.item))


def take(state: Council, context: StepContext, seat: Seat, goods: Goods) -> None:
    """Goods go back to the supply without a price: the caller has seen that they are held."""
    if any(goods):
        set_sheet(state, seat, goods=without(state.sheets[seat].goods, goods))
        context.emit(Lost(seat, goods))


def lose(state: Council, context: StepContext, seat: Seat, resource: Resource, n: int) -> None:
    """`lose` (5): only the named kind, as far as held."""
    take(state, context, seat, goods_of(resource, min(n, held(state, seat, resource))))
