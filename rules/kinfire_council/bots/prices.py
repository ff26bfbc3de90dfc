"""What things are worth in V, about: goods, tokens, and whatever effects bring (15, 20)."""

from collections.abc import Callable
from functools import lru_cache
from math import exp

import msgspec

from rules.kernel.steps import Seat
from rules.kinfire_council.data import TWO_PLAYERS
from rules.kinfire_council.enums import RESOURCES, Payment, Skill, TroubleOn, Whom
from rules.kinfire_council.printed import ops as op
from rules.kinfire_council.printed.counting import count
from rules.kinfire_council.state import Council, Goods
from rules.kinfire_council.turn.paying import price_of

AT = {resource: at for at, resource in enumerate(RESOURCES)}
GOODS = (0.95, 1.0, 1.05, 1.9, 2.2)
"""Coin, food, common, rare, magic."""
BASIC = 0.95
MANY = 4
"""More of a kind than this are worth less."""
SURPLUS = 0.7
A_PLACEMENT = 3.4
"""Goods that one placement yet to come can turn into V."""
SKILL = {Skill.ARTISAN: 0.95, Skill.SCHOLAR: 0.75, Skill.GUARD: 1.0}
"""What a skill of a worker chit brings a round."""
LEAST = 1e-6


class Prices(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """`left`: own placements yet to come; `rounds`: those with the present one, a part of it;
    `heed`: what a V of the Cult costs the seat; the others: what one of them brings."""

    left: float
    rounds: float
    heed: float
    card: float
    influence: float
    vote: float
    cultist: float
    trophy: float
    sentry: float


def goods_worth(goods: Goods, left: float) -> float:
    """All goods of a seat with so many placements to come: what cannot be used is worth nothing."""
    return saturated(plain_worth(goods), left)


def saturated(plain: float, left: float) -> float:
    """What goods of a plain worth really bring."""
    most = A_PLACEMENT * left + LEAST
    return most * (1.0 - exp(-plain / most))


def rate(goods: Goods, left: float) -> float:
    """What one more V of goods is worth."""
    return exp(-plain_worth(goods) / (A_PLACEMENT * left + LEAST))


@lru_cache(maxsize=1 << 15)
def plain_worth(goods: Goods) -> float:
    """Goods at their prices."""
    return sum(
        price * (n if n <= MANY else MANY + SURPLUS * (n - MANY))
        for price, n in zip(GOODS, goods, strict=True)
    )


@lru_cache(maxsize=1 << 14)
def paid_worth(goods: Goods) -> float:
    """What a payment costs."""
    return sum([price * n for price, n in zip(GOODS, goods, strict=True)])


@lru_cache(maxsize=1024)
def cost_worth(cost: op.Ops) -> float:
    """The resource part of a cost."""
    *kinds, basic = price_of(cost)
    return sum([p * n for p, n in zip(GOODS, kinds, strict=True)]) + BASIC * basic


# -------------------------------------------------------------------- effects
def worth_of(state: Council, seat: Seat, ops: op.Ops, prices: Prices) -> float:
    """What effects bring a seat, about."""
    total = 0.0
    for each in ops:
        does = WORTH.get(type(each))
        if does is not None:
            total += does(state, seat, each, prices)
    return total


Worth = Callable[[Council, Seat, op.AnyOp, Prices], float]


def _pay(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    return -cost_worth((each,)) * rate(state.sheets[seat].goods, prices.left)


def _gain(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.Gain | op.Lose)
    sign = 1 if isinstance(each, op.Gain) else -0.8
    held = state.sheets[seat].goods
    return sign * each.n * GOODS[AT[each.res]] * rate(held, prices.left)


def _gain_choice(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.GainChoice)
    best = max(GOODS[AT[kind]] for kind in each.of)
    return 1.05 * best * each.n * rate(state.sheets[seat].goods, prices.left)


def _coffers(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.Coffers)
    n = min(each.max, state.coffers)
    return n * GOODS[0] * rate(state.sheets[seat].goods, prices.left)


def _v(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.V)
    return float(each.n)


def _pay_v(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.PayV)
    return -float(each.n)


def _cult(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.CultV | op.CultScore)
    turned = isinstance(each, op.CultV) and len(state.sheets) == 2
    return -prices.heed * each.n * (TWO_PLAYERS.cult_v_sign if turned else 1)


def _influence(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.Influence)
    return prices.influence * min(each.n, state.sheets[seat].reserve)


def _vote(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.Vote)
    return prices.vote * min(each.n, state.sheets[seat].influence) if state.docket else 0.0


def _court(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.CultInfluence)
    if len(state.sheets) == 2:
        return 0.4 * each.n * TWO_PLAYERS.trouble_for_influence
    return -prices.influence * min(each.n, state.sheets[seat].influence)


def _research(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.Research)
    return prices.card * each.n


def _discard(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.DiscardResearch)
    return -prices.card * 0.8 * min(each.n, len(state.hands[seat]))


def _spend_cultist(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.SpendCultist | op.ReleaseCultist)
    return -prices.cultist * min(each.n, len(state.sheets[seat].cultists))


def _spend_threat(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.SpendThreat)
    return -prices.trophy * each.n


def _sentry(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.Sentry)
    return prices.sentry * each.n


def _errand(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.Errand)
    return (1.1 + 0.5 * each.discount) * each.n if state.sheets[seat].influence else 0.0


def _arrest(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.Arrest)
    return (prices.cultist + 0.8 * prices.heed) * min(each.n, max(1, len(state.city)))


def _train(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.Train)
    best = max(SKILL.get(skill, 0.5) for skill in each.skills)
    bare = sum(piece.skill is None for piece in state.sheets[seat].pieces[1:])
    return best * max(prices.rounds - 0.7, 0.0) * min(each.n, bare)


def _upgrade(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.Upgrade)
    return 2.5 + each.discount


def _repel(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.Repel)
    return 2.5 + each.discount if any(state.threats) else 0.0


def _remove(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.RemoveTrouble)
    lies = 0 if each.where is TroubleOn.THREAT else state.site_trouble
    if each.where is not TroubleOn.SITE:
        lies += sum([one.trouble for one in state.threats if one is not None])
    return (0.25 + prices.heed) * min(each.n, lies)


def _scry(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    return 0.3


def _discount(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.TurnDiscount)
    return (0.8 if each.kind is not Payment.REPEL else 0.7) * each.n


def _skill(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    return 0.5


def _damage(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.Damage)
    mine = sum([who == seat for _, who in state.shipments])
    if each.n < 0:
        return (prices.heed + 0.6 * mine + 0.1) * min(-each.n, state.site_trouble)
    return -(prices.heed + 0.6 * mine + 0.1) * each.n


def _each_slot(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.TroubleEachSlot)
    return -2.0 * prices.heed * each.n


def _hideout(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.Hideout)
    return -1.5 * prices.heed * each.n


def _hidden(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.Hidden)
    return -6.0 * prices.heed * each.n


def _need_add(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    return -0.6 * prices.heed


def _need_remove(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    return 0.4 * prices.heed


def _tile(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    return -prices.heed


def _per(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.Per)
    return min(count(state, seat, each.count), each.max) * worth_of(state, seat, each.each, prices)


def _choose(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.Choose)
    return max(worth_of(state, seat, option, prices) for option in each.options)


def _may(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    assert isinstance(each, op.May)
    net = worth_of(state, seat, each.gain, prices) + worth_of(state, seat, each.cost, prices)
    return max(0.8 * net, 0.0)


def _to(state: Council, seat: Seat, each: op.AnyOp, prices: Prices) -> float:
    """What all get helps nobody much; sponsors are reckoned with where votes are."""
    assert isinstance(each, op.To)
    if each.who is not Whom.EACH:
        return 0.0
    return 0.15 * worth_of(state, seat, each.do, prices)


WORTH: dict[type[op.Op], Worth] = {
    op.Pay: _pay,
    op.PayV: _pay_v,
    op.DiscardResearch: _discard,
    op.SpendCultist: _spend_cultist,
    op.SpendThreat: _spend_threat,
    op.Gain: _gain,
    op.GainChoice: _gain_choice,
    op.Lose: _gain,
    op.V: _v,
    op.CultV: _cult,
    op.CultScore: _cult,
    op.Influence: _influence,
    op.Vote: _vote,
    op.CultInfluence: _court,
    op.Research: _research,
    op.Coffers: _coffers,
    op.Sentry: _sentry,
    op.Errand: _errand,
    op.Arrest: _arrest,
    op.Train: _train,
    op.Upgrade: _upgrade,
    op.Repel: _repel,
    op.RemoveTrouble: _remove,
    op.ScryThreats: _scry,
    op.ReleaseCultist: _spend_cultist,
    op.TurnDiscount: _discount,
    op.TurnSkill: _skill,
    op.Damage: _damage,
    op.TroubleEachSlot: _each_slot,
    op.Hideout: _hideout,
    op.Hidden: _hidden,
    op.NeedAdd: _need_add,
    op.NeedRemove: _need_remove,
    op.PlaceTile: _tile,
    op.Per: _per,
    op.Choose: _choose,
    op.May: _may,
    op.To: _to,
}
