"""A file of items that was broken outside of the program is mended in its editor."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rules.kernel.registry import game
from rules.kinfire_council.items.loading import shipped_sources
from views.kinfire_council.editor.editor import ItemEditor

game("kinfire_council")
pytestmark = pytest.mark.usefixtures("own_items_are_forgotten")


def rows(editor: ItemEditor) -> list[str]:
    return [row.text(0) for row in editor.list._rows()]


def test_a_file_that_cannot_be_read_is_mended_as_a_whole(qtbot: QtBot, folder: Path) -> None:
    """It stands among the others with its faults."""
    folder.mkdir()
    (folder / "sites.toml").write_bytes(b"[[site]\nid = \xff")
    editor = ItemEditor(folder)
    qtbot.addWidget(editor)
    row = next(each for each in editor.list._rows() if "sites.toml" in each.text(0))
    editor.list.tree.setCurrentItem(row)
    assert "sites.toml: line 1" in editor.told.text()
    assert editor.face.item is None
    editor.revert()
    editor.save()
    assert not (folder / "sites.toml").exists()


def broken(qtbot: QtBot, folder: Path) -> ItemEditor:
    """A bracket has gone from the file of districts."""
    shipped = shipped_sources()["districts.toml"].decode()
    at = shipped.index("base = [", len(shipped) // 2)
    folder.mkdir()
    (folder / "districts.toml").write_text(shipped[:at] + shipped[at:].replace("[", "", 1))
    editor = ItemEditor(folder)
    qtbot.addWidget(editor)
    editor.resize(1000, 600)
    editor.show()
    return editor


def test_a_broken_file_stands_first_with_its_fault_and_opens_there(
    qtbot: QtBot, folder: Path
) -> None:
    editor = broken(qtbot, folder)
    assert rows(editor)[0].startswith("districts.toml \N{MIDDLE DOT} line 3")
    assert editor.list.piece() == editor.list.files_to_mend()[0]
    assert editor.text.textCursor().blockNumber() in editor.text.lines_marked()
    seen = editor.text.cursorRect()
    assert editor.text.viewport().rect().contains(seen.center())
    assert editor._there.isVisible()


def test_from_every_item_one_gets_to_the_broken_file(qtbot: QtBot, folder: Path) -> None:
    editor = broken(qtbot, folder)
    editor.list.choose("talos")
    editor.list.search.setText("talos")
    assert "districts.toml" in editor.told.text()
    assert editor._there.isVisible()
    qtbot.mouseClick(editor._there, Qt.MouseButton.LeftButton)
    piece = editor.list.piece()
    assert piece is not None
    assert piece.file == "districts.toml"
    assert editor.focusWidget() is editor.text
    assert editor.text.textCursor().blockNumber() in editor.text.lines_marked()


def test_a_broken_file_can_be_as_shipped(qtbot: QtBot, folder: Path) -> None:
    editor = broken(qtbot, folder)
    qtbot.mouseClick(editor._revert, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(editor._save, Qt.MouseButton.LeftButton)
    assert not (folder / "districts.toml").exists()
    assert not editor.list.files_to_mend()
    assert any("Horseshoe Green" in row for row in rows(editor))
