"""Totals, tie-break, rating, score lines."""

from rules.cartographers.ending import (
    EndYear,
    lost_to_monsters,
    outcome_of,
    rating,
    score_lines,
    solo_target,
    total,
    winners_of,
)
from rules.cartographers.scoring.seasons_end import SeasonScore
from rules.cartographers.state import Cartographers
from rules.kernel.text import english
from tests.rules.cartographers.positions import placed, run

EDICTS = ["sentinel_wood", "canal_lake", "wildholds", "borderlands"]


def scored(*seats: list[tuple[int, int, int, int]], **options: str) -> Cartographers:
    state = placed(seats=len(seats), edicts=EDICTS, options=options)
    state.scores = [tuple(SeasonScore(*four) for four in seat) for seat in seats]
    return state


def test_totals_and_monsters() -> None:
    state = scored([(10, 5, 2, 3), (1, 1, 1, 9)])
    assert (total(state, 0), lost_to_monsters(state, 0)) == (8, 12)


def test_highest_total_wins() -> None:
    state = scored([(1, 0, 0, 0)], [(5, 0, 0, 0)], [(4, 0, 0, 0)])
    assert winners_of(state) == (1,)
    assert english(outcome_of(state).reason) == "Seat 2 wins with 5."


def test_fewest_lost_to_monsters_breaks_a_tie() -> None:
    state = scored([(9, 0, 0, 4)], [(8, 0, 0, 3)], [(6, 0, 0, 2)])
    assert winners_of(state) == (1,)
    assert "Tiebreaker: fewest stars lost to monsters" in english(outcome_of(state).reason)


def test_equal_in_both_share() -> None:
    state = scored([(9, 0, 0, 4)], [(5, 4, 0, 4)], [(1, 0, 0, 0)])
    assert winners_of(state) == (0, 1)
    assert english(outcome_of(state).reason) == "Seat 1, Seat 2 share the victory with 5."


def test_solo_rating_and_title() -> None:
    state = scored([(50, 20, 10, 0)])
    assert solo_target(state) == 25 + 24 + 16 + 24
    assert rating(state) == -9
    outcome = outcome_of(state)
    assert [english(title) for title in outcome.titles] == ["Inept Assistant"]
    assert outcome.winners == (0,)


def test_four_lines_a_season_add_up_to_the_total() -> None:
    state = scored([(10, 5, 2, 3), (1, 2, 3, 4)])
    lines = score_lines(state)
    assert len(lines) == 8
    assert sum(line.points for line in lines) == total(state, 0)
    assert english(lines[0].source) == "Spring, edict A: Sentinel Wood"
    assert english(lines[5].source) == "Summer, edict C: Wildholds"
    assert (english(lines[3].source), lines[3].points) == ("Spring: monsters", -3)


def test_the_end_is_a_barrier_only_where_maps_were_hidden() -> None:
    state = scored([(1, 0, 0, 0)])
    assert run(state, EndYear()).undo_barrier is None
    assert state.outcome is not None
    assert run(scored([(1, 0, 0, 0)], map_visibility="private"), EndYear()).undo_barrier is not None
