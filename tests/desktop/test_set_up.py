"""The set-up as it is seen: what stands first, what is folded, what takes no room."""

from itertools import groupby

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from rules.kernel.registry import game, game_ids
from tests.desktop.test_dialogs import setup_sheet
from views.theme import theme


def test_advice_is_no_fault_and_a_foot_without_words_takes_no_room(
    lamp: Lamplight, qtbot: QtBot
) -> None:
    """Though the letters are large and something was said there before."""
    lamp.desk.show_setup("kinfire_council")
    sheet = setup_sheet(lamp)
    qtbot.waitUntil(sheet.isVisible)
    seats = sheet.findChild(QSpinBox)
    seats.setValue(2)
    assert sheet.note.text()
    assert sheet.note.property("kind") == "muted"
    sheet.findChild(QLineEdit, "seed").clear()
    assert sheet.note.property("kind") == "bad"
    sheet.findChild(QLineEdit, "seed").setText("5")
    theme().set_text(200)
    sheet.resize(1256, 672)
    seats.setValue(3)
    qtbot.waitUntil(lambda: sheet._scroll.height() > 672 - 2 * sheet.begin.height())
    assert sheet.note.text() == ""


def test_an_option_stands_on_one_line_with_its_name(lamp: Lamplight, qtbot: QtBot) -> None:
    """Both have the same middle."""
    lamp.desk.show_setup("kinfire_council")
    sheet = setup_sheet(lamp)
    qtbot.waitUntil(sheet.isVisible)
    box = sheet.findChild(QComboBox, "option_councilor_assignment")
    said = "Councilors and worker sheets"
    name = next(each for each in sheet.findChildren(QLabel) if each.text() == said)
    assert abs(box.geometry().center().y() - name.geometry().center().y()) <= 2


def test_rulings_in_doubt_are_folded(lamp: Lamplight, qtbot: QtBot) -> None:
    """What matters for a first game stands first; the rest is a press away."""
    lamp.desk.show_setup("kinfire_council")
    sheet = setup_sheet(lamp)
    qtbot.waitUntil(sheet.isVisible)
    assert sheet.findChild(QComboBox, "option_councilor_assignment").isVisible()
    ruling = sheet.findChild(QComboBox, "option_needs_persist")
    assert not ruling.isVisible()
    fold = sheet.findChild(QPushButton, "fold")
    assert fold.text() == "Rulings in doubt (6)"
    qtbot.mouseClick(fold, Qt.MouseButton.LeftButton)
    assert ruling.isVisible()


def test_no_two_headings_of_options_are_alike() -> None:
    """Options of a group stand together."""
    for id in game_ids():
        options = [each for each in game(id).options if not each.seat]
        heads = [group for group, _ in groupby(options, lambda each: each.group)]
        assert len(heads) == len(set(heads)), id
