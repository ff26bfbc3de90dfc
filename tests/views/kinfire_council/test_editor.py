"""The editor of cards and tiles, as a user has it: list, text, face, faults, saving."""

from itertools import groupby
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLabel, QPlainTextEdit
from pytestqt.qtbot import QtBot

from rules.kernel.play import Play
from rules.kernel.registry import game, setup_of
from rules.kinfire_council.items import own
from rules.kinfire_council.items.loading import KINDS, shipped_sources
from rules.kinfire_council.printed import library
from rules.kinfire_council.printed.library import FILES
from rules.kinfire_council.printed.ops import Mod, Op
from rules.kinfire_council.spaces import taxes
from rules.kinfire_council.state import NOBODY, game_of
from views.kinfire_council.docket import DecreeItem, decree_words
from views.kinfire_council.editor.editor import ItemEditor
from views.kinfire_council.editor.lying import Lying, things_of
from views.kinfire_council.editor.naming import KINDS as NAMED
from views.kinfire_council.editor.naming import PARTS, kind_name, part_name
from views.kinfire_council.editor.rows import rows_of
from views.kinfire_council.editor.samples_menu import groups
from views.kinfire_council.space_face import face_of
from views.kinfire_council.space_item import SpaceItem
from views.kinfire_council.table_item import kept_together
from views.kinfire_council.threats import ThreatItem, threat_face
from views.panels.button import Button
from views.theme import theme

game("kinfire_council")
pytestmark = pytest.mark.usefixtures("own_items_are_forgotten")


@pytest.fixture
def editor(qtbot: QtBot, folder: Path) -> ItemEditor:
    made = ItemEditor(folder)
    qtbot.addWidget(made)
    made.resize(1000, 600)
    made.show()
    return made


def write(editor: ItemEditor, old: str, new: str) -> None:
    """Other words in the text of the chosen item."""
    before = editor.text.toPlainText()
    assert old in before
    editor.text.setPlainText(before.replace(old, new))
    editor.look_through()


def face(editor: ItemEditor) -> str:
    widget = editor.face.widget()
    assert widget is not None
    return "\n".join(each.text() for each in widget.findChildren(QLabel))


def rows(editor: ItemEditor) -> list[str]:
    return [row.text(0) for row in editor.list._rows()]


def test_every_item_is_listed_and_has_a_face(editor: ItemEditor) -> None:
    """Of every kind, stand-ins with their mark; all of them are right."""
    pieces = [row.data(0, 0x100) for row in editor.list._rows()]
    assert {each.kind for each in pieces} == set(KINDS)
    assert "1 Lampwright Row \N{MIDDLE DOT} stand-in" in rows(editor)
    assert "3 Tumbles" in rows(editor)
    for piece in pieces:
        editor.list.choose(piece.id)
        assert editor.told.text() == "No faults."
        item = editor.face.item
        assert item is not None
        assert item.name in face(editor)
        assert ("Lamplight's stand-in" in face(editor)) == item.authored
        assert editor.face.accessibleDescription().startswith(face(editor).split("\n")[0])
        assert rows_of(item)


def lying(editor: ItemEditor) -> list[Lying]:
    widget = editor.face.widget()
    assert widget is not None
    return widget.findChildren(Lying)


def test_what_lies_on_the_table_is_shown_as_it_lies_there(editor: ItemEditor) -> None:
    """Both sides of a district and of the dealer; all else has one face."""
    for id, sides in (("gullwharf", 2), ("shady_dealer", 2), ("commons", 1), ("sweep", 1),
                      ("famine", 1), ("saltmarsh", 1), ("talos", 1)):  # fmt: skip
        editor.list.choose(id)
        assert len(lying(editor)) == sides, id
    editor.list.choose("gullwharf")
    base, upgraded = lying(editor)
    before = base.grab().toImage(), upgraded.grab().toImage()
    assert before[0] != before[1]
    write(editor, 'res = "food", n = 3 },\n  ] },\n  { id = "net_menders",',
          'res = "coin", n = 3 },\n  ] },\n  { id = "net_menders",')  # fmt: skip
    base, upgraded = lying(editor)
    assert base.grab().toImage() != before[0]
    assert upgraded.grab().toImage() == before[1]


def test_a_face_is_what_the_table_shows(editor: ItemEditor) -> None:
    """The same name, signs and words: nothing is told twice in different ways."""
    state = Play(setup_of("kinfire_council", 3, 1)).state
    council = game_of(state)
    items = library.item_set(council).content
    for district in items.districts:
        found = things_of(district)[0].item
        assert isinstance(found, SpaceItem)
        on_table = face_of(council, str(district.n), taxes(council, NOBODY), 0)
        assert found.face == replace(on_table, is_blocked=False)
    assert any(council.threats)
    for slot, held in enumerate(council.threats):
        if held is None:
            continue
        card = next(each for each in items.threats if each.id == held.card)
        found = things_of(card)[0].item
        assert isinstance(found, ThreatItem)
        shown = threat_face(council, slot)
        assert shown is not None
        assert found.face == replace(shown, trouble=0)
    for decree in items.decrees:
        found = things_of(decree)[0].item
        assert isinstance(found, DecreeItem)
        assert found.face is not None
        assert found.face.told == kept_together(decree_words(council, decree))


def test_the_face_follows_the_text(editor: ItemEditor, qtbot: QtBot) -> None:
    """As soon as the keys rest."""
    editor.list.choose("supply_cache")
    editor.text.setPlainText(editor.text.toPlainText().replace("n = 3", "n = 4"))
    qtbot.waitUntil(lambda: "gain 4 in any mix" in editor.face.spoken())
    write(editor, "Supply Cache", "Deep Cellar")
    assert "Deep Cellar" in face(editor)
    write(editor, "authored = true", "authored = false")
    assert "As printed" in face(editor)


def test_faults_are_told_at_once(editor: ItemEditor) -> None:
    """In one sentence; the last right face stays; nothing can be saved."""
    editor.list.choose("talos")
    write(editor, "start_influence = 4", "start_influence = 9")
    assert editor.told.text() == (
        "councilors.toml, talos, start_influence: 9 is out of range; write a number from 0 to 8."
    )
    assert not editor._save.isEnabled()
    write(editor, "start_influence = 9", "start_influence = 5")
    assert editor.told.text() == "No faults."
    assert editor._save.isEnabled()
    assert "5 influence" in face(editor)


def test_many_faults_are_counted(editor: ItemEditor) -> None:
    """The first ones are told."""
    editor.list.choose("saltmarsh")
    write(editor, "n = 1", "n = 99")
    write(editor, "n = 2", "n = 98")
    assert editor.told.text().count("\n") == 5
    assert editor.told.text().endswith("more.")


def test_faults_of_the_whole_set_are_told_too(editor: ItemEditor) -> None:
    """The item is right, but another one has its id: it may be saved and put right later."""
    editor.list.choose("talos")
    write(editor, 'id = "talos"', 'id = "commons"')
    assert "the id “commons” is already used by “commons”" in editor.told.text()
    assert editor._save.isEnabled()


def test_saving_makes_an_own_file(editor: ItemEditor, folder: Path, qtbot: QtBot) -> None:
    """With the other items as they were; new games may be played with it."""
    editor.list.choose("talos")
    write(editor, 'name = "Talos"', 'name = "Talus"')
    assert not editor.is_saved
    assert any("not saved" in row for row in rows(editor))
    with qtbot.waitSignal(editor.saved):
        qtbot.mouseClick(editor._save, Qt.MouseButton.LeftButton)
    shipped = shipped_sources()["councilors.toml"].decode()
    assert (folder / "councilors.toml").read_text("utf-8") == shipped.replace("Talos", "Talus")
    assert editor.is_saved
    assert own.has_own()
    assert "Talus \N{MIDDLE DOT} own \N{MIDDLE DOT} stand-in" in rows(editor)
    assert editor.list.piece() is not None
    assert editor.list.piece().name == "Talus"


def test_as_shipped_removes_what_is_own(editor: ItemEditor, folder: Path) -> None:
    """The last own item of a file takes the file with it."""
    editor.list.choose("talos")
    write(editor, 'name = "Talos"', 'name = "Talus"')
    editor.save()
    assert editor._revert.isEnabled()
    editor.revert()
    assert "Talos" in face(editor)
    editor.save()
    assert not (folder / "councilors.toml").exists()
    assert not own.has_own()
    assert not editor._revert.isEnabled()


def test_what_is_not_saved_waits(editor: ItemEditor, folder: Path) -> None:
    """Another item may be looked at meanwhile."""
    editor.list.choose("talos")
    write(editor, 'name = "Talos"', 'name = "Talus"')
    editor.list.choose("commons")
    assert "Commons" in face(editor)
    editor.list.choose("talos")
    assert "Talus" in editor.text.toPlainText()
    write(editor, 'name = "Talus"', 'name = "Talos"')
    assert editor.is_saved
    assert not folder.exists()


def test_copies_and_removal(editor: ItemEditor, folder: Path) -> None:
    """A copy has an id of its own; removing is asked for twice."""
    editor.list.choose("sweep")
    editor.copy()
    assert "sweep_2" in (folder / "decrees.toml").read_text("utf-8")
    assert editor.told.text() == "Saved. New games use it."
    editor.list.choose("sweep_2")
    editor._remove.click()
    assert "sweep_2" in (folder / "decrees.toml").read_text("utf-8")
    assert editor._sure.isVisible()
    editor._sure.click()
    assert not (folder / "decrees.toml").exists()
    editor.list.choose("shady_dealer")
    assert not editor._copy.isEnabled()
    assert not editor._remove.isEnabled()


def test_a_fault_is_marked_and_gone_to(editor: ItemEditor, qtbot: QtBot) -> None:
    """By the button, one after another, and by the keys for saving."""
    editor.list.choose("gullwharf")
    write(editor, '"food", n = 1 }', '"food" n = 1 }')
    assert editor.told.text().count("can't be read; look for a missing quote,") == 3
    assert editor.text.lines_marked() == {9, 15, 23}
    assert len(editor.text.extraSelections()) == 3
    qtbot.mouseClick(editor._there, Qt.MouseButton.LeftButton)
    assert editor.text.textCursor().blockNumber() == 9
    assert editor.text.textCursor().positionInBlock() == 38
    assert editor.text.hasFocus()
    editor._save_or_tell()
    assert editor.text.textCursor().blockNumber() == 15
    write(editor, '"food" n = 1 }', '"food", n = 1 }')
    assert editor.text.lines_marked() == set()
    assert not editor._there.isVisible()


def test_the_face_steps_back_while_the_text_is_wrong(editor: ItemEditor) -> None:
    """For eyes and for screen readers."""
    editor.list.choose("talos")
    widget = editor.face.widget()
    assert widget is not None
    assert widget.graphicsEffect() is None
    write(editor, "start_influence = 4", "start_influence =")
    widget = editor.face.widget()
    assert widget is not None
    assert widget.graphicsEffect() is not None
    assert editor.face.accessibleDescription().startswith("Not what the text says now")
    write(editor, "start_influence =", "start_influence = 5")
    assert not editor.face.accessibleDescription().startswith("Not")


def test_lines_have_numbers_and_are_not_broken(editor: ItemEditor) -> None:
    """The strip is as broad as the numbers are long, whatever the size of letters."""
    editor.list.choose("gullwharf")
    picture = editor.text._numbers.grab().toImage()
    inks = {picture.pixel(x, y) for x in range(picture.width()) for y in range(40)}
    assert len(inks) > 2
    assert editor.text._numbers.width() == editor.text.room()
    assert editor.text.lineWrapMode() is QPlainTextEdit.LineWrapMode.NoWrap
    before = editor.text.room()
    theme().set_text(200)
    assert editor.text.room() > before


def test_saving_is_said_and_the_text_keeps_the_keyboard(editor: ItemEditor, qtbot: QtBot) -> None:
    """What was changed can still be taken back."""
    editor.list.choose("talos")
    write(editor, 'name = "Talos"', 'name = "Talus"')
    qtbot.mouseClick(editor._save, Qt.MouseButton.LeftButton)
    assert editor.told.text() == "Saved. New games use it."
    assert editor.text.hasFocus()
    qtbot.mouseClick(editor._revert, Qt.MouseButton.LeftButton)
    assert '"Talos"' in editor.text.toPlainText()
    assert editor.text.hasFocus()
    editor.text.undo()
    assert '"Talus"' in editor.text.toPlainText()
    editor.text.redo()
    editor.look_through()
    editor.save()
    assert editor.told.text() == "Saved. All cards and tiles are as shipped."


def test_what_is_saved_with_a_fault_says_so(editor: ItemEditor) -> None:
    """It waits to be put right."""
    editor.list.choose("talos")
    write(editor, 'id = "talos"', 'id = "commons"')
    editor.save()
    said = editor.told.text().split("\n")
    assert said[0] == "Saved, but new games can't use it yet:"
    assert "the id “commons” is already used by “commons”" in said[1]


def test_a_text_is_laid_out(editor: ItemEditor) -> None:
    """One op a line; it can be taken back."""
    editor.list.choose("gullwharf")
    before = editor.text.toPlainText()
    editor.text.rewrite(before.replace("[\n    ", "[").replace(",\n    {", ", {"))
    assert editor.text.toPlainText() != before
    editor.tools.lay_out.click()
    assert editor.text.toPlainText() == before
    editor.text.undo()
    assert editor.text.toPlainText() != before


@pytest.mark.parametrize("text", [100, 150, 200])
def test_saving_is_in_sight_at_every_size(qtbot: QtBot, folder: Path, text: int) -> None:
    """On a small screen nothing of the editor lies below the edge, and names are not cut."""
    theme().set_text(text)
    editor = ItemEditor(folder)
    qtbot.addWidget(editor)
    assert editor.minimumSizeHint().height() <= 500
    assert editor.heightForWidth(1130) <= 405
    editor.resize(1130, 405)
    editor.show()
    assert editor._save.mapTo(editor, QPoint(0, editor._save.height())).y() <= 405
    assert editor.list.tree.textElideMode() is Qt.TextElideMode.ElideNone
    row = next(each for each in editor.list._rows() if "Tumbles" in each.text(0))
    letters = editor.list.tree.fontMetrics().horizontalAdvance("1 Lampwright Row")
    left = editor.list.tree.visualItemRect(row).left()
    assert left + letters <= editor.list.tree.viewport().width()


def test_examples_are_put_in(editor: ItemEditor) -> None:
    """Every op and modifier has one."""
    editor.list.choose("bottled_kinfire")
    editor.text.setPlainText(editor.text.toPlainText().replace('{ op = "gain"', '@{ op = "gain"'))
    cursor = editor.text.document().find("@")
    editor.text.setTextCursor(cursor)
    editor.insert('{ op = "vote", n = 1 }, ')
    editor.look_through()
    assert editor.told.text() == "No faults."
    assert "place 1 vote" in editor.face.spoken()
    kinds = [kind for held in groups().values() for kind in held]
    assert sorted(map(repr, kinds)) == sorted(
        map(repr, [*Op.__subclasses__(), *Mod.__subclasses__()])
    )


def test_a_tick_makes_an_item_a_printed_one(editor: ItemEditor) -> None:
    """The text says so, and what the text says is ticked."""
    editor.list.choose("talos")
    assert not editor._printed.isChecked()
    editor._printed.click()
    assert "authored = false" in editor.text.toPlainText()
    assert "As printed" in face(editor)
    write(editor, "authored = false\n", "")
    assert not editor._printed.isChecked()
    editor._printed.click()
    assert "authored = false" in editor.text.toPlainText()
    editor._printed.click()
    assert "authored = true" in editor.text.toPlainText()
    editor.list.choose("tumbles")
    assert editor._printed.isChecked()


def test_search_narrows_the_list(editor: ItemEditor) -> None:
    """By name, id or mark."""
    editor.list.search.setText("beast")
    shown = [row.text(0) for row in editor.list._rows() if not row.isHidden()]
    assert [each.split(" · ")[0] for each in shown] == ["Sea Beast", "Sea Beast tile"]


def test_the_chosen_row_is_as_wide_as_the_list(editor: ItemEditor) -> None:
    tree = editor.list.tree
    assert tree.header().sectionSize(0) == tree.viewport().width()
    editor.list.setFixedWidth(120)
    assert tree.header().sectionSize(0) == tree.sizeHintForColumn(0) > tree.viewport().width()
    assert tree.horizontalScrollBar().maximum() > 0


def test_what_cannot_be_done_says_why(editor: ItemEditor) -> None:
    """For the pointer and for screen readers."""

    def reasons() -> list[str]:
        pressed = (editor._save, editor._revert, editor._copy, editor._remove)
        for each in pressed:
            assert each.toolTip() == each.accessibleDescription()
            assert each.isEnabled() == (not each.toolTip())
        return [each.toolTip() for each in pressed]

    editor.list.choose("talos")
    unchanged = "Nothing has been changed."
    assert reasons() == [unchanged, "This is the shipped text.", "", ""]
    write(editor, "start_influence = 4", "start_influence = 9")
    wrong = "Fix the faults listed below first."
    assert reasons() == [wrong, "", "Save it first.", ""]
    editor.list.choose("shady_dealer")
    assert reasons()[2:] == [
        "There is only one of this kind.",
        "The last item of its kind can't be removed.",
    ]


@pytest.mark.parametrize("text", [100, 200])
def test_the_words_of_a_menu_s_button_stand_clear_of_its_arrow(
    qtbot: QtBot, folder: Path, text: int
) -> None:
    theme().set_text(text)
    theme().apply()
    editor = ItemEditor(folder)
    qtbot.addWidget(editor)
    editor.show()
    opens = next(each for each in editor.tools.findChildren(Button) if each.menu() is not None)
    found = opens.grab().toImage()
    middle = range(found.height() // 3, found.height() - found.height() // 3)
    paper = found.pixel(found.width() - theme().px(4), found.height() // 2)
    inked = [any(found.pixel(x, y) != paper for y in middle) for x in range(4, found.width() - 4)]
    runs = [(is_inked, len(list(each))) for is_inked, each in groupby(inked)]
    between = [wide for is_inked, wide in runs[1:-1] if not is_inked]
    assert max(between) >= theme().px(6)


def test_a_folder_that_cannot_be_written(
    editor: ItemEditor, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence; the text waits."""
    folder.parent.joinpath("kinfire_council").write_text("in the way")
    editor.list.choose("talos")
    write(editor, 'name = "Talos"', 'name = "Talus"')
    editor.save()
    assert editor.told.text().startswith("Cannot write the file")
    assert not editor.is_saved
    opened: list[object] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    editor._open_folder()
    assert opened == []


def test_the_folder_is_opened(
    editor: ItemEditor, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is made first."""
    opened: list[object] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    editor._open_folder()
    assert folder.is_dir()
    assert len(opened) == 1


def test_by_keys_alone(editor: ItemEditor, qtbot: QtBot, folder: Path) -> None:
    """From the search to the list, on to the text, Ctrl+S."""
    editor.activateWindow()
    editor.list.tree.setFocus()
    editor.list.choose("talos")
    qtbot.keyClick(editor.list.tree, Qt.Key.Key_Tab)
    assert editor.text.hasFocus() or editor.focusWidget() is editor.text
    write(editor, 'name = "Talos"', 'name = "Talus"')
    editor._save.setFocus()
    qtbot.keyClick(editor._save, Qt.Key.Key_Return)
    assert (folder / "councilors.toml").exists()


def test_everything_has_a_name() -> None:
    """Kinds and parts, in every list."""
    assert set(NAMED) == {*KINDS, ""}
    assert all(kind_name(kind) for kind in NAMED)
    assert all(part_name(part) for part in PARTS)
    assert set(FILES) == set(shipped_sources())
