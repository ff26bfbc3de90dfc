"""Buttons that count while they are held (views/panels/hold_button.py)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.models.hands_of_time import StillClock
from views.panels.hold_button import GLANCE, ConfirmButton, HoldButton
from views.theme import theme

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


class Place:
    """A button in a window with a field beside it."""

    def __init__(self, qtbot: QtBot, kind: type[HoldButton]) -> None:
        self.clock = StillClock()
        self.window = QWidget()
        self.button = kind(self.window, self.clock)
        self.field = QLineEdit(self.window)
        layout = QVBoxLayout(self.window)
        layout.addWidget(self.button)
        layout.addWidget(self.field)
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitExposed(self.window)
        self.button.setFocus()
        self.heard: list[bool] = []
        self.button.held.connect(self.heard.append)

    def key(self, kind: QEvent.Type, key: Qt.Key, repeats: bool = False) -> None:
        QApplication.sendEvent(self.button, QKeyEvent(kind, key, NONE, "", repeats))


@pytest.fixture
def place(qtbot: QtBot) -> Place:
    return Place(qtbot, HoldButton)


def test_it_is_held_as_long_as_the_mouse_is_down(qtbot: QtBot, place: Place) -> None:
    qtbot.mousePress(place.button, LEFT)
    assert place.button.is_held
    assert place.button.isDown()
    qtbot.mouseMove(place.field)
    assert place.button.is_held, "a hand that slips still holds"
    qtbot.mouseRelease(place.button, LEFT)
    assert place.heard == [True, False]


def test_a_key_that_repeats_itself_does_not_flicker(place: Place) -> None:
    down, up = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    place.key(down, Qt.Key.Key_Space)
    for _ in range(5):
        place.key(up, Qt.Key.Key_Space, repeats=True)
        place.key(down, Qt.Key.Key_Space, repeats=True)
    assert place.heard == [True]
    place.key(up, Qt.Key.Key_Space)
    assert place.heard == [True, False]


def test_losing_focus_window_or_use_lets_go(qtbot: QtBot, place: Place) -> None:
    def away() -> None:
        QApplication.sendEvent(place.window, QEvent(QEvent.Type.WindowDeactivate))

    for let_go in (away, place.field.setFocus, lambda: place.button.setEnabled(False)):
        place.button.setEnabled(True)
        place.button.setFocus()
        place.heard.clear()
        qtbot.mousePress(place.button, LEFT)
        assert place.heard == [True]
        let_go()
        assert place.heard == [True, False]
    place.button.setEnabled(True)
    qtbot.mousePress(place.button, LEFT)
    place.button.hide()
    assert not place.button.is_held


def test_wheel_and_arrows_turn_what_is_shown_only_while_it_is_held(place: Place) -> None:
    turned: list[int] = []
    place.button.turned.connect(turned.append)
    middle = QPointF(place.button.rect().center())
    wheel = QWheelEvent(
        middle,
        place.button.mapToGlobal(middle),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        NONE,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(place.button, wheel)
    place.key(QEvent.Type.KeyPress, Qt.Key.Key_Down)
    assert turned == []
    place.key(QEvent.Type.KeyPress, Qt.Key.Key_Space)
    place.key(QEvent.Type.KeyPress, Qt.Key.Key_Down)
    place.key(QEvent.Type.KeyPress, Qt.Key.Key_PageUp)
    QApplication.sendEvent(place.button, wheel)
    assert turned == [1, -4, 3]
    assert place.button.is_held


def test_a_press_by_assistive_technology_shows_for_a_while(place: Place) -> None:
    place.button.click()
    assert place.button.is_held
    place.clock.run(GLANCE)
    assert place.heard == [True, False]


# ---------------------------------------------------------------- to confirm
@pytest.fixture
def confirm(qtbot: QtBot) -> Place:
    return Place(qtbot, ConfirmButton)


def confirmed(place: Place) -> list[str]:
    assert isinstance(place.button, ConfirmButton)
    heard: list[str] = []
    place.button.confirmed.connect(lambda: heard.append("done"))
    return heard


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_only_a_long_hold_confirms(confirm: Place, key: Qt.Key) -> None:
    heard = confirmed(confirm)
    confirm.key(QEvent.Type.KeyPress, key)
    confirm.clock.run(799)
    confirm.key(QEvent.Type.KeyRelease, key)
    confirm.clock.run(2_000)
    assert heard == []
    confirm.key(QEvent.Type.KeyPress, key)
    confirm.clock.run(400)
    confirm.key(QEvent.Type.KeyPress, key, repeats=True)
    confirm.clock.run(400)
    assert heard == ["done"]
    confirm.key(QEvent.Type.KeyPress, key, repeats=True)
    confirm.clock.run(2_000)
    assert heard == ["done"], "it counts once"


def test_the_progress_is_seen(qtbot: QtBot, confirm: Place) -> None:
    button = confirm.button
    assert isinstance(button, ConfirmButton)
    before = button.grab().toImage()
    qtbot.mousePress(button, LEFT)
    confirm.clock.run(200)
    assert button.progress == pytest.approx(0.25)
    early = button.grab().toImage()
    confirm.clock.run(400)
    late = button.grab().toImage()
    assert before != early != late
    qtbot.mouseRelease(button, LEFT)
    assert button.progress == 0


def test_without_motion_it_fills_at_once(qtbot: QtBot, confirm: Place) -> None:
    button = confirm.button
    assert isinstance(button, ConfirmButton)
    heard = confirmed(confirm)
    theme().set_still(True)
    qtbot.mousePress(button, LEFT)
    assert button.progress == 1.0
    first = button.grab().toImage()
    confirm.clock.run(700)
    assert button.grab().toImage() == first
    assert heard == []
    confirm.clock.run(100)
    assert heard == ["done"]
    theme().set_still(False)
