"""Which key lies where on the keyboard, whatever script it writes.

Qt names a key by what it writes, so that under a layout of another script no key is called Z. Where
the system knows a Latin layout beside it (a second layout on X11 and Wayland, always on Windows and
macOS while Ctrl or Command is held) Qt looks a shortcut up there. With no other layout the key's
place is all there is: `nativeScanCode` counts from 8 above the kernel's codes on X11 and Wayland,
from 1 on Windows; macOS gives 0 there, and its own code of the place as `nativeVirtualKey`.
"""

from __future__ import annotations

import sys
import unicodedata

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

ROWS = ("QWERTYUIOP[]", "ASDFGHJKL;'", "ZXCVBNM,./", "1234567890-=")
# Where the rows begin: scan codes of X11 and Wayland, of Windows; macOS has codes without order.
STARTS = {"linux": (24, 38, 52, 10), "win32": (0x10, 0x1E, 0x2C, 0x02)}
MAC = "ASDFHGZXCV BQWERYT123465=97-80]OU[IP LJ'K; ,/NM."
"""macOS: the character at place n lies on the key with virtual code n; a space is none."""


def physical_letter(event: QKeyEvent, platform: str = sys.platform) -> str:
    """The letter or digit that a Latin keyboard has at this place; empty: none."""
    found = _physical_sign(event, platform)
    return found if found.isalnum() else ""


def _physical_sign(event: QKeyEvent, platform: str) -> str:
    if platform == "darwin":
        code = event.nativeVirtualKey()
        return MAC[code].strip() if 0 <= code < len(MAC) else ""
    starts = STARTS["win32" if platform == "win32" else "linux"]
    code = event.nativeScanCode()
    for row, start in zip(ROWS, starts, strict=True):
        if start <= code < start + len(row):
            return row[code - start]
    return ""


def latin_press(event: QKeyEvent, platform: str = sys.platform) -> QKeyEvent | None:
    """Return the press that a Latin keyboard would give for a shortcut in another script.

    None where no Ctrl, Alt or Meta is held, and where the key is called by a Latin name already.
    """
    if not event.modifiers() & HOLDS or not _is_other_script(event.key()):
        return None
    sign = _physical_sign(event, platform)
    if not sign:
        return None
    codes = (event.nativeScanCode(), event.nativeVirtualKey(), event.nativeModifiers())
    held, again = event.modifiers(), event.isAutoRepeat()
    return QKeyEvent(event.type(), ord(sign), held, *codes, "", again, event.count())


HOLDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def _is_other_script(key: int) -> bool:
    """Whether a key is named by a letter or sign that no Latin keyboard has."""
    if not 0x80 <= key < Qt.Key.Key_Escape.value:
        return False
    return not unicodedata.name(chr(key), "").startswith("LATIN")


def press_by_place(window: QWidget, event: QKeyEvent) -> bool:
    """Press again by its place what nobody in a window wanted by its name; whether it was wanted.

    Qt takes the second press as it takes one from the keyboard: first shortcuts and menus, unless
    the widget with the keyboard has its own use for it, then that widget.
    """
    latin = latin_press(event)
    if latin is None:
        return False
    QCoreApplication.sendEvent(window.focusWidget() or window, latin)
    return latin.isAccepted()


def key_of(event: QKeyEvent) -> QKeySequence:
    """The key of an event with all that is held."""
    held = event.modifiers() & ~(
        Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier
    )
    return QKeySequence(event.key() | held.value)
