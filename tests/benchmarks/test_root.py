"""What a game of Root costs: the speed of random games, of clones, views and worlds.

The floors have slack for slow and busy machines: only a real fall fails.
"""

import pytest

from rules.kernel.registry import setup_of
from tests.benchmarks.random_games import decisions_a_second, figures_of

TABLES = (
    ("marquise", "eyrie", "alliance", "vagabond"),
    ("cult", "riverfolk", "duchy", "corvid"),
    ("marquise", "cult", "duchy", "vagabond"),
    ("eyrie", "alliance", "riverfolk", "corvid"),
)
GAMES = 8
"""Of each table."""
LEAST = 8_000
MOST_CLONE, MOST_LIST, MOST_DESCRIBE = 15, 2_000, 5_000
"""Microseconds."""


@pytest.mark.parametrize("factions", TABLES, ids="-".join)
def test_decisions_a_second(factions: tuple[str, ...], record_property) -> None:
    chosen = {f"seat_{number}": faction for number, faction in enumerate(factions, 1)}
    setups = [setup_of("root", len(factions), seed, chosen) for seed in range(GAMES)]
    assert decisions_a_second(setups, ", ".join(factions), record_property) > LEAST


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_figures(seats: int, record_property) -> None:
    figures = figures_of(setup_of("root", seats, 1), record_property)
    assert figures["clone, us"] < MOST_CLONE
    assert figures["worst list, us"] < MOST_LIST
    assert figures["worst describe, us"] < MOST_DESCRIBE
