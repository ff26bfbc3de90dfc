"""Files as a user meets them: bad ones, «save as», the bin, a disk that takes nothing."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight, Start
from desktop.dialogs.records import RecordsSheet
from models import records
from models.places import EXTENSION, Places
from models.records import open_record
from models.saves import older
from rules.kernel.record import FORMAT, MOST_PACKED
from tests.desktop.conftest import put_out
from tests.desktop.helpers import Person, everything_said, opened, wish_of

OpenLamp = Callable[..., Lamplight]
Sit = Callable[..., Person]
PNG = b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 4


@pytest.fixture
def good(open_lamp: OpenLamp, qtbot: QtBot, tmp_path: Path) -> bytes:
    """The bytes of a game that runs."""
    lamp = open_lamp()
    lamp.controller.begin(wish_of("raid", 1, 1))
    Person(lamp, qtbot).act()
    path = lamp.games.autosave.file.path
    put_out(lamp)
    return path.read_bytes()


def cut_off(raw: bytes) -> bytes:
    return raw[: len(raw) * 2 // 3]


def spoilt(raw: bytes) -> bytes:
    """The sealed part with some letters turned round."""
    at = raw.index(b'"sealed":"') + 60
    return raw[:at] + raw[at : at + 40][::-1] + raw[at + 40 :]


def newer(raw: bytes) -> bytes:
    return raw.replace(b'{"lamplight":%d' % FORMAT, b'{"lamplight":%d' % (FORMAT + 1), 1)


def foreign(raw: bytes) -> bytes:
    return PNG


def huge(raw: bytes) -> bytes:
    return raw + b" " * MOST_PACKED


@pytest.mark.parametrize(
    ("spoil", "word"),
    [(cut_off, ""), (spoilt, ""), (foreign, ""), (newer, str(FORMAT + 1)), (huge, "large")],
)
def test_a_bad_file_at_the_start_is_one_calm_sentence(
    open_lamp: OpenLamp,
    good: bytes,
    tmp_path: Path,
    qtbot: QtBot,
    spoil: Callable[[bytes], bytes],
    word: str,
) -> None:
    path = tmp_path / f"given{EXTENSION}"
    path.write_bytes(spoil(good))
    before = path.stat()
    lamp = open_lamp(Start(file=path))
    assert lamp.window.is_at_start
    said = lamp.controller.start.notice
    assert said.isVisible()
    assert said.text().endswith(".")
    assert word in said.text()
    assert len(said.text()) < 300
    assert not any("Traceback" in words for words in everything_said(lamp))
    assert path.stat().st_mtime_ns == before.st_mtime_ns
    assert path.stat().st_size == before.st_size
    QTest.keyClick(lamp.controller.start.boxes[0].buttons()[0], Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: lamp.window.table.question is not None)


def test_a_bad_file_in_the_middle_of_a_game_leaves_the_game(sit: Sit, tmp_path: Path) -> None:
    person = sit("raid", persons=1, bots=1)
    person.wait()
    path = tmp_path / f"bad{EXTENSION}"
    path.write_bytes(PNG)
    question = person.table.question
    opened(person.lamp, person.qtbot, path)
    assert person.table.question is question
    assert person.window.prompt.reply.text().endswith(".")


# ---------------------------------------------------------------- save as
def save_as(person: Person, path: Path) -> None:
    person.window.commands["save_as"].trigger()
    dialog = person.lamp.controller.sheets.opened["save_as"]
    assert isinstance(dialog, QFileDialog)
    assert dialog.defaultSuffix() == EXTENSION.removeprefix(".")
    dialog.fileSelected.emit(str(path))
    dialog.close()


def test_save_as_keeps_the_game_there_and_leaves_the_old_file(sit: Sit, tmp_path: Path) -> None:
    person = sit("raid", persons=1, bots=1)
    person.act()
    person.wait()
    games = person.lamp.games
    games.queue.flush()
    old = games.autosave.file.path
    before = old.read_bytes()
    path = tmp_path / f"elsewhere{EXTENSION}"
    save_as(person, path)
    games.queue.flush()
    assert len(open_record(path).play.journal.entries) == games.session.entries
    person.act()
    person.wait()
    games.queue.flush()
    assert len(open_record(path).play.journal.entries) == games.session.entries
    assert old.read_bytes() == before
    assert person.lamp.settings.now.recent[0] == str(path)


# ---------------------------------------------------------------- the bin
@pytest.fixture
def listed(sit: Sit) -> tuple[Person, RecordsSheet, Path]:
    """The list of records with one game in it, and that game's file."""
    person = sit("raid", persons=1, bots=1)
    person.act()
    person.wait()
    path = person.lamp.games.autosave.file.path
    person.window.commands["leave"].trigger()
    copy = older(path, 1)
    copy.parent.mkdir(exist_ok=True)
    copy.write_bytes(path.read_bytes())
    person.lamp.controller.show_records()
    sheet = person.lamp.controller.sheets.opened["records"]
    assert isinstance(sheet, RecordsSheet)
    return person, sheet, path


def press(sheet: RecordsSheet, words: str) -> None:
    found = [b for b in sheet.findChildren(QPushButton) if b.text() == words and b.isVisible()]
    QTest.mouseClick(found[0], Qt.MouseButton.LeftButton)


def test_a_record_goes_into_the_bin_after_one_question(
    listed: tuple[Person, RecordsSheet, Path],
) -> None:
    person, sheet, path = listed
    # The system's own bin; Qt makes it, but not the folder of the user's data round it.
    Path(os.environ.get("XDG_DATA_HOME", path.parent)).mkdir(parents=True, exist_ok=True)
    press(sheet, "Delete")
    assert path.exists()
    assert sheet.note.text().endswith("?")
    press(sheet, "Move to bin")
    assert not path.exists()
    assert not older(path, 1).exists()
    assert sheet.list.count() == 0
    assert "No games yet" in " ".join(everything_said(person.lamp))
    person.lamp.controller.refresh_start()
    assert not person.lamp.controller.start.waiting.isVisible()


def test_a_system_without_a_bin_deletes_nothing_and_says_where_the_file_is(
    listed: tuple[Person, RecordsSheet, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Binless:
        def __init__(self, name: str) -> None:
            self.name = name

        def moveToTrash(self) -> bool:  # noqa: N802  (Qt's name)
            return False

    monkeypatch.setattr(records, "QFile", Binless)
    _, sheet, path = listed
    press(sheet, "Delete")
    press(sheet, "Move to bin")
    assert path.exists()
    assert older(path, 1).exists()
    assert str(path) in sheet.note.text()


# ---------------------------------------------------------------- a disk that takes nothing
def test_a_folder_that_cannot_be_written_is_one_notice_and_play_goes_on(
    open_lamp: OpenLamp, user_places: Places, qtbot: QtBot
) -> None:
    user_places.records.rmdir()
    user_places.records.write_text("a file where the folder should be")
    lamp = open_lamp()
    assert "Cannot write to" in lamp.window.alert.sentence
    lamp.controller.begin(wish_of("raid", 1, 1))
    person = Person(lamp, qtbot)
    person.act()
    person.wait()
    assert lamp.games.session.entries > 0


# ---------------------------------------------------------------- coming back to the window
@pytest.mark.parametrize("is_wanted", [True, False])
def test_a_window_that_comes_back_is_covered_if_that_is_wanted(
    sit: Sit, qtbot: QtBot, is_wanted: bool
) -> None:
    person = sit("harbour", persons=2, bots=1)
    person.lamp.settings.change(curtain_on_return=is_wanted)
    person.act()
    qtbot.waitUntil(lambda: person.screen.visit is not None)
    person.window.showMinimized()
    person.window.showNormal()
    assert person.window.curtain.is_down is is_wanted
    assert (person.screen.visit is None) is is_wanted


def test_alone_nothing_is_covered_when_the_window_comes_back(sit: Sit) -> None:
    person = sit("raid", persons=1, bots=1)
    person.wait()
    person.window.showMinimized()
    person.window.showNormal()
    assert not person.window.curtain.is_down
