"""The end and who wins (13)."""

import pytest

from rules.kernel.steps import Seat
from rules.kernel.text import english
from rules.kinfire_council.goods import set_sheet
from rules.kinfire_council.rounds.ending import EndGame
from rules.kinfire_council.state import NOBODY, Council
from tests.rules.kinfire_council.nights import drawn, kinds, whole


def end(
    *score: int, cult: int = 0, conspirator: int = NOBODY, goods: dict[int, int] | None = None
) -> Council:
    """A game that ends with these V."""
    state = whole(seats=len(score))
    state.score, state.cult_score = list(score), cult
    state.conspirator = Seat(conspirator)
    for seat, coins in (goods or {}).items():
        set_sheet(state, Seat(seat), goods=(coins, 0, 0, 0, 0))
    return state


def finished(state: Council) -> tuple[tuple[int, ...], str]:
    """Who wins, and why in words."""
    drawn(state, [], EndGame())
    assert state.outcome is not None
    return tuple(map(int, state.outcome.winners)), english(state.outcome.reason)


def test_the_highest_v_wins() -> None:
    found = finished(end(50, 70, 60, cult=40))
    assert found == ((1,), "The most V: Seat 2 with 70. The Cult has 40.")


AHEAD = "The Cult leads with 71 V to 70."
TIED = "The Cult has 70 V, as many as the best player, and it wins all ties."


@pytest.mark.parametrize(("cult", "lead"), [(70, TIED), (71, AHEAD)])
def test_the_cult_wins_ties_and_with_it_the_conspirator_alone(cult: int, lead: str) -> None:
    winners, why = finished(end(70, 60, 60, cult=cult, conspirator=2))
    assert winners == (2,)
    assert why == f"{lead} The Conspirator wins alone: Seat 3"


def test_without_a_conspirator_all_lose_and_two_players_both() -> None:
    told = "No one conspired with it: everyone loses."
    assert finished(end(70, 60, 60, cult=70)) == ((), f"{TIED} {told}")
    assert finished(end(70, 60, 60, cult=71)) == ((), f"{AHEAD} {told}")
    assert finished(end(70, 60, cult=70)) == ((), f"{TIED} Both lose.")
    assert finished(end(70, 60, cult=71)) == ((), f"{AHEAD} Both lose.")


def test_a_conspirator_on_top_with_the_cult_wins_as_conspirator() -> None:
    winners, why = finished(end(70, 60, 60, cult=70, conspirator=0))
    assert winners == (0,)
    assert "Conspirator wins alone" in why


def test_ties_go_by_patron_tokens_then_by_goods_then_are_shared() -> None:
    state = end(70, 70, 60, cult=10, goods={0: 9})
    state.upgraded, state.patrons = (2, 4), ((2, Seat(0)), (4, Seat(1)))
    winners, why = finished(state)
    assert winners == (0,)
    assert why.startswith("Tied at 70 V and on districts; most resources: Seat 1.")
    state = end(70, 70, 60, cult=10, goods={0: 9})
    state.upgraded, state.patrons = (4,), ((4, Seat(1)),)
    assert finished(state)[0] == (1,)
    winners, why = finished(end(70, 70, 60, cult=10))
    assert winners == (0, 1)
    assert why.startswith("They share the victory with 70 V: Seat 1, Seat 2.")


def test_upgrades_without_a_token_break_no_tie() -> None:
    state = end(70, 70, 60, cult=10)
    state.upgraded = (2, 4)
    assert finished(state)[0] == (0, 1)


def test_laws_count_in_the_order_in_which_they_passed_then_hidden_threats() -> None:
    state = end(50, 60, 60, cult=20)
    state.laws = ("gaol_ledger", "grain_stores", "patrons_roll")
    set_sheet(state, Seat(0), cultists=(3, 4))
    state.upgraded, state.patrons = (2,), ((2, Seat(1)),)
    state.hidden_threats = ("street_panic", "ash_squall")
    events = drawn(state, [], EndGame())
    assert kinds(events) == [
        *("LawCounted", "Scored", "LawCounted", "Scored"),
        *("HiddenTurned", "CultScored", "CultScored"),
    ]
    assert (state.score, state.cult_score) == ([54, 62, 60], 27)


def test_the_outcome_tells_every_source_and_what_breaks_ties() -> None:
    state = end(10, 10, 10, cult=0, conspirator=1)
    state.laws = ("gaol_ledger",)
    set_sheet(state, Seat(0), cultists=(3, 4), goods=(1, 2, 0, 0, 0))
    state.cult_area[1] = 1
    drawn(state, [], EndGame())
    outcome = state.outcome
    assert outcome is not None
    assert outcome.totals == (14, 10, 10)
    told = [(each.seat, english(each.source), each.points) for each in outcome.lines]
    assert told == [(0, "Decrees", 4), (1, "Decrees", 0), (2, "Decrees", 0)]
    assert [english(title) for title in outcome.titles] == [
        "patron of no district, 3 resources left",
        "Conspirator, patron of no district, 0 resources left",
        "patron of no district, 0 resources left",
    ]
