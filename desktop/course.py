"""How the public scores of a game went: the points of the graph."""

from __future__ import annotations

from models.feed import Feed
from rules.kernel.state import State
from rules.kernel.steps import Seat
from views.board import Board
from views.panels.scores import Point


class Course:
    """A point wherever the scores have changed; what was before is read from the feed.

    A seat that leaves the track keeps the last score it had.
    """

    def __init__(self, board: type[Board], feed: Feed) -> None:
        self._board, self._seats = board, feed.setup.seats
        self._points: list[Point] = []
        for entry in range(feed.entries + 1):
            if not self.note(feed.view_at(entry)):
                return

    @property
    def points(self) -> tuple[Point, ...]:
        return tuple(self._points)

    def note(self, view: State) -> bool:
        """Looks at the scores of now. False where this game has none before its end."""
        scores = [self._board.seat_score(view, Seat(seat)) for seat in range(self._seats)]
        if all(score is None for score in scores):
            return False
        scores += [rival.score for rival in self._board.rivals(view)]
        before = self._points[-1].scores if self._points else (0,) * len(scores)
        known = tuple(
            last if score is None else score for last, score in zip(before, scores, strict=True)
        )
        if not self._points or known != before:
            self._points.append(Point(self._board.moment_name(view), known))
        return True
