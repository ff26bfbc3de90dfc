"""Acrobatics and Diplomacy around an ambush."""

from rules.cartographers.actions import UseSkill
from rules.cartographers.ambush.offers import (
    OfferAcrobatics,
    OfferAcrobaticsPrivately,
    OfferDiplomacy,
    OfferDiplomacyPrivately,
    can_pay,
    offer_acrobatics,
    offer_diplomacy,
)
from rules.cartographers.maps.placements import SKILLED, Draw
from rules.cartographers.maps.sheet import purse
from rules.cartographers.skills import BOTH
from rules.cartographers.state import Cartographers
from rules.kernel import agenda
from rules.kernel.steps import Pass, Screen
from rules.kernel.text import english
from tests.rules.cartographers.positions import at, placed, with_coins

ON = {"skills": "on"}
PRIVATE = {"skills": "on", "map_visibility": "private"}


def offered(options: dict[str, str], coins: tuple[int, ...]) -> Cartographers:
    state = placed(
        *["..."] * len(coins), options=options, skills=["acrobatics", "diplomacy", "heal"]
    )
    for seat, number in enumerate(coins):
        with_coins(state, seat, number)
    return state


def test_open_where_coins_are_open() -> None:
    assert offer_acrobatics(offered(ON, (1,)), "x").SCREEN is Screen.OPEN
    assert offer_diplomacy(offered(ON, (1,)), "x").SCREEN is Screen.OPEN
    assert offer_acrobatics(offered(PRIVATE, (1,)), "x").SCREEN is Screen.PRIVATE
    assert offer_diplomacy(offered(PRIVATE, (1,)), "x").SCREEN is Screen.PRIVATE


def test_who_is_asked() -> None:
    state = offered(ON, (2, 1, 0))
    assert agenda.asked(at(state, OfferAcrobatics("gnoll_raid"))) == [0]
    assert agenda.asked(at(state, OfferDiplomacy("gnoll_raid"))) == [0, 1]
    state.used[0] = "heal"
    assert not can_pay(state, 0, "diplomacy")
    assert agenda.asked(at(state, OfferDiplomacy("gnoll_raid"))) == [1]


def test_private_coins_make_a_dummy() -> None:
    state = at(offered(PRIVATE, (2, 0)), OfferAcrobaticsPrivately("gnoll_raid"))
    choice = agenda.question(state)
    assert agenda.asked(state) == [0, 1]
    assert choice.idle(state, 0, ()) is None
    assert choice.idle(state, 1, ()) == Pass()
    refused = choice.refused(state, 1, ())
    assert [option.action for option in refused] == [UseSkill("acrobatics")]
    assert english(refused[0].why_not) == "This costs 2 coins; you have 0 to spend."


def test_previews_of_an_offer() -> None:
    state = offered(ON, (3,))
    bar = OfferAcrobatics("gnoll_raid")
    assert purse(bar.sheet_with(state, 0, (UseSkill("acrobatics"),))) == 1
    assert bar.sheet_with(state, 0, (Pass(),)) == state.sheets[0]
    space = OfferDiplomacy("gnoll_raid")
    sheet = space.sheet_with(state, 0, (Draw(BOTH, SKILLED, 2),))
    assert (sheet.farm, sheet.village, purse(sheet)) == (2, 2, 2)
    assert space.sheet_with(state, 0, (Pass(),)) == state.sheets[0]


def test_prompts() -> None:
    state = at(offered(ON, (3,)), OfferAcrobatics("gnoll_raid"))
    assert "Acrobatics" in english(agenda.request(state, 0).prompt)
    at(state, OfferDiplomacy("gnoll_raid"))
    assert "farm and village" in english(agenda.request(state, 0).prompt)


def test_who_cannot_pay_for_diplomacy_may_only_pass() -> None:
    state = at(offered(PRIVATE, (0, 1)), OfferDiplomacyPrivately("gnoll_raid"))
    assert agenda.question(state).actions(state, 0, ()) == (Pass(),)
    assert len(agenda.question(state).actions(state, 1, ())) == 4
