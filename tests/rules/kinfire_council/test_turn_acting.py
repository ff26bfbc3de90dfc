"""What a placed piece does: locations, arrests, Rubble, the Guard, skills (4, 5, 6, 7, 9)."""

import pytest

from rules.kernel.agenda import Refused
from rules.kernel.steps import Pass, TargetKind
from rules.kernel.text import english
from rules.kinfire_council.enums import Skill, Source
from rules.kinfire_council.events import Scored
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.state import Council, Threat
from rules.kinfire_council.turn.actions import ClearRubble, EndTurn, SeizeCultist, UseLocation
from rules.kinfire_council.turn.days_light import TakeTurn
from tests.rules.kinfire_council.small import answer, asked, labels, why
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
    skilled,
    submit,
)


def acted(state: Council) -> bool:
    """Whether the first player has nothing left but to end the turn."""
    return isinstance(state.agenda[-1], TakeTurn) and labels(state) == ["End the turn"]


# -------------------------------------------------------------------- locations
def test_a_placement_uses_one_of_the_two_locations() -> None:
    state = day()
    place(state, 1, "2")
    assert labels(state) == [
        "Use Fish Market: gain 3 food",
        "Use Net Menders: gain 1 food and 2 coins; remove up to 1 trouble from the lighthouse site",
        "Do nothing",
    ]
    answer(state, "Use Fish Market")
    assert state.sheets[0].goods == (0, 3, 0, 0, 0)
    assert labels(state) == [
        "Meet the need in row 1 for 1 food",
        "Meet the need in row 2 for 1 food",
        "Meet the need in row 3 for 1 food",
        "End the turn",
    ]


def test_an_upgraded_district_offers_its_other_side() -> None:
    state = morning()
    state.upgraded = (4,)
    begin(state)
    place(state, 1, "4")
    answer(state, "Use Timber Yard")
    assert state.sheets[0].goods == (0, 0, 2, 1, 0)


def test_a_location_must_be_paid_in_full() -> None:
    state = day()
    place(state, 1, "1")
    assert labels(state) == ["Use Hiring Corner: gain 2 coins and 1 food", "Do nothing"]
    assert why(state) == ["This costs 1 coin; you hold nothing."]


def test_a_location_is_repeated_with_what_it_brought() -> None:
    state = morning()
    set_sheet(state, ADA, cultists=(3, 5))
    begin(state)
    place(state, 1, "5")
    answer(state, "Use Bounty Board")
    answer(state, "Spend cultist 3")
    assert labels(state) == ["Again for 1 cultist: gain 3 V and 1 coin", "Done"]
    told = (
        "Bounty Board has been used 1 of 3 times, each: gain 3 V and "
        "1 coin. Use it again? 2 more times."
    )
    assert english(choice(state).prompt(state, ADA)) == f"Seat 1: {told}"
    answer(state, "Again for")
    assert state.sheets[0].cultists == ()
    assert state.score[0] == 10 + 6
    assert state.sheets[0].goods == (2, 0, 0, 0, 0)
    assert state.cult_discard == (3, 5)
    assert isinstance(state.agenda[-1], TakeTurn)


def test_enough_is_enough() -> None:
    state = day()
    place(state, 1, "shady_dealer")
    answer(state, "Use Sell Favour")
    answer(state, "Done")
    assert state.sheets[0].goods == (3, 0, 0, 0, 0)
    assert state.score[0] == 9


def test_the_double_market_trades_twice_as_often() -> None:
    state = morning()
    state.upgraded = (3,)
    change(state, is_market_double=True)
    begin(state)
    place(state, 1, "shady_dealer")
    answer(state, "Use Sell Favour for 1 V, up to 6 times")
    for done in range(1, 6):
        told = english(choice(state).prompt(state, ADA))
        assert f"used {done} of 6 times" in told
        answer(state, "Again for")
    assert state.score[0] == 4
    assert state.sheets[0].goods == (18, 0, 0, 0, 0)


def test_a_repetition_without_price_comes_by_itself() -> None:
    state = morning()
    state.upgraded = (1,)
    begin(state)
    place(state, 1, "1")
    answer(state, "Use Apprenticeship")
    answer(state, "Train a worker chit: Guard")
    answer(state, "Train a worker chit on Lampwright Row (1): Artisan")
    assert [piece.skill for piece in state.sheets[0].pieces[1:]] == [Skill.ARTISAN, Skill.GUARD]


def test_doing_nothing_is_enough() -> None:
    state = day()
    place(state, 1, "2")
    events = answer(state, "Do nothing")
    assert not events  # who wants to do nothing is not told that nothing can be done
    assert acted(state)


@pytest.mark.parametrize(
    ("space", "piece", "what", "told"),
    [
        ("city_planning", 1, "Use City Planning", "Seat 1 can't upgrade anything."),
        ("6", 1, "Use Seeker's Guild", "Seat 1 can't repel anything."),
        ("4", 1, "Use Carters", "Seat 1 can't run an extra errand."),
    ],
)
def test_what_a_location_offers_in_vain_is_told(
    space: str, piece: int, what: str, told: str
) -> None:
    state = morning()
    set_sheet(state, ADA, influence=0)
    begin(state)
    place(state, piece, space)
    answer_to = next(each for each in labels(state) if each.startswith(what))
    lines = [each.text() for each in answer(state, answer_to)]
    assert told in [english(each) for each in lines if each is not None]
    assert acted(state)


def test_a_piece_with_nothing_to_do_is_not_asked() -> None:
    state = morning()
    state.threats[0] = Threat("footpads")
    begin(state)
    lines = [each.text() for each in place(state, 0, "threat_hex_1")]
    told = [english(each) for each in lines if each is not None]
    assert told[-1] == "Seat 1 can't do anything with the piece there."
    assert acted(state)


def test_the_site_hex_gives_what_the_site_says() -> None:
    state = day()
    place(state, 0, "site_hex")
    answer(state, "Use Saltmarsh")
    assert state.sheets[0].goods == (2, 3, 0, 0, 0)


# -------------------------------------------------------------------- skills
def test_an_artisan_gains_after_a_city_location_once_in_a_placement() -> None:
    state = morning()
    skilled(state, ADA, 1, Skill.ARTISAN)
    begin(state)
    place(state, 1, "commons")
    answer(state, "Use Odd Jobs")
    assert state.sheets[0].goods == (2, 0, 1, 0, 0)


def test_an_artisan_gains_nothing_on_a_hex_or_idle() -> None:
    state = morning()
    skilled(state, ADA, 0, Skill.ARTISAN)
    begin(state)
    place(state, 0, "site_hex")
    answer(state, "Use Saltmarsh")
    assert state.sheets[0].goods[2] == 0
    state = morning()
    skilled(state, ADA, 1, Skill.ARTISAN)
    begin(state)
    place(state, 1, "commons")
    answer(state, "Do nothing")
    assert state.sheets[0].goods[2] == 0


def test_a_scholar_may_pay_for_a_card() -> None:
    state = morning()
    skilled(state, ADA, 1, Skill.SCHOLAR)
    begin(state)
    place(state, 1, "commons")
    answer(state, "Use Odd Jobs")
    submit(state, choice(state).actions(state, ADA, ())[0])
    assert len(state.hands[0]) == 1
    assert state.sheets[0].goods == (1, 0, 0, 0, 0)


def test_a_skill_learned_in_a_placement_works_from_the_next_one() -> None:
    state = morning((1, 0, 0, 0, 0))
    skilled(state, ADA, 1, Skill.ARTISAN)
    begin(state)
    place(state, 1, "1")
    answer(state, "Use Apprenticeship")
    answer(state, "Train a worker chit (Artisan) on Lampwright Row (1): Scholar")
    assert state.sheets[0].goods == (0, 0, 1, 0, 0)
    assert state.sheets[0].pieces[1].skill is Skill.SCHOLAR


def test_a_chit_trained_as_guard_does_not_do_both_at_once() -> None:
    state = morning((1, 0, 0, 0, 0))
    state.city = (9,)
    begin(state)
    place(state, 1, "12")
    answer(state, "Use Barracks")
    answer(state, "Train a worker chit on Wardens' Nest (12): Guard")
    answer(state, "Arrest no one")
    assert acted(state)


# -------------------------------------------------------------------- arrests
def test_an_adjacent_cultist_is_arrested_instead_of_a_location() -> None:
    state = morning()
    state.city = (1, 3, 9)
    begin(state)
    place(state, 1, "2")
    assert labels(state)[2:4] == [
        "Arrest the cultist on Lampwright Row (1)",
        "Arrest the cultist on Tumbles (3)",
    ]
    assert "not adjacent" in explained(state, TargetKind.PIECE, "cultist:9")
    submit(state, SeizeCultist(3))
    assert state.city == (1, 9)
    assert state.sheets[0].cultists == (3,)
    assert acted(state)


def test_no_arrest_from_open_spaces_and_hexes_even_by_a_guard() -> None:
    state = morning()
    state.city = (1,)
    skilled(state, ADA, 1, Skill.GUARD)
    begin(state)
    place(state, 1, "commons")
    assert "numbered space" in explained(state, TargetKind.PIECE, "cultist:1")
    with pytest.raises(Refused):
        submit(state, SeizeCultist(1))


def test_a_spy_cannot_arrest_the_cultist_beside_him() -> None:
    state = morning()
    state.city = (1, 4)
    skilled(state, ADA, 0, Skill.SPY)
    begin(state)
    place(state, 0, "4")
    assert "own space" in explained(state, TargetKind.PIECE, "cultist:4")
    submit(state, SeizeCultist(1))
    assert state.sheets[0].cultists == (1,)


def test_an_arrest_pays_sentry_law_and_office() -> None:
    state = morning()
    set_sheet(state, ADA, sentries=("sentry_arrest",), elections=("high_marshal",))
    state.laws, state.city = ("bounty_law",), (1,)
    begin(state)
    place(state, 1, "2")
    events = submit(state, SeizeCultist(1))
    assert state.score[0] == 10 + 2 + 1
    assert state.sheets[0].goods == (2, 0, 0, 0, 0)
    found = [each.source for each in events if isinstance(each, Scored)]
    assert found == [Source.SENTRY, Source.DECREE]


def test_barracks_train_without_any_cultist() -> None:
    state = morning((1, 0, 0, 0, 0))
    begin(state)
    place(state, 1, "12")
    answer(state, "Use Barracks")
    answer(state, "Train no one")
    assert acted(state)


def test_an_effect_arrests_anywhere_up_to_its_number() -> None:
    state = morning((1, 0, 0, 0, 0))
    state.upgraded, state.city = (12,), (1, 18)
    begin(state)
    place(state, 1, "12")
    answer(state, "Use Barracks")
    answer(state, "Train no one")
    submit(state, SeizeCultist(18))
    submit(state, Pass())
    assert state.sheets[0].cultists == (18,)


# -------------------------------------------------------------------- guard
@pytest.mark.parametrize("first", [SeizeCultist(1), UseLocation(0)])
def test_a_guard_does_both_in_either_order(first: SeizeCultist | UseLocation) -> None:
    state = morning()
    skilled(state, ADA, 1, Skill.GUARD)
    state.city = (1, 3)
    begin(state)
    place(state, 1, "2")
    second = UseLocation(0) if isinstance(first, SeizeCultist) else SeizeCultist(1)
    submit(state, first)
    with pytest.raises(Refused):
        submit(state, first if isinstance(first, UseLocation) else SeizeCultist(3))
    submit(state, second)
    assert state.sheets[0].goods == (0, 3, 0, 0, 0)
    assert state.sheets[0].cultists == (1,)
    assert state.city == (3,)
    answer(state, "End the turn")
    assert asked(state) == [1]


def test_a_guard_may_leave_the_other_half() -> None:
    state = morning()
    skilled(state, ADA, 1, Skill.GUARD)
    state.city = (1,)
    begin(state)
    place(state, 1, "2")
    submit(state, SeizeCultist(1))
    answer(state, "Do nothing")
    assert acted(state)


# -------------------------------------------------------------------- Rubble
def test_rubble_is_cleared_from_beside_for_one_common() -> None:
    state = morning((0, 0, 1, 0, 0))
    state.rubble, state.patrons, state.upgraded = (1, 18), ((2, BO),), (2,)
    begin(state)
    place(state, 1, "2")
    assert "not adjacent" in explained(state, TargetKind.PIECE, "rubble:18")
    submit(state, ClearRubble(1))
    assert state.rubble == (18,)
    assert state.score[0] == 13
    assert state.sheets[0].goods == (0, 0, 0, 0, 0)
    assert state.sheets[1].goods == (0, 1, 0, 0, 0)


def test_rubble_that_cannot_be_paid_is_refused() -> None:
    state = morning()
    state.rubble = (1,)
    begin(state)
    place(state, 1, "2")
    assert why(state) == ["This costs 1 common; you hold nothing."]


def test_a_cultist_under_rubble_can_be_arrested() -> None:
    state = morning()
    state.rubble, state.city = (1,), (1,)
    begin(state)
    place(state, 1, "2")
    submit(state, SeizeCultist(1))
    assert state.sheets[0].cultists == (1,)
    assert state.rubble == (1,)


def test_a_click_elsewhere_is_told_to_act_first() -> None:
    state = day()
    place(state, 1, "2")
    assert "First choose what your piece does on Gullwharf (2)" in explained(
        state, TargetKind.PLACE, "7"
    )
    other = explained(state, TargetKind.PLACE, "location:4:0")
    assert other == "Your piece is on Gullwharf (2): choose a location there."


def test_two_pieces_on_a_patrons_space_pay_him_twice() -> None:
    state = morning()
    skilled(state, ADA, 0, Skill.SPY)
    state.patrons, state.upgraded = ((2, BO),), (2,)
    begin(state)
    for seat, piece, space in ((0, 1, "2"), (1, 1, "commons"), (2, 1, "commons"), (0, 0, "2")):
        place(state, piece, space)
        answer(state, "Do nothing", seat=seat)
        submit(state, EndTurn())
    assert state.sheets[1].goods == (0, 2, 0, 0, 0)
