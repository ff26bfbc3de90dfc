"""What the start screen offers to go on with, and nothing before it is known."""

import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from models.places import Places
from tests.desktop.helpers import Person, wish_of

OpenLamp = Callable[..., Lamplight]


def lose_grip(lamp: Lamplight) -> None:
    """As the system does when a process dies; nobody in it sees that."""
    holding = lamp.games.autosave.holding
    holding._watcher.removePaths(holding._watcher.files())
    holding.grip.let_go()


def test_an_unclean_end_is_offered_first(
    open_lamp: OpenLamp, user_places: Places, qtbot: QtBot
) -> None:
    lamp = open_lamp()
    person = Person(lamp, qtbot)

    lamp.controller.begin(wish_of("raid", 1, 1))
    person.act()
    person.wait()
    lamp.games.queue.flush()
    lose_grip(lamp)
    again = open_lamp()
    qtbot.waitUntil(again.controller.start.waiting.isVisible)
    assert "left off" in again.controller.start.waiting.button.text()


@pytest.mark.parametrize("both", [False, True])
def test_of_games_that_were_cut_off_the_one_played_last_is_offered_or_a_later_one(
    open_lamp: OpenLamp, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, both: bool
) -> None:
    """By the time in their heads: marks are copied, too, and clocks jump."""
    now, paths = time.time(), []
    for minutes in (10, 0):
        monkeypatch.setattr(time, "time", lambda minutes=minutes: now + 60 * minutes)
        lamp = open_lamp()
        lamp.controller.begin(wish_of("raid", 1, 1))
        qtbot.waitUntil(lamp.games.autosave.file.path.exists)
        paths.append(lamp.games.autosave.file.path)
        if both or not minutes:
            lose_grip(lamp)
        else:
            lamp.controller.leave()
    again = open_lamp()
    qtbot.waitUntil(again.controller.start.waiting.isVisible)
    assert again.controller._waiting is not None
    assert again.controller._waiting.path == paths[0]
    assert ("left off" in again.controller.start.waiting.button.text()) is both


def test_enter_begins_nothing_before_it_is_known_what_waits(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    lamp = open_lamp()
    lamp.controller.begin(wish_of("raid", 1, 1))
    Person(lamp, qtbot).act()
    lamp.games.queue.flush()
    session, path = lamp.games.session, lamp.games.autosave.file.path
    lamp.controller.leave()
    lamp.controller.show_start()
    start = lamp.controller.start
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        QTest.keyClick(lamp.window.focusWidget() or lamp.window, key)
    assert lamp.games.session is None
    assert not any(b.property("kind") == "primary" for box in start.boxes for b in box.buttons())
    qtbot.waitUntil(start.waiting.isVisible)
    QTest.keyClick(lamp.window.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: lamp.games.session is not None)
    assert lamp.games.session is not session
    assert lamp.games.autosave.file.path == path
