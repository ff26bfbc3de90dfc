"""What a game of Cthulhu Wars costs: the speed of random games, of clones, views and worlds.

The floors have slack for slow and busy machines: only a real fall fails.
"""

import pytest

from rules.kernel.registry import setup_of
from tests.benchmarks.random_games import decisions_a_second, figures_of

GAMES = 12
LEAST = 6_000
MOST_CLONE, MOST_LIST, MOST_DESCRIBE = 15, 2_000, 5_000
"""Microseconds."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_decisions_a_second(seats: int, record_property) -> None:
    setups = [setup_of("cthulhu_wars", seats, seed) for seed in range(GAMES)]
    assert decisions_a_second(setups, f"{seats} seats", record_property) > LEAST


@pytest.mark.parametrize("seats", [2, 4])
def test_figures(seats: int, record_property) -> None:
    figures = figures_of(setup_of("cthulhu_wars", seats, 1), record_property)
    assert figures["clone, us"] < MOST_CLONE
    assert figures["worst list, us"] < MOST_LIST
    assert figures["worst describe, us"] < MOST_DESCRIBE
