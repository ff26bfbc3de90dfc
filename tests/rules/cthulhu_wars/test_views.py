"""Who may know what (12): what unrevealed Elder Signs are worth, nothing else."""

import pytest

from rules.cthulhu_wars.problems import problems
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.views import unseen_signs
from rules.kernel.steps import Seat
from rules.kernel.views import sample_world, view
from tests.rules.cthulhu_wars.scenes import scene


@pytest.fixture
def state() -> Earth:
    """Signs on two cards, two revealed."""
    found = scene()
    found.signs[0], found.signs[1] = (1, 3), (2, 2, 2)
    found.revealed = (1, 3)
    found.signs_left = (16, 9, 4)
    assert problems(found) == []
    return found


def test_own_signs_and_the_number_of_others(state: Earth) -> None:
    assert view(state, Seat(0)).signs == [(1, 3), (0, 0, 0), (), ()]
    assert view(state, None).signs == [(0, 0), (0, 0, 0), (), ()]


def test_the_supply_tells_its_number_only(state: Earth) -> None:
    other = state.clone()
    other.signs[1], other.signs_left = (1, 1, 3), (14, 12, 3)
    assert problems(other) == []
    for viewer in (Seat(0), Seat(2), None):
        assert view(state, viewer).signs_left == view(other, viewer).signs_left
        assert sum(view(state, viewer).signs_left) == 29


def test_what_nobody_has_seen(state: Earth) -> None:
    assert unseen_signs(state, None) == (17, 12, 5)
    assert unseen_signs(state, Seat(0)) == (16, 12, 4)


def test_worlds_agree_with_the_view(state: Earth) -> None:
    worlds = [sample_world(view(state, Seat(0)), Seat(0), luck) for luck in range(20)]
    for world in worlds:
        assert problems(world) == []
        assert view(world, Seat(0)).signs == view(state, Seat(0)).signs
        assert view(world, Seat(0)).signs_left == view(state, Seat(0)).signs_left
    assert len({world.signs[1] for world in worlds}) > 3
