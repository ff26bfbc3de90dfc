"""The set-ups on which the universal tests play each game: a spread over seats and options.

A new game needs nothing here: `spread` turns its options in every direction. A game may limit the
number of seats, so that the tests stay short, or add set-ups of its own.
"""

from collections.abc import Iterator
from itertools import cycle

import pytest

from rules.kernel.registry import Game, Setup, game, game_ids, setup_faults, setup_of
from tests import toys

toys.register()

GAMES = (*game_ids(), "harbour", "raid")
MOST_SEATS = {"cartographers": 5}
SAMPLES = 7
SOAKED = 40
LARGE = {"cartographers": (setup_of("cartographers", 100, 1),)}
"""Tables that are too large for each run."""
RARE = {
    "root": (
        {"seat_1": "cult", "seat_2": "alliance", "seat_3": "vagabond", "seat_4": "vagabond"},
        {"seat_1": "corvid", "seat_2": "cult", "seat_3": "riverfolk", "landmarks": "two"},
    )
}
"tables that come too late's Options in the spread; there are as many seats as are named."
STRIDES = (1, 2, 3, 5, 7, 11, 13, 4, 6, 8, 9, 10, 12, 14, 15)


def spread(entry: Game, count: int) -> Iterator[Setup]:
    """Set-ups in which seats and options change at different paces, so that they meet."""
    most = MOST_SEATS.get(entry.id, entry.seat_counts[-1])
    counts = [seats for seats in entry.seat_counts if seats <= most]
    made = number = 0
    while made < count:
        options = {
            option.id: option.values[number // stride % len(option.values)]
            for option, stride in zip(entry.options, cycle(STRIDES), strict=False)
        }
        setup = Setup(entry.id, counts[number % len(counts)], 1000 + number, options)
        number += 1
        if not setup_faults(setup):
            made += 1
            yield setup


def setups() -> list[object]:
    """Set-ups of every game, as parameters of tests: a few always, many more on a long run."""
    return [parameter for game_id in GAMES for parameter in setups_of(game_id)]


def setups_of(game_id: str) -> Iterator[object]:
    """The set-ups of one game."""
    for number, setup in enumerate(spread(game(game_id), SOAKED)):
        marks = [pytest.mark.soak] if number >= SAMPLES else []
        yield pytest.param(setup, marks=marks, id=name_of(setup))
    for number, options in enumerate(RARE.get(game_id, ())):
        seats = sum(name.startswith("seat_") for name in options)
        yield pytest.param(setup_of(game_id, seats, number, options), id=f"{game_id}-rare-{number}")
    for setup in LARGE.get(game_id, ()):
        yield pytest.param(setup, marks=[pytest.mark.soak], id=name_of(setup))


def name_of(setup: Setup) -> str:
    """The name of a set-up in a test's name."""
    return "-".join([setup.game, str(setup.seats), *setup.options.values(), str(setup.seed)])
