"""What a game costs: random games by their decisions a second, and the console's own figures."""

import time
from collections.abc import Callable, Iterable
from statistics import median

from rules.console.measuring import measured
from rules.kernel import agenda
from rules.kernel.luck import below
from rules.kernel.registry import Setup, game

TAKES = 20
"""So often each figure is taken."""
Note = Callable[[str, float], None]


def random_game(setup: Setup) -> int:
    """Plays one; returns the answers that were given."""
    state = game(setup.game).start(setup)
    agenda.begin(state)
    luck, answers = setup.seed, 0
    while state.outcome is None:
        seat = agenda.asked(state)[0]
        actions = agenda.actions(state, seat)
        luck, pick = below(luck, len(actions))
        agenda.apply(state, seat, actions[pick])
        answers += 1
    return answers


def decisions_a_second(setups: Iterable[Setup], name: str, note: Note) -> float:
    """The median over these games, noted and told."""
    rates = []
    for setup in setups:
        begun = time.process_time()
        answers = random_game(setup)
        rates.append(answers / (time.process_time() - begun))
    note("decisions a second", round(median(rates)))
    print(f"\n{name}: {median(rates):,.0f} decisions a second")
    return median(rates)


def figures_of(setup: Setup, note: Note) -> dict[str, float]:
    """All figures that `python -m rules bench` gives, noted and told."""
    figures = measured(setup, TAKES)
    for name, figure in figures.items():
        note(name, figure)
        print(f"{setup.seats} seats: {name} {figure:,.1f}")
    return figures
