"""Which letter lies where on the keyboard, whatever script it writes."""

from __future__ import annotations

import sys

from PySide6.QtGui import QKeyEvent

ROWS = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM", "1234567890")
# Where the rows begin: scan codes of X11 and Wayland, of Windows; macOS has codes without order.
STARTS = {"linux": (24, 38, 52, 10), "win32": (0x10, 0x1E, 0x2C, 0x02)}
MAC = "ASDFHGZXCV BQWERYT123465 97 80 OU IP LJ K    NM"
"""macOS: the character at place n lies on the key with virtual code n; a space is no letter."""


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
