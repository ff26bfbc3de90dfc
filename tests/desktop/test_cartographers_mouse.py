"""Whole games of Cartographers by real clicks at what is seen, from start screen to result."""

import re
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from rules.kernel.steps import Outcome
from tests.desktop.conftest import put_out
from tests.desktop.hands import HANDED_ON, Mouse
from tests.desktop.helpers import everything_said

OpenLamp = Callable[..., Lamplight]
TERRAINS = ("Forest", "Village", "Farm", "Water", "Monster")
SPACE = re.compile(r"[A-K]\d+, empty")
MOST = 400
LENGTHS = [6, pytest.param(MOST, marks=pytest.mark.soak)]
"""So far games go on after the night; to their end in the soak. Those played alone end at once."""

each_length = pytest.mark.parametrize("most", LENGTHS)


class Drawer(Mouse):
    """Plays with the mouse, each time a little differently."""

    def answer(self, number: int) -> None:
        """One decision."""
        if not self._pick_and_lay(number):
            closing = self.element("Finish", "Not now")
            assert closing is not None, [each.label for each in self.elements()]
            self.click_element(closing)

    def _pick_and_lay(self, number: int) -> bool:
        picks = [e for e in self.elements() if e.can_press]
        shapes = [e for e in picks if e.label.startswith(("Shape of", "Single space"))]
        terrains = [e for e in picks if e.label in TERRAINS]
        for several in (shapes, terrains):
            if len(several) > 1:
                self.click_element(several[number % len(several)])
        if self.element("Place") is None:
            return False
        for _ in range(8):
            self._lay(number)
            drawn = self.element("Draw", "Destroy")
            if drawn is not None:
                self._mean(number)
                return True
            turn = self.element("Rotate")
            if turn is not None:
                self.click_element(turn)
        raise AssertionError("nothing can be laid down")

    def _lay(self, number: int) -> None:
        free = [e for e in self.elements() if SPACE.match(e.label)]
        self._place = free[number * 37 % len(free)]
        self.click_element(self._place)

    def _mean(self, number: int) -> None:
        """By a second click on what lies there, or by the button."""
        question = self.window.table.question
        if number % 2:
            self.click_element(self._place)
        if self.window.table.question is question:
            drawn = self.element("Draw", "Destroy")
            assert drawn is not None
            self.click_element(drawn)

    def act(self, number: int) -> None:
        """Whatever is wanted now."""
        handed_on = self.button(*HANDED_ON)
        if handed_on is not None:
            self.click(handed_on)
        else:
            self.answer(number)

    def play(self, most: int = MOST) -> int:
        """Plays on to the result, or as many presses as wanted; gives how many there were."""
        for number in range(most):
            self.wait()
            if self.sees_the_end():
                return number
            self.act(number)
        return most


def outcome_of(mouse: Mouse) -> Outcome:
    """How the game ended, by the rules, to compare what is shown with it."""
    session = mouse.lamp.games.session
    assert session is not None
    assert session.outcome is not None
    return session.outcome


def check_end(mouse: Mouse, most: int) -> None:
    """Where so many presses were enough, the result is there."""
    assert mouse.sees_the_end() is (most == MOST)
    if most == MOST:
        check_result(mouse)


def check_result(mouse: Mouse) -> None:
    """The result is there, and says what the rules say."""
    outcome = outcome_of(mouse)
    said = "\n".join([*everything_said(mouse.lamp), *(e.label for e in mouse.elements())])
    for total in outcome.totals:
        assert str(abs(total)) in said
    assert mouse.button("New with the same") is not None


def interrupted(mouse: Drawer, open_lamp: OpenLamp, qtbot: QtBot, **choices: bool) -> Drawer:
    """Quits by the menu in the middle of the game; the next day goes on with one click."""
    mouse.wait()
    before = mouse.lamp.games.session.entries
    mouse.menu("Game", "Quit")
    qtbot.waitUntil(lambda: not mouse.window.isVisible())
    put_out(mouse.lamp)
    again = Drawer(open_lamp(**choices), qtbot)
    again.press("Continue")
    again.wait()
    session = again.lamp.games.session
    bots = sum(bool(plan.level) for plan in session.seats)
    assert before <= session.entries <= before + bots, "bots may have answered meanwhile"
    return again


def test_a_solo_game(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    mouse = Drawer(open_lamp(), qtbot)
    mouse.press("Play solo")
    mouse.play(14)
    mouse = interrupted(mouse, open_lamp, qtbot)
    mouse.play()
    assert mouse.sees_the_end()
    check_result(mouse)


def set_up_bots(mouse: Mouse, level: str) -> None:
    """Two bots of a level, chosen in the set-up."""
    mouse.press("Set up a game…")
    qtbot_sees_begin(mouse)
    for seat in (1, 2):
        mouse.choose(f"seat_kind_{seat}", f"Bot: {level}")
    mouse.press("Start")


def qtbot_sees_begin(mouse: Mouse) -> None:
    mouse.qtbot.waitUntil(lambda: mouse.button("Start") is not None)


@each_length
def test_a_game_against_two_masters(open_lamp: OpenLamp, qtbot: QtBot, most: int) -> None:
    mouse = Drawer(open_lamp(has_processes=True), qtbot)
    set_up_bots(mouse, "Master")
    mouse.play(5)
    mouse = interrupted(mouse, open_lamp, qtbot, has_processes=True)
    mouse.play(most)
    mouse.wait()
    assert {plan.level for plan in mouse.lamp.games.session.seats} == {"", "master"}
    check_end(mouse, most)


@each_length
def test_three_people_on_one_laptop(open_lamp: OpenLamp, qtbot: QtBot, most: int) -> None:
    mouse = Drawer(open_lamp(), qtbot)
    mouse.press("Set up a game…")
    qtbot_sees_begin(mouse)
    for seat in (1, 2):
        mouse.choose(f"seat_kind_{seat}", "Human")
    mouse.press("Start")
    mouse.wait()
    assert mouse.button("I'm here") is not None, "the first screen is a curtain"
    mouse.play(22)
    mouse = interrupted(mouse, open_lamp, qtbot)
    mouse.play(most)
    mouse.wait()
    check_end(mouse, most)
