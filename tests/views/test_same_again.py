"""A board lies the same whichever way it came there: resized, with other letters, opened anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QImage
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView
from pytestqt.qtbot import QtBot

from rules.kernel import agenda
from rules.kernel.registry import game_ids
from tests.views.laid import Laid, setup_of
from views.board import Board
from views.items.panel import Panel
from views.theme import theme

SMALL = ((1140, 620), (940, 620))
"""With the log beside the board, and without."""
LARGE = ((1700, 1000), (1100, 1000))
SMALLER, MOST_APART = 8, 24
SAMPLED, SOAKED = (3,), (3, 12, 25, 40, 60, 90, 140)
"""Answers after which one looks."""
Lies = Counter[tuple[str, float, tuple[int, ...], tuple[int, ...]]]


@pytest.fixture(autouse=True)
def _usual_letters() -> Iterator[None]:
    yield
    theme().set_text(100)


def _table(board: Board) -> QGraphicsView:
    found = board.findChild(QGraphicsView)
    assert found is not None
    return found


def lies(board: Board) -> Lies:
    """Each thing that is seen: how high it lies, what of the table it covers and answers to."""
    return Counter(_lie(each) for each in _table(board).scene().items() if each.isVisible())


def _lie(item: QGraphicsItem) -> tuple[str, float, tuple[int, ...], tuple[int, ...]]:
    box = item.sceneBoundingRect().toAlignedRect()
    form = item.mapToScene(item.shape()).boundingRect().toAlignedRect()
    return type(item).__name__, item.zValue(), box.getRect(), form.getRect()


def looks(board: Board) -> QImage:
    """Its picture without the keyboard's ring, which only an active window has, from the top; so
    small that no single letter is told from another."""
    for each in board.elements():
        if isinstance(each, Panel) and each.is_current:
            each.focusOutEvent(QFocusEvent(QEvent.Type.FocusOut))
    _table(board).verticalScrollBar().setValue(0)
    size, smooth = board.size() / SMALLER, Qt.TransformationMode.SmoothTransformation
    seen = board.grab().toImage().scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return seen.convertToFormat(QImage.Format.Format_RGBX8888)


def _is_alike(one: QImage, other: QImage) -> bool:
    """Text may be drawn a little differently on the same spot."""
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return all(abs(mine - theirs) <= MOST_APART for mine, theirs in pairs)


def _check(qtbot: QtBot, laid: Laid, size: tuple[int, int], way: str) -> None:
    """Against a board that has never lain in another way."""
    board = laid.board
    fresh = laid.new_board(size)
    laid.ask(fresh)
    mine, other = lies(board), lies(fresh)
    assert mine == other, f"{way}: {mine - other} instead of {other - mine}"
    qtbot.waitUntil(lambda: _is_alike(looks(board), looks(fresh)))
    fresh.close()


@pytest.mark.parametrize(
    ("game_id", "stops", "sizes"),
    [
        *(pytest.param(each, SAMPLED, SMALL, id=each) for each in game_ids()),
        *(
            pytest.param(each, SOAKED, sizes, marks=[pytest.mark.soak], id=f"{each}-{sizes[0][0]}")
            for each in game_ids()
            for sizes in (SMALL, LARGE)
        ),
    ],
)
def test_a_board_lies_the_same_whichever_way_it_came_there(
    qtbot: QtBot, game_id: str, stops: tuple[int, ...], sizes: tuple[tuple[int, int], ...]
) -> None:
    laid = Laid(qtbot, setup_of(game_id, 1), sizes[0])
    gone = 0
    for stop in stops:
        laid.go(stop - gone)
        gone = stop
        if not agenda.asked(laid.play.state):
            break
        laid.ask()
        theme().set_text(180)
        _check(qtbot, laid, sizes[0], "large letters")
        laid.board.resize(*sizes[1])
        theme().set_text(100)
        laid.board.resize(*sizes[0])
        _check(qtbot, laid, sizes[0], "as before")
