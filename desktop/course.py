"""How the public scores of a game went: the points of the graph."""

from __future__ import annotations

from models.game_model import GameModel
from models.scores_model import ScoreRow, ScoresModel
from rules.kernel.state import State
from rules.kernel.steps import Seat
from views.board import Board


class Course:
    """A point wherever the scores have changed; what was before is read from the feed.

    A seat that leaves the track keeps the last score it had.
    """

    def __init__(self, board: type[Board], feed: GameModel, scores: ScoresModel) -> None:
        """`scores` holds the points; it is empty."""
        self._board, self._seats, self._scores = board, feed.setup.seats, scores
        for entry in range(feed.entries + 1):
            if not self.note(feed.view_at(entry)):
                return

    def note(self, view: State) -> bool:
        """Looks at the scores of now. False where this game has none before its end."""
        scores = [self._board.seat_score(view, Seat(seat)) for seat in range(self._seats)]
        if all(score is None for score in scores):
            return False
        scores += [rival.score for rival in self._board.rivals(view)]
        rows = self._scores.rows
        before = rows[-1].points if rows else (0,) * len(scores)
        known = tuple(
            last if score is None else score for last, score in zip(before, scores, strict=True)
        )
        if not rows or known != before:
            self._scores.add(ScoreRow(self._board.moment_name(view), known))
        return True
