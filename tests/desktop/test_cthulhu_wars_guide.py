"""What stands in the head of the window beside the question: how to act, and what is new."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from rules.cthulhu_wars.actions import Fight, Walks
from rules.cthulhu_wars.turn import TakeTurn
from rules.kernel.steps import Done, Seat
from tests.desktop.earthlings import FOUR, Clicker, OpenLamp, setup_for, taken_up
from tests.desktop.test_cthulhu_wars_mouse import at_war
from tests.rules.cthulhu_wars.scenes import area, kind


@pytest.fixture
def mouse(open_lamp: OpenLamp, qtbot: QtBot) -> Clicker:
    """Great Cthulhu's turn; all sit at one laptop."""
    made = Clicker(open_lamp(), qtbot)
    taken_up(made, setup_for(FOUR, 5), at_war())
    made.sit_down()
    return made


def guide(mouse: Clicker) -> str:
    """What stands below the question while nothing is pointed at."""
    QTest.mouseMove(mouse.window.table.board._table.viewport(), QPoint(2, 2))
    mouse.settle()
    return str(mouse.window.prompt._answer.accessibleName())


def test_a_turn_begins_with_a_line_on_what_clicks_do(mouse: Clicker) -> None:
    """It tells only of what is open, and goes when another thing is asked."""
    assert isinstance(mouse.question.choice, TakeTurn)
    assert guide(mouse).startswith("Click a figure to move it, ")
    assert "an enemy to battle or capture" in guide(mouse)
    assert mouse.window.prompt._answer.isVisible()
    mouse.pick(Fight(area(mouse.state, "north_asia"), Seat(2)))
    mouse.sit_down()
    assert not isinstance(mouse.question.choice, TakeTurn)
    assert not guide(mouse).startswith("Click")


def test_news_are_offered_where_there_are_some(mouse: Clicker) -> None:
    """Nothing before the first own turn; nothing after one's own step; then what others did."""
    button = mouse.window.findChild(QPushButton, "since")
    assert button is not None
    assert not button.isVisible()
    home, away = area(mouse.state, "north_asia"), area(mouse.state, "europe")
    mouse.pick(Walks(kind(mouse.state, 0, "deep_one"), home, away))
    assert mouse.sit_down().seat == 0
    assert not button.isVisible()
    mouse.pick(Done())
    assert mouse.sit_down().seat != 0
    assert not button.isVisible(), "who has not acted yet is told by the log"
    mouse.play(lambda: mouse.window.table.question is not None and mouse.question.seat == 0)
    assert button.isVisible()
    assert "since your move" in button.accessibleName()
