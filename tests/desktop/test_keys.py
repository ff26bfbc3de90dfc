"""Plain keys: Caps Lock, other layouts, text fields."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QListView,
    QPlainTextEdit,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.actions import COMMANDS, MENUS, SUBMENUS, WORDS, default_keys, is_letter, is_plain
from desktop.dialogs.sheet import Sheet
from desktop.keys import is_text_field, physical_letter, plain_key
from rules.kernel.play import TakeBack
from tests.desktop.helpers import Person
from views.keys import MAC, ROWS, STARTS, key_of, latin_press

Sit = Callable[..., Person]

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


# ---------------------------------------------------------------- shortcuts by place
SCRIPTS = {"Persian": "ظ", "Russian": "я", "Arabic": "ئ", "Greek": "ζ"}
"""What the key of Z writes under layouts that know no Latin letter."""
CTRL = Qt.KeyboardModifier.ControlModifier
ON_Z = {"linux": 52, "win32": 0x2C, "darwin": 0}


@pytest.mark.parametrize("letter", SCRIPTS.values(), ids=SCRIPTS)
@pytest.mark.parametrize("platform", ON_Z)
def test_with_control_other_scripts_have_a_latin_press_too(letter: str, platform: str) -> None:
    virtual = 6 if platform == "darwin" else 0
    code = ord(letter.upper())
    event = QKeyEvent(PRESS, code, CTRL, ON_Z[platform], virtual, 0, "")
    latin = latin_press(event, platform)
    assert latin is not None
    assert key_of(latin) == QKeySequence("Ctrl+Z")


@pytest.mark.parametrize(
    ("code", "held"),
    [(Qt.Key.Key_Y, CTRL), (ord("Ö"), CTRL), (ord("Я"), NONE), (Qt.Key.Key_F5.value, CTRL)],
)
def test_what_has_a_latin_name_is_no_matter_of_places(code: int, held: Qt.KeyboardModifier) -> None:
    """German writes Y on the key of Z: there Ctrl+Y is what is printed."""
    assert latin_press(QKeyEvent(PRESS, code, held, 52, 0, 0, ""), "linux") is None


def test_every_shortcut_of_one_letter_or_sign_has_its_place(qapp: object) -> None:
    """None is dead under a layout of another script, on any system."""
    for command in COMMANDS:
        for shortcut in default_keys(command):
            name = shortcut.toString(QKeySequence.SequenceFormat.PortableText)
            held, _, sign = name.rpartition("+")
            if "Ctrl" in held and len(sign) == 1 and sign not in "?+":
                assert any(sign in row for row in ROWS), name
                assert sign in MAC, name


def typed_in(script: str, sign: str, held: Qt.KeyboardModifier) -> QKeyEvent:
    """A press under a layout of another script, as X11 and Wayland tell of it."""
    row = next(n for n, row in enumerate(ROWS) if sign in row)
    scan = STARTS["linux"][row] + ROWS[row].index(sign)
    return QKeyEvent(PRESS, ord(script), held, scan, 0, 0, "")


def press(person: Person, script: str, sign: str, held: Qt.KeyboardModifier = CTRL) -> None:
    target = person.window.focusWidget() or person.window
    QCoreApplication.sendEvent(target, typed_in(script, sign, held))


@pytest.mark.parametrize("script", SCRIPTS.values(), ids=SCRIPTS)
def test_undo_and_redo_work_under_other_scripts(sit: Sit, script: str) -> None:
    person = sit("cartographers", persons=1, bots=0, rule=TakeBack.FRIENDLY)
    person.window.moves.asks_at_barriers = False
    session = person.table.session
    for _ in range(2):
        person.wait()
        asked = session.question
        session.advising.play_for_me()
        person.qtbot.waitUntil(lambda asked=asked: person.table.question not in (None, asked))
    entries = session.entries
    press(person, script, "Z")
    assert session.entries < entries
    press(person, script, "Z", CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert session.entries == entries
    person.window.commands["pause"].trigger()
    press(person, script, "Z")
    assert session.entries == entries, "what is covered is reached by no key"


def test_menus_open_under_other_scripts(sit: Sit) -> None:
    person = sit("cartographers", persons=1, bots=0)
    person.wait()
    press(person, "п", "G", Qt.KeyboardModifier.AltModifier)
    opened = QApplication.activePopupWidget()
    assert opened is not None
    opened.close()


def test_what_is_typed_into_has_its_own_shortcuts(sit: Sit) -> None:
    """Also in dialogs: select all, copy, undo."""
    person = sit("cartographers", persons=1, bots=0)
    sheet = Sheet(person.window, "A dialog")
    field = QLineEdit("words", sheet)
    saved: list[bool] = []
    QShortcut(QKeySequence("Ctrl+S"), sheet).activated.connect(lambda: saved.append(True))
    sheet.show()
    sheet.activateWindow()
    person.qtbot.waitUntil(sheet.isActiveWindow)
    field.setFocus()
    field.deselect()
    QCoreApplication.sendEvent(field, typed_in("ф", "A", CTRL))
    assert field.selectedText() == "words"
    assert saved == []
    QCoreApplication.sendEvent(field, typed_in("ы", "S", CTRL))
    assert saved == [True]
    assert field.text() == "words"
    sheet.close()
