"""Goods, cards, bargains: what is paid, taken, discarded, chosen."""

from collections.abc import Sequence

from rules.kernel.steps import Action, Choice, Pass, Seat
from rules.kinfire_council.bots.features import Features
from rules.kinfire_council.bots.prices import goods_worth, paid_worth, worth_of
from rules.kinfire_council.effects.blocks import Accept, AcceptOrNot, ChooseOne, PickOption
from rules.kinfire_council.effects.goods import TakeGoods
from rules.kinfire_council.goods import added
from rules.kinfire_council.state import HIDDEN_CARD, Council
from rules.kinfire_council.turn.actions import PlayCard
from rules.kinfire_council.turn.paying import PayWith
from rules.kinfire_council.turn.research import PickCard


def pay(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """What is worth least."""
    return min(actions, key=_price)


def _price(action: Action) -> float:
    return paid_worth(action.goods) if isinstance(action, PayWith) else 0.0


def mix(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """What makes the holdings worth most: what few are held of."""
    held, left = state.sheets[seat].goods, features.left(state, seat)

    def value(action: Action) -> float:
        if not isinstance(action, TakeGoods):
            return 0.0
        now = added(held, action.goods)
        return goods_worth(now, left) - 0.02 * sum([n * n for n in now])

    return max(actions, key=value)


def choose(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """The option that brings most."""
    assert isinstance(choice, ChooseOne)
    options = choice.options
    prices = features.prices(max(features.left(state, seat), 0))

    def value(action: Action) -> float:
        assert isinstance(action, PickOption)
        return worth_of(state, seat, options[action.at], prices)

    return max(actions, key=value)


def accept(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """If it brings more than it costs."""
    assert isinstance(choice, AcceptOrNot)
    prices = features.prices(features.left(state, seat))
    net = worth_of(state, seat, choice.gain, prices) + worth_of(state, seat, choice.cost, prices)
    return Accept() if net > 0 else Pass()


def discard(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """The card that brings least."""
    return min(actions, key=lambda each: _card(each, features))


def _card(action: Action, features: Features) -> float:
    assert isinstance(action, PickCard)
    return 0.0 if action.card == HIDDEN_CARD else features.card(action.card)


def keep_hand(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """Cards are not played offhand."""
    return Pass()


def night_card(
    state: Council, seat: Seat, choice: Choice, actions: Sequence[Action], features: Features
) -> Action:
    """One whose effect brings something now; it may not come to that again."""
    prices = features.prices(max(features.left(state, seat), 0))
    best, value = actions[-1], 0.5
    for each in actions:
        if isinstance(each, PlayCard):
            brings = worth_of(state, seat, features.items.research[each.card].effect, prices)
            if brings > value:
                best, value = each, brings
    return best
