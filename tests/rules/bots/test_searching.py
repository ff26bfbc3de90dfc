"""The search that games share: what is tried in which worlds, and what a second look changes."""

from collections import Counter
from collections.abc import Callable

import pytest

from rules.bots.searching import Candidate, again, try_all
from rules.kernel.registry import game, setup_of
from rules.kernel.state import State
from rules.kernel.steps import Action, Done, Pass
from tests import toys

toys.register()
GOOD, FAIR, POOR = Done(), Pass(), Action()
VALUES: dict[Action, float] = {GOOD: 5.0, FAIR: 4.0, POOR: -3.0}


@pytest.fixture
def worlds() -> list[State]:
    start = game("raid").start(setup_of("raid", 3, 8))
    return [with_luck(start, number) for number in range(3)]


def with_luck(world: State, luck: int) -> State:
    found = world.clone()
    found.luck = luck
    return found


def counting(looks: Counter[Action], lucky: Action | None) -> Callable[[State, Action], object]:
    """Trials that count themselves; one action needs dice."""

    def trial(world: State, action: Action) -> tuple[float, State]:
        looks[action] += 1
        return VALUES[action], with_luck(world, world.luck + 100 * (action == lucky))

    return trial


def test_what_is_far_behind_is_not_tried_in_every_world(worlds: list[State]) -> None:
    looks = Counter[Action]()
    tried = try_all(worlds, [POOR, FAIR, GOOD], counting(looks, None), far=3.0)
    assert [each.action for each in tried] == [GOOD, FAIR, POOR]
    assert [each.looks for each in tried] == [3, 3, 1]
    assert looks == {GOOD: 3, FAIR: 3, POOR: 1}
    assert [each.value for each in tried] == [5.0, 4.0, -3.0]


def test_only_what_needs_luck_is_tried_in_every_world(worlds: list[State]) -> None:
    looks = Counter[Action]()
    tried = try_all(worlds, [FAIR, GOOD], counting(looks, FAIR), only_luck=True)
    assert looks == {FAIR: 3, GOOD: 1}
    assert [each.end.luck for each in tried] == [0, 100], "where it led in the first world"


def test_a_second_look_reorders_the_first_ones_only() -> None:
    tried = [Candidate(GOOD, 5.0), Candidate(FAIR, 4.0), Candidate(POOR, 3.0)]
    worth = {GOOD: 1.0, FAIR: 2.5, POOR: 9.0}
    looked = again(tried, 2, lambda each: worth[each.action])
    assert [(each.action, each.value) for each in looked] == [(FAIR, 2.5), (GOOD, 1.0), (POOR, 3.0)]
