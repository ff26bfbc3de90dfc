"""How long a click or key takes on the Cartographers table until all is painted (1920 x 1080)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from rules.cartographers.drawing.draw_phase import DrawTerrain
from tests.views.cartographers.positions import Play, keys, on_map, play, point, start, table

BOARD = (1640, 960)
"""What the window leaves to the table at 1920 x 1080."""


@pytest.fixture
def game(qtbot: QtBot) -> Play:
    setup, state = start(6, skills="on")
    play(state, 14)
    play(state, 30, lambda now: isinstance(now.agenda[-1], DrawTerrain))
    made = table(qtbot, setup, state, size=BOARD)
    QCoreApplication.sendPostedEvents()
    return made


def painted(game: Play, does: Callable[[int], None]) -> Callable[[], None]:
    """Does something and paints what it touched, each time something else."""
    viewport = game.board.table_view.viewport()
    count = iter(range(1_000_000))

    def once() -> None:
        does(next(count))
        QCoreApplication.sendPostedEvents()
        viewport.window().windowHandle().requestUpdate()
        QCoreApplication.sendPostedEvents(None, 0)
        QTest.qWait(0)

    return once


def test_pointer_over_the_map(benchmark: BenchmarkFixture, game: Play) -> None:
    def does(number: int) -> None:
        point(game.board, number * 3.7 % 11, number * 5.3 % 11)

    benchmark(painted(game, does))


def test_arrow_key(benchmark: BenchmarkFixture, game: Play) -> None:
    arrows = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)
    benchmark(painted(game, lambda number: keys(game.board, arrows[number // 3 % 4])))


def test_turn_key(benchmark: BenchmarkFixture, game: Play) -> None:
    benchmark(painted(game, lambda number: keys(game.board, Qt.Key.Key_R)))


def test_next_place_key(benchmark: BenchmarkFixture, game: Play) -> None:
    benchmark(painted(game, lambda number: keys(game.board, Qt.Key.Key_Tab)))


def test_next_part_key(benchmark: BenchmarkFixture, game: Play) -> None:
    benchmark(painted(game, lambda number: keys(game.board, Qt.Key.Key_E)))


def test_click_that_lays_the_shape_down(benchmark: BenchmarkFixture, game: Play) -> None:
    viewport, none = game.board.table_view.viewport(), Qt.KeyboardModifier.NoModifier

    def does(number: int) -> None:
        game.board.cancel_step()
        where = on_map(game.board, number * 3.7 % 11, number * 5.3 % 11)
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, none, where)

    benchmark(painted(game, does))


def test_another_map_laid_large(benchmark: BenchmarkFixture, game: Play) -> None:
    benchmark(painted(game, lambda number: game.board.enlarge(1 + number % 5)))


def test_a_new_view_and_question(benchmark: BenchmarkFixture, game: Play) -> None:
    benchmark(painted(game, lambda number: game.show()))
