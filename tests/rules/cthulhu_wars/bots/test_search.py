"""How orders are tried: to the end of the turn, with luck only where luck has a hand in it."""

import pytest

from rules.cthulhu_wars.actions import EndTurn, Fight, GiveUp, Recruit, Ritual, Walks
from rules.cthulhu_wars.bots import outlook, search
from rules.cthulhu_wars.bots.features import features_of
from rules.cthulhu_wars.bots.foresight import foresee, live_on, next_order
from rules.cthulhu_wars.bots.levels import STEADY
from rules.cthulhu_wars.bots.search import try_out, whose_turn
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.turn import BeginTurn, TakeTurn
from rules.kernel import agenda
from rules.kernel.steps import Pass, Seat
from tests.benchmarks.cthulhu_wars_arena import setup_of
from tests.rules.bots.levels_laws import questions
from tests.rules.cthulhu_wars.scenes import area, gate, put, run, scene

FIRST = Seat(0)


@pytest.fixture
def state() -> Earth:
    """The first seat's turn; everybody holds a gate."""
    found = scene()
    places = ("south_pacific", "west_africa", "south_asia", "europe")
    for seat, place in enumerate(places):
        put(found, seat, place, acolyte=2)
        gate(found, place, seat)
    put(found, 0, "antarctica", starspawn=1)
    put(found, 1, "antarctica", ghoul=1, acolyte=1)
    run(found, BeginTurn(FIRST))
    assert isinstance(agenda.question(found), TakeTurn)
    return found


def test_a_trial_leaves_the_world_as_it_was(state: Earth) -> None:
    before, features = state.clone(), features_of(state, FIRST)
    _, end = try_out(state, features, Recruit(area(state, "south_pacific")))
    assert state == before
    assert end.luck == state.luck
    _, end = try_out(state, features, Fight(area(state, "antarctica"), Seat(1)))
    assert end.luck != state.luck
    assert state == before


def test_an_open_move_is_ended_and_the_trial_stops_at_the_next_turn(state: Earth) -> None:
    game, turn = state.clone(), whose_turn(state)
    south, far = area(state, "south_pacific"), area(state, "antarctica")
    agenda.apply(game, FIRST, Walks(0, south, far))
    search.run_out(game, turn)
    assert whose_turn(game) != turn
    assert game.round == state.round


def test_a_ritual_is_compared_by_what_its_power_would_do_else() -> None:
    for seen, request in questions(setup_of(4, 5, 5), "steady", 400):
        if Ritual() not in request.actions:
            continue
        features = features_of(seen, request.seat)
        found = foresee([seen], features, request.actions)
        assert {each.action for each in found} == {Ritual(), Pass()}
        assert found[0].value >= found[1].value
        assert live_on(seen, features, found[0].action) == found[0].value
        return
    raise AssertionError("no ritual was offered")


def test_a_quick_order_is_legal_and_ends_what_is_over(state: Earth) -> None:
    choice = agenda.question(state)
    assert isinstance(choice, TakeTurn)
    features = features_of(state, FIRST)
    found = next_order(state, features, choice)
    assert found in choice.actions(state, FIRST, ())
    assert not isinstance(found, GiveUp | EndTurn)


def test_others_take_one_turn_before_the_own_next_one(state: Earth) -> None:
    features = features_of(state, FIRST)
    features_by_seat = {Seat(seat): features_of(state, Seat(seat)) for seat in range(4)}
    order = Recruit(area(state, "south_pacific"))
    value = outlook.play_on(state, order, features, features_by_seat)
    assert value == outlook.play_on(state, order, features, features_by_seat), (
        "no other luck than the world's"
    )


def test_nothing_misleads_better_levels() -> None:
    assert STEADY.noise == 0.0
