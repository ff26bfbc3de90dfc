"""Keys as commands: by what they print or, under other scripts, by where they lie."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QKeySequenceEdit,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from desktop.actions import is_plain
from views.keys import HOLDS, key_of, physical_letter, press_by_place

if TYPE_CHECKING:
    from desktop.window import Window

TEXT_FIELDS = (QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox, QComboBox, QKeySequenceEdit)
_LATIN = range(Qt.Key.Key_A.value, Qt.Key.Key_Z.value + 1)
_DIGITS = range(Qt.Key.Key_0.value, Qt.Key.Key_9.value + 1)


def plain_key(event: QKeyEvent, platform: str = sys.platform) -> QKeySequence | None:
    """The plain key of an event as commands know it; None where Ctrl, Alt or Meta is held.

    Caps Lock and Num Lock do not matter: Qt names keys, not characters.
    """
    if event.modifiers() & HOLDS:
        return None
    key = event.key()
    if key == Qt.Key.Key_Enter:
        key = Qt.Key.Key_Return.value
    is_known = key in _LATIN or key in _DIGITS or key >= Qt.Key.Key_Escape.value
    name = "" if is_known else physical_letter(event, platform)
    if name:
        key = Qt.Key[f"Key_{name}"].value
    shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
    return QKeySequence(key | shift.value)


def is_text_field(widget: QWidget | None) -> bool:
    """Whether letters belong to this widget."""
    if isinstance(widget, QTextEdit | QPlainTextEdit):
        return not widget.isReadOnly()
    if isinstance(widget, QComboBox):
        return widget.isEditable()
    return isinstance(widget, TEXT_FIELDS)


class Presses(QObject):
    """Hands out the keys that no widget of the window has wanted.

    Plain keys always come this way, unless one is typing. Others come where Qt does not know them
    by their name: then they are pressed again by their place.
    """

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window

    def hear(self, event: QKeyEvent) -> bool:
        """Do what a key stands for, or say why not; whether it stands for anything now."""
        window = self._window
        if event.modifiers() & HOLDS:
            return press_by_place(window, event) or self._refuse(key_of(event))
        plain = None if is_text_field(window.focusWidget()) else plain_key(event)
        is_taken = plain is not None and not window.curtain.is_down and self._press(plain)
        return is_taken or self._refuse(plain or key_of(event))

    def _refuse(self, key: QKeySequence) -> bool:
        """The key of a closed command: why it is closed."""
        window = self._window
        return not window.curtain.is_down and window.greys.hear(key, self._actions())

    def _press(self, key: QKeySequence) -> bool:
        focused = self._window.focusWidget()
        if key == QKeySequence(Qt.Key.Key_Return) and isinstance(focused, QAbstractButton):
            focused.click()
            return True
        for action in self._actions():
            keys = action.shortcuts()
            if key in keys and any(map(is_plain, keys)) and action.isEnabled():
                action.trigger()
                return True
        return False

    def _actions(self) -> list[QAction]:
        return self._window.commands.actions() + self._window.menus.guests()
