"""Bots of a game of factions: one level against others, with a table by faction.

What `root_arena` and `cthulhu_wars_arena` share: each gives a `Table`, that is how a game is set
and what is read off its end. Each set of factions and seats is played once with the lone level in
each seat, so that factions and seats weigh alike; where all are of one level, every game has a set
of its own. With `--out` every game is written to a file as it ends, and games that are there
already are not played again: a long run can be stopped, and its parts be played by several
processes (`--first`, `--games`).
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from rules.bots.arena import Arena, Match, shares, wilson
from rules.kernel.luck import Order, draw, stirred
from rules.kernel.registry import Setup
from rules.kernel.state import State


class Read(msgspec.Struct, frozen=True):
    """What is read off a game that is over: points and further numbers by seat, rounds; the
    factions where they are not set but dealt."""

    points: list[int]
    rounds: int
    further: list[int] = []
    factions: list[str] = []


class Table(msgspec.Struct, frozen=True):
    """A game of factions. `setup_of(seats, number, seed, is_mixed)`; `strides`: how far apart the
    sets and the seeds of two runs lie; `units`: the words for points and further numbers."""

    about: str
    setup_of: Callable[[int, int, int, bool], Setup]
    read: Callable[[State], Read]
    strides: tuple[int, int]
    units: tuple[str, ...]

    def matches(
        self, lone: str, rest: str, games: Iterable[int], seats: int, seed: int, mix: bool
    ) -> Iterator[Match]:
        """The games with these numbers, one after the other."""
        rotations = 1 if lone == rest else seats
        sets, seeds = self.strides
        for number in games:
            levels = [rest] * seats
            levels[number % seats] = lone
            first = seed * sets + number // rotations
            setup = self.setup_of(seats, first, seed * seeds + number, mix)
            yield Match(setup, tuple(levels), check_every=400)


def drawn(number: int, pool: Sequence[str], seats: int) -> dict[str, str]:
    """The factions of set `number`, as options of the seats."""
    _, order = draw(stirred(number, 4711), Order(len(pool)))
    assert isinstance(order, tuple)
    return {f"seat_{seat + 1}": pool[order[seat]] for seat in range(seats)}


def factions_of(setup: Setup) -> list[str]:
    """The faction of each seat as it was set."""
    return [setup.options[f"seat_{seat + 1}"] for seat in range(setup.seats)]


class Played(msgspec.Struct, frozen=True):
    """A game that was played. `thinking`: seconds of CPU and decisions of each level; `longest`:
    seconds of the longest decision of all."""

    seed: int
    factions: list[str]
    levels: list[str]
    share: list[float]
    points: list[int]
    rounds: int
    reason: str
    thinking: dict[str, tuple[float, int]]
    longest: float
    problems: list[str]
    further: list[int] = msgspec.field(default_factory=list, name="books")


def play(table: Table, match: Match) -> Played:
    """Plays one game to its end."""
    arena = Arena(match)
    arena.play()
    setup, outcome, read = match.setup, arena.state.outcome, table.read(arena.state)
    return Played(
        setup.seed,
        read.factions or factions_of(setup),
        list(match.levels),
        list(shares(setup.seats, outcome.winners if outcome else ())),
        read.points,
        read.rounds,
        outcome.reason.key if outcome else "",
        arena.thinking,
        arena.longest,
        arena.problems,
        read.further,
    )


class Tally:
    """What came of all games so far."""

    def __init__(self, lone: str, units: tuple[str, ...]) -> None:
        """Nothing yet."""
        self.lone, self.won, self.units = lone, 0.0, units
        self.games: list[Played] = []
        self.by_faction: dict[str, list[float]] = {}
        self.thinking: dict[str, tuple[float, int]] = {}

    def add(self, game: Played) -> None:
        """One more game."""
        self.games.append(game)
        for level, (seconds, count) in game.thinking.items():
            spent, decisions = self.thinking.get(level, (0.0, 0))
            self.thinking[level] = spent + seconds, decisions + count
        self.won += game.share[game.levels.index(self.lone)]
        for seat, faction in enumerate(game.factions):
            numbers = [each[seat] for each in (game.points, game.further) if each]
            row = self.by_faction.setdefault(faction, [0.0] * (2 + len(numbers)))
            found = (game.share[seat], 1, *numbers)
            row[:] = [one + more for one, more in zip(row, found, strict=True)]

    def report(self) -> str:
        """All of it in lines."""
        count = len(self.games)
        low, high = wilson(self.won, count)
        lines = [f"{self.lone} won {self.won:.1f} of {count} ({low:.1%} to {high:.1%})"]
        lines += [self._row(*each) for each in sorted(self.by_faction.items())]
        for level, (spent, decisions) in self.thinking.items():
            lines.append(f"  {level}: {1000 * spent / max(1, decisions):.1f} ms a decision")
        rounds = sorted(each.rounds for each in self.games) or [0]
        lines.append(f"  rounds: {rounds[0]} to {rounds[-1]}, half of them {rounds[count // 2]}")
        lines.append(f"  longest: {max((each.longest for each in self.games), default=0):.2f} s")
        lines.append(f"  ends: {dict(Counter(each.reason for each in self.games))}")
        problems = [f"seed {each.seed}: {what}" for each in self.games for what in each.problems]
        return "\n".join([*lines, *problems[:20]])

    def _row(self, faction: str, row: list[float]) -> str:
        won, played, *numbers = row
        low, high = wilson(won, int(played))
        means = zip(numbers, self.units, strict=True)
        told = ", ".join(f"{number / played:5.1f} {unit}" for number, unit in means)
        share = f"{won:6.1f} of {int(played):4} = {won / played:6.1%} ({low:.1%} to {high:.1%})"
        return f"  {faction:14} {share}, {told}"


def read(path: Path) -> list[Played]:
    """The games of a file."""
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Played) for line in path.read_bytes().splitlines()]


def main(table: Table) -> None:
    """Plays and tells."""
    parser = argparse.ArgumentParser(description=table.about)
    parser.add_argument("--lone", default="steady")
    parser.add_argument("--rest", default="steady")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mix", action="store_true")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    tally = Tally(asked.lone, table.units)
    known = {each.seed: each for each in read(asked.out)} if asked.out else {}
    numbers = range(asked.first, asked.first + asked.games)
    for match in table.matches(asked.lone, asked.rest, numbers, asked.seats, asked.seed, asked.mix):
        found = known.get(match.setup.seed)
        if found is None:
            found = play(table, match)
            if asked.out:
                with asked.out.open("ab") as file:
                    file.write(msgspec.json.encode(found) + b"\n")
        tally.add(found)
    print(tally.report())
