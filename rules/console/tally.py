"""Counts results of many games by level and by seat."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.bots.arena import Result, wilson


@dataclass
class Row:
    """What one level or seat has reached. Shared wins count in parts."""

    games: int = 0
    wins: float = 0.0
    scored: int = 0
    points: int = 0
    seconds: float = 0.0
    decisions: int = 0

    @property
    def mean_score(self) -> float | None:
        """Points a game; None where the game has none."""
        return self.points / self.scored if self.scored else None

    def add(self, share: float, points: int | None) -> None:
        """One seat of one finished game."""
        self.games += 1
        self.wins += share
        if points is not None:
            self.scored += 1
            self.points += points

    def counted(self) -> dict[str, object]:
        """As plain values."""
        low, high = wilson(self.wins, self.games)
        found: dict[str, object] = {
            "games": self.games,
            "wins": round(self.wins, 3),
            "rate": round(self.wins / self.games, 4),
            "interval": [round(low, 4), round(high, 4)],
            "mean_score": None if self.mean_score is None else round(self.mean_score, 3),
        }
        if self.decisions:
            found["seconds_per_decision"] = round(self.seconds / self.decisions, 5)
        return found


@dataclass
class Ends:
    """How games ended: each reason, and the seats and levels that won by it."""

    games: int = 0
    ended: int = 0
    reasons: dict[str, int] = field(default_factory=dict)
    winners: dict[str, dict[str, dict[str, int]]] = field(default_factory=dict)

    def add(self, result: Result) -> None:
        """One game more."""
        self.games += 1
        if not result.finished:
            return
        self.ended += 1
        self.reasons[result.reason] = self.reasons.get(result.reason, 0) + 1
        won = self.winners.setdefault(result.reason, {"seats": {}, "levels": {}})
        for seat, level in enumerate(result.match.levels):
            if result.share[seat]:
                for kind, name in (("seats", str(seat + 1)), ("levels", level)):
                    won[kind][name] = won[kind].get(name, 0) + 1

    def counted(self) -> dict[str, object]:
        """As plain values, in the order of names."""
        return {
            "games": self.games,
            "ended": self.ended,
            "reasons": dict(sorted(self.reasons.items())),
            "winners": {
                reason: {kind: dict(sorted(names.items())) for kind, names in won.items()}
                for reason, won in sorted(self.winners.items())
            },
        }


@dataclass
class Tally:
    """All games so far."""

    game: str
    games: int = 0
    finished: int = 0
    decisions: int = 0
    moves: int = 0
    answers: int = 0
    free_actions: int = 0
    seconds: float = 0.0
    problems: list[dict[str, object]] = field(default_factory=list)
    levels: dict[str, Row] = field(default_factory=dict)
    seats: dict[str, Row] = field(default_factory=dict)
    ends: Ends = field(default_factory=Ends)
    ends_by_seats: dict[int, Ends] = field(default_factory=dict)
    ends_by_option: dict[str, dict[str, Ends]] = field(default_factory=dict)

    def add(self, result: Result) -> None:
        """One game more."""
        self.games += 1
        self.finished += result.finished
        self.decisions += result.decisions
        self.moves += result.moves
        self.answers += result.answers
        self.free_actions += result.free_actions
        self.seconds += result.seconds
        self.problems += problems_of(result)
        if result.finished:
            self._add_seats(result)
        self._add_end(result)
        for level, (seconds, decisions) in result.thinking.items():
            row = self.levels.setdefault(level, Row())
            row.seconds += seconds
            row.decisions += decisions

    def _add_seats(self, result: Result) -> None:
        for seat, level in enumerate(result.match.levels):
            points = result.totals[seat] if result.totals else None
            for rows, name in ((self.levels, level), (self.seats, str(seat + 1))):
                rows.setdefault(name, Row()).add(result.share[seat], points)

    def _add_end(self, result: Result) -> None:
        setup = result.match.setup
        self.ends.add(result)
        self.ends_by_seats.setdefault(setup.seats, Ends()).add(result)
        for option, value in setup.options.items():
            self.ends_by_option.setdefault(option, {}).setdefault(value, Ends()).add(result)

    def counted(self, wall: float) -> dict[str, object]:
        """As plain values: `seconds` is the time spent in games, over all processes.

        `moves` are the decisions without passes in windows.
        """
        return {
            "game": self.game,
            "games": self.games,
            "finished": self.finished,
            "problems": self.problems,
            "answers": self.answers,
            "asides": self.free_actions,
            "decisions": self.decisions,
            "moves": self.moves,
            "seconds": round(self.seconds, 3),
            "wall_seconds": round(wall, 3),
            "decisions_per_second": self._per_second(self.decisions),
            "moves_per_second": self._per_second(self.moves),
            "levels": {name: row.counted() for name, row in self.levels.items() if row.games},
            "seats": {name: row.counted() for name, row in self.seats.items()},
            **self.ends.counted(),
            "by_seats": {
                str(seats): ends.counted() for seats, ends in sorted(self.ends_by_seats.items())
            },
            "by_option": {
                option: {value: ends.counted() for value, ends in sorted(values.items())}
                for option, values in self.ends_by_option.items()
            },
        }

    def _per_second(self, count: int) -> int:
        return round(count / self.seconds) if self.seconds else 0


def problems_of(result: Result) -> list[dict[str, object]]:
    """The problems of a result, with what is needed to see them again."""
    setup = result.match.setup
    place = {"seed": setup.seed, "seats": setup.seats, "options": setup.options}
    found = [*result.problems]
    if not found and not result.finished:
        found = ["the game did not end"]
    return [{**place, "levels": result.match.levels, "what": what} for what in found]
