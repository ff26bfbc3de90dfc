"""What stands beside the chart: laid for a test, looked at, asked."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from models.option_filter import OptionFilter
from models.question import Question
from rules.cthulhu_wars.state import Earth
from rules.kernel import agenda
from rules.kernel.steps import Seat
from rules.kernel.views import view
from tests.views.cthulhu_wars.earths import SMALLEST, setup
from views.cthulhu_wars.board import CthulhuWarsBoard
from views.cthulhu_wars.panels.around import Around
from views.items.cell import Cell
from views.theme import ThemeName, theme


def seen_by(
    qtbot: QtBot, state: Earth, viewer: Seat | None, size: tuple[int, int] = SMALLEST
) -> CthulhuWarsBoard:
    """A board with the view of a seat."""
    theme().choose(ThemeName.PAPER)
    theme().set_text(100)
    board = CthulhuWarsBoard()
    qtbot.addWidget(board)
    board.resize(*size)
    board.show()
    show(board, state, viewer)
    return board


def show(board: CthulhuWarsBoard, state: Earth, viewer: Seat | None) -> None:
    """Another view on the same board."""
    board.show_view(view(state, viewer), viewer, setup(state.factions))


def asked(board: CthulhuWarsBoard, state: Earth) -> OptionFilter:
    """The question that is open, put to its seat."""
    seat = agenda.asked(state)[0]
    seen = view(state, seat)
    question = Question(seat, seen, agenda.request(state, seat))
    option_filter = OptionFilter(list(question.options()))
    option_filter.setParent(board)
    show(board, state, seat)
    board.offer(question, option_filter)
    return option_filter


def around(board: CthulhuWarsBoard) -> Around:
    """What the board has beside the chart."""
    made = board.scene.surroundings
    assert isinstance(made, Around)
    return made


def told(board: CthulhuWarsBoard) -> str:
    """All of it in sentences."""
    return "\n".join(around(board).describe())


def cell(board: CthulhuWarsBoard, key: str) -> Cell:
    """A thing that is in sight."""
    found = around(board)._cells[key]
    assert found.isVisible(), key
    return found


def cells(board: CthulhuWarsBoard) -> list[Cell]:
    """All of them."""
    return [each for each in around(board).elements() if isinstance(each, Cell)]


def is_shown(board: CthulhuWarsBoard, key: str) -> bool:
    """Whether a thing is in sight."""
    found = around(board)._cells.get(key)
    return found is not None and found.isVisible()
