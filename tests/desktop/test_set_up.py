"""The set-up as it is seen: what stands first, what is folded, what takes no room."""

from itertools import groupby

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.wish import seats_of
from rules.kernel.registry import game, game_ids
from tests.desktop.test_dialogs import setup_sheet
from views.theme import theme


def test_advice_is_no_fault_and_a_foot_without_words_takes_no_room(
    lamp: Lamplight, qtbot: QtBot
) -> None:
    """Though the letters are large and something was said there before."""
    lamp.controller.show_setup("kinfire_council")
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
    lamp.controller.show_setup("kinfire_council")
    sheet = setup_sheet(lamp)
    qtbot.waitUntil(sheet.isVisible)
    box = sheet.findChild(QComboBox, "option_councilor_assignment")
    said = "Councilors and worker sheets"
    name = next(each for each in sheet.findChildren(QLabel) if each.text() == said)
    assert abs(box.geometry().center().y() - name.geometry().center().y()) <= 2


def test_rulings_in_doubt_are_folded(lamp: Lamplight, qtbot: QtBot) -> None:
    """What matters for a first game stands first; the rest is a press away."""
    lamp.controller.show_setup("kinfire_council")
    sheet = setup_sheet(lamp)
    qtbot.waitUntil(sheet.isVisible)
    assert sheet.findChild(QComboBox, "option_councilor_assignment").isVisible()
    ruling = sheet.findChild(QComboBox, "option_needs_persist")
    assert not ruling.isVisible()
    fold = sheet.findChild(QPushButton, "fold")
    assert fold.text() == "Disputed rulings (6)"
    qtbot.mouseClick(fold, Qt.MouseButton.LeftButton)
    assert ruling.isVisible()


def test_no_two_headings_of_options_are_alike() -> None:
    """Options of a group stand together."""
    for id in game_ids():
        options = [each for each in game(id).options if not each.seat]
        heads = [group for group, _ in groupby(options, lambda each: each.group)]
        assert len(heads) == len(set(heads)), id


def test_two_people_of_one_name_are_told_and_told_apart(lamp: Lamplight, qtbot: QtBot) -> None:
    """One press gives the second a number; until then nobody begins."""
    lamp.controller.show_setup("raid")
    sheet = setup_sheet(lamp)
    qtbot.waitUntil(sheet.isVisible)
    apart = sheet.findChild(QPushButton, "tell_apart")
    fields = [sheet.findChild(QLineEdit, f"seat_name_{number}") for number in range(2)]
    for field, name in zip(fields, ("Ada", "ada "), strict=True):
        field.clear()
        QTest.keyClicks(field, name)
    assert apart.isVisible()
    assert not sheet.begin.isEnabled()
    assert sheet.note.text().startswith("Two players are called ada: ")
    qtbot.mouseClick(apart, Qt.MouseButton.LeftButton)
    assert [field.text() for field in fields] == ["Ada", "ada 2"]
    assert not apart.isVisible()
    assert sheet.begin.isEnabled()


def test_nobody_is_called_like_a_seat_without_a_name(lamp: Lamplight, qtbot: QtBot) -> None:
    lamp.controller.show_setup("raid")
    sheet = setup_sheet(lamp)
    qtbot.waitUntil(sheet.isVisible)
    kind = sheet.findChild(QComboBox, "seat_kind_1")
    kind.setCurrentIndex(kind.findData("person"))
    for number, name in enumerate(("seat 2", "")):
        field = sheet.findChild(QLineEdit, f"seat_name_{number}")
        field.clear()
        QTest.keyClicks(field, name)
    assert not sheet.begin.isEnabled()


def test_a_bot_gives_way_to_a_person_of_its_name() -> None:
    plans = seats_of(("Wick",), ("steady", "steady"))
    assert [plan.name for plan in plans] == ["Wick", "Wick 2", "Ember"]
