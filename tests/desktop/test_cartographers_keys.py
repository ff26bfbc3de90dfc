"""Whole games of Cartographers by keys alone, from start screen to result."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from tests.desktop.conftest import put_out
from tests.desktop.hands import CONTROL, HANDED_ON, Keyboard
from tests.desktop.helpers import wish_of
from tests.desktop.test_cartographers_mouse import MOST, check_end, check_result, each_length

OpenLamp = Callable[..., Lamplight]
KEY = Qt.Key
ENTER, TAB = Qt.Key.Key_Return, Qt.Key.Key_Tab
ARROWS = (KEY.Key_Right, KEY.Key_Down, KEY.Key_Left, KEY.Key_Up)


class Typist(Keyboard):
    """Plays by keys; whatever is asked, the keyboard must already be where it is answered."""

    def answer(self, number: int) -> None:
        """One decision: picks, turns, goes some places on, Enter and Enter."""
        question = self.window.table.question
        if self.element("Place") is not None:
            self.key(KEY.Key_S, times=number % 2)
            self.key(KEY.Key_T, times=number % 3 // 2)
            self.key(KEY.Key_R, times=number % 4)
            self.key(KEY.Key_F, times=number % 5 // 4)
            self.key(TAB, times=1 + number % 4)
            self.key(ARROWS[number % 4], times=number % 3)
            self.key(ENTER)
            assert self.element("Draw", "Destroy") is not None, self.focus()
        self.key(ENTER)
        assert self.window.table.question is not question, self.focus()

    def focus(self) -> str:
        """What has the keyboard, for the report of a failure."""
        return f"{QApplication.focusWidget()!r}, {self.window.table.prompt.sentence!r}"

    def act(self, number: int) -> None:
        """Whatever is wanted now; a curtain and a hand-over wait for Enter."""
        if self.button(*HANDED_ON) is not None:
            self.key(ENTER)
        else:
            self.answer(number)

    def play(self, most: int = MOST) -> None:
        """Plays on to the result, or as many times as wanted."""
        for number in range(most):
            self.wait()
            if self.sees_the_end():
                return
            self.act(number)


def interrupted(user: Typist, open_lamp: OpenLamp, qtbot: QtBot, **choices: bool) -> Typist:
    """Quits in the middle of the game; the next day Enter goes on."""
    user.wait()
    before = user.lamp.games.session.entries
    user.key(KEY.Key_Q, CONTROL)
    qtbot.waitUntil(lambda: not user.window.isVisible())
    put_out(user.lamp)
    again = Typist(open_lamp(**choices), qtbot)
    again.find("Continue")
    again.tab_to("Continue")
    again.key(ENTER)
    again.wait()
    session = again.lamp.games.session
    bots = sum(bool(plan.level) for plan in session.seats)
    assert before <= session.entries <= before + bots, "bots may have answered meanwhile"
    return again


def test_a_solo_game(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    user = Typist(open_lamp(), qtbot)
    user.tab_to("Play solo")
    user.key(KEY.Key_Space)
    user.play(11)
    user = interrupted(user, open_lamp, qtbot)
    user.play()
    assert user.sees_the_end()
    check_result(user)


def seat_by_keys(user: Typist, words: str) -> None:
    """In the set-up: goes to the second and third seat and chooses who sits there."""
    user.key(KEY.Key_N, CONTROL)
    user.find("Start")
    for seat in (2, 3):
        user.tab_to(f"Who sits here, Seat {seat}")
        user.key(KEY.Key_Home)
        while QApplication.focusWidget().currentText() != words:  # type: ignore[union-attr]
            user.key(KEY.Key_Down)
    user.key(ENTER)


@each_length
def test_a_game_against_two_masters(open_lamp: OpenLamp, qtbot: QtBot, most: int) -> None:
    user = Typist(open_lamp(has_processes=True), qtbot)
    seat_by_keys(user, "Bot: Master")
    user.play(5)
    user = interrupted(user, open_lamp, qtbot, has_processes=True)
    user.play(most)
    user.wait()
    assert {plan.level for plan in user.lamp.games.session.seats} == {"", "master"}
    check_end(user, most)


@each_length
def test_three_people_on_one_laptop(open_lamp: OpenLamp, qtbot: QtBot, most: int) -> None:
    user = Typist(open_lamp(), qtbot)
    seat_by_keys(user, "Human")
    user.wait()
    assert user.button("I'm here") is not None, "the first screen is a curtain"
    user.play(15)
    user = interrupted(user, open_lamp, qtbot)
    user.play(most)
    user.wait()
    check_end(user, most)


def test_behind_the_curtain_enter_places_and_enter_draws(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    lamp = open_lamp()
    lamp.controller.begin(wish_of("cartographers", 3, 0))
    user = Typist(lamp, qtbot)
    for _ in range(6):
        user.wait()
        if user.button(*HANDED_ON) is not None and not lamp.window.curtain.is_down:
            user.key(ENTER)
            user.wait()
        assert lamp.window.curtain.is_down
        user.key(ENTER)
        user.wait()
        question = lamp.window.table.question
        assert question is not None
        user.key(ENTER)
        assert lamp.window.table.question is question
        user.key(ENTER)
        assert lamp.window.table.question is not question, user.focus()
