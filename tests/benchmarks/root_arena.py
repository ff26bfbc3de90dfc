"""Root among bots: one level against others over rotating factions, with a table by faction.

    python -m tests.benchmarks.root_arena --lone master --rest steady --games 100

Each set of factions and seats is played once with the lone level in each seat, so that factions and
seats weigh alike.
"""

import argparse
import time
from collections.abc import Iterator

from rules.bots.arena import Match, Result, play_match, wilson
from rules.kernel.luck import Order, draw, stirred
from rules.kernel.registry import Setup, game
from rules.root.words import FACTIONS

MIXES: tuple[dict[str, str], ...] = (
    {},
    {"map": "winter"},
    {"deck": "exiles_partisans"},
    {"suits": "random", "landmarks": "one"},
    {"setup": "advanced", "deck": "exiles_partisans", "landmarks": "two"},
)
POOL = (*[faction.value for faction in FACTIONS], "vagabond")


def setup_of(seats: int, number: int, seed: int, is_mixed: bool = False) -> Setup:
    """Set `number` of factions; the standard game, or maps, decks and set-ups in turn."""
    options = {each.id: each.default for each in game("root").options}
    luck = stirred(number, 4711)
    _, drawn = draw(luck, Order(len(POOL)))
    assert isinstance(drawn, tuple)
    for seat in range(seats):
        options[f"seat_{seat + 1}"] = POOL[drawn[seat]]
    if is_mixed:
        options |= MIXES[number % len(MIXES)]
    return Setup("root", seats, seed, options)


def matches(lone: str, rest: str, games: int, seats: int, seed: int, mix: bool) -> Iterator[Match]:
    """The games, one after the other."""
    for number in range(games):
        levels = [rest] * seats
        levels[number % seats] = lone
        setup = setup_of(seats, seed + number // seats, seed * 1000 + number, mix)
        yield Match(setup, tuple(levels), check_every=400)


def factions_of(setup: Setup) -> list[str]:
    """The faction of each seat as it was set."""
    return [setup.options[f"seat_{seat + 1}"] for seat in range(setup.seats)]


class Tally:
    """What came of all games so far."""

    def __init__(self, lone: str) -> None:
        """Nothing yet."""
        self.lone, self.games, self.won = lone, 0, 0.0
        self.by_faction: dict[str, list[float]] = {}
        self.reasons: dict[str, int] = {}
        self.thinking: dict[str, tuple[float, int]] = {}
        self.problems: list[str] = []

    def add(self, result: Result) -> None:
        """One more game."""
        setup, levels = result.match.setup, result.match.levels
        self.problems += [f"seed {setup.seed}: {each}" for each in result.problems]
        for level, (seconds, count) in result.thinking.items():
            spent, decisions = self.thinking.get(level, (0.0, 0))
            self.thinking[level] = spent + seconds, decisions + count
        if not result.share:
            return
        self.games += 1
        self.won += result.share[levels.index(self.lone)]
        self.reasons[result.reason] = self.reasons.get(result.reason, 0) + 1
        for seat, faction in enumerate(factions_of(setup)):
            row = self.by_faction.setdefault(faction, [0.0, 0.0, 0.0])
            points = result.totals[seat] if result.totals else 0
            row[:] = [row[0] + result.share[seat], row[1] + 1, row[2] + points]

    def report(self) -> str:
        """All of it in lines."""
        low, high = wilson(self.won, self.games)
        lines = [f"{self.lone} won {self.won:.1f} of {self.games} ({low:.1%} to {high:.1%})"]
        for faction, (won, played, points) in sorted(self.by_faction.items()):
            low, high = wilson(won, int(played))
            lines.append(
                f"  {faction:10} {won:6.1f} of {int(played):4} = {won / played:6.1%}"
                f" ({low:.0%} to {high:.0%}), {points / played:5.1f} points"
            )
        for level, (spent, count) in self.thinking.items():
            lines.append(f"  {level}: {1000 * spent / max(1, count):.1f} ms a decision")
        lines.append(f"  ends: {self.reasons}")
        return "\n".join([*lines, *self.problems[:20]])


def main() -> None:
    """Plays and tells."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lone", default="steady")
    parser.add_argument("--rest", default="steady")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mix", action="store_true")
    asked = parser.parse_args()
    tally, begun = Tally(asked.lone), time.monotonic()
    games = matches(asked.lone, asked.rest, asked.games, asked.seats, asked.seed, asked.mix)
    for match in games:
        tally.add(play_match(match))
    print(tally.report())
    print(f"  {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
