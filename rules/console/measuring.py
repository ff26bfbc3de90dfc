"""The command ``bench``: medians of what a game's engine costs."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from statistics import median

from rules.bots.arena import Match, play_match
from rules.bots.levels import RANDOM
from rules.console.arguments import add_setup, positive, seats_or_least, setup_from, tell
from rules.kernel import agenda
from rules.kernel.codec import decode, encode
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import SeatKind, SeatPlan, read_record, record_of, write_record
from rules.kernel.registry import Setup, game
from rules.kernel.state import State
from rules.kernel.steps import Seat
from rules.kernel.text import counted
from rules.kernel.views import sample_world, view

REPEATS = 5
MICRO = 1e6


def add_bench(parser: argparse.ArgumentParser) -> None:
    """The words of ``bench``."""
    add_setup(parser)
    parser.add_argument(
        "--games", type=positive, default=50, metavar="N", help="games to measure (50)"
    )
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def run_bench(words: argparse.Namespace) -> int:
    """Measures a game and tells medians; times in microseconds."""
    figures = measured(setup_from(words, seats_or_least(words)), words.games)
    if words.json:
        tell(json.dumps(figures, indent=2))
        return 0
    seats = counted(seats_or_least(words), "seat")
    tell(f"{words.game}, {seats}, medians over positions of random games")
    for name, figure in figures.items():
        tell(f"  {name:<28} {figure:>14,.1f}")
    return 0


def measured(setup: Setup, games: int) -> dict[str, float]:
    """Decisions a second, with and without passes, then microseconds by what is done."""
    figures = rates(setup, games)
    states = positions(setup, max(2, games // 10))
    costs = {name: [_cost(do, state) for state in states] for name, do in DONE.items()}
    figures |= {f"{name}, us": median(each) for name, each in costs.items()}
    figures["worst list, us"] = max(costs["list the actions"])
    figures["worst describe, us"] = max(costs["describe the options"])
    figures["most actions"] = max(len(_actions(state)) for state in states)
    figures |= _records(setup)
    return {name: round(figure, 2) for name, figure in figures.items()}


def rates(setup: Setup, games: int) -> dict[str, float]:
    """Medians over random games; only requests with two or more actions count.

    `moves` are those of them that were more than a pass in a window.
    """
    decisions, moves = [], []
    for number in range(games):
        other = Setup(setup.game, setup.seats, setup.seed + number, setup.options)
        result = play_match(Match(other, (RANDOM,) * setup.seats, check_every=1 << 30))
        decisions.append(result.decisions / result.seconds)
        moves.append(result.moves / result.seconds)
    return {"decisions a second": median(decisions), "moves a second": median(moves)}


def positions(setup: Setup, games: int) -> list[State]:
    """States of random games, one in each ten answers."""
    found = []
    for number in range(games):
        play = _played(Setup(setup.game, setup.seats, setup.seed + number, setup.options))
        found += [state.clone() for state in play.snapshots[::10]]
    return found


def _played(setup: Setup) -> Play:
    play, number = Play(setup), 0
    while seats := agenda.asked(play.state):
        actions = agenda.request(play.state, seats[0]).actions
        number = (number * 75 + 74) % 65537
        play.submit(seats[0], actions[number % len(actions)])
    return play


def _actions(state: State) -> list[object]:
    return list(agenda.request(state, agenda.asked(state)[0]).actions)


def _list(state: State) -> object:
    return _actions(state)


def _describe(state: State) -> object:
    return agenda.options(state, agenda.asked(state)[0])


def _view(state: State) -> object:
    return view(state, Seat(0))


def _deal(state: State) -> object:
    return sample_world(view(state, Seat(0)), Seat(0), 1)


def _read(state: State) -> object:
    return decode(state.GAME, encode(state))


def _problems(state: State) -> object:
    return game(state.GAME).problems(state)


DONE: dict[str, Callable[[State], object]] = {
    "clone": State.clone,
    "who is asked": agenda.asked,
    "list the actions": _list,
    "describe the options": _describe,
    "view of a seat": _view,
    "view and deal a world": _deal,
    "write a state": encode,
    "write and read a state": _read,
    "look for problems": _problems,
}


def _cost(do: Callable[[State], object], state: State) -> float:
    """Microseconds of one call: the median of some batches, long enough to be measured."""
    do(state)
    begun = time.process_time()
    do(state)
    batch = max(1, min(200, int(2e-4 / (time.process_time() - begun + 1e-9))))
    times = []
    for _ in range(REPEATS):
        begun = time.process_time()
        for _ in range(batch):
            do(state)
        times.append((time.process_time() - begun) / batch)
    return median(times) * MICRO


def _records(setup: Setup) -> dict[str, float]:
    play = _played(setup)
    seats = (SeatPlan(SeatKind.PERSON),) * setup.seats
    raw = write_record(record_of(play, seats, TakeBack.STRICT, program=""))
    count = len(play.journal.entries)

    def write(state: State) -> object:
        return write_record(record_of(play, seats, TakeBack.STRICT, program=""))

    return {
        "entries of a record": count,
        "write a record, us": _cost(write, play.state),
        "read a record, us": _cost(lambda state: read_record(raw), play.state),
        "replay a record, us": _cost(lambda state: Play.resumed(play.journal), play.state),
    }
