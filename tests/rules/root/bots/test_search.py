"""How much a search looks at: the best is made sure of, a turn played out is thought about."""

from collections import Counter
from collections.abc import Callable

import pytest

from rules.bots import Advice
from rules.bots.searching import Candidate
from rules.kernel import agenda
from rules.kernel.state import State
from rules.kernel.steps import Action, Choice, Done, Pass, Request, Seat
from rules.kernel.views import sample_world
from rules.root.actions import Move
from rules.root.bots import search
from rules.root.bots.levels import master, steady
from rules.root.factions.riverfolk.services import BuyServices
from rules.root.phases import PhaseChoice
from rules.root.state import Woodland
from tests.benchmarks.root_arena import setup_of
from tests.rules.bots.levels_laws import questions
from tests.rules.root.driving import Rest
from tests.rules.root.scenes import scene

SEAT = Seat(0)
GOOD, FAIR, POOR = Move(1, 5, 1), Move(1, 9, 1), Done()
VALUES: dict[Action, float] = {GOOD: 5.0, FAIR: 4.0, POOR: -3.0}


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Counter[Action]:
    """How often each order is tried; what it is worth is known."""
    found: Counter[Action] = Counter()

    def try_out(
        world: Woodland, seat: Seat, action: Action, judge: object = None
    ) -> tuple[float, Woodland]:
        found[action] += 1
        return VALUES[action], world

    monkeypatch.setattr(search, "try_out", try_out)
    return found


def test_the_best_is_made_sure_of_and_its_mean_is_right(looks: Counter[Action]) -> None:
    view = scene(("marquise", "eyrie"))
    tried = [Candidate(FAIR, 8.0, 2), Candidate(GOOD, 6.0, 1), Candidate(POOR, -3.0, 1)]
    search.make_sure(view, SEAT, tried, 1, 5)
    assert looks == {FAIR: 3, GOOD: 4}, "what looks best then is tried, too"
    values = [(each.action, each.looks) for each in tried]
    assert values == [(FAIR, 5), (GOOD, 5), (POOR, 1)]
    assert tried[0].value == pytest.approx((2 * 8.0 + 3 * 4.0) / 5)
    assert tried[1].value == pytest.approx((6.0 + 4 * 5.0) / 5)


def test_a_clear_lead_needs_no_more_looks(looks: Counter[Action]) -> None:
    view = scene(("marquise", "eyrie"))
    tried = [Candidate(GOOD, 20.0, 2), Candidate(FAIR, 4.0, 2)]
    search.make_sure(view, SEAT, tried, 1, 5)
    assert not looks


def test_next_orders_are_tried_with_other_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    lucks: list[int] = []

    def try_out(
        world: Woodland, seat: Seat, action: Action, judge: object = None
    ) -> tuple[float, Woodland]:
        lucks.append(world.luck)
        return VALUES[action], world

    class Orders(Rest, frozen=True):
        def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> list[Action]:
            return [POOR, GOOD, FAIR]

    monkeypatch.setattr(search, "try_out", try_out)
    state = scene(("marquise", "eyrie"))
    luck = state.luck
    assert search.next_order(state, SEAT, Orders()) == GOOD
    assert state.luck == luck
    assert len(lucks) == 3
    assert len(set(lucks)) == 1, "all are compared by the same dice"
    assert luck not in lucks


def test_a_turn_that_is_played_out_is_thought_about_for_a_few_orders(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thoughts: list[Action] = []

    def next_order(game: Woodland, seat: Seat, choice: Choice) -> Action:
        thoughts.append(choice.actions(game, seat, game.answers.get(seat, ()))[0])
        return thoughts[-1]

    monkeypatch.setattr(search, "next_order", next_order)
    counts = []
    for seen, request in questions(setup_of(4, 8, 1), "novice", 40):
        if isinstance(agenda.question(seen), PhaseChoice):
            thoughts.clear()
            search.play_out(sample_world(seen, request.seat, 1), request.seat, request.actions[-1])
            counts.append(len(thoughts))
    assert max(counts) == search.MOST_THOUGHTS


AMONG_AUTOMATA = ("eyrie", "cogwheel_corvids", "drillbit_duchy", "riverfolk_robots")


@pytest.fixture(scope="module")
def alone() -> list[tuple[Woodland, Request]]:
    """Questions about services to a lone person among automata, whose turns ask nothing."""
    setup = setup_of(4, 1, 5)
    for seat, faction in enumerate(AMONG_AUTOMATA, 1):
        setup.options[f"seat_{seat}"] = faction
    found = [
        (seen, request)
        for seen, request in questions(setup, "novice", 40)
        if isinstance(agenda.question(seen), BuyServices)
    ]
    assert len(found) >= 3
    return found


def test_a_turn_among_automata_ends_before_the_next_one_begins(
    alone: list[tuple[Woodland, Request]],
) -> None:
    for seen, request in alone:
        game = sample_world(seen, request.seat, 1)
        turn = search.which_turn(game)
        agenda.apply(game, request.seat, Pass())
        search.run_out(game, turn)
        assert search.which_turn(game) != turn
        assert game.round <= seen.round + 1


@pytest.mark.parametrize(("level", "most"), [(steady, 400), (master, 4000)])
def test_services_are_weighed_within_one_turn(
    level: Callable[[State, Request, int], Advice],
    most: int,
    alone: list[tuple[Woodland, Request]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answered: list[int] = []
    plain = search.answer

    def answer(game: Woodland, choice: Choice) -> None:
        answered.append(game.round)
        plain(game, choice)

    monkeypatch.setattr(search, "answer", answer)
    for seen, request in alone[:2]:
        answered.clear()
        level(seen, request, 1)
        assert set(answered) == {seen.round}, "a later turn was played, too"
        assert len(answered) < most, len(answered)
