"""«/» and a name: the keyboard goes to that space (views/cartographers/seeking.py)."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.views.cartographers.positions import Play, keys, play, start, table
from tests.views.cartographers.test_board import placing
from tests.views.cartographers.test_board_keys import focused

KEY = Qt.Key


def looking(qtbot: QtBot) -> Play:
    """A table where nothing is asked."""
    setup, state = start(2)
    play(state, 4)
    game = table(qtbot, setup, state)
    game.board.offer(None)
    return game


def place(game: Play) -> str:
    item = focused(game)
    assert item is not None
    return item.label.split(",")[0].split(";")[0]


def test_a_named_space_has_the_keyboard(qtbot: QtBot) -> None:
    game = looking(qtbot)
    keys(game.board, KEY.Key_Slash, KEY.Key_B, KEY.Key_4)
    assert place(game) == "B4"


def test_a_name_that_goes_on_is_waited_for(qtbot: QtBot) -> None:
    game = looking(qtbot)
    keys(game.board, KEY.Key_Slash, KEY.Key_C, KEY.Key_1)
    assert place(game) == "C1"
    keys(game.board, KEY.Key_1)
    assert place(game) == "C11"
    assert not game.board._seeker.is_seeking


def test_letters_are_commands_again_after_a_name(qtbot: QtBot) -> None:
    setup, state = start(1)
    game = table(qtbot, setup, state)
    keys(game.board, KEY.Key_Slash, KEY.Key_F, KEY.Key_5)
    assert not game.board._seeker.is_seeking
    before = placing(game.board).lying
    keys(game.board, KEY.Key_F)
    assert placing(game.board).lying == before.mirrored()


def test_the_ghost_comes_along(qtbot: QtBot) -> None:
    setup, state = start(1)
    game = table(qtbot, setup, state)
    keys(game.board, KEY.Key_Slash, KEY.Key_K, KEY.Key_2)
    low_left = placing(game.board).ghost.cells
    keys(game.board, KEY.Key_Slash, KEY.Key_A, KEY.Key_9)
    assert placing(game.board).ghost.cells < low_left


def test_there_is_no_such_space_and_escape_ends_it(qtbot: QtBot) -> None:
    game = looking(qtbot)
    said = QSignalSpy(game.board.noticed)
    keys(game.board, KEY.Key_Slash, KEY.Key_Z)
    assert "Z" in said.at(said.count() - 1)[0]
    assert not game.board._seeker.is_seeking
    keys(game.board, KEY.Key_Slash, KEY.Key_Escape)
    assert not game.board._seeker.is_seeking


def test_the_sign_counts_wherever_a_keyboard_has_it(qtbot: QtBot) -> None:
    """A German keyboard has it above the 7, with Shift."""
    game = looking(qtbot)
    shift = Qt.KeyboardModifier.ShiftModifier
    event = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_Slash.value, shift, 16, 0, 0, "/")
    QApplication.sendEvent(game.board.table_view, event)
    keys(game.board, KEY.Key_D, KEY.Key_7)
    assert place(game) == "D7"
