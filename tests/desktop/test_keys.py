"""Plain keys: Caps Lock, other layouts, text fields."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QComboBox, QLineEdit, QListView, QPlainTextEdit, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from desktop.actions import COMMANDS, MENUS, SUBMENUS, WORDS, default_keys, is_letter, is_plain
from desktop.keys import is_text_field, physical_letter, plain_key

NONE = Qt.KeyboardModifier.NoModifier
PRESS = QEvent.Type.KeyPress


def key(code: int, text: str = "", held: Qt.KeyboardModifier = NONE, scan: int = 0) -> QKeyEvent:
    return QKeyEvent(PRESS, code, held, scan, scan, 0, text)


def test_every_command_has_words_a_menu_and_keys_of_its_own(qapp: object) -> None:
    assert {command.id for command in COMMANDS} == set(WORDS)
    assert {command.menu for command in COMMANDS} == set(MENUS)
    taken: dict[str, str] = {}
    for command in COMMANDS:
        if command.id not in SUBMENUS:
            for each in default_keys(command):
                name = each.toString()
                assert taken.setdefault(name, command.id) == command.id, name


def test_caps_lock_does_not_matter() -> None:
    assert plain_key(key(Qt.Key.Key_H, "H")) == QKeySequence("H")
    assert plain_key(key(Qt.Key.Key_H, "h")) == QKeySequence("H")


def test_the_number_pad_is_the_same_as_the_row() -> None:
    pad = Qt.KeyboardModifier.KeypadModifier
    assert plain_key(key(Qt.Key.Key_1, "1", pad)) == QKeySequence("1")


@pytest.mark.parametrize(
    ("printed", "scan", "letter"),
    [("ا", 43, "H"), ("ص", 25, "W"), ("ş", 0, ""), ("ы", 39, "S"), ("۱", 10, "1")],
)
def test_under_other_scripts_the_place_of_the_key_counts(
    printed: str, scan: int, letter: str
) -> None:
    event = key(ord(printed), printed, scan=scan)
    assert physical_letter(event, "linux") == letter
    if letter:
        assert plain_key(event, "linux") == QKeySequence(letter)


def test_windows_and_macos_have_their_own_codes() -> None:
    assert physical_letter(key(0x0634, "ش", scan=0x1E), "win32") == "A"
    assert physical_letter(key(0x0634, "ش", scan=0), "darwin") == "A"
    assert physical_letter(key(0x0634, "ش", scan=4), "darwin") == "H"
    assert physical_letter(key(0x0634, "ش", scan=46), "darwin") == "M"


def test_with_control_or_alt_it_is_no_plain_key() -> None:
    for held in (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier):
        assert plain_key(key(Qt.Key.Key_H, "h", held)) is None


def test_shift_is_kept() -> None:
    held = Qt.KeyboardModifier.ShiftModifier
    assert plain_key(key(Qt.Key.Key_Q, "Q", held)) == QKeySequence("Shift+Q")


@pytest.mark.parametrize(
    ("name", "plain", "letter"),
    [
        ("H", True, True),
        ("Shift+Q", True, True),
        ("Return", True, False),
        ("Esc", True, False),
        ("Tab", True, False),
        ("F9", False, False),
        ("Ctrl+H", False, False),
        ("Left", False, False),
    ],
)
def test_which_keys_are_plain(name: str, plain: bool, letter: bool) -> None:
    assert is_plain(QKeySequence(name)) is plain
    assert is_letter(QKeySequence(name)) is letter


def test_letters_belong_to_fields_one_can_type_in(qtbot: QtBot) -> None:
    closed, editable = QComboBox(), QComboBox()
    editable.setEditable(True)
    read_only = QTextBrowser()
    for widget in (closed, editable, read_only):
        qtbot.addWidget(widget)
    fields = (QLineEdit(), QPlainTextEdit(), editable)
    others = (closed, read_only, QListView(), QWidget(), None)
    assert all(is_text_field(field) for field in fields)
    assert not any(is_text_field(each) for each in others)
