"""How orders are tried: to the end of the turn, with luck only where luck has a hand in it."""

import pytest

from rules.cthulhu_wars.actions import EndTurn, Fight, GiveUp, Recruit, Ritual, Walks
from rules.cthulhu_wars.bots import outlook, search
from rules.cthulhu_wars.bots.features import Features, lens_of
from rules.cthulhu_wars.bots.foresight import foresee, live_on, next_order
from rules.cthulhu_wars.bots.levels import STEADY
from rules.cthulhu_wars.bots.search import Candidate, try_all, try_out, whose_turn
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.turn import BeginTurn, TakeTurn
from rules.kernel import agenda
from rules.kernel.luck import stirred
from rules.kernel.steps import Action, Pass, Seat
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
    before, features = state.clone(), lens_of(state, FIRST)
    _, is_certain = try_out(state, features, Recruit(area(state, "south_pacific")))
    assert state == before
    assert is_certain
    _, is_certain = try_out(state, features, Fight(area(state, "antarctica"), Seat(1)))
    assert not is_certain
    assert state == before


def test_only_what_needs_luck_is_tried_in_every_world(
    state: Earth, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[Action] = []
    plain = search.try_out

    def counted(
        world: Earth, features: Features, action: Action, judge: search.Judge
    ) -> tuple[float, bool]:
        looks.append(action)
        return plain(world, features, action, judge)

    monkeypatch.setattr(search, "try_out", counted)
    worlds = [state.clone() for _ in range(3)]
    for number, world in enumerate(worlds):
        world.luck = stirred(7, number)
    fight, recruit = Fight(area(state, "antarctica"), Seat(1)), Recruit(area(state, "antarctica"))
    tried = try_all(worlds, lens_of(state, FIRST), [fight, recruit], search.worth)
    assert (looks.count(fight), looks.count(recruit)) == (3, 1)
    assert tried[0].value >= tried[1].value


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
        features = lens_of(seen, request.seat)
        found = foresee([seen], features, request.actions)
        assert {each.action for each in found} == {Ritual(), Pass()}
        assert found[0].value >= found[1].value
        assert live_on(seen, features, found[0].action) == found[0].value
        return
    raise AssertionError("no ritual was offered")


def test_a_quick_order_is_legal_and_ends_what_is_over(state: Earth) -> None:
    choice = agenda.question(state)
    assert isinstance(choice, TakeTurn)
    features = lens_of(state, FIRST)
    found = next_order(state, features, choice)
    assert found in choice.actions(state, FIRST, ())
    assert not isinstance(found, GiveUp | EndTurn)


def test_the_second_look_reorders_the_first_ones_only(
    state: Earth, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third = (Recruit(number) for number in range(3))
    values: dict[Action, float] = {first: 1.0, second: 9.0}

    def play_on(world: Earth, action: Action, features: Features, lenses: object) -> float:
        return values[action]

    monkeypatch.setattr(outlook, "play_on", play_on)
    tried = [Candidate(first, 5.0), Candidate(second, 4.0), Candidate(third, 3.0)]
    again = outlook.look_again([state], tried, lens_of(state, FIRST), 2)
    assert [each.action for each in again] == [second, first, third]


def test_others_take_one_turn_before_the_own_next_one(state: Earth) -> None:
    features = lens_of(state, FIRST)
    lenses = {Seat(seat): lens_of(state, Seat(seat)) for seat in range(4)}
    order = Recruit(area(state, "south_pacific"))
    value = outlook.play_on(state, order, features, lenses)
    assert value == outlook.play_on(state, order, features, lenses), (
        "no other luck than the world's"
    )


def test_nothing_misleads_better_levels() -> None:
    assert STEADY.noise == 0.0
