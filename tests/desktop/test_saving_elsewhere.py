"""A game's file that something else changes, that a link leads to, that cannot be made."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight, Start
from models.places import EXTENSION
from tests.desktop.helpers import Person, wish_of
from tests.desktop.test_saving import kept, path_of

OpenLamp = Callable[..., Lamplight]
Sit = Callable[..., Person]


def _older_copy(path: Path, early: bytes) -> None:
    path.write_bytes(early)


def _rubbish(path: Path, early: bytes) -> None:
    path.write_bytes(b"rubbish")


def _older_folder(path: Path, early: bytes) -> None:
    """The lock is gone with it."""
    away = path.parent.with_name("away")
    path.parent.rename(away)
    path.parent.mkdir()
    path.write_bytes(early)


@pytest.mark.parametrize("change", [_older_copy, _rubbish, _older_folder])
def test_a_file_that_something_else_has_changed_costs_nobody_a_game(
    sit: Sit, change: Callable[[Path, bytes], None]
) -> None:
    """A program that keeps folders alike, a backup that is brought back."""
    person = sit("raid", persons=1, bots=1)
    person.wait()
    games, path = person.lamp.games, path_of(person)
    games.queue.flush()
    early = path.read_bytes()
    person.act()
    person.wait()
    games.queue.flush()
    change(path, early)
    changed = path.read_bytes()
    if path_of(person) == path:
        person.act()
    alert = person.window.alert
    person.qtbot.waitUntil(alert.isVisible)
    person.wait()
    assert path.read_bytes() == changed
    assert path_of(person) != path
    assert not games.unsaved
    assert kept(path_of(person)) == games.session.entries
    assert path_of(person).name in alert.sentence
    person.act()
    person.wait()
    assert alert.isVisible()
    assert kept(path_of(person)) == games.session.entries
    QTest.mouseClick(alert.findChild(QToolButton, "read"), Qt.MouseButton.LeftButton)
    assert not alert.isVisible()


def test_a_game_behind_a_link_stays_there_and_has_one_owner(
    open_lamp: OpenLamp, qtbot: QtBot, tmp_path: Path
) -> None:
    lamp = open_lamp()
    lamp.controller.begin(wish_of("raid", 1, 1))
    lamp.games.queue.flush()
    real, link = tmp_path / f"real{EXTENSION}", tmp_path / f"link{EXTENSION}"
    real.write_bytes(lamp.games.autosave.file.path.read_bytes())
    link.symlink_to(real)
    other = open_lamp(Start(file=link))
    qtbot.waitUntil(lambda: other.games.session is not None)
    second = Person(other, qtbot)
    second.act()
    second.wait()
    assert not other.games.unsaved
    assert link.is_symlink()
    assert kept(real) == other.games.session.entries
    lamp.controller.leave()
    lamp.controller.open_file(real)
    qtbot.waitUntil(lambda: "elsewhere" in lamp.controller.sheets.opened)


def test_a_save_as_that_fails_leaves_the_game_where_it_is_saved(sit: Sit, tmp_path: Path) -> None:
    person = sit("raid", persons=1, bots=1)
    person.wait()
    path, wanted = path_of(person), tmp_path / "file" / f"a{EXTENSION}"
    wanted.parent.write_bytes(b"no folder")
    person.lamp.controller.leaving._save_as(wanted, None)
    assert str(wanted) in person.window.prompt._answered
    person.act()
    person.wait()
    assert path_of(person) == path
    assert kept(path) == person.lamp.games.session.entries
