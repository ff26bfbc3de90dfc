"""Players, places, goods and prices in words."""

from rules.kernel.steps import Seat
from rules.kernel.text import Text, say
from rules.kinfire_council.names import goods_text, item_name, seat_name, space_name
from rules.kinfire_council.printed.ops import (
    AnyOp,
    DiscardResearch,
    Ops,
    Pay,
    PayV,
    SpendCultist,
    SpendThreat,
)
from rules.kinfire_council.state import Council

__all__ = ["cost_text", "goods_text", "item_name", "space_name", "who"]

_PRICE = {
    PayV: "kinfire_council.goods.v",
    DiscardResearch: "kinfire_council.goods.cards",
    SpendCultist: "kinfire_council.goods.cultists",
    SpendThreat: "kinfire_council.goods.trophies",
}


def who(state: Council, seat: Seat) -> Text:
    """A player."""
    return seat_name(seat)


def cost_text(cost: Ops, discount: int = 0, surcharge: int = 0) -> Text:
    """A price: «2 common, 1 coin, minus 1 resource, plus 1 of any kind»."""
    words = [_part(op) for op in cost]
    if not words:
        words = [say("kinfire_council.goods.nothing")]
    told = words[0] if len(words) == 1 else say("kinfire_council.goods.all", goods=tuple(words))
    if discount:
        told = say("kinfire_council.cost.less", n=discount, cost=told)
    return say("kinfire_council.cost.more", n=surcharge, cost=told) if surcharge else told


def _part(op: AnyOp) -> Text:
    if isinstance(op, Pay):
        return say(f"kinfire_council.goods.{op.res}", n=op.n)
    assert isinstance(op, PayV | DiscardResearch | SpendCultist | SpendThreat)
    return say(_PRICE[type(op)], n=op.n)
