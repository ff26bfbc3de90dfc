"""Paying (5): every way, the default first, never a surplus."""

from itertools import product

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Screen, Seat
from rules.kernel.text import add_sentences, english
from rules.kinfire_council.effects.run import Scope
from rules.kinfire_council.goods import MAGIC, NO_GOODS, added, set_sheet, total, without
from rules.kinfire_council.messages.all_messages import SENTENCES
from rules.kinfire_council.printed.library import shipped
from rules.kinfire_council.printed.ops import (
    DiscardResearch,
    Ops,
    Pay,
    PayV,
    SpendCultist,
    SpendThreat,
)
from rules.kinfire_council.state import Goods
from rules.kinfire_council.turn.paying import (
    BASIC_AT,
    BASICS,
    ChoosePayment,
    PayCost,
    Price,
    affords,
    can_pay,
    pay,
    payments,
    price_of,
    ways,
    why_cannot_pay,
)
from rules.kinfire_council.turn.research import ChooseDiscard
from tests.rules.kinfire_council.small import answer, is_done, labels, run, table

add_sentences("kinfire_council", SENTENCES)
ONE = Seat(0)
few = some.integers(0, 3)
holdings = some.tuples(few, few, few, few, some.integers(0, 2))
prices = some.tuples(few, few, some.integers(0, 2), some.integers(0, 2), *[some.integers(0, 1)] * 2)


def pays(way: Goods, price: Price, surcharge: int = 0) -> bool:
    """Whether goods pay a price exactly, found by another road: token by token."""
    for at in range(BASICS + 1):
        if price[at]:
            left = tuple(n - (each == at) for each, n in enumerate(price))
            stand_for = BASIC_AT if at == BASICS else (at,)
            return any(
                pays(tuple(n - (each == kind) for each, n in enumerate(way)), left, surcharge)
                for kind in {*stand_for, MAGIC}
                if way[kind]
            )
    return total(way) == surcharge


def brute(goods: Goods, price: Price, discount: int, surcharge: int) -> set[Goods]:
    """All ways, by trying every hand of goods."""
    found = set()
    for way in product(*(range(n + 1) for n in goods)):
        for dropped in product(*(range(n + 1) for n in price)):
            if sum(dropped) == min(discount, sum(price)):
                left = tuple(n - d for n, d in zip(price, dropped, strict=True))
                if pays(way, left, surcharge):
                    found.add(way)
    return found


@given(holdings, prices, some.integers(0, 2), some.integers(0, 2))
def test_every_way_pays_the_price_exactly_and_none_is_left_out(
    goods: Goods, price: Price, discount: int, surcharge: int
) -> None:
    found = ways(goods, price, discount, surcharge)
    assert len(set(found)) == len(found)
    assert all(total(way) == max(sum(price) - discount, 0) + surcharge for way in found)
    assert set(found) == brute(goods, price, discount, surcharge)


@given(holdings, prices, some.integers(0, 4), some.integers(0, 3))
def test_a_price_is_affordable_exactly_where_there_is_a_way(
    goods: Goods, price: Price, discount: int, surcharge: int
) -> None:
    assert affords(goods, price, discount, surcharge) == bool(
        ways(goods, price, discount, surcharge)
    )


@given(holdings, prices)
def test_the_default_takes_as_little_magic_as_any_way(goods: Goods, price: Price) -> None:
    found = ways(goods, price, 0, 0)
    if found:
        assert found[0][MAGIC] == min(way[MAGIC] for way in found)
        if not price[BASICS]:
            own = tuple(min(n, price[at]) for at, n in enumerate(goods[:MAGIC]))
            assert found[0][:MAGIC] == own


@given(holdings, prices, some.integers(0, 2))
def test_paying_takes_the_goods_that_were_chosen(goods: Goods, price: Price, at: int) -> None:
    names = ("coin", "food", "common", "rare", "magic", "basic")
    cost: Ops = tuple(Pay(name, n) for name, n in zip(names, price, strict=True) if n)
    state = table(goods)
    found = payments(state, ONE, cost)
    if not found:
        assert not can_pay(state, ONE, cost)
        return
    run(state, PayCost(ONE, cost))
    chosen = found[0]
    if len(found) > 1:
        chosen = found[at % len(found)]
        answer(state, labels(state)[at % len(found)])
    assert is_done(state)
    assert added(state.sheets[0].goods, chosen) == goods


def test_magic_costs_take_magic_only() -> None:
    price = price_of((Pay("magic", 1), Pay("coin", 1)))
    assert ways((1, 9, 9, 9, 1), price, 0, 0) == ((1, 0, 0, 0, 1),)
    assert ways((1, 9, 9, 9, 0), price, 0, 0) == ()
    assert ways((0, 9, 9, 9, 2), price, 0, 0) == ((0, 0, 0, 0, 2),)


def test_basic_is_coin_food_common_or_magic_never_rare() -> None:
    price = price_of((Pay("basic", 1),))
    found = ways((1, 1, 1, 1, 1), price, 0, 0)
    assert set(found[:3]) == {(1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0)}
    assert found[3:] == ((0, 0, 0, 0, 1),)
    assert ways((0, 0, 0, 5, 0), price, 0, 0) == ()


def test_of_basic_kinds_the_default_takes_what_is_held_most() -> None:
    assert ways((1, 4, 2, 0, 3), price_of((Pay("basic", 2),)), 0, 0)[0] == (0, 2, 0, 0, 0)


def test_a_discount_drops_tokens_of_choice_and_the_default_keeps_what_is_rare() -> None:
    price = price_of((Pay("common", 1), Pay("rare", 1)))
    assert ways((0, 0, 1, 1, 0), price, 1, 0) == ((0, 0, 1, 0, 0), (0, 0, 0, 1, 0))
    assert ways((0, 0, 0, 0, 0), price, 3, 0) == (NO_GOODS,)


def test_discounts_come_before_surcharges() -> None:
    price = price_of((Pay("coin", 1),))
    assert set(ways((0, 1, 0, 1, 0), price, 2, 1)) == {(0, 1, 0, 0, 0), (0, 0, 0, 1, 0)}


@pytest.mark.parametrize(
    ("goods", "cost", "question"),
    [
        ((2, 0, 0, 0, 0), (Pay("coin", 2),), False),
        ((2, 3, 3, 3, 0), (Pay("coin", 2),), False),
        ((1, 0, 0, 0, 1), (Pay("coin", 2),), False),
        ((2, 0, 0, 0, 1), (Pay("coin", 2),), True),
        ((0, 0, 0, 0, 3), (Pay("magic", 2),), False),
        ((1, 1, 0, 0, 0), (Pay("basic", 1),), True),
        ((0, 1, 0, 0, 0), (Pay("basic", 1),), False),
    ],
)
def test_a_payment_is_asked_for_only_where_ways_differ(
    goods: Goods, cost: Ops, question: bool
) -> None:
    state = table(goods)
    run(state, PayCost(ONE, cost))
    assert isinstance(state.agenda[-1], ChoosePayment) is question
    if not question:
        assert total(state.sheets[0].goods) == total(goods) - sum(price_of(cost))


def test_the_question_names_the_price_and_the_default_stands_first() -> None:
    state = table((2, 0, 0, 0, 1))
    run(state, PayCost(ONE, (Pay("coin", 2),)))
    choice = state.agenda[-1]
    assert isinstance(choice, ChoosePayment)
    assert english(choice.prompt(state, ONE)) == "Seat 1: how do you pay? (2 coins)"
    named = msgspec.structs.replace(choice, scope=Scope(item="warrant"))
    assert english(named.prompt(state, ONE)) == "Seat 1: how do you pay for Warrant? (2 coins)"
    assert labels(state) == ["Pay 2 coins", "Pay 1 coin, 1 magic"]
    (paid,) = answer(state, "Pay 1 coin")
    assert english(paid.text()) == "Seat 1 pays 1 coin, 1 magic."
    assert state.sheets[0].goods == (1, 0, 0, 0, 0)


def test_v_must_be_there_in_full() -> None:
    state = table()
    state.score[0] = 1
    assert can_pay(state, ONE, (PayV(1),))
    assert not can_pay(state, ONE, (PayV(2),))
    assert english(why_cannot_pay(state, ONE, (PayV(2),))) == "This costs 2 V; you have 1."
    run(state, PayCost(ONE, (PayV(1),)))
    assert state.score[0] == 0


def test_what_discounts_never_reach() -> None:
    state = table()
    for cost in (PayV(11), DiscardResearch(1), SpendCultist(1), SpendThreat(1)):
        assert not can_pay(state, ONE, (cost,), discount=5)


def test_why_a_price_is_too_high() -> None:
    state = table((1, 0, 0, 0, 0))
    words = english(why_cannot_pay(state, ONE, (Pay("rare", 2), Pay("coin", 1)), 1))
    assert words == ("This costs 2 rare, 1 coin, minus 1 resource; you hold 1 coin.")


def test_cards_are_discarded_by_choice_behind_the_curtain() -> None:
    state = table()
    state.hands[0] = ("blueprints", "supply_cache", "supply_cache")
    run(state, PayCost(ONE, (DiscardResearch(2),)))
    choice = state.agenda[-1]
    assert isinstance(choice, ChooseDiscard)
    assert choice.SCREEN is Screen.PRIVATE
    assert labels(state) == ["Discard Blueprints", "Discard Supply Cache"]
    answer(state, "Discard Supply")
    assert labels(state) == ["Discard Blueprints", "Discard Supply Cache"]
    answer(state, "Discard Supply")
    assert state.hands[0] == ("blueprints",)
    assert state.research_discard == ("supply_cache", "supply_cache")


def test_the_last_cards_need_no_choice() -> None:
    state = table()
    state.hands[0] = ("blueprints",)
    run(state, PayCost(ONE, (DiscardResearch(1),)))
    assert is_done(state)
    assert state.hands[0] == ()


def test_cultists_are_spent_by_choice_onto_the_cult_discard() -> None:
    state = table()
    set_sheet(state, ONE, cultists=(3, 12))
    run(state, PayCost(ONE, (SpendCultist(1),)))
    assert labels(state) == ["Spend cultist 3", "Spend cultist 12"]
    answer(state, "Spend cultist 12")
    assert state.sheets[0].cultists == (3,)
    assert state.cult_discard == (12,)


def test_trophies_are_spent_by_choice_onto_the_threat_discard() -> None:
    state = table()
    first, second = (each.id for each in shipped().content.threats[:2])
    set_sheet(state, ONE, trophies=(first, second))
    run(state, PayCost(ONE, (SpendThreat(1),)))
    answer(state, labels(state)[1])
    assert state.sheets[0].trophies == (first,)
    assert state.threat_discard == (second,)
    run(state, PayCost(ONE, (SpendThreat(1),)))
    assert is_done(state)
    assert state.sheets[0].trophies == ()


def test_a_cost_of_several_kinds_is_paid_in_full() -> None:
    state = table((1, 0, 0, 0, 1))
    state.hands[0] = ("blueprints", "warrant")
    run(state, PayCost(ONE, (Pay("coin", 1), PayV(2), DiscardResearch(1))))
    answer(state, "Pay 1 magic")
    answer(state, "Discard Warrant")
    assert is_done(state)
    assert state.sheets[0].goods == without((1, 0, 0, 0, 1), (0, 0, 0, 0, 1))
    assert (state.score[0], state.hands[0]) == (8, ("blueprints",))


def test_what_cannot_be_paid_is_no_step_to_take() -> None:
    with pytest.raises(AssertionError):
        pay(table(), StepContext(), ONE, (Pay("coin", 1),))
