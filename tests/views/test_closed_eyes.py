"""What people read who close their eyes (views/closed_eyes.py), in windows of every size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from models.closed_eyes import Eyes, Stage
from models.draft import Draft
from models.seating import person
from models.translate import words
from tests.models.harbours import Evening, harbour
from tests.toys.harbour.ritual import PointInTheDark
from views.closed_eyes import ClosedEyes, OpenEyes
from views.private_screen import Visit
from views.theme import theme

FOUR = tuple(person(name) for name in ("Ada", "Ben", "Cem", "Dan"))
SIZES = [(640, 480, 100), (960, 600, 130), (1280, 720, 200)]
SHOWN = [Eyes(Stage.CALL), Eyes(Stage.CALL, again=True), Eyes(Stage.COUNT, 10), Eyes(Stage.OVER)]


def window_of(qtbot: QtBot, wide: int, high: int) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(QSize(wide, high))
    window.show()
    qtbot.waitExposed(window)
    return window


@pytest.mark.parametrize(("wide", "high", "text"), SIZES)
@pytest.mark.parametrize("eyes", SHOWN)
def test_all_of_it_has_its_place(qtbot: QtBot, wide: int, high: int, text: int, eyes: Eyes) -> None:
    theme().set_text(text)
    window = window_of(qtbot, wide, high)
    cover = ClosedEyes(window)
    assert cover.show_eyes(eyes)
    qtbot.wait(20)
    shown = [each for each in cover.findChildren(QWidget) if each.isVisible()]
    for each in shown:
        assert cover.rect().contains(each.geometry())
        if isinstance(each, QLabel) and each.wordWrap():
            assert each.height() >= each.heightForWidth(each.width())
    buttons = [each for each in shown if isinstance(each, QPushButton)]
    assert len(buttons) == (eyes.stage in (Stage.CALL, Stage.OVER))
    theme().set_text(100)


def test_only_a_new_stage_is_new(qtbot: QtBot) -> None:
    window = window_of(qtbot, 800, 600)
    cover = ClosedEyes(window)
    assert cover.show_eyes(Eyes(Stage.COUNT, 10))
    assert not cover.show_eyes(Eyes(Stage.COUNT, 9))
    assert cover.show_eyes(Eyes(Stage.CLOSE, 5))
    cover.close_screen()
    assert cover.show_eyes(Eyes(Stage.CLOSE, 5))


def test_keys_press_the_button_only_where_there_is_one(qtbot: QtBot) -> None:
    window = window_of(qtbot, 800, 600)
    cover = ClosedEyes(window)
    pressed: list[bool] = []
    cover.went_on.connect(lambda: pressed.append(True))
    for eyes, times in ((Eyes(Stage.COUNT, 3), 0), (Eyes(Stage.CALL), 1), (Eyes(Stage.OVER), 2)):
        cover.show_eyes(eyes)
        cover.take_focus()
        qtbot.keyClick(cover, Qt.Key.Key_Return)
        assert len(pressed) == times


def test_who_looks_is_not_named_and_confirms_nothing(qtbot: QtBot) -> None:
    evening = Evening(harbour(4, 0, 1), FOUR)
    session = evening.session
    session.start()
    evening.until(
        qtbot,
        lambda: session.question is not None and type(session.question.choice) is PointInTheDark,
    )
    assert session.question is not None
    window = window_of(qtbot, 800, 600)
    screen = OpenEyes(window)
    screen.open(Visit(0, "For your eyes only", Draft(session.question), words))
    screen.count(17)
    session.close()
    texts = [each.text() for each in screen.findChildren(QLabel) if each.isVisible()]
    assert "17" in texts
    assert not [each for each in texts if "Ada" in each]
    assert not screen.done_button.isVisible()
    assert screen.done_button not in [each for each in screen.stops() if each.isVisible()]
