"""Saving that cannot be overlooked: what stands while it fails, what asks before a game goes."""

import errno
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox, QToolButton
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight, Start
from models import files, saves
from models.places import EXTENSION, Places
from models.records import open_record
from tests.desktop.conftest import put_out
from tests.desktop.helpers import Person, wish_of
from views import accessible

OpenLamp = Callable[..., Lamplight]
Sit = Callable[..., Person]


class Disk:
    """Takes everything, or nothing."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.full = False
        sync = os.fsync

        def fsync(handle: int) -> None:
            if self.full:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            sync(handle)

        patch.setattr(files.os, "fsync", fsync)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.fixture
def person(disk: Disk, sit: Sit) -> Person:
    """Plays on though the disk takes nothing any more."""
    found = sit("raid", persons=1, bots=1)
    found.act()
    found.wait()
    found.lamp.settings.save()  # not later: they would be told of, too
    disk.full = True
    for rank in range(3):
        found.act(rank)
        found.wait()
    return found


def kept(path: Path) -> int:
    return len(open_record(path).play.journal.entries)


def box_of(person: Person) -> QMessageBox:
    person.qtbot.waitUntil(lambda: "unsaved" in person.lamp.controller.sheets.opened)
    box = person.lamp.controller.sheets.opened["unsaved"]
    assert isinstance(box, QMessageBox)
    assert box.isVisible()
    return box


def choose(person: Person, words: str) -> None:
    (button,) = [each for each in box_of(person).buttons() if each.text() == words]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def path_of(person: Person) -> Path:
    autosave = person.lamp.games.autosave
    assert autosave is not None
    return autosave.file.path


# ---------------------------------------------------------------- what stands
def test_that_nothing_is_saved_stands_until_a_save_has_worked(person: Person, disk: Disk) -> None:
    alert = person.window.alert
    assert alert.isVisible()
    assert os.strerror(errno.ENOSPC) in alert.sentence
    assert str(path_of(person).parent) in alert.sentence
    assert alert.accessibleName() == alert.sentence
    accessible.install()
    assert QAccessible.queryAccessibleInterface(alert).role() == QAccessible.Role.AlertMessage
    again = alert.findChild(QToolButton, "try_again")
    QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    assert alert.isVisible()
    disk.full = False
    QTest.mouseClick(alert.findChild(QToolButton, "try_again"), Qt.MouseButton.LeftButton)
    assert not alert.isVisible()
    assert kept(path_of(person)) == person.lamp.games.session.entries


def test_the_next_decision_that_is_saved_takes_the_sign_away(person: Person, disk: Disk) -> None:
    disk.full = False
    person.act()
    person.qtbot.waitUntil(lambda: not person.window.alert.isVisible())
    person.wait()
    assert kept(path_of(person)) == person.lamp.games.session.entries


@contextmanager
def read_only(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[int]:
    """Also for root, whom no mode of a folder keeps out."""
    make = tempfile.mkstemp

    def refuse(*words: object, dir: Path, **named: str) -> tuple[int, str]:
        if dir == folder:
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        return make(*words, dir=dir, **named)

    with patch.context() as here:
        here.setattr(tempfile, "mkstemp", refuse)
        yield errno.EROFS


@contextmanager
def away(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[int]:
    folder.rename(folder.with_name("away"))
    yield errno.ENOENT
    assert not folder.exists(), "it is not made anew in the place of what comes back"
    folder.with_name("away").rename(folder)


@pytest.mark.parametrize("keeps_out", [read_only, away])
def test_a_folder_that_takes_nothing_for_a_while_loses_nothing(
    sit: Sit,
    monkeypatch: pytest.MonkeyPatch,
    keeps_out: Callable[..., AbstractContextManager[int]],
) -> None:
    monkeypatch.setattr(saves, "PAUSES", (10, 10))
    person = sit("raid", persons=1, bots=1)
    person.act()
    person.wait()
    path, alert = path_of(person), person.window.alert
    with keeps_out(path.parent, monkeypatch) as why:
        for rank in range(2):
            person.act(rank)
            person.wait()
        assert os.strerror(why) in alert.sentence
        person.lamp.controller.leave()
        box_of(person).reject()
    person.qtbot.waitUntil(lambda: not alert.isVisible())
    assert kept(path) == person.lamp.games.session.entries
    person.lamp.controller.leave()
    assert person.window.is_at_start
    person.lamp.controller.continue_last()
    person.qtbot.waitUntil(lambda: person.lamp.games.session is not None)


def test_a_clock_that_jumps_keeps_nothing_from_being_saved_and_gone_on_with(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, years = sit("raid", persons=1, bots=1), 365 * 24 * 3600.0
    path, real = path_of(person), time.time
    for jump in (0.0, 10 * years, -30 * years, 70 * years):
        monkeypatch.setattr(time, "time", lambda jump=jump: real() + jump)
        person.act()
        person.wait()
        assert not person.window.alert.isVisible()
        assert kept(path) == person.lamp.games.session.entries
        person.lamp.controller.leave()
        assert path.exists()
        person.lamp.controller.continue_last()
        person.qtbot.waitUntil(lambda: person.lamp.games.session is not None)
        assert path_of(person) == path


@pytest.mark.parametrize("text", [100, 200])
def test_the_sign_moves_nothing_and_lies_below_the_curtain(
    person: Person, disk: Disk, text: int
) -> None:
    window = person.window
    window.resize(1280, 720)
    person.lamp.settings.change(text_size=text)
    person.qtbot.wait(20)  # larger letters move the table once
    board, alert = person.table.board, window.alert
    assert board is not None
    with_sign = board.geometry(), board.mapTo(window, board.rect().topLeft())
    assert window.rect().contains(alert.geometry())
    assert alert.findChild(QLabel).width() > 40
    assert all(alert.rect().contains(each.geometry()) for each in alert.findChildren(QToolButton))
    order = window.children()
    assert order.index(alert) < order.index(window.curtain)
    window.covering.cover_for(0)
    assert not alert.isEnabled()
    disk.full = False
    assert person.lamp.games.try_again()
    assert (board.geometry(), board.mapTo(window, board.rect().topLeft())) == with_sign


def test_save_says_what_is_true(person: Person, disk: Disk) -> None:
    person.window.commands["save"].trigger()
    assert "Could not save" in person.window.prompt.reply.text()
    disk.full = False
    person.window.commands["save"].trigger()
    assert "Saved" in person.window.prompt.reply.text()
    assert kept(path_of(person)) == person.lamp.games.session.entries


def test_settings_that_cannot_be_written_stand_too(lamp: Lamplight, disk: Disk) -> None:
    disk.full = True
    lamp.settings.change(letter_keys=False)
    lamp.settings.save()
    alert = lamp.window.alert
    assert "settings" in alert.sentence
    disk.full = False
    QTest.mouseClick(alert.findChild(QToolButton, "try_again"), Qt.MouseButton.LeftButton)
    assert not alert.isVisible()


def test_a_folder_that_takes_nothing_is_told_in_a_game_that_is_begun_at_once(
    open_lamp: OpenLamp, user_places: Places
) -> None:
    user_places.cache.rmdir()
    user_places.cache.write_text("a file where the folder should be")
    lamp = open_lamp(Start(wish=wish_of("raid", 1, 1)))
    alert = lamp.window.alert
    assert not lamp.window.is_at_start
    assert str(user_places.cache) in alert.sentence
    user_places.cache.unlink()
    QTest.mouseClick(alert.findChild(QToolButton, "try_again"), Qt.MouseButton.LeftButton)
    assert not alert.isVisible()


def test_a_folder_that_takes_something_again_is_no_longer_told_of(
    open_lamp: OpenLamp, user_places: Places, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr("desktop.leaving.PAUSES", (50, 50))
    user_places.cache.rmdir()
    user_places.cache.write_text("a file where the folder should be")
    alert = open_lamp().window.alert
    qtbot.wait(200)
    assert str(user_places.cache) in alert.sentence
    user_places.cache.unlink()
    qtbot.waitUntil(lambda: not alert.isVisible())


# ---------------------------------------------------------------- what asks
def ways(person: Person, path: Path) -> dict[str, Callable[[], object]]:
    controller = person.lamp.controller
    return {
        "leave": controller.leave,
        "begin": lambda: controller.begin(wish_of("raid", 1, 1, seed=9)),
        "open": lambda: controller.open_file(path),
        "close": person.window.close,
    }


@pytest.mark.parametrize("way", ["leave", "begin", "open", "close"])
def test_nothing_lets_an_unsaved_game_go_unasked(
    person: Person, disk: Disk, tmp_path: Path, way: str
) -> None:
    session, other = person.lamp.games.session, tmp_path / f"other{EXTENSION}"
    other.write_bytes(path_of(person).read_bytes())
    do = ways(person, other)[way]
    do()
    choose(person, "Cancel")
    assert person.lamp.games.session is session
    assert person.window.isVisible()
    do()
    choose(person, "Try again")
    assert person.lamp.games.session is session
    choose(person, "Leave without saving")
    person.qtbot.waitUntil(lambda: person.lamp.games.session is not session)
    assert person.window.isVisible() is (way != "close")


def test_trying_again_lets_the_game_go_once_it_works(person: Person, disk: Disk) -> None:
    path, entries = path_of(person), person.lamp.games.session.entries
    person.window.close()
    assert person.window.isVisible()
    disk.full = False
    choose(person, "Try again")
    assert not person.window.isVisible()
    assert kept(path) == entries


def test_save_as_that_fails_asks_again_and_says_why(person: Person, tmp_path: Path) -> None:
    """Also above a curtain, which lies over all other places where it might be said."""
    person.window.close()
    named = tmp_path / "none" / f"there{EXTENSION}"
    person.lamp.controller.leaving._save_as(named, person.window.close)
    assert str(named.name) in box_of(person).text()
    assert person.window.isVisible()
    box_of(person).reject()


def test_save_as_lets_the_game_go_once_it_is_there(
    person: Person, disk: Disk, tmp_path: Path
) -> None:
    entries, path = person.lamp.games.session.entries, tmp_path / f"there{EXTENSION}"
    person.lamp.controller.leave()
    choose(person, "Save as…")
    dialog = person.lamp.controller.sheets.opened["save_as"]
    assert isinstance(dialog, QFileDialog)
    disk.full = False
    dialog.fileSelected.emit(str(path))
    dialog.close()
    assert person.window.is_at_start
    assert kept(path) == entries


class EndOfSession:
    """What the system asks of a program when the user logs off."""

    def __init__(self) -> None:
        self.is_held_up = False

    def allowsInteraction(self) -> bool:  # noqa: N802  (Qt's name)
        return True

    def cancel(self) -> None:
        self.is_held_up = True


def test_the_end_of_the_session_waits_for_an_answer(person: Person, disk: Disk) -> None:
    end = EndOfSession()
    person.lamp.controller.leaving.end_session(end)  # type: ignore[arg-type]
    assert end.is_held_up
    choose(person, "Cancel")
    disk.full = False
    assert person.lamp.games.try_again()
    end = EndOfSession()
    person.lamp.controller.leaving.end_session(end)  # type: ignore[arg-type]
    assert not end.is_held_up


def test_a_game_that_is_saved_goes_without_a_question(sit: Sit) -> None:
    person = sit("raid", persons=1, bots=1)
    person.act()
    person.wait()
    person.lamp.controller.leave()
    assert person.window.is_at_start
    assert person.lamp.controller.sheets.opened == {}


# ---------------------------------------------------------------- two windows
def continued(open_lamp: OpenLamp, qtbot: QtBot, path: Path) -> tuple[Lamplight, QMessageBox]:
    """A second window that was asked for the same game."""
    other = open_lamp(Start(file=path))
    qtbot.waitUntil(lambda: "elsewhere" in other.controller.sheets.opened)
    box = other.controller.sheets.opened["elsewhere"]
    assert isinstance(box, QMessageBox)
    assert other.games.session is None
    return other, box


def press(box: QMessageBox, words: str) -> None:
    (button,) = [each for each in box.buttons() if each.text() == words]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_game_is_taken_over_with_all_that_was_decided_and_the_first_window_stops(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    lamp = open_lamp()
    lamp.controller.begin(wish_of("raid", 1, 1))
    first = Person(lamp, qtbot)
    first.act()
    first.wait()
    path, entries = path_of(first), lamp.games.session.entries
    other, box = continued(open_lamp, qtbot, path)
    press(box, "Take over")
    qtbot.waitUntil(lambda: other.games.session is not None)
    assert other.games.session.entries >= entries
    assert lamp.games.session is None
    page = lamp.controller.elsewhere_page
    assert page.isVisible()
    second = Person(other, qtbot)
    second.wait()
    second.act()
    second.wait()
    saved = path.read_bytes()
    QTest.mouseClick(page.back, Qt.MouseButton.LeftButton)
    assert lamp.window.is_at_start
    assert path.read_bytes() == saved
    assert kept(path) == other.games.session.entries


def test_a_game_is_taken_over_from_below_a_curtain(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    lamp = open_lamp()
    lamp.controller.begin(wish_of("harbour", 2, 1))
    qtbot.waitUntil(lambda: lamp.window.covering.is_covered)
    other, box = continued(open_lamp, qtbot, lamp.games.autosave.file.path)
    press(box, "Take over")
    qtbot.waitUntil(lambda: other.games.session is not None)
    qtbot.waitUntil(lambda: other.window.covering.is_covered)
    page = lamp.controller.elsewhere_page
    assert page.isVisible()
    assert not lamp.window.covering.is_covered
    QTest.mouseClick(page.back, Qt.MouseButton.LeftButton)
    assert lamp.controller.start.isVisible()


def test_who_looks_on_sees_the_public_side_and_cannot_play(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    lamp = open_lamp()
    lamp.controller.begin(wish_of("harbour", 2, 1))
    first = Person(lamp, qtbot)
    first.wait()
    lamp.games.queue.flush()
    other, box = continued(open_lamp, qtbot, path_of(first))
    press(box, "Watch")
    replay = other.controller.looking.replay
    assert replay is not None
    assert replay.viewer is None
    assert not replay.may_choose_viewer
    other.window.commands["to_start"].trigger()
    assert not other.window.commands["play_on"].isEnabled()
    assert lamp.games.session is not None


def test_a_game_that_cannot_be_saved_is_not_given_away(
    person: Person, open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    path = path_of(person)
    other, box = continued(open_lamp, qtbot, path)
    press(box, "Take over")
    qtbot.waitUntil(lambda: "can't save" in other.controller.start.notice.text())
    assert person.lamp.games.session is not None
    assert person.window.alert.isVisible()


def test_copies_of_a_game_are_games_of_their_own(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    lamp = open_lamp()
    lamp.controller.begin(wish_of("raid", 1, 1))
    Person(lamp, qtbot).act()
    lamp.games.queue.flush()
    path = lamp.games.autosave.file.path
    copy = path.with_name(f"copy{EXTENSION}")
    copy.write_bytes(path.read_bytes())
    other = open_lamp(Start(file=copy))
    qtbot.waitUntil(lambda: other.games.session is not None)
    assert lamp.games.session is not None


def test_the_file_of_another_window_s_game_is_not_written_over(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    lamp, other = open_lamp(), open_lamp()
    for each, seed in ((lamp, 5), (other, 9)):
        each.controller.begin(wish_of("raid", 1, 1, seed))
        Person(each, qtbot).act()
        each.games.queue.flush()
    path = lamp.games.autosave.file.path
    before = path.read_bytes()
    other.controller.leaving._save_as(path, None)
    other.games.queue.flush()
    assert path.read_bytes() == before
    assert other.games.autosave.file.path != path
    put_out(other)
    assert path.read_bytes() == before
