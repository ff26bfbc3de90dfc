"""Words of people and of files, shown letter by letter.

Qt guesses: what looks like markup is read as such, and may load a picture; `&` marks a key, `[*]` a
change. A name is none of that. Labels and message boxes are made here; other places ask here.
"""

from __future__ import annotations

from textwrap import wrap

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QMessageBox, QWidget

WIDEST = 90
"""Letters in a line of a tooltip: Qt breaks none in plain text."""
MOST_LINES = 40
CHANGE = "[*]"
"""Where a window's title tells that something is not saved; twice it is itself."""
_DISARMED = str.maketrans({"<": "<\N{WORD JOINER}", "&": "&\N{WORD JOINER}"})
"""A sign that nobody sees after what begins markup: Qt takes it for words then."""


class Label(QLabel):
    """A label that reads no markup."""

    def __init__(self, words: str | QWidget | None = None, parent: QWidget | None = None) -> None:
        """Words and whose it is, or only whose it is."""
        super().__init__(parent if isinstance(words, str) else words or parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if isinstance(words, str):
            self.setText(words)


class Box(QMessageBox):
    """A question that reads no markup."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)


def tooltip(said: str) -> str:
    """A tooltip that is shown as it is written, in lines that fit a screen.

    >>> tooltip("<b>Ada</b>").replace("\\N{WORD JOINER}", "|"), tooltip("Ada")
    ('<|b>Ada<|/b>', 'Ada')
    """
    lines = [part for line in said.split("\n") for part in wrap(line, WIDEST) or [""]]
    if len(lines) > MOST_LINES:
        lines[MOST_LINES:] = ["\N{HORIZONTAL ELLIPSIS}"]
    return "\n".join(lines).translate(_DISARMED)


def unkeyed(said: str) -> str:
    """The words of a button, a menu or a tab that mark no key.

    >>> unkeyed("Ada & Bo")
    'Ada && Bo'
    """
    return said.replace("&", "&&")


def said_on(button: QAbstractButton) -> str:
    """The words of a button that marks no key."""
    return button.text().replace("&&", "&")


def window_title(said: str) -> str:
    """The title of a window, without a place for a mark.

    >>> window_title("Ada [*]")
    'Ada [*][*]'
    """
    return said.replace(CHANGE, CHANGE * 2)
