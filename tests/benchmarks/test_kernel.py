"""What the kernel itself costs, measured on a game with almost no rules, and on the toys.

The floors have slack for slow and busy machines: only a real fall fails.
"""

import time
from statistics import median

import pytest

from rules.console.measuring import measured
from rules.kernel import agenda
from rules.kernel.codec import decode, encode
from rules.kernel.luck import below
from rules.kernel.registry import setup_of
from rules.kernel.state import State
from rules.kernel.views import view
from tests import toys
from tests.benchmarks import relay

GAMES = 40
LEAST_DECISIONS_A_SECOND = 60_000
MOST_CLONE = 5e-6
MOST_SAVE = 50e-6

toys.register()


def started() -> State:
    state = relay.start(setup_of("relay", relay.SEATS, 1))
    agenda.begin(state)
    return state


def random_game(seed: int) -> int:
    state, luck, answers = started(), seed, 0
    while seats := agenda.asked(state):
        actions = agenda.actions(state, seats[0])
        luck, pick = below(luck, len(actions))
        agenda.apply(state, seats[0], actions[pick])
        answers += 1
    return answers


def test_decisions_a_second(record_property) -> None:
    """Random games of the relay: this is the kernel's own price."""
    rates = []
    for seed in range(GAMES):
        begun = time.process_time()
        answers = random_game(seed)
        rates.append(answers / (time.process_time() - begun))
    record_property("decisions a second", round(median(rates)))
    print(f"\nrelay: {median(rates):,.0f} decisions a second")
    assert median(rates) > LEAST_DECISIONS_A_SECOND


def test_clone(benchmark) -> None:
    """A clone is a few container copies."""
    benchmark(started().clone)
    assert benchmark.stats.stats.median < MOST_CLONE


def test_clone_and_ten_decisions(benchmark) -> None:
    """What a search step costs."""
    state = started()

    def step() -> None:
        twin = state.clone()
        for _ in range(10):
            seat = agenda.asked(twin)[0]
            agenda.apply(twin, seat, agenda.actions(twin, seat)[0])

    benchmark(step)


def test_view(benchmark) -> None:
    """A view of a state whose fields are all public."""
    benchmark(view, started(), 0)


def test_save_and_load(benchmark) -> None:
    """A state written and read again, with every type checked."""
    state = started()
    benchmark(lambda: decode("relay", encode(state)))
    assert benchmark.stats.stats.median < MOST_SAVE


@pytest.mark.parametrize("game_id", ["harbour", "raid"])
def test_toys(game_id: str, record_property) -> None:
    """All figures of the toys, as `python -m rules bench` gives them."""
    figures = measured(setup_of(game_id, 3, 1), 20)
    for name, figure in figures.items():
        record_property(name, figure)
        print(f"{game_id}: {name} {figure:,.1f}")
    assert figures["clone, us"] < MOST_CLONE * 1e6
    assert figures["worst list, us"] < 5_000
    assert figures["worst describe, us"] < 50_000
