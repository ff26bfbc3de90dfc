"""Plain keys: letters by what they print or, under other scripts, by where they lie."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QKeySequenceEdit,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

ROWS = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM", "1234567890")
# Where the rows begin: scan codes of X11 and Wayland, of Windows; macOS has codes without order.
STARTS = {"linux": (24, 38, 52, 10), "win32": (0x10, 0x1E, 0x2C, 0x02)}
MAC = "ASDFHGZXCV BQWERYT123465 97 80 OU IP LJ K    NM"
"""macOS: the character at place n lies on the key with virtual code n; a space is no letter."""

TEXT_FIELDS = (QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox, QComboBox, QKeySequenceEdit)
HARMLESS = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier
_LATIN = range(Qt.Key.Key_A.value, Qt.Key.Key_Z.value + 1)
_DIGITS = range(Qt.Key.Key_0.value, Qt.Key.Key_9.value + 1)


def physical_letter(event: QKeyEvent, platform: str = sys.platform) -> str:
    """The letter or digit that a Latin keyboard has at this place; empty: none."""
    if platform == "darwin":
        code = event.nativeVirtualKey()
        return MAC[code].strip() if 0 <= code < len(MAC) else ""
    starts = STARTS["win32" if platform == "win32" else "linux"]
    code = event.nativeScanCode()
    for row, start in zip(ROWS, starts, strict=True):
        if start <= code < start + len(row):
            return row[code - start]
    return ""


def plain_key(event: QKeyEvent, platform: str = sys.platform) -> QKeySequence | None:
    """The plain key of an event as commands know it; None where Ctrl, Alt or Meta is held.

    Caps Lock and Num Lock do not matter: Qt names keys, not characters.
    """
    held = event.modifiers()
    shift = Qt.KeyboardModifier.ShiftModifier
    if held & ~(
        shift | Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier
    ):
        return None
    key = event.key()
    if key == Qt.Key.Key_Enter:
        key = Qt.Key.Key_Return.value
    is_known = key in _LATIN or key in _DIGITS or key >= Qt.Key.Key_Escape.value
    name = "" if is_known else physical_letter(event, platform)
    if name:
        key = Qt.Key[f"Key_{name}"].value
    combined = key | (shift.value if held & shift else 0)
    return QKeySequence(combined)


def is_text_field(widget: QWidget | None) -> bool:
    """Whether letters belong to this widget."""
    if isinstance(widget, QTextEdit | QPlainTextEdit):
        return not widget.isReadOnly()
    if isinstance(widget, QComboBox):
        return widget.isEditable()
    return isinstance(widget, TEXT_FIELDS)
