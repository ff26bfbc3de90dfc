"""Points, dominance, how a game ends (6, R39-R43, R72, R76)."""

import pytest

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import english
from rules.root.actions import ActivateDominance, TakeDominance
from rules.root.cards import dominance
from rules.root.cards.dominance import check, counted, is_met, why_not_activate
from rules.root.enums import Landmark, Phase, Suit
from rules.root.scoring.ending import MOST_ROUNDS, is_over
from rules.root.scoring.points import score, scores_no_more
from rules.root.state import Turn, Woodland
from rules.root.turn import BeginTurn
from rules.root.woodland.geography import clearings_of, corners, opposite
from tests.rules.root.driving import hold, in_phase, run, settle, stand
from tests.rules.root.scenes import scene

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)


def wood(*factions: str, **options: str) -> Woodland:
    return scene(factions or ("marquise", "eyrie", "alliance"), options=options)


def lie_available(state: Woodland, *cards: str) -> None:
    deck = list(state.deck)
    for card in cards:
        deck.remove(card)
    state.deck = tuple(deck)
    state.available = tuple(sorted((*state.available, *cards)))


# ---------------------------------------------------------------- points
def test_a_score_never_falls_below_zero() -> None:
    state, table = wood(), StepContext()
    score(state, table, ME, 3, "removed")
    score(state, table, ME, -5, "turmoil")
    assert state.scores[ME] == 0
    score(state, table, ME, -1, "turmoil")
    score(state, table, ME, 0, "removed")
    assert [event.points for event in table.events] == [3, -3]


def test_who_has_active_dominance_wins_and_loses_no_points() -> None:
    state, table = wood(), StepContext()
    state.scores[ME] = 12
    state.dominance[ME] = "dominance_fox"
    score(state, table, ME, 20, "removed")
    score(state, table, ME, -2, "turmoil")
    assert state.scores[ME] == 12
    assert scores_no_more(state, ME)
    assert not scores_no_more(state, YOU)
    assert table.events == []


def test_thirty_points_win_at_once() -> None:
    state, table = wood(), StepContext()
    state.scores = [29, 3, 5]
    assert state.is_over() is None
    score(state, table, ME, 1, "removed")
    outcome = state.is_over()
    assert outcome is not None
    assert outcome.winners == (ME,)
    assert outcome.totals == (30, 3, 5)
    assert english(outcome.reason)


@pytest.mark.parametrize(("turn", "winner"), [(0, 0), (1, 1), (2, 0)])
def test_of_several_the_nearest_clockwise_from_the_current_player_wins(
    turn: int, winner: int
) -> None:
    state = wood()
    state.scores = [31, 30, 4]
    state.turn = Turn(seat=Seat(turn))
    outcome = is_over(state)
    assert outcome is not None
    assert outcome.winners == (winner,)


def test_a_marker_off_the_track_does_not_win_by_points() -> None:
    state = wood()
    state.scores[ME] = 30
    state.dominance[ME] = "dominance_fox"
    assert state.is_over() is None


def test_who_is_in_coalition_with_the_winner_wins_too() -> None:
    state = wood("vagabond", "eyrie", "marquise", "alliance")
    state.coalition[ME] = THIRD
    state.dominance[ME] = "dominance_fox"
    state.scores[THIRD] = 30
    outcome = is_over(state)
    assert outcome is not None
    assert outcome.winners == (ME, THIRD)


def test_after_a_hundred_rounds_nobody_wins() -> None:
    state = wood()
    state.round = MOST_ROUNDS
    run(state, BeginTurn(state.first))
    assert state.outcome is not None
    assert state.outcome.winners == ()
    assert str(MOST_ROUNDS) in english(state.outcome.reason)


# ---------------------------------------------------------------- taking and activating
def test_an_available_card_is_taken_for_a_card_of_its_suit() -> None:
    state = wood()
    lie_available(state, "dominance_fox", "dominance_bird")
    hold(state, ME, "anvil", "woodland_runners", "bake_sale")
    assert set(dominance.offers(state, ME)) == {
        TakeDominance("dominance_fox", "anvil"),
        TakeDominance("dominance_fox", "woodland_runners"),
        TakeDominance("dominance_bird", "woodland_runners"),
    }
    table = StepContext()
    assert dominance.accept(state, table, ME, TakeDominance("dominance_fox", "anvil"))
    settle(state, table)
    assert "dominance_fox" in state.hands[ME]
    assert state.available == ("dominance_bird",)
    assert state.discard == ("anvil",)


def test_only_in_own_daylight_before_the_last_step() -> None:
    state = wood()
    lie_available(state, "dominance_fox")
    hold(state, ME, "anvil")
    hold(state, YOU, "foxfolk_steel")
    assert dominance.offers(state, ME)
    assert not dominance.offers(state, YOU)
    assert not dominance.offers(in_phase(state, Phase.EVENING), ME)
    assert not dominance.offers(in_phase(state, Phase.DAYLIGHT, locked=True), ME)


def test_ten_points_are_needed_and_one_card_is_for_good() -> None:
    state, table = wood(), StepContext()
    hold(state, ME, "dominance_fox", "dominance_mouse")
    state.scores[ME] = 9
    assert dominance.offers(state, ME) == []
    assert why_not_activate(state, ME) is not None
    state.scores[ME] = 10
    assert why_not_activate(state, ME) is None
    assert set(dominance.offers(state, ME)) == {
        ActivateDominance("dominance_fox"),
        ActivateDominance("dominance_mouse"),
    }
    assert dominance.accept(state, table, ME, ActivateDominance("dominance_fox"))
    assert state.dominance[ME] == "dominance_fox"
    assert state.hands[ME] == ("dominance_mouse",)
    assert dominance.offers(state, ME) == []
    why = why_not_activate(state, ME)
    assert why is not None
    assert english(why)


def test_a_vagabond_has_no_dominance_of_its_own() -> None:
    state = wood("vagabond", "eyrie", "marquise")
    hold(state, ME, "dominance_fox")
    state.scores[ME] = 15
    assert ActivateDominance("dominance_fox") not in dominance.offers(state, ME)
    assert why_not_activate(state, ME) is not None


# ---------------------------------------------------------------- winning by it
def test_three_ruled_clearings_of_the_suit_win() -> None:
    state = wood()
    state.dominance[ME] = "dominance_fox"
    foxes = clearings_of(state, Suit.FOX)
    for place in foxes[:2]:
        stand(state, place, s0=1)
    assert not is_met(state, ME)
    stand(state, foxes[2], s0=1)
    assert is_met(state, ME)
    assert list(counted(state, ME, Suit.FOX)) == foxes[:3]
    check(state, StepContext(), ME)
    assert state.outcome is not None
    assert state.outcome.winners == (ME,)
    assert state.outcome.totals[ME] == 0


def test_two_opposite_corners_win_for_the_bird() -> None:
    state = wood()
    state.dominance[ME] = "dominance_bird"
    corner = corners(state)[0]
    beside = next(each for each in corners(state) if each not in (corner, opposite(state, corner)))
    stand(state, corner, s0=1)
    stand(state, beside, s0=1)
    assert not is_met(state, ME)
    stand(state, opposite(state, corner), s0=1)
    assert is_met(state, ME)


def test_without_an_active_card_nothing_is_met() -> None:
    state = wood()
    for place in clearings_of(state, Suit.BIRD):
        stand(state, place, s0=1)
    assert not is_met(state, ME)
    check(state, StepContext(), ME)
    assert state.outcome is None


def test_lent_warriors_do_not_count_and_the_lost_city_counts_for_each_suit() -> None:
    state = wood("marquise", "riverfolk", "eyrie")
    state.dominance[ME] = "dominance_fox"
    foxes = clearings_of(state, Suit.FOX)
    other = next(place for place in clearings_of(state, Suit.BIRD) if place not in foxes)
    stand(state, foxes[0], s0=1)
    stand(state, foxes[1], s0=1)
    stand(state, foxes[2], s1=1)
    state.turn = Turn(seat=ME, services=("mercenaries",))
    assert not is_met(state, ME)
    stand(state, other, s0=1)
    assert not is_met(state, ME)
    state.landmarks = ((Landmark.LOST_CITY, other),)
    assert is_met(state, ME)


def test_the_check_is_the_very_first_thing_of_birdsong() -> None:
    state = wood()
    state.dominance[ME] = "dominance_fox"
    state.scores[ME] = 10
    for place in clearings_of(state, Suit.FOX)[:3]:
        stand(state, place, s0=1)
    state.crafted[ME] = ("better_burrow_bank",)
    run(state, BeginTurn(ME))
    assert state.outcome is not None
    assert state.outcome.winners == (ME,)
    assert state.hands[ME] == ()
    assert english(state.outcome.reason)
