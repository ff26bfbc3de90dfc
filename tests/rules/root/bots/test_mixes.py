"""Bots answer in any mix of factions, automata, maps, decks and options."""

import pytest

from rules.bots.arena import Match, play_match
from rules.kernel import agenda
from rules.kernel.luck import below, stirred
from rules.kernel.registry import Setup, game
from rules.root.automata.ready import AUTOMATA
from rules.root.bots.worth import shared_worth, worth
from rules.root.options import SEATS, check_setup
from rules.root.setup.standard import start
from tests.benchmarks.root_arena import setup_of

TRIES = 60


def any_setup(seed: int, seats: int) -> Setup:
    """Options by luck; in every second one automata may take seats."""
    for salt in range(TRIES):
        setup = setup_of(seats, seed, seed)
        luck = stirred(seed, salt)
        for option in game("root").options:
            if option.id not in SEATS:
                luck, drawn = below(luck, len(option.values))
                setup.options[option.id] = option.values[drawn]
        if seed % 2:
            names = [*sorted(AUTOMATA), "random", "random"]
            for name in SEATS[1:seats]:
                luck, drawn = below(luck, len(names))
                setup.options[name] = names[drawn]
        if not check_setup(setup):
            return setup
    raise AssertionError(f"no set-up is allowed for {seed}")


@pytest.mark.parametrize("seed", range(1, 13))
def test_whatever_is_chosen_is_played_to_the_end(seed: int) -> None:
    seats = 2 + seed % 5
    levels = tuple("steady" if seat == 0 else "novice" for seat in range(seats))
    result = play_match(Match(any_setup(seed, seats), levels, check_every=30))
    assert result.problems == ()
    assert result.finished


def test_allies_against_automata_care_most_for_the_last_one() -> None:
    setup = setup_of(3, 1, 1)
    setup.options["coop"] = "on"
    setup.options.update(seat_1="vagabond", seat_2="eyrie", seat_3=next(iter(AUTOMATA)))
    state = start(setup)
    agenda.begin(state)
    state.scores[:] = [20, 5, 3]
    plain = worth(state, state.first)
    assert plain == shared_worth(state, 10 / 3)
    state.scores[:] = [21, 5, 3]
    first = shared_worth(state, 3.0)
    state.scores[:] = [20, 6, 3]
    assert shared_worth(state, 3.0) > first
