"""Moving (6): unit by unit, each once, one area far; holders and alike units; R1, R6, flight."""

import pytest

from rules.cthulhu_wars.actions import Walks
from rules.cthulhu_wars.orders.moving import (
    WalkList,
    arrivals,
    can_walk_on,
    movers,
    reach,
    walks,
    why_not_walk,
    why_too_far,
)
from rules.cthulhu_wars.state import NOBODY, Earth
from rules.cthulhu_wars.turn import BeginTurn
from rules.kernel import agenda
from rules.kernel.agenda import Refused
from rules.kernel.steps import Done, Seat
from rules.kernel.text import english
from tests.rules.cthulhu_wars.scenes import (
    BG,
    CC,
    GC,
    answer,
    area,
    choices,
    count,
    gate,
    holder,
    put,
    run,
    scene,
)

ME = Seat(0)


@pytest.fixture
def state() -> Earth:
    """Great Cthulhu: two Acolytes in the South Pacific, one on the gate; two Deep Ones in Asia."""
    found = scene((GC, BG, CC))
    put(found, 0, "south_pacific", acolyte=2)
    put(found, 0, "asia", deep_one=2)
    gate(found, "south_pacific", 0)
    return found


def test_alike_units_are_one_the_holder_is_another(state: Earth) -> None:
    pacific, asia = area(state, "south_pacific"), area(state, "asia")
    found = movers(state, ME)
    assert set(found) == {(0, pacific, False), (0, pacific, True), (1, asia, False)}
    assert len(found) == 3


def test_a_lone_holder_is_one(state: Earth) -> None:
    state = scene((GC, BG, CC))
    put(state, 0, "south_pacific", acolyte=1)
    gate(state, "south_pacific", 0)
    assert movers(state, ME) == [(0, area(state, "south_pacific"), True)]


def test_the_list_is_what_it_counts(state: Earth) -> None:
    found = walks(state, ME)
    assert isinstance(found, WalkList)
    listed = list(found)
    assert len(listed) == len(found) == len(set(listed))
    assert all(each in found for each in listed)
    assert found[-1] == listed[-1]
    with pytest.raises(IndexError):
        found[len(found)]
    pacific, europe = area(state, "south_pacific"), area(state, "europe")
    assert Walks(0, pacific, europe) not in found
    assert Done() not in found


def test_a_move_goes_on_until_it_is_ended(state: Earth) -> None:
    pacific, asia, europe = (area(state, id) for id in ("south_pacific", "asia", "europe"))
    run(state, BeginTurn(ME))
    answer(state, 0, Walks(1, asia, europe))
    assert state.power[0] == 9
    assert Done() in choices(state)
    answer(state, 0, Walks(1, asia, europe), Walks(0, pacific, area(state, "australia")), Done())
    assert count(state, 0, "europe", "deep_one") == 2
    assert holder(state, "south_pacific") == 0
    assert state.power[0] == 7
    assert agenda.asked(state) == [Seat(1)]


def test_each_unit_moves_once(state: Earth) -> None:
    asia, europe = area(state, "asia"), area(state, "europe")
    put(state, 0, "europe", deep_one=1)
    run(state, BeginTurn(ME))
    answer(state, 0, Walks(1, asia, europe))
    assert arrivals(state) == {(1, europe): 1}
    answer(state, 0, Walks(1, europe, asia))
    with pytest.raises(Refused):
        answer(state, 0, Walks(1, europe, asia))
    why = why_not_walk(state, ME, 1, europe)
    assert why is not None
    assert "Each unit moves once, and these have just" in english(why)


def test_a_holder_leaves_its_gate(state: Earth) -> None:
    """R1: the other one steps on when the move is over, not in between."""
    pacific = area(state, "south_pacific")
    run(state, BeginTurn(ME))
    answer(state, 0, Walks(0, pacific, area(state, "australia"), True))
    assert holder(state, "south_pacific") == NOBODY
    answer(state, 0, Done())
    assert holder(state, "south_pacific") == 0


def test_a_move_ends_with_the_power(state: Earth) -> None:
    state.power[0] = 1
    run(state, BeginTurn(ME))
    answer(state, 0, Walks(1, area(state, "asia"), area(state, "europe")))
    assert not can_walk_on(state, ME)
    assert agenda.asked(state) == [Seat(1)]


def test_a_move_ends_with_the_units() -> None:
    state = scene((GC, BG, CC))
    put(state, 0, "asia", deep_one=1)
    run(state, BeginTurn(ME))
    answer(state, 0, Walks(1, area(state, "asia"), area(state, "europe")))
    assert agenda.asked(state) == [Seat(1)]


def test_crawling_chaos_goes_two_areas() -> None:
    state = scene((CC, GC, BG))
    put(state, 0, "australia", nightgaunt=1)
    assert reach(state, ME) == 2
    assert reach(state, Seat(1)) == 1
    far = Walks(1, area(state, "australia"), area(state, "asia"))
    assert far in walks(state, ME)
    run(state, BeginTurn(ME))
    answer(state, 0, far)
    assert count(state, 0, "asia", "nightgaunt") == 1
    assert state.power[0] == 9


def test_why_a_unit_does_not_move(state: Earth) -> None:
    pacific, europe = area(state, "south_pacific"), area(state, "europe")
    why = why_not_walk(state, ME, 0, europe)
    assert why is not None
    assert "none in Europe" in english(why)
    far = why_too_far(state, ME, Walks(0, pacific, europe))
    assert far is not None
    assert "1 step away" in english(far)
    assert why_too_far(state, ME, Walks(0, pacific, area(state, "australia"))) is None
    state.power[0] = 0
    why = why_not_walk(state, ME, 0, pacific)
    assert why is not None
    assert "costs 1" in english(why)
    assert len(walks(state, ME)) == 0
