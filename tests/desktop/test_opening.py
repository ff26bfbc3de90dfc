"""Opening a file: checked beside the window before anything is shown."""

import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from desktop import opening
from desktop.app import Lamplight, Start
from models.records import Opened, open_record
from tests.desktop.conftest import put_out
from tests.desktop.helpers import Person, everything_said, opened, wish_of

OpenLamp = Callable[..., Lamplight]
Sit = Callable[..., Person]
HOSTILE = sorted((Path(__file__).resolve().parents[1] / "saves" / "hostile").iterdir())


@pytest.fixture
def held_back(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Files are read when the test says so."""
    may_read = threading.Event()

    def read(path: Path) -> Opened:
        may_read.wait(10)
        return open_record(path)

    monkeypatch.setattr(opening, "open_record", read)
    monkeypatch.setattr(opening, "PATIENCE", 0)
    yield may_read
    may_read.set()


@pytest.fixture
def kept(open_lamp: OpenLamp, qtbot: QtBot) -> list[Path]:
    """Two games in files."""
    lamp = open_lamp()
    paths = []
    for seed in (1, 2):
        lamp.controller.begin(wish_of("raid", 1, 1, seed))
        Person(lamp, qtbot).act()
        paths.append(lamp.games.autosave.file.path)
    put_out(lamp)
    return paths


def test_a_hostile_file_is_one_sentence(lamp: Lamplight, qtbot: QtBot) -> None:
    assert len(HOSTILE) >= 5
    for path in HOSTILE:
        lamp.controller.start.say("")
        opened(lamp, qtbot, path)
        said = lamp.controller.start.notice.text()
        assert "damaged" in said or "too large" in said, path.name
        assert said.endswith(".")
        assert lamp.window.is_at_start
        assert lamp.games.session is None
    assert not any("Traceback" in words for words in everything_said(lamp))


def test_the_window_says_what_it_opens_and_goes_on(
    open_lamp: OpenLamp, qtbot: QtBot, kept: list[Path], held_back: threading.Event
) -> None:
    lamp = open_lamp()
    lamp.controller.open_file(kept[0])
    assert lamp.window.is_at_start
    qtbot.waitUntil(lambda: "opening" in lamp.controller.sheets.opened)
    box = lamp.controller.sheets.opened["opening"]
    assert isinstance(box, QMessageBox)
    assert kept[0].name in box.text()
    held_back.set()
    opened(lamp, qtbot)
    assert lamp.games.autosave.file.path == kept[0]
    assert "opening" not in lamp.controller.sheets.opened


def test_opening_is_broken_off(
    open_lamp: OpenLamp, qtbot: QtBot, kept: list[Path], held_back: threading.Event
) -> None:
    lamp = open_lamp()
    lamp.controller.open_file(kept[0])
    qtbot.waitUntil(lambda: "opening" in lamp.controller.sheets.opened)
    box = lamp.controller.sheets.opened["opening"]
    assert isinstance(box, QMessageBox)
    with qtbot.waitSignal(lamp.controller.opening._read):
        box.button(QMessageBox.StandardButton.Cancel).click()
        held_back.set()
    assert lamp.window.is_at_start
    assert lamp.games.session is None


def test_the_last_file_that_was_asked_for_is_opened(
    open_lamp: OpenLamp, qtbot: QtBot, kept: list[Path], held_back: threading.Event
) -> None:
    lamp = open_lamp()
    lamp.controller.open_file(kept[0])
    lamp.controller.open_file(kept[1])
    held_back.set()
    opened(lamp, qtbot)
    assert lamp.games.autosave.file.path == kept[1]


def test_one_may_quit_while_a_file_is_opened(
    open_lamp: OpenLamp, kept: list[Path], held_back: threading.Event
) -> None:
    lamp = open_lamp()
    lamp.controller.open_file(kept[0])
    put_out(lamp)
    held_back.set()
    for thread in threading.enumerate():
        if thread.name == "opening":
            thread.join(10)


def test_the_game_on_the_table_is_not_set_back_by_its_own_file(sit: Sit, qtbot: QtBot) -> None:
    person = sit("raid", persons=1, bots=1)
    person.act()
    person.wait()
    question = person.table.question
    opened(person.lamp, qtbot, person.lamp.games.autosave.file.path)
    assert person.table.question is question
    assert person.window.prompt.reply.text() == "This game is already open."


def test_a_fault_of_our_own_ends_where_faults_are_told(
    open_lamp: OpenLamp, qtbot: QtBot, kept: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    lamp = open_lamp()

    def read(path: Path) -> Opened:
        raise ZeroDivisionError("ours")

    monkeypatch.setattr(opening, "open_record", read)
    with qtbot.capture_exceptions() as caught:
        opened(lamp, qtbot, kept[0])
    assert [kind for kind, _, _ in caught] == [ZeroDivisionError]
    assert lamp.controller.opening.path is None


def test_a_pipe_among_the_records_stops_nothing(
    open_lamp: OpenLamp, qtbot: QtBot, kept: list[Path]
) -> None:

    folder = kept[0].parent
    os.mkfifo(folder / "pipe.lamplight")
    (folder / "endless.lamplight").symlink_to("/dev/zero")
    lamp = open_lamp(Start(continues=True))
    opened(lamp, qtbot)
    assert lamp.games.session is not None
    with qtbot.waitSignal(lamp.controller.opening.refused) as refused:
        lamp.controller.open_file(folder / "pipe.lamplight")
    assert "a folder, a pipe or a device" in str(refused.args[1])
