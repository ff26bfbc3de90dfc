"""The commands ``simulate`` and ``arena``: many games between bots, counted."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import cycle

from rules.bots.arena import CHECK_EVERY, Match, play_all, wilson
from rules.bots.levels import RANDOM
from rules.console.arguments import (
    FAILED,
    Unusable,
    add_setup,
    levels_of,
    options_of,
    positive,
    seat_range,
    take_up_items,
    tell,
)
from rules.console.tally import Tally
from rules.kernel.own_data import use_own
from rules.kernel.registry import Game, Setup, game, setup_faults, usual_options
from rules.kernel.text import english, plural

ALL = "all"
STRIDES = (1, 2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67)
MOST_SHOWN = 20


def add_simulate(parser: argparse.ArgumentParser) -> None:
    """The words of ``simulate``."""
    _add_shared(parser, games=100)
    parser.add_argument(
        "--bots", default=RANDOM, metavar="LEVEL,..", help="levels, seat by seat, in turn (random)"
    )
    parser.add_argument(
        "--check-every",
        type=positive,
        default=CHECK_EVERY,
        metavar="N",
        help=f"look for problems every N answers ({CHECK_EVERY})",
    )


def add_arena(parser: argparse.ArgumentParser) -> None:
    """The words of ``arena``."""
    _add_shared(parser, games=200)
    parser.add_argument(
        "--levels", required=True, metavar="LEVEL,..", help="two or more levels to compare"
    )


def _add_shared(parser: argparse.ArgumentParser, games: int) -> None:
    add_setup(parser, seats=False)
    parser.add_argument(
        "--seats", type=seat_range, default=None, metavar="K", help="seats, or a range like 1-6"
    )
    parser.add_argument(
        "--games", type=positive, default=games, metavar="N", help=f"how many games ({games})"
    )
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="processes (1)")
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def run_simulate(words: argparse.Namespace) -> int:
    """Plays many games; status 1 if one of them did not end, or had a problem."""
    entry = game(words.game)
    levels = levels_of(entry, words.bots)
    seats = words.seats or range(entry.seat_counts[0], entry.seat_counts[0] + 1)
    take_up_items(words)
    setups = spread(entry, seats, words.options, words.seed, words.games)
    return _run(words, matches(setups, levels, words.check_every))


def run_arena(words: argparse.Namespace) -> int:
    """Compares levels: every level sits at every seat equally often."""
    entry = game(words.game)
    levels = levels_of(entry, words.levels)
    if len(levels) < 2:
        raise Unusable("an arena needs two or more levels")
    least = max(len(levels), entry.seat_counts[0])
    seats = words.seats or range(least, least + 1)
    if seats[0] < len(levels):
        raise Unusable(f"{len(levels)} levels need {len(levels)} seats or more")
    take_up_items(words)
    setups = spread(entry, seats, words.options, words.seed, words.games)
    return _run(words, matches(setups, levels, 10 * CHECK_EVERY))


def spread(entry: Game, seats: range, options: str, seed: int, games: int) -> Iterator[Setup]:
    """Set-ups one after the other: seats in turn, and with «all» every option, each at its pace."""
    fixed = usual_options(entry) | ({} if options == ALL else options_of(entry, options))
    made = number = 0
    while made < games:
        chosen = fixed | (_turned(entry, number // len(seats)) if options == ALL else {})
        setup = Setup(entry.id, seats[number % len(seats)], seed + made, chosen)
        number += 1
        faults = setup_faults(setup)
        if not faults:
            made += 1
            yield setup
        elif options != ALL or number > 1000 * (made + 1):
            raise Unusable(" ".join(map(english, faults)).rstrip("."))


def _turned(entry: Game, number: int) -> dict[str, str]:
    paces = {option.id: pace for option, pace in zip(entry.options, cycle(STRIDES), strict=False)}
    return {
        option.id: option.values[number // paces[option.id] % len(option.values)]
        for option in entry.options
    }


def matches(setups: Iterable[Setup], levels: tuple[str, ...], check_every: int) -> Iterator[Match]:
    """Levels move on by one seat from game to game."""
    for number, setup in enumerate(setups):
        turned = tuple(levels[(seat + number) % len(levels)] for seat in range(setup.seats))
        yield Match(setup, turned, check_every)


def _run(words: argparse.Namespace, played: Iterable[Match]) -> int:
    tally, begun = Tally(words.game), time.perf_counter()
    # All set-ups are made first: an unfit one is told before anything is played.
    module = game(words.game).own_data
    ready = partial(use_own, module, words.items) if words.items is not None else None
    for result in play_all(list(played), words.jobs, words.also, ready):
        tally.add(result)
        _show_progress(tally, words.games)
    counted = tally.counted(time.perf_counter() - begun)
    if words.json:
        tell(json.dumps(counted, indent=2))
    else:
        _tell_table(tally, counted)
    return FAILED if tally.problems or tally.finished < tally.games else 0


def _show_progress(tally: Tally, games: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if tally.games == games else ""
        print(f"\r{tally.games}/{games} games", end=end, file=sys.stderr, flush=True)


def _tell_table(tally: Tally, counted: dict[str, object]) -> None:
    games, decisions = (
        plural("%n game(s)", tally.games),
        plural("%n decision(s)", tally.decisions),
    )
    tell(
        f"{tally.game}: {tally.finished} of {games} finished, {decisions}, "
        f"{counted['decisions_per_second']:,} a second; "
        f"without passes {tally.moves}, {counted['moves_per_second']:,} a second"
    )
    for kind, rows in (("level", tally.levels), ("seat", tally.seats)):
        tell(f"{kind:<10} {'games':>6} {'wins':>8} {'rate':>6}  95 % interval  mean score")
        for name, row in rows.items():
            if not row.games:
                continue
            low, high = wilson(row.wins, row.games)
            score = f"{row.mean_score:10.2f}" if row.scored else " " * 9 + "-"
            tell(
                f"{name:<10} {row.games:>6} {row.wins:>8.1f} {row.wins / row.games:>6.1%}"
                f"  {low:5.1%} - {high:5.1%}  {score}"
            )
    if tally.ends.reasons:
        tell(f"{'end':<40} {'games':>6} {'rate':>6}")
    for reason, count in sorted(tally.ends.reasons.items()):
        tell(f"{reason:<40} {count:>6} {count / tally.ends.ended:>6.1%}")
    for problem in tally.problems[:MOST_SHOWN]:
        tell(f"PROBLEM {problem}")
