"""Spaces, tax and patrons: where a piece may be placed and what that costs (3, 4, 5, 10)."""

import pytest

from rules.kernel import agenda
from rules.kernel.agenda import Refused
from rules.kernel.steps import Pass, Target, TargetKind
from rules.kernel.text import english
from rules.kinfire_council import spaces
from rules.kinfire_council.enums import Payment, Skill
from rules.kinfire_council.state import Council, Discount, Threat, Turn
from rules.kinfire_council.turn.actions import EndTurn, Place
from rules.kinfire_council.turn.days_light import TakeTurn
from tests.rules.kinfire_council.small import answer, asked, docket, labels, why
from tests.rules.kinfire_council.turns import (
    ADA,
    BO,
    CY,
    begin,
    change,
    choice,
    day,
    explained,
    morning,
    open_spaces,
    place,
    skilled,
    stand,
    submit,
)

PLACE = TargetKind.PLACE


def test_there_are_eighteen_numbers_three_open_spaces_the_dealer_and_four_hexes() -> None:
    found = spaces.all_spaces(day())
    assert found[:18] == tuple(str(n) for n in range(1, 19))
    assert len(found) == 18 + 3 + 1 + 4


def test_a_chit_without_coins_reaches_tier_one_the_open_spaces_and_the_dealer() -> None:
    state = day()
    found = open_spaces(state, 1)
    assert found[:6] == ["1", "2", "3", "4", "5", "6"]
    assert set(found[6:]) == {"shady_dealer", "city_planning", "commons", "public_gallery"}


def test_tiers_cost_one_and_two_and_magic_pays_too() -> None:
    one, two = day((1, 0, 0, 0, 0)), day((1, 0, 0, 0, 1))
    assert "12" in open_spaces(one, 1)
    assert "13" not in open_spaces(one, 1)
    assert "18" in open_spaces(two, 1)


def test_a_numbered_space_takes_one_piece_or_one_cultist() -> None:
    state = morning()
    stand(state, BO, 1, "4")
    state.city = (5,)
    begin(state)
    assert {"4", "5"}.isdisjoint(open_spaces(state, 1))
    assert "taken by Seat 2" in explained(state, PLACE, "4")
    assert "a cultist blocks it" in explained(state, PLACE, "5")


def test_the_own_piece_fills_a_space_too() -> None:
    state = morning()
    stand(state, ADA, 2, "4")
    begin(state)
    assert explained(state, PLACE, "4") == "Stump Hollow (4): your own piece is here."


def test_open_spaces_take_any_number() -> None:
    state = morning()
    for seat in (BO, CY):
        for number in (1, 2):
            stand(state, seat, number, "commons")
    begin(state)
    assert "commons" in open_spaces(state, 1)


def test_a_spy_enters_filled_spaces_but_no_rubble_and_opens_none_for_others() -> None:
    state = morning(seats=4)
    state.speaker = 3
    skilled(state, 3, 0, Skill.SPY)
    stand(state, BO, 1, "4")
    state.city, state.rubble = (5, 6), (6,)
    begin(state)
    assert {"4", "5"} <= set(open_spaces(state, 0))
    assert "6" not in open_spaces(state, 0)
    place(state, 0, "4")
    answer(state, "Do nothing", seat=3)
    submit(state, EndTurn())
    assert asked(state) == [0]
    assert "4" not in open_spaces(state, 1)


def test_hexes_are_for_seekers_with_a_threat_and_without_the_beast() -> None:
    state = morning()
    state.threats[1] = Threat("footpads")
    begin(state)
    assert {"threat_hex_2", "site_hex"} <= set(open_spaces(state, 0))
    assert "threat_hex_1" not in open_spaces(state, 0)
    assert "site_hex" not in open_spaces(state, 1)
    state.sea_beast = True
    assert "site_hex" not in open_spaces(state, 0)
    assert "Sea Beast" in explained(state, PLACE, "site_hex")
    assert "no threat" in explained(state, PLACE, "threat_hex_1")
    path = [Target(TargetKind.PIECE, "piece:0:1")]
    told = choice(state).explain_next(state, ADA, path, Target(PLACE, "threat_hex_2"))
    assert "only Seekers" in english(told)


def test_the_market_holds_two_pieces_unless_its_trades_are_doubled() -> None:
    state = morning()
    stand(state, BO, 1, "shady_dealer")
    begin(state)
    assert "shady_dealer" not in open_spaces(state, 1)
    state.upgraded = (3,)
    assert "shady_dealer" in open_spaces(state, 1)
    change(state, is_market_double=True)
    assert "shady_dealer" not in open_spaces(state, 1)


def test_alike_chits_are_one_choice_and_skilled_ones_another() -> None:
    state = morning()
    skilled(state, ADA, 2, Skill.ARTISAN)
    begin(state)
    found = choice(state).actions(state, ADA, ())
    assert {each.piece for each in found if isinstance(each, Place)} == {0, 1, 2}
    assert {each.piece for each in choice(day()).actions(day(), ADA, ())} == {0, 1}


def test_the_clicks_are_piece_and_space_or_the_space_alone() -> None:
    state = morning()
    begin(state)
    option = choice(state).describe(state, ADA, Place(1, "4"))
    assert [each.id for each in option.targets] == ["piece:0:1", "4"]
    stand(state, ADA, 0, "commons")
    option = choice(state).describe(state, ADA, Place(1, "4"))
    assert [each.id for each in option.targets] == ["4"]


# -------------------------------------------------------------------- tax
def test_tax_goes_into_the_coffers_before_anything_is_gained() -> None:
    state = day((1, 0, 0, 0, 0))
    place(state, 1, "7")
    assert state.sheets[0].goods == (0, 0, 0, 0, 0)
    assert state.coffers == 1
    assert labels(state) == ["Use Counting House: gain 5 coins", "Do nothing"]


def test_magic_as_tax_still_puts_a_coin_into_the_coffers() -> None:
    state = day((0, 0, 0, 0, 2))
    place(state, 1, "13")
    assert state.sheets[0].goods == (0, 0, 0, 0, 0)
    assert state.coffers == 2


def test_how_tax_is_paid_is_asked_where_it_matters() -> None:
    state = day((1, 0, 0, 0, 1))
    place(state, 1, "7")
    assert len(labels(state)) == 2
    submit(state, choice(state).actions(state, ADA, ())[0])
    assert state.sheets[0].goods == (0, 0, 0, 0, 1)


def test_laws_and_offices_change_the_tax_of_numbered_spaces_only() -> None:
    state = morning((1, 0, 0, 0, 0))
    state.laws = ("toll_reform",)
    begin(state)
    assert [spaces.tax(state, ADA, 1, each) for each in ("1", "7", "13", "commons")] == [1, 1, 1, 0]
    place(state, 1, "13")
    assert state.coffers == 1


def test_a_discount_of_this_turn_makes_tax_cheaper_once() -> None:
    state = morning((1, 0, 0, 0, 0))
    begin(state)
    state.turn = Turn(seat=ADA, discounts=(Discount(Payment.TAX, 1),))
    place(state, 1, "13")
    assert state.coffers == 1
    assert state.turn is not None
    assert state.turn.discounts == ()


def test_an_envoy_pays_no_tax() -> None:
    state = morning()
    skilled(state, ADA, 0, Skill.ENVOY)
    begin(state)
    assert "18" in open_spaces(state, 0)
    place(state, 0, "18")
    assert state.coffers == 0


def test_too_dear_is_told_with_what_is_held() -> None:
    state = day((1, 0, 0, 0, 0))
    assert "the tax is 2 coins; you have 1" in explained(state, PLACE, "13")
    assert any("the tax is 2 coins; you have 1" in each for each in why(state))


# -------------------------------------------------------------------- patrons
def test_a_patron_is_paid_by_rivals_whatever_they_do_and_not_by_himself() -> None:
    state = morning((5, 0, 0, 0, 0))
    state.patrons, state.upgraded = ((1, BO), (4, ADA)), (1, 4)
    begin(state)
    place(state, 1, "1")
    assert state.sheets[1].goods == (1, 0, 0, 0, 0)
    answer(state, "Do nothing")
    assert state.sheets[0].goods[2] == 0
    state = morning()
    state.patrons, state.upgraded = ((4, ADA),), (4,)
    begin(state)
    place(state, 1, "4")
    assert state.sheets[0].goods == (0, 0, 0, 0, 0)


def test_a_patron_who_may_choose_is_asked_in_the_turn_of_his_rival() -> None:
    state = morning((1, 0, 0, 0, 0))
    state.patrons, state.upgraded = ((9, BO),), (9,)
    docket(state)
    begin(state)
    place(state, 1, "9")
    assert asked(state) == [1]
    submit(state, choice(state).actions(state, BO, ())[0])
    assert asked(state) == [0]


# -------------------------------------------------------------------- turns
def test_turns_go_round_from_the_speaker_until_all_sheets_are_empty() -> None:
    state = morning()
    state.speaker = BO
    begin(state)
    order = []
    while isinstance(state.agenda[-1], TakeTurn):
        seat = agenda.asked(state)[0]
        order.append(int(seat))
        piece = next(n for n, each in enumerate(state.sheets[seat].pieces) if not each.space)
        place(state, piece, "commons")
        submit(state, Pass())
        submit(state, EndTurn())
    assert order == [1, 2, 0] * 3
    assert state.turn is None


def test_there_is_no_passing_while_a_piece_is_on_the_sheet() -> None:
    state = day()
    with pytest.raises(Refused, match="You can't pass"):
        submit(state, EndTurn())


def test_a_wrong_space_is_refused_with_its_reason() -> None:
    state = day()
    with pytest.raises(Refused, match="the tax is 1 coin"):
        place(state, 1, "7")
    with pytest.raises(Refused, match="only Seekers"):
        place(state, 1, "site_hex")


def test_each_closed_space_is_told_once() -> None:
    state: Council = day()
    closed = [each.targets for each in choice(state).refused(state, ADA, ())]
    opened = {each.space for each in choice(state).actions(state, ADA, ())}
    assert len(closed) - 1 + len(opened) == len(spaces.all_spaces(state))
