"""What assistive programs are told: all that takes the keyboard has a name, all that can be pressed
is a button, on all screens of all games."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from models.session import Waits
from tests.desktop.helpers import Person, wish_of
from tests.desktop.listening import faults, pressed

OpenLamp = Callable[..., Lamplight]
SHEETS = ("about", "keys", "records", "preferences", "shortcuts", "new", "report")
IN_GAME = ("describe", "describe_options", "export", "print", "since", "notebook")
BOTS = {"cartographers": 2, "cthulhu_wars": 3, "feed_the_kraken": 6, "kinfire_council": 3}
BOTS |= {"root": 3}
SAMPLED, SOAKED = 1, 120


@pytest.fixture(autouse=True)
def _somebody_listens() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def _open(lamp: Lamplight, qtbot: QtBot, command: str) -> None:
    """Opens what a command opens, looks, closes it."""
    if not lamp.controller.commands[command].isEnabled():
        return
    lamp.controller.commands[command].trigger()
    qtbot.wait(5)
    assert faults() == [], command
    for sheet in list(lamp.controller.sheets.opened.values()):
        sheet.reject()


def test_the_start_and_its_sheets(lamp: Lamplight, qtbot: QtBot) -> None:
    assert faults() == []
    for command in SHEETS:
        _open(lamp, qtbot, command)


@pytest.mark.parametrize(
    ("game", "alone", "most"),
    [
        *(pytest.param(each, True, SAMPLED) for each in BOTS),
        *(
            pytest.param(each, alone, SOAKED, marks=pytest.mark.soak)
            for each in BOTS
            for alone in (True, False)
        ),
    ],
)
def test_a_game(lamp: Lamplight, qtbot: QtBot, game: str, alone: bool, most: int) -> None:
    """Its set-up, decisions, curtains and private screens, its end and its replay."""
    lamp.controller.show_setup(game)
    qtbot.wait(5)
    assert faults() == []
    lamp.controller.sheets.opened["setup"].reject()
    lamp.controller.begin(wish_of(game, 1 if alone else 1 + BOTS[game], BOTS[game] if alone else 0))
    person, found = Person(lamp, qtbot), 0
    for panel in ("log", "rules", "scores") if most == SOAKED else ():
        lamp.window.show_panel(panel, True)
    for number in range(most):
        person.wait()
        qtbot.wait(1)
        assert faults() == [], f"decision {number}"
        found = max(found, pressed())
        if person.table.shows_result:
            break
        _answer(person, number)
    assert found, "nothing on the board could be pressed"
    for command in IN_GAME if most == SOAKED else ():
        _open(lamp, qtbot, command)


def _answer(person: Person, number: int) -> None:
    """Whatever is asked: something else each time."""
    session = person.lamp.games.session
    if session.waits is not Waits.PERSON or person.screen.visit is not None:
        person.act(number)
        return
    actions = session.question.request.actions
    session.submit(actions[number * 7 % len(actions)])
