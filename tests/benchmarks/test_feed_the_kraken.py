"""What a game of Feed the Kraken costs: the speed of random games, of clones, views and worlds.

The floors have slack for slow and busy machines: only a real fall fails.
"""

import time
from statistics import median

import pytest

from rules.console.measuring import measured
from rules.feed_the_kraken.characters.window import StepIn
from rules.kernel import agenda
from rules.kernel.luck import below
from rules.kernel.registry import game, setup_of
from rules.kernel.steps import Page

GAMES = 60
LEAST = {"on": 12_000, "off": 20_000}
"""Decisions a second; passes in windows and pages are not counted, but their time is."""
MOST_CLONE, MOST_LIST, MOST_DESCRIBE = 10, 5_000, 50_000
"""Microseconds."""


def random_game(seats: int, seed: int, characters: str) -> int:
    """Plays one; returns the decisions."""
    chosen = {"use_character_cards": characters}
    state = game("feed_the_kraken").start(setup_of("feed_the_kraken", seats, seed, chosen))
    agenda.begin(state)
    luck, decisions = seed, 0
    while state.outcome is None:
        choice = state.agenda[-1]
        for seat in agenda.asked(state):
            actions = agenda.actions(state, seat)
            luck, pick = below(luck, len(actions))
            decisions += len(actions) > 1 and not isinstance(choice, StepIn | Page)
            agenda.apply(state, seat, actions[pick])
            if state.outcome is not None or state.agenda[-1] is not choice:
                break
    return decisions


@pytest.mark.parametrize("characters", ["on", "off"])
def test_decisions_a_second(characters: str, record_property) -> None:
    rates = []
    for seed in range(GAMES):
        begun = time.process_time()
        decisions = random_game(5 + seed % 7, seed, characters)
        rates.append(decisions / (time.process_time() - begun))
    record_property("decisions a second", round(median(rates)))
    print(f"\ncharacters {characters}: {median(rates):,.0f} decisions a second")
    assert median(rates) > LEAST[characters]


@pytest.mark.parametrize("seats", [5, 11])
def test_figures(seats: int, record_property) -> None:
    """All figures that `python -m rules bench` gives."""
    figures = measured(setup_of("feed_the_kraken", seats, 1), 20)
    for name, figure in figures.items():
        record_property(name, figure)
        print(f"{seats} seats: {name} {figure:,.1f}")
    assert figures["clone, us"] < MOST_CLONE
    assert figures["worst list, us"] < MOST_LIST
    assert figures["worst describe, us"] < MOST_DESCRIBE
