"""Paying (5): every way to pay a price, and the questions where there is more than one.

Coins, food, common and rare may each be paid with magic instead, one for one. The first way is the
default: own kinds first, then magic; where that leaves a choice, what is not rare and held most.
"""

from functools import lru_cache

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Seat
from rules.kernel.text import Text, say
from rules.kinfire_council.asking import OneSeat, button
from rules.kinfire_council.describe import cost_text, item_name, who
from rules.kinfire_council.effects.run import NOWHERE, Scope, Steps
from rules.kinfire_council.enums import BASIC, RESOURCES, Aim, Resource
from rules.kinfire_council.events import Paid
from rules.kinfire_council.goods import (
    AT,
    MAGIC,
    NO_GOODS,
    added,
    goods_of,
    set_sheet,
    total,
    without,
)
from rules.kinfire_council.holdings import spend_cultists, spend_trophies
from rules.kinfire_council.names import goods_text
from rules.kinfire_council.points import score
from rules.kinfire_council.printed.ops import (
    DiscardResearch,
    Op,
    Ops,
    Pay,
    PayV,
    SpendCultist,
    SpendThreat,
)
from rules.kinfire_council.state import Council, Goods, game_of
from rules.kinfire_council.turn.research import discard

RARE = AT[Resource.RARE]
BASIC_AT = tuple(AT[resource] for resource in BASIC)
BASICS = len(RESOURCES)
"""Where the number of `basic` stands in a `Price`."""
OTHERS = (PayV, DiscardResearch, SpendCultist, SpendThreat)
"""What may be paid besides resources."""
Price = tuple[int, int, int, int, int, int]
"""How many of each resource, then how many of any basic kind."""


@lru_cache(maxsize=1024)
def price_of(cost: Ops) -> Price:
    """The resource part of a cost."""
    found = [0] * (BASICS + 1)
    for op in cost:
        if isinstance(op, Pay):
            found[BASICS if op.res == "basic" else AT[Resource(op.res)]] += op.n
    a, b, c, d, e, f = found
    return (a, b, c, d, e, f)


@lru_cache(maxsize=1024)
def amount(cost: Ops, kind: type[Op]) -> int:
    """How much of another kind of payment a cost asks for."""
    return sum(op.n for op in cost if isinstance(op, OTHERS) and type(op) is kind)


# -------------------------------------------------------------------- ways to pay
def payments(
    state: Council, seat: Seat, cost: Ops, discount: int = 0, surcharge: int = 0
) -> tuple[Goods, ...]:
    """All distinct ways to pay the resource part, the default first; none if it cannot be paid."""
    return ways(state.sheets[seat].goods, price_of(cost), discount, surcharge)


@lru_cache(maxsize=1 << 16)
def ways(goods: Goods, price: Price, discount: int, surcharge: int) -> tuple[Goods, ...]:
    """All ways to pay a price from these goods: discounts first, then surcharges (5)."""
    found: set[Goods] = set()
    for left in _after_discount(price, discount):
        found |= _exact(goods, left, surcharge)
    return tuple(sorted(found, key=lambda way: _rank(goods, way)))


def _rank(goods: Goods, way: Goods) -> tuple[int, int, int, Goods]:
    """Little magic, then little that is rare, then what leaves the holdings most even."""
    left = without(goods, way)
    return way[MAGIC], way[RARE], sum(n * n for n in left), left


@lru_cache(maxsize=1024)
def _after_discount(price: Price, discount: int) -> tuple[Price, ...]:
    """What is left of a price when so many tokens are dropped, by every choice of them."""
    left = {price}
    for _ in range(min(discount, sum(price))):
        left = {_less(each, at) for each in left for at, n in enumerate(each) if n}
    return tuple(sorted(left))


def _less(price: Price, at: int) -> Price:
    a, b, c, d, e, f = (n - 1 if each == at else n for each, n in enumerate(price))
    return (a, b, c, d, e, f)


def _exact(goods: Goods, price: Price, surcharge: int) -> set[Goods]:
    """All ways to pay a price token by token."""
    found: set[Goods] = {NO_GOODS}
    for at, n in enumerate(price):
        for _ in range(n):
            found = _one_more(goods, found, _STAND_FOR[at])
    for _ in range(surcharge):
        found = _one_more(goods, found, tuple(AT.values()))
    return found


_STAND_FOR: tuple[tuple[int, ...], ...] = (
    *((at, MAGIC) for at in range(MAGIC)),
    (MAGIC,),
    (*BASIC_AT, MAGIC),
)
"""Which resources pay a token of each place of a `Price`."""


def _one_more(goods: Goods, found: set[Goods], kinds: tuple[int, ...]) -> set[Goods]:
    return {added(paid, _ONE[at]) for paid in found for at in kinds if paid[at] < goods[at]}


_ONE = tuple(goods_of(resource) for resource in RESOURCES)


# -------------------------------------------------------------------- whether it can be paid
def can_pay(state: Council, seat: Seat, cost: Ops, discount: int = 0, surcharge: int = 0) -> bool:
    """Whether a whole cost can be paid: resources, V, cards, cultists, trophies."""
    if not affords(state.sheets[seat].goods, price_of(cost), discount, surcharge):
        return False
    if not has_others(cost):
        return True
    return all(has >= amount(cost, kind) for kind, has in _others(state, seat))


@lru_cache(maxsize=1024)
def has_others(cost: Ops) -> bool:
    """Whether a cost asks for more than resources."""
    return any(isinstance(op, OTHERS) for op in cost)


def _others(state: Council, seat: Seat) -> tuple[tuple[type[Op], int], ...]:
    """What a player holds for payments other than resources."""
    sheet = state.sheets[seat]
    return (
        (PayV, state.score[seat]),
        (DiscardResearch, len(state.hands[seat])),
        (SpendCultist, len(sheet.cultists)),
        (SpendThreat, len(sheet.trophies)),
    )


@lru_cache(maxsize=1 << 16)
def affords(goods: Goods, price: Price, discount: int = 0, surcharge: int = 0) -> bool:
    """Whether a price can be paid from these goods.

    What own kinds cannot pay is missing; each token of magic or of the discount makes up for one.
    """
    if sum(goods) < max(sum(price) - discount, 0) + surcharge:
        return False
    missing, spare = price[MAGIC] - goods[MAGIC], 0
    for at in range(MAGIC):
        over = goods[at] - price[at]
        if over < 0:
            missing -= over
        elif at in BASIC_AT:
            spare += over
    return missing + max(price[BASICS] - spare, 0) <= discount


def why_cannot_pay(
    state: Council, seat: Seat, cost: Ops, discount: int = 0, surcharge: int = 0
) -> Text:
    """Why a cost cannot be paid: what it is and what is held."""
    for kind, has in _others(state, seat):
        if has < amount(cost, kind):
            name = _SHORT_OF[kind]
            return say(f"kinfire_council.why.{name}", n=amount(cost, kind), held=has)
    return say(
        "kinfire_council.why.too_dear",
        cost=cost_text(cost, discount, surcharge),
        held=goods_text(state.sheets[seat].goods),
    )


_SHORT_OF: dict[type[Op], str] = {
    PayV: "too_few_v",
    DiscardResearch: "too_few_cards",
    SpendCultist: "too_few_cultists",
    SpendThreat: "too_few_trophies",
}


# -------------------------------------------------------------------- paying
class PayCost(Auto, frozen=True):
    """A player pays a cost that can be paid."""

    seat: Seat
    cost: Ops
    scope: Scope = NOWHERE
    discount: int = 0
    surcharge: int = 0
    aim: Aim = Aim.ITEM

    def run(self, state: State, context: StepContext) -> None:
        """At once where nothing is to be chosen."""
        context.then(
            *pay(
                game_of(state),
                context,
                self.seat,
                self.cost,
                self.scope,
                self.discount,
                self.surcharge,
                self.aim,
            )
        )


def pay(
    state: Council,
    context: StepContext,
    seat: Seat,
    cost: Ops,
    scope: Scope = NOWHERE,
    discount: int = 0,
    surcharge: int = 0,
    aim: Aim = Aim.ITEM,
) -> Steps:
    """Pays a cost that can be paid; what it returns asks for what is to be chosen first."""
    found = payments(state, seat, cost, discount, surcharge)
    assert found, f"seat {seat} cannot pay {cost}"
    steps: Steps = ()
    if len(found) > 1:
        steps = (ChoosePayment(seat, cost, scope, discount, surcharge, aim),)
    else:
        pay_goods(state, context, seat, found[0], scope)
    if has_others(cost):
        steps += _pay_others(state, context, seat, cost, scope)
    return steps


def _pay_others(state: Council, context: StepContext, seat: Seat, cost: Ops, scope: Scope) -> Steps:
    """V at once; cards, cultists and trophies by choice where there are more than it takes."""
    steps: Steps = ()
    for op in cost:
        if isinstance(op, PayV):
            score(state, context, seat, -op.n, scope.source)
        elif isinstance(op, DiscardResearch):
            steps += discard(state, context, seat, op.n)
        elif isinstance(op, SpendCultist):
            steps += spend_cultists(state, context, seat, op.n)
        elif isinstance(op, SpendThreat):
            steps += spend_trophies(state, context, seat, op.n)
    return steps


def pay_goods(
    state: Council, context: StepContext, seat: Seat, goods: Goods, scope: Scope = NOWHERE
) -> None:
    """These go to the supply as a payment."""
    if total(goods):
        set_sheet(state, seat, goods=without(state.sheets[seat].goods, goods))
        context.emit(Paid(seat, goods, scope.item))


class PayWith(Action, frozen=True):
    """Pays with these."""

    goods: Goods


class ChoosePayment(OneSeat, frozen=True):
    """How does a player pay? Asked where there are several ways; the default stands first."""

    IS_PUBLIC = True

    cost: Ops
    scope: Scope = NOWHERE
    discount: int = 0
    surcharge: int = 0
    aim: Aim = Aim.ITEM

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which price, for what."""
        game = game_of(state)
        cost = cost_text(self.cost, self.discount, self.surcharge)
        facts = {"who": who(game, seat), "cost": cost}
        if self.aim is not Aim.ITEM:
            return say(f"kinfire_council.prompt.pay_{self.aim}", **facts)
        if not self.scope.item:
            return say("kinfire_council.prompt.pay", **facts)
        item = item_name(game, self.scope.item)
        return say("kinfire_council.prompt.pay_for", item=item, **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> tuple[PayWith, ...]:
        """Each way."""
        game = game_of(state)
        found = payments(game, seat, self.cost, self.discount, self.surcharge)
        return ways_to_pay(found)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """«Pay 2 coins, 1 magic»."""
        assert isinstance(action, PayWith)
        label = say("kinfire_council.do.pay", goods=goods_text(action.goods))
        return button(action, label, pay_button(action))

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """It is paid."""
        assert isinstance(action, PayWith)
        pay_goods(state, context, self.seat, action.goods, self.scope)


def pay_button(action: PayWith) -> str:
    """The button of a way to pay."""
    return f"pay:{'.'.join(map(str, action.goods))}"


@lru_cache(maxsize=1 << 14)
def ways_to_pay(found: tuple[Goods, ...]) -> tuple[PayWith, ...]:
    """Ways to pay as actions."""
    return tuple(map(PayWith, found))
