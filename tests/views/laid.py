"""The board of a game that chance plays, as it lies on the table of a window."""

from __future__ import annotations

from itertools import islice
from random import Random

from pytestqt.qtbot import QtBot

from models.option_filter import OptionFilter
from models.question import Question
from rules.kernel import agenda
from rules.kernel.play import Play
from rules.kernel.registry import Setup, game
from rules.kernel.steps import Seat
from rules.kernel.views import view
from tests.rules.setups import spread
from views.board import Board
from views.boards import board_class


def setup_of(game_id: str, number: int) -> Setup:
    """The how many-th set-up of the spread of a game."""
    return next(islice(spread(game(game_id), number + 1), number, None))


class Laid:
    """A game and its board."""

    def __init__(self, qtbot: QtBot, setup: Setup, size: tuple[int, int] = (1280, 720)) -> None:
        self.setup, self.play = setup, Play(setup)
        self.luck = Random(setup.seed)
        self._qtbot = qtbot
        self.board = self.new_board(size)

    def new_board(self, size: tuple[int, int]) -> Board:
        """One more board, bare."""
        board: Board = board_class(self.setup.game)()
        self._qtbot.addWidget(board)
        board.resize(*size)
        board.show()
        return board

    def go(self, count: int) -> None:
        """So many answers of chance."""
        for _ in range(count):
            if not agenda.asked(self.play.state):
                return
            seat = agenda.asked(self.play.state)[0]
            actions = agenda.request(view(self.play.state, seat), seat).actions
            self.play.submit(seat, actions[self.luck.randrange(len(actions))])

    def ask(self, board: Board | None = None) -> None:
        """The open question, before the first seat that is asked."""
        shown = board if board is not None else self.board
        seat = agenda.asked(self.play.state)[0]
        seen = view(self.play.state, seat)
        question = Question(seat, seen, agenda.request(seen, seat))
        option_filter = OptionFilter(question.options())
        option_filter.setParent(shown)
        shown.show_view(seen, seat, self.setup)
        shown.offer(question, option_filter)

    def look(self, viewer: Seat | None) -> None:
        """Nobody is asked."""
        self.board.offer(None)
        self.board.show_view(view(self.play.state, viewer), viewer, self.setup)
