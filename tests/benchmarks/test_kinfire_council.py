"""What a game of Kinfire Council costs: the speed of random games, of clones, views and worlds.

The floors have slack for slow and busy machines: only a real fall fails.
"""

import time
from statistics import median

import pytest

from rules.console.measuring import measured
from rules.kernel import agenda
from rules.kernel.luck import below
from rules.kernel.registry import game, setup_of

GAMES = 12
LEAST = 8_000
MOST_CLONE, MOST_LIST, MOST_DESCRIBE = 20, 2_000, 5_000
"""Microseconds."""


def random_game(seats: int, seed: int) -> int:
    """Plays one; returns the answers that were given."""
    state = game("kinfire_council").start(setup_of("kinfire_council", seats, seed))
    agenda.begin(state)
    luck, answers = seed, 0
    while state.outcome is None:
        seat = agenda.asked(state)[0]
        actions = agenda.actions(state, seat)
        luck, pick = below(luck, len(actions))
        agenda.apply(state, seat, actions[pick])
        answers += 1
    return answers


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_decisions_a_second(seats: int, record_property) -> None:
    rates = []
    for seed in range(GAMES):
        begun = time.process_time()
        answers = random_game(seats, seed)
        rates.append(answers / (time.process_time() - begun))
    record_property("decisions a second", round(median(rates)))
    print(f"\n{seats} seats: {median(rates):,.0f} decisions a second")
    assert median(rates) > LEAST


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_figures(seats: int, record_property) -> None:
    """All figures that `python -m rules bench` gives."""
    figures = measured(setup_of("kinfire_council", seats, 1), 20)
    for name, figure in figures.items():
        record_property(name, figure)
        print(f"{seats} seats: {name} {figure:,.1f}")
    assert figures["clone, us"] < MOST_CLONE
    assert figures["worst list, us"] < MOST_LIST
    assert figures["worst describe, us"] < MOST_DESCRIBE
