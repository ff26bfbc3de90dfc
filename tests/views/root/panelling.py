"""A table of Root with its panels: laid for a test, looked at, asked."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from models.option_filter import OptionFilter
from models.question import Question
from rules.kernel.steps import Action, Request, Screen, Seat
from rules.kernel.text import say
from rules.kernel.views import view
from rules.root.describe import describe
from rules.root.evening import DiscardToLimit
from rules.root.factions.eyrie.obeying import NextCard
from rules.root.state import Woodland
from tests.views.root.seating import seated
from views.root.board import RootBoard
from views.root.panels.around import Around
from views.root.panels.cell import Cell
from views.theme import ThemeName, theme

SMALLEST = (1066, 590)
FIRST, SECOND = Seat(0), Seat(1)


def laid(
    qtbot: QtBot, state: Woodland, viewer: Seat | None, size: tuple[int, int] = SMALLEST
) -> RootBoard:
    """A board with the view of a seat."""
    theme().choose(ThemeName.PAPER)
    theme().set_text(100)
    board = RootBoard()
    qtbot.addWidget(board)
    board.resize(*size)
    board.show()
    setup = seated([faction.value or "random" for faction in state.factions], 7)
    board.show_view(view(state, viewer), viewer, setup)
    return board


def around(board: RootBoard) -> Around:
    made = board.scene.surroundings
    assert isinstance(made, Around)
    return made


def told(board: RootBoard) -> str:
    return "\n".join(around(board).describe())


def cell(board: RootBoard, key: str) -> Cell:
    found = around(board)._cells[key]
    assert found.isVisible()
    return found


def asked(board: RootBoard, state: Woodland, seat: Seat, actions: list[Action]) -> OptionFilter:
    """A question with these choices, whatever the game itself would ask."""
    state.agenda = [DiscardToLimit(seat)]
    return offered(board, state, seat, actions)


def offered(board: RootBoard, state: Woodland, seat: Seat, actions: list[Action]) -> OptionFilter:
    """The question that is on the agenda, with these choices."""
    seen, step = view(state, seat), state.agenda[-1]
    tells = step.describe if isinstance(step, NextCard) else describe
    options = [tells(seen, seat, action) for action in actions]
    request = Request(seat, 0, Screen.PRIVATE, say("root.name"), actions)
    option_filter = OptionFilter(options)
    option_filter.setParent(board)
    board.offer(Question(seat, seen, request), option_filter)
    return option_filter
