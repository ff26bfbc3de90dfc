"""Games in which the level of a seat goes by the side dealt to it: one team against steady others.

The arena looks at the deal to seat its bots; the bots themselves get their views and no more.

    python -m rules.feed_the_kraken.bots.teams --seats 7 --games 200 --level master --others steady
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import NamedTuple

from rules.bots.arena import Arena, Match, wilson
from rules.bots.policies import mind
from rules.feed_the_kraken.data import spaces
from rules.feed_the_kraken.enums import Side
from rules.feed_the_kraken.state import Kraken, everybody, game_of
from rules.kernel import agenda
from rules.kernel.registry import setup_of

GAME = "feed_the_kraken"
SIDES = (Side.SAILOR, Side.PIRATE, Side.CULT)
ALL = "all"


class Ended(NamedTuple):
    """How a game of teams ended. `longest`: seconds of the longest decision."""

    seed: int
    team: str
    winner: Side
    navigations: int
    mutinies: int
    converts: int
    fed: bool
    problems: tuple[str, ...]
    seconds: float
    decisions: int
    longest: float


class TeamArena(Arena):
    """A match whose bots are seated once the cards are dealt: a team of one level, and others."""

    def __init__(self, match: Match, team: str, level: str, others: str) -> None:
        """`team`: a side by the cards dealt, or all."""
        super().__init__(match)
        self.team, self.level, self.others = team, level, others
        self.thinking = {level: (0.0, 0), others: (0.0, 0)}

    def seat_bots(self) -> None:
        """By the deal (3)."""
        game = game_of(self.state)
        is_team = [self.team in (ALL, game.dealt[seat].side) for seat in everybody(game)]
        levels = tuple(self.level if each else self.others for each in is_team)
        self.match = Match(self.match.setup, levels, self.match.check_every)
        self.policies = [mind(self.match.setup, each) for each in levels]


def play_teams(
    seats: int, seed: int, team: str, level: str, others: str, options: dict[str, str]
) -> Ended:
    """One game."""
    setup = setup_of(GAME, seats, seed, options)
    arena = TeamArena(Match(setup, (others,) * seats), team, level, others)
    arena.play()
    game = game_of(arena.state)
    seconds = sum(spent for spent, _ in arena.thinking.values())
    decisions = sum(count for _, count in arena.thinking.values())
    return Ended(
        seed,
        team,
        winner(game),
        len(game.voyages),
        sum(check.succeeded for check in game.checks),
        len(game.converts),
        game.outcome is not None and spaces(game.variant.voyage)[game.space].winner is Side.NONE,
        tuple(arena.problems) or (() if agenda.question(game) is None else ("no end",)),
        seconds,
        decisions,
        arena.longest,
    )


def winner(game: Kraken) -> Side:
    """The side that has won: by the goal, else by its leader in the Kraken (8)."""
    by_goal = spaces(game.variant.voyage)[game.space].winner
    return by_goal if by_goal is not Side.NONE else Side.CULT


class Table(NamedTuple):
    """Games of one kind."""

    name: str
    ended: list[Ended]

    def lines(self) -> Iterator[str]:
        """Shares of all sides with their intervals, and what the games were like."""
        games = len(self.ended)
        shares = []
        for side in SIDES:
            wins = sum(each.winner is side for each in self.ended)
            low, high = wilson(wins, games)
            shares.append(f"{side} {wins}/{games} {wins / games:.1%} ({low:.1%} to {high:.1%})")
        yield f"{self.name}: " + ", ".join(shares)
        total = sum(each.seconds for each in self.ended)
        count = max(1, sum(each.decisions for each in self.ended))
        longest = max(each.longest for each in self.ended)
        yield (
            f"  navigations {self._mean('navigations'):.2f}, mutinies {self._mean('mutinies'):.2f},"
            f" converts {self._mean('converts'):.2f}, leader fed {self._mean('fed'):.1%};"
            f" a decision {1000 * total / count:.1f} ms, the longest {1000 * longest:.0f} ms"
        )
        for each in self.ended:
            for problem in each.problems:
                yield f"  problem, seed {each.seed}: {problem}"

    def _mean(self, name: str) -> float:
        return sum(float(getattr(each, name)) for each in self.ended) / len(self.ended)


def main() -> None:
    """Plays and tells."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=7)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="master", help="level of the team")
    parser.add_argument("--others", default="steady", help="level of all others")
    parser.add_argument("--teams", default=ALL, help="sailor,pirate,cult or all, or several")
    parser.add_argument("--options", default="", help="options of the set-up, K=V,..")
    words = parser.parse_args()
    options = dict(each.split("=", 1) for each in words.options.split(",") if each)
    for team in words.teams.split(","):
        seeds = range(words.seed, words.seed + words.games)
        played = [
            play_teams(words.seats, seed, team, words.level, words.others, options)
            for seed in seeds
        ]
        name = f"{words.level} {team} ({words.others} others), {words.seats} seats"
        for line in Table(name, played).lines():
            print(line, flush=True)


if __name__ == "__main__":
    main()
