"""Many games between bots, on several processes: for finding faults, and for comparing levels."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import sqrt

import msgspec

from rules.bots.levels import RANDOM, luck_of
from rules.bots.policies import mind
from rules.bots.talking import Talk
from rules.kernel import agenda
from rules.kernel.agenda import StepResult
from rules.kernel.luck import below
from rules.kernel.registry import Setup, game, load
from rules.kernel.state import State
from rules.kernel.steps import Action, Pass, Seat, Window
from rules.kernel.views import view

CHECK_EVERY = 25
_write = msgspec.json.Encoder().encode
WILSON_Z = 1.959964


class Match(msgspec.Struct, frozen=True):
    """A game to be played: the level of each seat, and how often `problems` is looked at."""

    setup: Setup
    levels: tuple[str, ...]
    check_every: int = CHECK_EVERY


class Result(msgspec.Struct, frozen=True):
    """What became of a match. `decisions` are requests with two or more actions.

    `moves`: those of them that were more than a pass in a window. `free_actions`: what bots said
    unasked. `reason`: the key of why the game ended. `share`: what each seat has of the win: 1
    alone, a part of it when several win. `thinking`: seconds and decisions of each level.
    """

    match: Match
    finished: bool
    problems: tuple[str, ...] = ()
    answers: int = 0
    decisions: int = 0
    moves: int = 0
    free_actions: int = 0
    seconds: float = 0.0
    reason: str = ""
    share: tuple[float, ...] = ()
    totals: tuple[int, ...] = ()
    thinking: dict[str, tuple[float, int]] = {}


_read_match = msgspec.json.Decoder(Match).decode
_read_result = msgspec.json.Decoder(Result).decode


class Arena:
    """One match while it is played."""

    def __init__(self, match: Match) -> None:
        """Starts the game."""
        self.match = match
        self.game = game(match.setup.game)
        self.policies = [mind(match.setup, level) for level in match.levels]
        self.state: State = self.game.start(match.setup)
        self.answers = self.decisions = self.moves = self.free_actions = 0
        self.problems: list[str] = []
        self.talk = Talk(match.setup, {Seat(n): each for n, each in enumerate(match.levels)})
        self.thinking = dict.fromkeys(match.levels, (0.0, 0))
        self.longest = 0.0
        """Seconds of the longest decision."""

    def play(self) -> None:
        """Plays to the end, or to the first problem."""
        bound = self.game.ply_bound(self.match.setup)
        agenda.begin(self.state)
        self.seat_bots()
        while not self.problems and (seats := agenda.asked(self.state)):
            ply = self.state.ply
            if self.talk.speakers:
                self.talk.have_say(self.state, self._say, told=self.problems.append)
            for seat in seats:
                while self._still_asks(ply, seat):
                    self._answer(seat)
                    if self.answers > bound:
                        self.problems.append(f"no end after {bound} answers")
                        return
        self._check()

    def seat_bots(self) -> None:
        """Called once the game has been dealt: an arena of teams seats its bots by the deal."""

    def _say(self, seat: Seat, action: Action) -> StepResult:
        self.free_actions += 1
        return agenda.submit(self.state, seat, action)

    def _still_asks(self, ply: int, seat: Seat) -> bool:
        state = self.state
        return not self.problems and state.ply == ply and agenda.is_asked(state, seat)

    def _answer(self, seat: Seat) -> None:
        state, level = self.state, self.match.levels[seat]
        # The random one needs no view and no words, and what it picks needs no check.
        actions = agenda.actions(state, seat)
        count = len(actions)
        if count == 0:
            self.problems.append(f"seat {seat} is asked, but has no action")
            return
        is_window = isinstance(state.agenda[-1], Window)
        if level == RANDOM:
            luck = luck_of(self.match.setup.seed, seat, self.answers)
            action = actions[below(luck, count)[1]]
            agenda.apply(state, seat, action)
        else:
            action = self._think(seat, level, count)
        self.answers += 1
        self.decisions += count > 1
        self.moves += count > 1 and not (is_window and type(action) is Pass)
        if self.answers % self.match.check_every == 0:
            self._check()

    def _think(self, seat: Seat, level: str, count: int) -> Action:
        seen = view(self.state, seat)
        request = agenda.request(seen, seat)
        begun = time.process_time()
        action = self.policies[seat](seen, request)
        self._took(level, time.process_time() - begun, count)
        agenda.submit(self.state, seat, action)
        return action

    def _took(self, level: str, seconds: float, count: int) -> None:
        spent, decisions = self.thinking[level]
        self.thinking[level] = spent + seconds, decisions + (count > 1)
        self.longest = max(self.longest, seconds)

    def _check(self) -> None:
        if not self.problems:
            self.problems += self.game.problems(self.state)


def play_match(match: Match) -> Result:
    """Plays a match. A fault of the rules or of a bot is a problem of this match, not the end."""
    begun = time.process_time()
    arena: Arena | None = None
    try:
        arena = Arena(match)
        arena.play()
    except Exception as fault:
        what = f"{type(fault).__name__}: {fault}"
        problems = (*(arena.problems if arena else ()), what)
        return Result(match, False, problems, seconds=time.process_time() - begun)
    outcome = arena.state.outcome
    return Result(
        match,
        outcome is not None,
        tuple(arena.problems),
        arena.answers,
        arena.decisions,
        arena.moves,
        arena.free_actions,
        time.process_time() - begun,
        outcome.reason.key if outcome else "",
        shares(match.setup.seats, outcome.winners) if outcome else (),
        outcome.totals if outcome else (),
        arena.thinking,
    )


def play_all(
    matches: Iterable[Match],
    jobs: int,
    modules: Sequence[str] = (),
    ready: Callable[[], object] | None = None,
) -> Iterator[Result]:
    """Plays all matches, several at a time; results come in the order of the matches.

    `modules`: games that the processes must know besides the shipped ones; `ready`: what each of
    them does before it plays.
    """
    if jobs <= 1:
        yield from map(play_match, matches)
        return
    spawned = multiprocessing.get_context("spawn")
    with spawned.Pool(jobs, initializer=partial(_begin, tuple(modules), ready)) as pool:
        yield from map(_read_result, pool.imap(_play_written, map(_write, matches)))


def _begin(modules: tuple[str, ...], ready: Callable[[], object] | None) -> None:
    load(modules)
    if ready is not None:
        ready()


def _play_written(written: bytes) -> bytes:
    return _write(play_match(_read_match(written)))


def shares(seats: int, winners: Sequence[Seat]) -> tuple[float, ...]:
    """What each seat has of the win.

    >>> shares(3, (0, 2))
    (0.5, 0.0, 0.5)
    """
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate by Wilson's score.

    >>> tuple(round(each, 3) for each in wilson(80, 100))
    (0.711, 0.867)
    """
    if games == 0:
        return 0.0, 1.0
    rate, z2 = wins / games, WILSON_Z**2
    middle = rate + z2 / (2 * games)
    spread = WILSON_Z * sqrt(rate * (1 - rate) / games + z2 / (4 * games**2))
    scale = 1 + z2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
