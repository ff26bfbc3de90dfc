"""Miniatures of the others (views/cartographers/others.py): all, or page by page."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from rules.kernel.steps import Seat
from tests.views.cartographers.positions import play, press, start, table


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_up_to_five_others_are_all_seen(qtbot: QtBot, seats: int) -> None:
    setup, state = start(seats)
    game = table(qtbot, setup, state)
    others = game.board.scene.others
    assert others.shown == list(range(1, seats))
    assert not others.on.isVisible()
    boxes = [mini.sceneBoundingRect() for mini in others.minis if mini.isVisible()]
    for number, box in enumerate(boxes):
        assert QRectF(0, 0, 1000, 600).contains(box)
        assert box.width() >= 60
        for other in boxes[number + 1 :]:
            assert not box.adjusted(4, 4, -4, -4).intersects(other)


def test_a_hundred_are_paged(qtbot: QtBot) -> None:
    setup, state = start(100)
    game = table(qtbot, setup, state)
    others = game.board.scene.others
    page = len(others.shown)
    assert others.back.text == "0"
    assert int(others.on.text) == 99 - page
    told = QSignalSpy(others.scrolled)
    press(game.board, others.on)
    assert told.count() == 1
    assert others.shown[0] > 1
    assert int(others.back.text) + len(others.shown) + int(others.on.text) == 99
    others.scroll(-5)
    assert others.shown[0] == 1


def test_names_and_stars_stand_on_the_miniature(qtbot: QtBot) -> None:
    setup, state = start(2)
    play(state, 12)
    game = table(qtbot, setup, state)
    mini = game.board.scene.others.mini_of(Seat(1))
    assert mini is not None
    assert mini.name == setup.names[1]
    assert mini.total == sum(score.total for score in state.scores[1])
    assert setup.names[1] in mini.label
