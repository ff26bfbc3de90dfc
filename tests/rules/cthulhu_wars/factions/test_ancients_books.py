"""The six books of the Ancients (15), each against the general law."""

import pytest

from rules.cthulhu_wars.actions import (
    Capture,
    ChooseUnit,
    EndTurn,
    Fight,
    GiveUp,
    Ritual,
    Summon,
    Walks,
)
from rules.cthulhu_wars.battle import fights
from rules.cthulhu_wars.battle.actions import Retreat, Suffer
from rules.cthulhu_wars.earth.placing import leave
from rules.cthulhu_wars.enums import Cause
from rules.cthulhu_wars.factions.ancients.actions import Gift, GiveUpCathedral
from rules.cthulhu_wars.factions.ancients.kinds import (
    ACOLYTE,
    CATHEDRAL,
    REANIMATED,
    UN_MAN,
    YOTHAN,
)
from rules.cthulhu_wars.orders.capturing import captures
from rules.cthulhu_wars.orders.moving import movers, why_not_walk
from rules.cthulhu_wars.orders.recruiting import cost_of
from rules.cthulhu_wars.problems import problems
from rules.cthulhu_wars.rounds.gather import GatherPower, income
from rules.cthulhu_wars.rounds.ritual import OfferRitual, signs_of
from rules.cthulhu_wars.state import Captive, Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Pass
from rules.kernel.text import english
from tests.rules.cthulhu_wars.factions.battles import (
    KILL,
    MISS,
    PAIN,
    asked,
    fight,
    labels,
    of_kind,
    take_turn,
)
from tests.rules.cthulhu_wars.factions.gatherings import AN, FOE, ME, THIRD
from tests.rules.cthulhu_wars.scenes import (
    BG,
    GC,
    YS,
    answer,
    area,
    choices,
    count,
    gate,
    put,
    run,
    scene,
    take,
)


def ancients(*books: str) -> Earth:
    """The Ancients sit first with books, then Great Cthulhu, the Black Goat, Yellow Sign."""
    state = scene((AN, GC, BG, YS))
    take(state, 0, *books)
    return state


# -------------------------------------------------------------------- Brainless
@pytest.mark.parametrize("books", [(), ("brainless",)])
def test_reanimated_alone_neither_move_nor_capture_nor_attack(books: tuple[str, ...]) -> None:
    """With the book, which makes them cheap; without it they are like others."""
    state = ancients(*books)
    put(state, 0, "europe", reanimated=2)
    put(state, 1, "europe", acolyte=1)
    europe = area(state, "europe")
    is_free = not books
    assert cost_of(state, ME, REANIMATED) == (4 if is_free else 1)
    assert bool(movers(state, ME)) == is_free
    assert captures(state, ME) == ([Capture(europe, FOE)] if is_free else [])
    assert fights(state, ME) == ([Fight(europe, FOE)] if is_free else [])
    assert fights(state, FOE) == [Fight(europe, ME)], "they are attacked as always"
    why = why_not_walk(state, ME, REANIMATED, europe)
    assert (why is None) == is_free


@pytest.mark.parametrize("leader", ["acolyte", "un_man", "yothan"])
def test_another_kind_of_unit_leads_them(leader: str) -> None:
    """Any of the three."""
    state = ancients("brainless")
    put(state, 0, "europe", reanimated=1, **{leader: 1})
    put(state, 1, "europe", acolyte=1)
    assert (REANIMATED, area(state, "europe"), False) in movers(state, ME)
    assert captures(state, ME) == [Capture(area(state, "europe"), FOE)]
    assert fights(state, ME) == [Fight(area(state, "europe"), FOE)]


def test_a_cathedral_leads_nobody_and_who_leaves_first_leads_no_more() -> None:
    """At that moment there must be one."""
    state = ancients("brainless")
    put(state, 0, "europe", reanimated=1, cathedral=1)
    assert movers(state, ME) == []
    put(state, 0, "europe", acolyte=1)
    take_turn(state)
    europe, arabia = area(state, "europe"), area(state, "arabia")
    assert Walks(REANIMATED, europe, arabia) in choices(state)
    answer(state, 0, Walks(ACOLYTE, europe, arabia))
    assert not [each for each in of_kind(state, 0, Walks) if each.kind == REANIMATED]


def test_led_by_an_acolyte_they_still_fight_but_an_acolyte_alone_captures_nobody() -> None:
    """What captures is the monster."""
    state = ancients("brainless")
    put(state, 0, "europe", acolyte=2)
    put(state, 1, "europe", acolyte=1)
    assert captures(state, ME) == []


# -------------------------------------------------------------------- Consecration
@pytest.mark.parametrize(("built", "signs"), [(0, 0), (1, 1), (3, 1), (4, 2)])
def test_a_ritual_brings_signs_for_cathedrals(built: int, signs: int) -> None:
    """One, or two with all four."""
    state = ancients("consecration")
    for each in ("europe", "australia", "south_america", "antarctica")[:built]:
        put(state, 0, each, cathedral=1)
    put(state, 0, "arabia", acolyte=1)
    gate(state, "arabia", 0)
    run(state, OfferRitual(ME))
    answer(state, 0, Ritual())
    assert (state.due_signs[0], state.doom[0], state.power[0]) == (signs, 1, 5)


def test_without_the_book_it_brings_none() -> None:
    """Nobody's Great Old One, nobody's sign."""
    state = ancients("festival")
    put(state, 0, "europe", cathedral=1)
    assert signs_of(state, ME) == 0
    put(state, 1, "europe", cthulhu=1)
    assert signs_of(state, FOE) == 1


# -------------------------------------------------------------------- Extinction
def test_a_killed_yothan_leaves_the_game() -> None:
    """They cost 3, and never come back."""
    state = ancients("extinction")
    put(state, 0, "europe", yothan=1)
    put(state, 1, "europe", shoggoth=1)
    assert cost_of(state, ME, YOTHAN) == 3
    told = fight(state, "europe", 1, 0, (KILL, MISS), (MISS,) * 7)
    assert (state.gone[0][YOTHAN], state.pools[0][YOTHAN]) == (1, 2)
    assert [each.gone for each in told if type(each).__name__ == "Left"] == [True]
    assert problems(state) == []


@pytest.mark.parametrize(
    ("cause", "gone"),
    [
        (Cause.ELIMINATE, 1),
        (Cause.NO_RETREAT, 1),
        (Cause.CAPTURE, 0),
    ],
)
def test_how_a_yothan_goes(cause: Cause, gone: int) -> None:
    """Eliminated, or not."""
    state = ancients("extinction")
    put(state, 0, "europe", yothan=1, reanimated=1)
    leave(state, StepContext(), ME, YOTHAN, area(state, "europe"), cause, FOE)
    assert state.gone[0][YOTHAN] == gone
    assert state.captives[1] == (() if gone else (Captive(ME, YOTHAN),))
    leave(state, StepContext(), ME, REANIMATED, area(state, "europe"), Cause.KILL, FOE)
    assert state.pools[0][REANIMATED] == 3


def test_without_the_book_a_yothan_comes_again() -> None:
    """For 6."""
    state = ancients("brainless")
    put(state, 0, "europe", yothan=1)
    leave(state, StepContext(), ME, YOTHAN, area(state, "europe"), Cause.KILL, FOE)
    assert (state.pools[0][YOTHAN], cost_of(state, ME, YOTHAN)) == (3, 6)


# -------------------------------------------------------------------- Festival
def test_un_men_are_free_and_an_enemy_gains_power() -> None:
    """Of the owner's choice; it is the turn's action."""
    state = ancients("festival")
    put(state, 0, "europe", acolyte=1)
    gate(state, "europe", 0)
    take_turn(state)
    answer(state, 0, Summon(UN_MAN, area(state, "europe")))
    assert choices(state) == [Gift(FOE), Gift(THIRD), Gift(3)]
    assert labels(state)[0] == "Great Cthulhu gains 1 Power"
    answer(state, 0, Gift(THIRD))
    assert state.power == [10, 10, 11, 10]
    assert count(state, 0, "europe", "un_man") == 1


def test_a_faction_without_power_that_gains_it_acts_again() -> None:
    """Other monsters bring nobody anything."""
    state = ancients("festival")
    put(state, 0, "europe", acolyte=1)
    put(state, 1, "arabia", acolyte=1)
    gate(state, "europe", 0)
    state.power = [3, 0, 0, 0]
    take_turn(state)
    answer(state, 0, Summon(UN_MAN, area(state, "europe")), Gift(FOE))
    assert asked(state) == [FOE]
    other = ancients("brainless")
    put(other, 0, "europe", acolyte=1)
    gate(other, "europe", 0)
    take_turn(other)
    answer(other, 0, Summon(REANIMATED, area(other, "europe")))
    assert asked(other) == [FOE]
    assert other.power == [9, 10, 10, 10]


# -------------------------------------------------------------------- Unholy Ground
def ground(*books: str) -> Earth:
    """Cthulhu and a Deep One attack Ancients at a Cathedral."""
    state = ancients(*(books or ("unholy_ground",)))
    put(state, 0, "europe", acolyte=2, cathedral=1)
    put(state, 0, "australia", cathedral=1)
    put(state, 1, "europe", cthulhu=1, deep_one=1)
    return state


def test_a_cathedral_falls_upon_a_great_old_one() -> None:
    """Any Cathedral; he is eliminated, his owner picks which."""
    state = ground()
    fight(state, "europe", 1, 0)
    answer(state, 1, Pass(), script=((MISS,) * 7,))
    europe, australia = area(state, "europe"), area(state, "australia")
    assert choices(state) == [GiveUpCathedral(australia), GiveUpCathedral(europe), Pass()]
    answer(state, 0, GiveUpCathedral(australia))
    assert count(state, 1, "europe", "cthulhu") == 0
    assert state.pools[0][CATHEDRAL] == 3
    assert [each.cause for each in state.removed if each.owner == FOE] == [Cause.ELIMINATE]
    assert count(state, 1, "europe", "deep_one") == 1


def test_it_hits_one_that_has_retreated() -> None:
    """He was in the battle; it may be declined."""
    for yes in (False, True):
        state = ancients("unholy_ground")
        put(state, 0, "europe", yothan=1, cathedral=1)
        put(state, 2, "europe", shub_niggurath=1)
        fight(state, "europe", 0, 2, (PAIN, *(MISS,) * 6))
        answer(state, 2, Retreat(4, area(state, "arabia")))
        europe = area(state, "europe")
        answer(state, 0, GiveUpCathedral(europe) if yes else Pass())
        assert count(state, 2, "arabia", "shub_niggurath") == (not yes)
        assert state.battle is None


def test_of_two_great_old_ones_the_owner_picks() -> None:
    """The King or Hastur."""
    state = ancients("unholy_ground")
    put(state, 0, "europe", un_man=1, cathedral=1)
    put(state, 3, "europe", king_in_yellow=1, hastur=1)
    fight(state, "europe", 0, 3, (MISS,) * 5)
    europe = area(state, "europe")
    answer(state, 0, GiveUpCathedral(europe))
    assert choices(state, 3) == [ChooseUnit(3, 3, europe), ChooseUnit(3, 4, europe)]
    answer(state, 3, ChooseUnit(3, 4, europe))
    assert state.units[europe][3] == (0, 0, 0, 1, 0)


def test_not_without_a_cathedral_there_nor_without_a_great_old_one() -> None:
    """Nor in battles of others."""
    state = ancients("unholy_ground")
    put(state, 0, "europe", un_man=1)
    put(state, 0, "australia", cathedral=1)
    put(state, 3, "europe", hastur=1)
    fight(state, "europe", 0, 3, (MISS,) * 5)
    assert state.battle is None
    other = ancients("unholy_ground")
    put(other, 0, "europe", un_man=1, cathedral=1)
    put(other, 3, "europe", byakhee=1)
    fight(other, "europe", 0, 3, (MISS,) * 2)
    assert other.battle is None
    third = ancients("unholy_ground")
    put(third, 0, "europe", cathedral=1)
    put(third, 3, "europe", hastur=1)
    put(third, 2, "europe", ghoul=1)
    fight(third, "europe", 2, 3, (MISS,) * 5)
    assert third.battle is None


# -------------------------------------------------------------------- Worship Services
def services(*books: str) -> Earth:
    """Two Cathedrals at gates of Great Cthulhu, one at an abandoned one, one at an own one."""
    state = ancients(*books)
    put(state, 1, "europe", acolyte=1)
    put(state, 1, "australia", acolyte=1)
    put(state, 0, "antarctica", acolyte=1)
    for each in ("europe", "australia", "antarctica", "south_america"):
        put(state, 0, each, cathedral=1)
    gate(state, "europe", 1)
    gate(state, "australia", 1)
    gate(state, "antarctica", 0)
    gate(state, "south_america")
    return state


def test_cathedrals_at_enemy_gates_feed_both() -> None:
    """1 Power each; own and abandoned gates bring nothing."""
    state = services("worship_services")
    assert income(state, ME).effects == 2
    assert income(state, FOE).effects == 2
    assert income(state, THIRD).effects == 0
    state.round = 2
    run(state, GatherPower())
    assert state.power[:2] == [1 + 2 + 1 + 2, 2 + 4 + 1 + 2]


def test_without_the_book_nobody_is_fed() -> None:
    """Neither are others when no Cathedral stands at a gate."""
    state = services("festival")
    assert income(state, ME).effects == income(state, FOE).effects == 0
    other = ancients("worship_services")
    put(other, 1, "europe", acolyte=1)
    gate(other, "europe", 1)
    assert income(other, FOE).effects == 0


def test_the_words_of_all_that_is_barred() -> None:
    """A Reanimated without a leader says why it stays."""
    state = ancients("brainless")
    put(state, 0, "europe", reanimated=1)
    why = why_not_walk(state, ME, REANIMATED, area(state, "europe"))
    assert why is not None
    assert "Reanimated" in english(why)
    take_turn(state)
    assert GiveUp() in choices(state)
    assert EndTurn() not in choices(state)
    assert not of_kind(state, 0, Suffer)
