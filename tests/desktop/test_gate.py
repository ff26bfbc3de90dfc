"""A press that began before a question was painted never answers it; held keys decide nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPointingDevice, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.table import Table
from rules.kernel.registry import setup_of
from tests.desktop.hands import LEFT, NONE
from tests.desktop.helpers import NAMES, Person
from tests.desktop.peeping import moments
from tests.desktop.strangers import Stranger

Sit = Callable[..., Person]
SOON, LATER = 120, 1_000
"""Milliseconds between two clicks of a hasty hand, and of one that looks."""
USUAL = 400
PERSONS = {
    "cartographers": 3,
    "cthulhu_wars": 3,
    "root": 3,
    "kinfire_council": 3,
    "feed_the_kraken": 5,
}
KIND = QEvent.Type
FINGER: list[QPointingDevice] = []
"""Made once: a device stays as long as the program."""


class Hasty:
    """Presses with the times of a real hand, whatever the machine needs in between."""

    def __init__(self, lamp: Lamplight, qtbot: QtBot) -> None:
        self.lamp, self.qtbot, self.window = lamp, qtbot, lamp.window
        self.gate = lamp.window.covering.gate
        self._now = 1_000_000
        QApplication.setDoubleClickInterval(USUAL)

    @property
    def handle(self) -> QWindow:
        found = self.window.windowHandle()
        assert found is not None
        return found

    def see(self) -> None:
        """What is asked has been painted."""
        self.qtbot.waitUntil(lambda: self.gate.is_open, timeout=10_000)

    def click(self, at: QPoint, after: int) -> None:
        self.press(at, after)
        self.release(at)

    def press(self, at: QPoint, after: int) -> None:
        self._now += after
        self._mouse(KIND.MouseButtonPress, at, LEFT)

    def release(self, at: QPoint) -> None:
        self._mouse(KIND.MouseButtonRelease, at, Qt.MouseButton.NoButton)

    def double_click(self, at: QPoint, after: int) -> None:
        """As a window system gives it: press, release, double click, release."""
        self.click(at, after)
        self._now += SOON
        self._mouse(KIND.MouseButtonPress, at, LEFT)
        self._mouse(KIND.MouseButtonDblClick, at, LEFT)
        self.release(at)

    def drag(self, start: QPoint, end: QPoint, meanwhile: Callable[[], None]) -> None:
        """Presses, goes on, and lets go elsewhere when something has happened."""
        self.press(start, LATER)
        for part in (1, 2, 3):
            self._mouse(KIND.MouseMove, start + (end - start) * part / 3, LEFT)
        meanwhile()
        self.release(end)

    def touch(self, at: QPoint, meanwhile: Callable[[], None] = lambda: None) -> None:
        """A finger: Qt makes presses of what nobody takes."""
        if not FINGER:
            FINGER.append(QTest.createTouchDevice())
        QTest.touchEvent(self.handle, FINGER[0]).press(0, at, self.handle).commit()
        meanwhile()
        QTest.touchEvent(self.handle, FINGER[0]).release(0, at, self.handle).commit()

    def _mouse(self, kind: QEvent.Type, at: QPoint, held: Qt.MouseButton) -> None:
        """Goes to the front window, by the place on the screen."""
        window = QApplication.activeModalWidget() or self.window
        handle, whole = window.windowHandle(), self.window.mapToGlobal(at)
        assert handle is not None
        spot = QPointF(window.mapFromGlobal(whole))
        event = QMouseEvent(kind, spot, spot, QPointF(whole), LEFT, held, NONE)
        event.setTimestamp(self._now)
        QCoreApplication.sendEvent(handle, event)

    def key(
        self, key: Qt.Key, after: int, text: str = "", repeats: bool = False, is_held: bool = False
    ) -> None:
        """`is_held`: pressed in the very moment in which it was let go."""
        self._now += 0 if is_held else after
        for kind in (KIND.KeyPress, KIND.KeyRelease):
            self._now += after if is_held and kind is KIND.KeyRelease else 0
            event = QKeyEvent(kind, key, NONE, text, repeats)
            event.setTimestamp(self._now)
            QCoreApplication.sendEvent(QApplication.focusWindow() or self.handle, event)

    def is_no_command(self, key: Qt.Key) -> bool:
        """Whether a key that is pressed with Ctrl in this moment is kept from all commands."""
        event = QKeyEvent(KIND.ShortcutOverride, key, Qt.KeyboardModifier.ControlModifier)
        event.setTimestamp(self._now)
        event.ignore()
        QCoreApplication.sendEvent(self.handle, event)
        return event.isAccepted()

    def middle(self, widget: QWidget) -> QPoint:
        """Of whatever window, as a place of this one."""
        return self.window.mapFromGlobal(widget.mapToGlobal(widget.rect().center()))


@pytest.fixture
def hasty(lamp: Lamplight, qtbot: QtBot) -> Hasty:
    return Hasty(lamp, qtbot)


def at_the_curtain(sit: Sit) -> Person:
    """Three people draw; the curtain for the first stands."""
    person = sit("cartographers", persons=3, bots=0)
    person.qtbot.waitUntil(lambda: person.window.curtain.is_down, timeout=10_000)
    return person


def entries(person: Person) -> int:
    session = person.lamp.games.session
    assert session is not None
    return session.entries


# ---------------------------------------------------------------- quick clicks and keys
def test_quick_clicks_on_the_curtain_lift_it_and_draw_nothing(hasty: Hasty, sit: Sit) -> None:
    person = at_the_curtain(sit)
    spot, before = hasty.middle(person.lift_button), entries(person)
    hasty.see()
    for number in range(4):
        hasty.click(spot, SOON)
        person.qtbot.waitUntil(lambda: person.table.question is not None)
        hasty.see()
        assert not person.window.curtain.is_down
        assert entries(person) == before, f"click {number}"
    hasty.click(spot, LATER)
    hasty.click(spot, LATER)
    assert entries(person) == before + 1, "a hand that looks draws there"


def test_quick_presses_of_enter_lift_the_curtain_and_draw_nothing(hasty: Hasty, sit: Sit) -> None:
    person = at_the_curtain(sit)
    before = entries(person)
    hasty.see()
    for _ in range(4):
        hasty.key(Qt.Key.Key_Return, SOON)
        person.qtbot.waitUntil(lambda: person.table.question is not None)
        hasty.see()
        assert entries(person) == before
    for _ in range(2):
        hasty.key(Qt.Key.Key_Return, LATER)
    assert entries(person) == before + 1, "whoever looks draws where the shape lies"


# ---------------------------------------------------------------- dialogs, fingers, drags
def test_quick_clicks_on_a_dialog_reach_nothing_below_it(hasty: Hasty, sit: Sit) -> None:
    """Where the button of a dialog lay the button of the curtain may lie when it has gone."""
    person = at_the_curtain(sit)
    hasty.see()
    for ways in ("click", "key"):
        box = QMessageBox(QMessageBox.Icon.NoIcon, "", "Ready?", parent=hasty.window)
        button = box.addButton("Yes", QMessageBox.ButtonRole.AcceptRole)
        hasty.window.covering.clearing.open(box)
        person.qtbot.waitUntil(lambda: QApplication.focusWindow() is box.windowHandle())  # noqa: B023
        box.move(box.pos() + hasty.middle(person.lift_button) - hasty.middle(button))
        spot, before = hasty.middle(button), entries(person)
        for number in range(3):
            if ways == "click":
                hasty.click(spot, SOON if number else LATER)
            else:
                hasty.key(Qt.Key.Key_Return, SOON if number else LATER)
            assert not box.isVisible()
        assert person.window.curtain.is_down, ways
        assert entries(person) == before


def test_quick_presses_that_open_a_dialog_answer_nothing_in_it(hasty: Hasty, sit: Sit) -> None:
    person, done = at_the_curtain(sit), []
    hasty.see()
    spot = hasty.middle(hasty.window)
    hasty.press(spot, LATER)
    hasty.release(spot)
    box = QMessageBox(QMessageBox.Icon.NoIcon, "", "Leave?", parent=hasty.window)
    button = box.addButton("Yes", QMessageBox.ButtonRole.AcceptRole)
    button.clicked.connect(lambda: done.append("yes"))
    hasty.window.covering.clearing.open(box)
    person.qtbot.waitUntil(lambda: QApplication.focusWindow() is box.windowHandle())
    box.move(box.pos() + spot - hasty.middle(button))
    hasty.click(spot, SOON)
    assert done == []
    hasty.click(spot, LATER)
    assert done == ["yes"]


def test_a_double_click_lifts_the_curtain_and_draws_nothing(hasty: Hasty, sit: Sit) -> None:
    person = at_the_curtain(sit)
    before = entries(person)
    hasty.see()
    hasty.double_click(hasty.middle(person.lift_button), LATER)
    person.qtbot.waitUntil(lambda: person.table.question is not None)
    hasty.see()
    assert entries(person) == before


def test_a_finger_that_came_too_early_answers_nothing(hasty: Hasty, sit: Sit) -> None:
    person = at_the_curtain(sit)
    hasty.see()
    QApplication.setDoubleClickInterval(5)  # fingers have the real time
    spot = hasty.middle(person.lift_button)
    hasty.gate.pose()
    hasty.touch(spot)
    for meanwhile, is_lifted in ((hasty.gate.pose, False), (lambda: None, True)):
        assert person.window.curtain.is_down
        hasty.see()
        person.qtbot.wait(10)
        hasty.touch(spot, meanwhile)
        assert person.window.curtain.is_down is not is_lifted


@pytest.mark.parametrize("game", PERSONS)
def test_what_was_dragged_before_the_curtain_falls_nowhere(
    hasty: Hasty, qtbot: QtBot, game: str
) -> None:
    """Begun on the board, on the hand, on a button; let go on whatever lies there then."""
    seats, stranger = PERSONS[game], Stranger(hasty.lamp, qtbot)
    setup = setup_of(game, seats, 4, {}, NAMES[:seats])
    stranger.sit_down(setup, next(moments(setup, 4, 3)))
    session = stranger.session
    assert session is not None
    middle = hasty.middle(hasty.window)
    for start in (middle, middle + QPoint(-120, 60), middle + QPoint(160, -90)):
        hasty.see()
        before = session.entries
        hasty.drag(start, middle, lambda: stranger.cover("F12"))
        assert stranger.is_covered()
        hasty.see()
        hasty.drag(middle, start, stranger.lift)
        assert session.entries == before
        assert not hasty.gate.is_let_through


# ---------------------------------------------------------------- before it is painted
@pytest.mark.parametrize("game", PERSONS)
def test_what_was_pressed_before_a_question_is_painted_is_no_answer(
    hasty: Hasty, qtbot: QtBot, game: str
) -> None:
    """On the board, on the action bar, on covers; by mouse and by key."""
    seats, stranger = PERSONS[game], Stranger(hasty.lamp, qtbot)
    setup = setup_of(game, seats, 4, {}, NAMES[:seats])
    stranger.sit_down(setup, next(moments(setup, 4, 3)))
    session, table = stranger.session, hasty.window.table
    assert session is not None
    hasty.see()
    spots = [hasty.middle(each) for each in hasty.window.findChildren(QPushButton) if shown(each)]
    spots += [hasty.middle(hasty.window) + QPoint(x, y) for x in (-99, 0, 99) for y in (-99, 0)]
    before = session.waits, session.question, session.entries, steps(table)
    hasty.gate.pose()
    for spot in spots:
        hasty.click(spot, LATER)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_1, Qt.Key.Key_D):
        hasty.key(key, LATER)
    assert (session.waits, session.question, session.entries, steps(table)) == before
    hasty.see()


def shown(widget: QWidget) -> bool:
    return widget.isVisible() and widget.isEnabled()


def steps(table: Table) -> tuple[str, str]:
    """How far the answer is, and what the table says."""
    assert table.board is not None
    return table.board.step_text(), table.prompt.sentence


@pytest.mark.parametrize("by_key", [False, True])
def test_a_press_that_is_held_while_another_question_comes_is_lost(
    hasty: Hasty, sit: Sit, by_key: bool
) -> None:
    person = sit("raid", persons=1, bots=1)
    person.wait()
    done: list[str] = []
    prompt, button = person.table.prompt, person.go_on_button
    prompt.offer_go_on("Go", lambda: done.append("first"))
    prompt.take_focus()
    hasty.see()
    spot = hasty.middle(button)
    if by_key:
        QTest.keyPress(hasty.handle, Qt.Key.Key_Space)
    else:
        hasty.press(spot, LATER)
    assert button.isDown()
    prompt.offer_go_on("Go", lambda: done.append("second"))
    hasty.see()
    if by_key:
        QTest.keyRelease(hasty.handle, Qt.Key.Key_Space)
    else:
        hasty.release(spot)
    assert done == []
    assert not button.isDown()
    hasty.click(hasty.middle(button), LATER)
    assert done == ["second"]


def test_parts_of_one_answer_may_follow_each_other_fast(hasty: Hasty, sit: Sit) -> None:
    """The same place is pressed again for the next part: nothing else is asked."""
    sit("raid", persons=1, bots=1).wait()
    hasty.see()
    spot = hasty.middle(hasty.window)
    for is_new, counts in ((False, True), (True, False)):
        hasty.press(spot, LATER)
        hasty.release(spot)
        hasty.gate.pose(is_new)
        hasty.see()
        hasty.press(spot, SOON)
        assert hasty.gate.is_let_through is counts
        hasty.release(spot)


# ---------------------------------------------------------------- held keys
def test_held_keys_repeat_no_decision(hasty: Hasty, sit: Sit) -> None:
    person = at_the_curtain(sit)
    hasty.see()
    hasty.key(Qt.Key.Key_Return, LATER)
    person.qtbot.waitUntil(lambda: person.table.question is not None)
    hasty.see()
    before, thinkers = entries(person), person.lamp.games.bot_pool
    done: list[str] = []
    for command in ("hint", "play_for_me", "confirm"):
        action = person.lamp.controller.commands[command]
        action.triggered.connect(lambda _=False, each=command: done.append(each))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_D, Qt.Key.Key_H, Qt.Key.Key_1):
        for _ in range(3):
            hasty.key(key, LATER, repeats=True)
    assert done == []
    assert entries(person) == before
    assert not thinkers._waiting
    hasty.key(Qt.Key.Key_H, LATER)
    assert done == ["hint"]


def test_a_held_key_of_which_qt_does_not_know_decides_nothing(hasty: Hasty, sit: Sit) -> None:
    """X11 gives it as pairs of one moment: let go, pressed."""
    person = at_the_curtain(sit)
    hasty.see()
    hasty.gate._pairs = True
    hasty.key(Qt.Key.Key_Return, LATER)
    person.qtbot.waitUntil(lambda: person.table.question is not None)
    hasty.see()
    before = entries(person)
    for _ in range(3):
        hasty.key(Qt.Key.Key_Return, LATER, is_held=True)
    assert entries(person) == before
    assert hasty.is_no_command(Qt.Key.Key_Return)
    assert not hasty.is_no_command(Qt.Key.Key_Z)
    assert not hasty.is_no_command(Qt.Key.Key_Left)
    for _ in range(2):
        hasty.key(Qt.Key.Key_Return, LATER)
    assert entries(person) == before + 1, "pressed anew it counts"


def test_held_arrows_move_on(hasty: Hasty, sit: Sit) -> None:
    person = at_the_curtain(sit)
    hasty.see()
    hasty.key(Qt.Key.Key_Return, LATER)
    person.qtbot.waitUntil(lambda: person.table.question is not None)
    hasty.see()
    board = person.table.board
    assert board is not None
    said = set()
    for _ in range(4):
        hasty.key(Qt.Key.Key_Left, SOON, repeats=True)
        said.add(board.grab().toImage().cacheKey())
        said.add(tuple(board.describe()[-1:]))
    assert len(said) > 2


# ---------------------------------------------------------------- shown anew
def test_minimised_and_back_something_is_painted_before_it_counts(hasty: Hasty, sit: Sit) -> None:
    person = at_the_curtain(sit)
    hasty.see()
    hasty.window.showMinimized()
    hasty.gate.pose()
    hasty.window.showNormal()
    hasty.see()
    hasty.key(Qt.Key.Key_Return, LATER)
    person.qtbot.waitUntil(lambda: not person.window.curtain.is_down)
