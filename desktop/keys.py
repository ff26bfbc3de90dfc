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

from views.keys import physical_letter

TEXT_FIELDS = (QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox, QComboBox, QKeySequenceEdit)
HARMLESS = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier
_LATIN = range(Qt.Key.Key_A.value, Qt.Key.Key_Z.value + 1)
_DIGITS = range(Qt.Key.Key_0.value, Qt.Key.Key_9.value + 1)


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
