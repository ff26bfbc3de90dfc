"""Cthulhu Wars among bots: one level against others, with a table by faction.

    python -m tests.benchmarks.cthulhu_wars_arena --lone master --rest steady --games 100

Each set of factions and seats is played once with the lone level in each seat, so that factions and
seats weigh alike; where all are of one level, every game has a set of its own. With `--out` every
game is written to a file as it ends, and games that are there already are not played again: a long
run can be stopped, and its parts be played by several processes (`--first`, `--games`).
"""

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from rules.bots.arena import Arena, Match, shares, wilson
from rules.cthulhu_wars.effects import built
from rules.cthulhu_wars.state import game_of
from rules.kernel.luck import Order, draw, stirred
from rules.kernel.registry import Setup, game

CORE = ("great_cthulhu", "black_goat", "crawling_chaos", "yellow_sign")
MAPS = ("east", "west")


def setup_of(
    seats: int, number: int, seed: int, is_mixed: bool = False, pool: tuple[str, ...] = CORE
) -> Setup:
    """Set `number` of factions and map: the core factions, or (mixed) any that are built."""
    options = {each.id: each.default for each in game("cthulhu_wars").options}
    names = tuple(each.value for each in built()) if is_mixed or seats > len(pool) else pool
    _, drawn = draw(stirred(number, 4711), Order(len(names)))
    assert isinstance(drawn, tuple)
    for seat in range(seats):
        options[f"seat_{seat + 1}"] = names[drawn[seat]]
    options["map"] = MAPS[number % len(MAPS)]
    return Setup("cthulhu_wars", seats, seed, options)


def matches(
    lone: str, rest: str, games: Iterable[int], seats: int, seed: int, mix: bool
) -> Iterator[Match]:
    """The games with these numbers, one after the other."""
    rotations = 1 if lone == rest else seats
    for number in games:
        levels = [rest] * seats
        levels[number % seats] = lone
        setup = setup_of(seats, seed * 7919 + number // rotations, seed * 100_000 + number, mix)
        yield Match(setup, tuple(levels), check_every=400)


def factions_of(setup: Setup) -> list[str]:
    """The faction of each seat as it was set."""
    return [setup.options[f"seat_{seat + 1}"] for seat in range(setup.seats)]


class Played(msgspec.Struct, frozen=True):
    """A game that was played. `thinking`: seconds of CPU and decisions of each level; `longest`:
    seconds of the longest decision of all; `points`: Doom."""

    seed: int
    factions: list[str]
    levels: list[str]
    share: list[float]
    points: list[int]
    books: list[int]
    rounds: int
    reason: str
    thinking: dict[str, tuple[float, int]]
    longest: float
    problems: list[str]


def play(match: Match) -> Played:
    """Plays one game to its end."""
    arena = Arena(match)
    arena.play()
    state, setup = game_of(arena.state), match.setup
    outcome = state.outcome
    return Played(
        setup.seed,
        factions_of(setup),
        list(match.levels),
        list(shares(setup.seats, outcome.winners if outcome else ())),
        list(state.doom),
        [len(books) for books in state.books],
        state.round,
        outcome.reason.key if outcome else "",
        arena.thinking,
        arena.longest,
        arena.problems,
    )


class Tally:
    """What came of all games so far."""

    def __init__(self, lone: str) -> None:
        """Nothing yet."""
        self.lone, self.won = lone, 0.0
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
            row = self.by_faction.setdefault(faction, [0.0, 0.0, 0.0, 0.0])
            found = (game.share[seat], 1, game.points[seat], game.books[seat])
            row[:] = [one + more for one, more in zip(row, found, strict=True)]

    def report(self) -> str:
        """All of it in lines."""
        count = len(self.games)
        low, high = wilson(self.won, count)
        lines = [f"{self.lone} won {self.won:.1f} of {count} ({low:.1%} to {high:.1%})"]
        for faction, (won, played, points, books) in sorted(self.by_faction.items()):
            low, high = wilson(won, int(played))
            lines.append(
                f"  {faction:14} {won:6.1f} of {int(played):4} = {won / played:6.1%}"
                f" ({low:.1%} to {high:.1%}), {points / played:5.1f} Doom,"
                f" {books / played:.1f} books"
            )
        for level, (spent, decisions) in self.thinking.items():
            lines.append(f"  {level}: {1000 * spent / max(1, decisions):.1f} ms a decision")
        rounds = sorted(each.rounds for each in self.games) or [0]
        lines.append(f"  rounds: {rounds[0]} to {rounds[-1]}, half of them {rounds[count // 2]}")
        lines.append(f"  longest: {max((each.longest for each in self.games), default=0):.2f} s")
        lines.append(f"  ends: {dict(Counter(each.reason for each in self.games))}")
        problems = [f"seed {each.seed}: {what}" for each in self.games for what in each.problems]
        return "\n".join([*lines, *problems[:20]])


def read(path: Path) -> list[Played]:
    """The games of a file."""
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Played) for line in path.read_bytes().splitlines()]


def main() -> None:
    """Plays and tells."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lone", default="steady")
    parser.add_argument("--rest", default="steady")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mix", action="store_true")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    tally = Tally(asked.lone)
    known = {each.seed: each for each in read(asked.out)} if asked.out else {}
    numbers = range(asked.first, asked.first + asked.games)
    for match in matches(asked.lone, asked.rest, numbers, asked.seats, asked.seed, asked.mix):
        found = known.get(match.setup.seed)
        if found is None:
            found = play(match)
            if asked.out:
                with asked.out.open("ab") as file:
                    file.write(msgspec.json.encode(found) + b"\n")
        tally.add(found)
    print(tally.report())


if __name__ == "__main__":
    main()
