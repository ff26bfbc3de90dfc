"""What is no file, or no sound one, among the user's folders: the window goes on, and says so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight, Start
from desktop.dialogs.records import RecordsSheet
from models.places import EXTENSION, Places
from tests.desktop.helpers import opened
from tests.soak.games import samples
from tests.soak.strange import THINGS, lay, lay_names

OpenLamp = Callable[..., Lamplight]


@pytest.fixture
def folder(user_places: Places) -> Path:
    user_places.records.mkdir(parents=True, exist_ok=True)
    return user_places.records


def test_the_window_begins_and_lists_what_lies_there(
    open_lamp: OpenLamp, qtbot: QtBot, folder: Path
) -> None:
    laid = lay(folder, EXTENSION)
    named = lay_names(folder, EXTENSION, samples("cartographers")[1])
    lamp = open_lamp(Start(continues=True))
    assert lamp.window.is_at_start
    lamp.controller.show_records()
    sheet = lamp.controller.sheets.opened["records"]
    assert isinstance(sheet, RecordsSheet)
    assert sheet.list.count() == len(laid) + len(named) - len({"loop", "nowhere"})
    for row in range(sheet.list.count()):
        sheet.list.setCurrentRow(row)
        for each in sheet.findChildren(QPushButton):
            assert each.text()
    sheet.grab()


def test_each_of_them_is_refused_in_a_sentence(
    open_lamp: OpenLamp, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    lamp = open_lamp()
    for path in (*lay(tmp_path, EXTENSION), tmp_path / f"{'a' * 300}{EXTENSION}"):
        lamp.controller.start.say("")
        opened(lamp, qtbot, path)
        assert lamp.window.is_at_start
        assert lamp.controller.start.notice.text().endswith("."), path.name


def test_a_game_goes_on_under_any_name(open_lamp: OpenLamp, qtbot: QtBot, folder: Path) -> None:
    """It is owned, marked and kept there, and may be left."""
    lamp = open_lamp()
    for path in lay_names(folder, EXTENSION, samples("cartographers")[0]):
        opened(lamp, qtbot, path)
        assert not lamp.window.is_at_start, path
        assert lamp.games.autosave.file.path == path
        lamp.controller.leave()


def test_a_game_is_kept_nowhere_or_said_not_to_be(
    open_lamp: OpenLamp, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    """Whatever lies where it shall be kept: a file takes its place, or the game stays where it is
    and goes on being saved there."""
    lamp = open_lamp()
    path = folder / f"a{EXTENSION}"
    path.write_bytes(samples("cartographers")[0])
    opened(lamp, qtbot, path)
    for wanted in lay(tmp_path, EXTENSION):
        before = lamp.games.autosave.file.path
        lamp.window.prompt.answer("")
        with qtbot.capture_exceptions() as caught:
            lamp.controller.leaving._save_as(wanted, None)
        assert caught == [], wanted.name
        is_there = wanted.is_file() and not wanted.is_symlink()
        assert lamp.games.autosave.file.path == (wanted if is_there else before), wanted.name
        assert is_there or wanted.name in lamp.window.prompt._answered, wanted.name
        assert lamp.games.try_again()
        assert lamp.games.trouble is None
    assert lamp.games.save_as(path)
    assert lamp.games.try_again()


SAMPLE = ("pipe", "folder", "loop")


@pytest.mark.parametrize(
    "thing",
    [pytest.param(thing, marks=[] if thing in SAMPLE else [pytest.mark.soak]) for thing in THINGS],
)
def test_the_program_s_own_files_may_be_anything(
    open_lamp: OpenLamp, qtbot: QtBot, user_places: Places, thing: str
) -> None:
    """Settings, the index of the list, marks of running games, own items, traces of crashes."""
    own = user_places.data / "kinfire_council"
    for path in (
        user_places.config / "settings.json",
        user_places.cache / "records.json",
        user_places.data / "running" / "0.json",
        user_places.logs / "trace-20260101-000000-1.txt",
        own / "sites.toml",
    ):
        path.parent.mkdir(parents=True, exist_ok=True)
        THINGS[thing](path)
    with qtbot.capture_exceptions() as caught:
        lamp = open_lamp()
        lamp.controller.show_setup("kinfire_council")
        lamp.settings.save()
    assert caught == []
