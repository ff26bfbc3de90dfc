"""Cards and tiles of one's own: edited in the program, offered at set-up, taken up again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from desktop import cli, headless
from desktop.app import Lamplight
from desktop.asked import game_for_person
from desktop.dialogs.own_items import OwnItemsSheet
from desktop.dialogs.setup import SetupSheet
from models.places import Places
from rules.kernel.registry import Setup
from rules.kinfire_council.items import own
from rules.kinfire_council.items.loading import shipped_sources
from rules.kinfire_council.printed import library
from tests.desktop.hard_names import TOKEN, faults, shown
from views.kinfire_council.editor.editor import ItemEditor

OpenLamp = Callable[..., Lamplight]


@pytest.fixture(autouse=True)
def nothing_is_learned_for_good(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    library.shipped()
    monkeypatch.setattr(library, "_known", dict(library._known))
    monkeypatch.setattr(own, "_in_use", {})
    return


def sheet_of(lamp: Lamplight) -> OwnItemsSheet:
    lamp.controller.commands["edit_items"].trigger()
    sheet = lamp.controller.sheets.opened["edit_items"]
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
    lamp.controller.show_setup("kinfire_council")
    sheet = lamp.controller.sheets.opened["setup"]
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
    assert "edit_items" not in lamp.controller.sheets.opened
    box = option(lamp)
    assert box.isVisibleTo(box.window())
    assert [box.itemText(n) for n in range(box.count())] == ["Shipped items", "Your own items"]
    assert box.currentText() == "Your own items"
    boxes = [each for each in box.parentWidget().findChildren(QComboBox) if each.isVisible()]
    assert min(boxes, key=lambda each: each.mapToGlobal(each.pos()).y()) is box


def test_closing_asks_for_what_is_not_saved(lamp: Lamplight) -> None:
    """Once; who closes again lets it go."""
    sheet = sheet_of(lamp)
    rename(sheet)
    sheet.reject()
    assert sheet.note.text() == "You have unsaved changes. Close again to discard them."
    assert lamp.controller.sheets.opened["edit_items"] is sheet
    sheet.reject()
    assert "edit_items" not in lamp.controller.sheets.opened


def test_saving_takes_the_question_back(lamp: Lamplight) -> None:
    """Nothing is to be lost any more."""
    sheet = sheet_of(lamp)
    editor = rename(sheet)
    sheet.reject()
    editor.save()
    assert sheet.note.text() == ""
    sheet.reject()
    assert "edit_items" not in lamp.controller.sheets.opened


@pytest.mark.parametrize("text", [100, 150, 200])
def test_nothing_scrolls_around_the_editor_at_any_size_of_text(
    lamp: Lamplight, qtbot: QtBot, text: int
) -> None:
    """In 1280x720: what is long scrolls within, and «Close» is in sight."""
    lamp.settings.change(text_size=text)
    sheet = sheet_of(lamp)
    sheet.resize(1256, 672)
    qtbot.wait(20)
    assert not sheet._scroll.verticalScrollBar().isVisible()
    assert not sheet._scroll.horizontalScrollBar().isVisible()
    assert sheet.title.isHidden() == (text == 200)
    close = sheet.findChild(QPushButton, "close")
    assert close is not None
    assert sheet.rect().contains(close.geometry())


def test_faults_are_told_at_the_start(open_lamp: OpenLamp, user_places: Places) -> None:
    """In one sentence on the start screen."""
    folder = user_places.data / "kinfire_council"
    folder.mkdir(parents=True)
    (folder / "sites.toml").write_text("x = [")
    lamp = open_lamp()
    shown = [label.text() for label in lamp.controller.start.findChildren(QLabel)]
    assert any(
        text.startswith("Your own Kinfire Council items can't be used: 1 fault. The first:")
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
    assert lamp.controller.start.notice.text() == ""


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


def prompted(lamp: Lamplight) -> str:
    return lamp.window.prompt.reply.text()


def test_every_way_to_begin_uses_own_items(lamp: Lamplight) -> None:
    """At once against bots, by the set-up, with the set-up of before; it is said on the table."""
    lamp.controller.begin_quick("kinfire_council", "bots")
    assert lamp.games.session is not None
    assert lamp.games.session.setup.own == ""
    rename(sheet_of(lamp)).save()
    lamp.controller.commands["new_same"].trigger()
    assert lamp.games.session.setup.own
    assert prompted(lamp) == "This game uses your own cards and tiles."
    lamp.controller.begin_quick("kinfire_council", "bots")
    assert lamp.games.session.setup.own
    assert lamp.games.usual_wish("kinfire_council").options["items"] == "own"


@pytest.fixture
def edited(user_places: Places) -> Path:
    """A folder with a councilor of one's own, as the editor would have left it."""
    folder = user_places.data / "kinfire_council"
    folder.mkdir(parents=True)
    raw = shipped_sources()["councilors.toml"].replace(b'"Talos"', b'"Talus"')
    (folder / "councilors.toml").write_bytes(raw)
    return folder


def test_the_command_line_uses_own_items(
    open_lamp: OpenLamp, edited: Path, user_places: Places
) -> None:
    """`--new` like the start screen, with and without options of its own."""
    folder = str(edited.parent.parent)
    wish = game_for_person(cli.read(["--new", "kinfire_council", "--data-dir", folder]))
    lamp = open_lamp()
    assert lamp.games.begin(wish).setup.own
    shipped = msgspec.structs.replace(wish, options={"items": "shipped"})
    assert lamp.games.begin(shipped).setup.own == ""
    assert lamp.games.begin(wish).setup.own == ""  # as chosen last, like the start screen


def test_what_is_played_without_a_window_uses_own_items(
    edited: Path, user_places: Places, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The demonstration, and the arena in all its processes."""
    seen: list[Setup] = []
    monkeypatch.setattr(headless.Demonstration, "play", lambda self: seen.append(self._play.setup))
    line = cli.read(["--demonstration", str(tmp_path / "d"), "--new", "kinfire_council"])
    assert headless.run(line, user_places) == 0
    assert seen[0].own
    asked: list[list[str]] = []
    monkeypatch.setattr("rules.__main__.main", lambda words: asked.append(words) or 0)
    headless.run(cli.read(["--arena", "kinfire_council"]), user_places)
    headless.run(cli.read(["--arena", "root"]), user_places)
    assert {(words[1], str(edited) in words) for words in asked} == {
        ("kinfire_council", True),
        ("root", False),
    }


def test_who_chooses_shipped_items_has_them_until_the_next_change(lamp: Lamplight) -> None:
    """The choice is remembered; editing anew lets it go."""
    editor = rename(sheet_of(lamp))
    editor.save()
    wish = lamp.games.quick_wish("kinfire_council", bots=1)
    lamp.controller.begin(msgspec.structs.replace(wish, options={"items": "shipped"}))
    assert prompted(lamp) == ""
    for found in (lamp.games.usual_wish("kinfire_council"), lamp.games.same_wish(False)):
        assert found is not None
        assert found.options["items"] == "shipped"
    editor.text.setPlainText(editor.text.toPlainText().replace('"Talus"', '"Tarsus"'))
    editor.save()
    for found in (lamp.games.usual_wish("kinfire_council"), lamp.games.same_wish(False)):
        assert found is not None
        assert found.options["items"] == "own"


def test_a_game_started_again_says_that_it_keeps_its_items(lamp: Lamplight) -> None:
    """In the question and on the table; both name the way to the new ones."""
    lamp.controller.begin_quick("kinfire_council", "bots")
    rename(sheet_of(lamp)).save()
    lamp.controller.commands["restart"].trigger()
    box = lamp.controller.sheets.opened["question"]
    assert isinstance(box, QMessageBox)
    assert "for the current ones" in box.text()
    box.reject()
    lamp.controller._begin_same(True)
    assert lamp.games.session is not None
    assert lamp.games.session.setup.own == ""
    assert "uses the current ones" in prompted(lamp)


def test_own_items_that_are_gone_keep_nobody_from_playing(lamp: Lamplight) -> None:
    """A new game with the set-up of before takes the shipped ones."""
    editor = rename(sheet_of(lamp))
    editor.save()
    lamp.controller.begin_quick("kinfire_council", "bots")
    editor.revert()
    editor.save()
    assert not own.has_own()
    lamp.controller.commands["new_same"].trigger()
    assert lamp.games.session is not None
    assert lamp.games.session.setup.own == ""


def test_a_set_up_that_lies_open_takes_them_up(lamp: Lamplight) -> None:
    """As soon as they are saved."""
    box = option(lamp)
    assert box.currentText() == "Shipped items"
    rename(sheet_of(lamp)).save()
    assert box.currentText() == "Your own items"
    assert box.isVisible()


def test_a_preset_kept_without_own_items_says_nothing_of_them(lamp: Lamplight) -> None:
    """Used later, it leaves them as they are."""
    option(lamp)
    sheet = lamp.controller.sheets.opened["setup"]
    assert isinstance(sheet, SetupSheet)
    sheet._name.setText("Evening")
    sheet._keep_preset()
    assert "items" not in sheet._presets["Evening"]
    rename(sheet_of(lamp)).save()
    sheet._preset.setCurrentIndex(sheet._preset.findData("Evening"))
    sheet._use_preset()
    assert sheet.wish().options["items"] == "own"


def test_names_of_items_are_shown_letter_by_letter(lamp: Lamplight) -> None:
    """In the list, on the item as it will look, in what is said of it and of its faults."""
    name = f"<b>{TOKEN}</b> & {{who}} [*]"
    sheet = sheet_of(lamp)
    editor = sheet.editor
    assert isinstance(editor, ItemEditor)
    editor.list.choose("talos")
    told = editor.text.toPlainText().replace('"Talos"', f'"{name}"')
    for text in (told, told.replace("[[", "[[[")):
        editor.text.setPlainText(text)
        editor.look_through()
        assert any(name in each.text for each in shown(lamp))
        assert faults(lamp, (name, '"' + name)) == []
    editor.text.setPlainText(told)
    editor.look_through()
    editor.save()
    sheet.reject()
    assert faults(lamp, (name,)) == []
