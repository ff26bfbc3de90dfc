"""Cards and tiles of one's own: edited in the program, offered at set-up, taken up again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QComboBox, QLabel
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.dialogs.own_items import OwnItemsSheet
from desktop.dialogs.setup import SetupSheet
from models.places import Places
from rules.kinfire_council import library
from rules.kinfire_council.items import own
from rules.kinfire_council.items.loading import shipped_sources
from views.kinfire_council.editor.editor import ItemEditor

OpenLamp = Callable[..., Lamplight]


@pytest.fixture(autouse=True)
def nothing_is_learned_for_good(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    library.shipped()
    monkeypatch.setattr(library, "_known", dict(library._known))
    monkeypatch.setattr(own, "_in_use", {})
    return


def sheet_of(lamp: Lamplight) -> OwnItemsSheet:
    lamp.desk.commands["edit_items"].trigger()
    sheet = lamp.desk.sheets.opened["edit_items"]
    assert isinstance(sheet, OwnItemsSheet)
    return sheet


def rename(sheet: OwnItemsSheet) -> ItemEditor:
    editor = sheet.editor
    assert isinstance(editor, ItemEditor)
    editor.list.choose("talos")
    editor.text.setPlainText(editor.text.toPlainText().replace('"Talos"', '"Talus"'))
    editor.look_through()
    return editor


def option(lamp: Lamplight) -> QComboBox:
    lamp.desk.show_setup("kinfire_council")
    sheet = lamp.desk.sheets.opened["setup"]
    assert isinstance(sheet, SetupSheet)
    box = sheet.findChild(QComboBox, "option_items")
    assert box is not None
    return box


def test_nobody_without_own_items_is_asked(lamp: Lamplight) -> None:
    """The option is not there."""
    assert option(lamp).isHidden() or not option(lamp).isVisibleTo(option(lamp).window())


def test_edited_in_the_program_and_offered_at_set_up(lamp: Lamplight, user_places: Places) -> None:
    """At once, without a new start."""
    sheet = sheet_of(lamp)
    rename(sheet).save()
    assert (user_places.data / "kinfire_council" / "councilors.toml").is_file()
    sheet.reject()
    assert "edit_items" not in lamp.desk.sheets.opened
    box = option(lamp)
    assert box.isVisibleTo(box.window())
    assert [box.itemText(n) for n in range(box.count())] == ["As they come", "Your own items"]


def test_closing_asks_for_what_is_not_saved(lamp: Lamplight) -> None:
    """Once; who closes again lets it go."""
    sheet = sheet_of(lamp)
    rename(sheet)
    sheet.reject()
    assert sheet.note.text() == "Something is not saved. Close again to let it go."
    assert lamp.desk.sheets.opened["edit_items"] is sheet
    sheet.reject()
    assert "edit_items" not in lamp.desk.sheets.opened


def test_saving_takes_the_question_back(lamp: Lamplight) -> None:
    """Nothing is to be lost any more."""
    sheet = sheet_of(lamp)
    editor = rename(sheet)
    sheet.reject()
    editor.save()
    assert sheet.note.text() == ""
    sheet.reject()
    assert "edit_items" not in lamp.desk.sheets.opened


def test_faults_are_told_at_the_start(open_lamp: OpenLamp, user_places: Places) -> None:
    """In one sentence on the start screen."""
    folder = user_places.data / "kinfire_council"
    folder.mkdir(parents=True)
    (folder / "sites.toml").write_text("x = [")
    lamp = open_lamp()
    shown = [label.text() for label in lamp.desk.start.findChildren(QLabel)]
    assert any(
        text.startswith("Your own items of Kinfire Council cannot be used: 1 fault. The first:")
        for text in shown
    )


def test_own_items_of_before_are_taken_up_at_the_start(
    open_lamp: OpenLamp, user_places: Places, qtbot: QtBot
) -> None:
    """Nothing is said where nothing is wrong."""
    folder: Path = user_places.data / "kinfire_council"
    folder.mkdir(parents=True)
    raw = shipped_sources()["councilors.toml"].replace(b'"Talos"', b'"Talus"')
    (folder / "councilors.toml").write_bytes(raw)
    lamp = open_lamp()
    assert own.has_own()
    assert lamp.desk.start.notice.text() == ""


def test_a_game_begun_again_has_its_own_items_a_new_one_those_of_now(lamp: Lamplight) -> None:
    """Though they were edited in between."""
    sheet = sheet_of(lamp)
    editor = rename(sheet)
    editor.save()
    wish = lamp.games.quick_wish("kinfire_council", bots=1)
    wish = msgspec.structs.replace(wish, options={"items": "own"})
    first = lamp.games.begin(wish).setup.own
    assert first
    editor.list.choose("talos")
    editor.text.setPlainText(editor.text.toPlainText().replace('"Talus"', '"Tarsus"'))
    editor.save()
    again, new = lamp.games.same_wish(True), lamp.games.same_wish(False)
    assert again is not None
    assert new is not None
    assert lamp.games.begin(again).setup.own == first
    assert lamp.games.begin(new).setup.own not in ("", first)
