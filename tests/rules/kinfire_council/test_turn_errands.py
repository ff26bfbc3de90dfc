"""Errands and extra errands: needs and shipments (8), discounts and surcharges (5)."""

import pytest

from rules.kernel.agenda import Refused
from rules.kernel.play import Play, TakeBack
from rules.kernel.registry import setup_of
from rules.kernel.steps import Pass, TargetKind
from rules.kernel.text import english
from rules.kinfire_council.effects.run import Scope
from rules.kinfire_council.enums import ErrandKind, NeedBonus, Payment, Resource
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.printed import ops
from rules.kinfire_council.rounds.one_round import BeginRound
from rules.kinfire_council.state import Council, Discount, Goods, Need, Turn, game_of
from rules.kinfire_council.turn.actions import EndTurn, MeetNeed, SendShipment
from rules.kinfire_council.turn.days_light import TakeTurn
from rules.kinfire_council.turn.errands import ship_terms
from tests.rules.kinfire_council.small import answer, asked, do, is_done, labels, why
from tests.rules.kinfire_council.turns import (
    ADA,
    BO,
    begin,
    change,
    choice,
    day,
    explained,
    morning,
    place,
    submit,
)

RICH: Goods = (5, 5, 5, 5, 0)
FOOD = Resource.FOOD


def placed(*goods: Goods, seats: int = 3) -> Council:
    """The first seat has placed an idle chit."""
    state = day(*goods, seats=seats)
    place(state, 1, "commons")
    answer(state, "Do nothing")
    return state


# -------------------------------------------------------------------- needs
def test_a_need_is_paid_and_bears_the_token_until_night() -> None:
    state = placed((0, 1, 0, 0, 0))
    submit(state, MeetNeed(2))
    assert state.sheets[0].goods == (0, 0, 0, 0, 0)
    assert state.sheets[0].influence == 3
    assert state.needs[2] == Need((FOOD,), ADA)
    assert state.met_needs == [1, 0, 0]
    assert state.score[0] == 10


def test_a_stacked_need_costs_both_tokens() -> None:
    state = placed((0, 1, 0, 0, 0))
    state.needs = (Need((FOOD, Resource.MAGIC)), *state.needs[1:])
    assert "This costs 1 food, 1 magic" in explained(state, TargetKind.PLACE, "row:0")
    set_sheet(state, ADA, goods=(0, 1, 0, 0, 1))
    submit(state, MeetNeed(0))
    assert state.sheets[0].goods == (0, 0, 0, 0, 0)


def test_met_and_empty_rows_and_empty_sheets_are_told() -> None:
    state = morning(RICH)
    state.needs = (Need((FOOD,), BO), *state.needs[1:])
    begin(state)
    assert "Errands come after placing" in explained(state, TargetKind.PLACE, "row:0")
    place(state, 1, "commons")
    answer(state, "Do nothing")
    assert "Seat 2 has met this need" in explained(state, TargetKind.PLACE, "row:0")
    assert explained(state, TargetKind.PLACE, "row:5") == "Row 6 is empty."
    set_sheet(state, ADA, influence=0)
    assert "no influence" in explained(state, TargetKind.PLACE, "row:1")
    assert len(why(state)) == 6


def test_a_turn_has_one_errand_then_its_player_ends_it() -> None:
    state = placed(RICH)
    submit(state, MeetNeed(0))
    assert labels(state) == ["End the turn"]
    assert choice(state).waits(state)
    submit(state, EndTurn())
    assert asked(state) == [1]


def test_an_errand_may_be_taken_back_until_the_turn_is_ended() -> None:
    """Alone or not: nothing of the next turn has been asked yet."""
    setup = setup_of("kinfire_council", 3, 5)
    for persons in ((0,), (0, 1, 2)):
        state = placed(RICH)
        state.agenda[0] = BeginRound()
        play = Play.from_state(setup, state)
        play.submit(ADA, MeetNeed(0))
        way = play.undo_target(persons, TakeBack.STRICT)
        assert (way.to, way.seat, way.undo_barrier) == (0, ADA, None)
        play.undo(way)
        assert MeetNeed(0) in choice(game_of(play.state)).actions(play.state, ADA, ())


def test_an_errand_may_be_left() -> None:
    state = placed(RICH)
    submit(state, EndTurn())
    assert asked(state) == [1]
    assert state.met_needs == [0, 0, 0]


def test_whoever_can_run_no_errand_only_ends_the_turn() -> None:
    state = placed()
    assert labels(state) == ["End the turn"]
    assert (
        english(choice(state).prompt(state, ADA))
        == "Seat 1: you have nothing left to do. End the turn?"
    )


def test_an_option_pays_for_needs_at_the_errand() -> None:
    state = morning((0, 1, 0, 0, 0))
    change(state, need_bonus=NeedBonus.ERRAND)
    set_sheet(state, ADA, sentries=("sentry_need",))
    begin(state)
    place(state, 1, "commons")
    answer(state, "Do nothing")
    submit(state, MeetNeed(0))
    assert state.score[0] == 11


# -------------------------------------------------------------------- shipments
def test_a_shipment_is_paid_raises_the_marker_and_fills_its_slot() -> None:
    state = placed(RICH)
    submit(state, SendShipment(2))
    assert state.sheets[0].goods == (4, 5, 3, 4, 0)
    assert state.shipments == ((2, ADA),)
    assert state.marker == 3
    assert state.sheets[0].influence == 3


def test_rows_have_so_many_slots() -> None:
    state = placed(RICH)
    state.shipments = ((0, BO), (1, BO))
    assert SendShipment(0) in choice(state).actions(state, ADA, ())
    assert "No more shipments can be sent from this row" in explained(
        state, TargetKind.PLACE, "ship:1"
    )
    with pytest.raises(Refused, match="No more shipments can be sent from this row"):
        submit(state, SendShipment(1))


def test_the_marker_stops_at_the_top() -> None:
    state = placed(RICH)
    state.marker = 6
    submit(state, SendShipment(2))
    assert state.marker == 7


def test_shipments_set_off_sentry_law_and_councilor() -> None:
    state = placed(RICH)
    set_sheet(state, ADA, sentries=("sentry_ship",), councilor="hadrin_pell")
    state.laws = ("fine_stonework",)
    submit(state, SendShipment(0))
    submit(state, choice(state).actions(state, ADA, ())[0])
    assert state.score[0] == 10 + 1 + 1 + 2
    assert sum(state.sheets[0].goods) == 20 - 3


def test_discounts_come_first_then_surcharges() -> None:
    state = placed(RICH)
    state.sea_beast, state.laws = True, ("fine_stonework",)
    set_sheet(state, ADA, elections=("harbourmaster",))
    state.turn = Turn(seat=ADA, piece=1, discounts=(Discount(Payment.SHIP, 1),))
    assert ship_terms(state, ADA, 2) == (4, 2)


def test_a_shipment_discount_of_the_turn_is_used_up() -> None:
    state = placed((2, 1, 0, 0, 0))
    state.turn = Turn(seat=ADA, piece=1, discounts=(Discount(Payment.SHIP, 1),))
    submit(state, SendShipment(0))
    assert state.sheets[0].goods == (1, 1, 0, 0, 0)
    assert state.turn is not None
    assert state.turn.discounts == ()
    assert state.shipments == ((0, ADA),)


def test_a_shipment_is_what_is_paid_for_and_a_discount_is_no_price() -> None:
    state = placed(RICH)
    state.sea_beast = True
    state.turn = Turn(seat=ADA, piece=1, discounts=(Discount(Payment.SHIP, 1),))
    option = choice(state).describe(state, ADA, SendShipment(0))
    price = "1 common, 1 coin, minus 1 resource, plus 1 of any kind"
    assert english(option.label).endswith(price)
    submit(state, SendShipment(0))
    asks = english(choice(state).prompt(state, ADA))
    assert f"how do you pay for the shipment? ({price})" in asks


def test_a_need_is_what_is_paid_for() -> None:
    state = placed((0, 0, 0, 0, 0))
    set_sheet(state, ADA, goods=(0, 1, 0, 0, 1))
    submit(state, MeetNeed(2))
    assert "pay for the need? (" in english(choice(state).prompt(state, ADA))


# -------------------------------------------------------------------- extra errands
def extra(kind: ErrandKind, goods: Goods, n: int = 1, discount: int = 0) -> Council:
    """An extra errand is asked for."""
    state = morning(goods)
    do(state, ops.Errand(n, kind, discount), scope=Scope())
    return state


def test_extra_errands_are_of_their_kind() -> None:
    state = extra(ErrandKind.NEED, RICH)
    assert [each.split(" for ")[0] for each in labels(state)] == [
        "Meet the need in row 1",
        "Meet the need in row 2",
        "Meet the need in row 3",
        "No extra errand",
    ]
    assert explained(state, TargetKind.PLACE, "ship:0") == "This errand must be a need."
    state = extra(ErrandKind.SHIP, RICH)
    assert explained(state, TargetKind.PLACE, "row:0") == "This errand must be a shipment."


def test_their_discount_is_for_shipments_only() -> None:
    state = extra(ErrandKind.ANY, (0, 0, 0, 0, 0), discount=2)
    submit(state, SendShipment(0))
    assert state.shipments == ((0, ADA),)
    assert is_done(state)
    state = extra(ErrandKind.NEED, (0, 0, 0, 0, 0), discount=2)
    assert is_done(state)


def test_several_extra_errands_one_after_the_other_and_not_all() -> None:
    state = extra(ErrandKind.ANY, RICH, n=3)
    submit(state, MeetNeed(0))
    submit(state, SendShipment(0))
    submit(state, Pass())
    assert is_done(state)
    assert state.sheets[0].influence == 2


def test_an_extra_errand_does_not_use_up_the_turns_own() -> None:
    state = morning((1, 2, 0, 0, 0))
    state.upgraded = (5,)
    begin(state)
    place(state, 1, "5")
    answer(state, "Use Soup Kitchen")
    submit(state, MeetNeed(0))
    assert isinstance(state.agenda[-1], TakeTurn)
    submit(state, MeetNeed(1))
    assert labels(state) == ["End the turn"]
    assert state.met_needs == [2, 0, 0]
