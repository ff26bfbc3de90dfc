"""The bare table: what the window shows before anything else is loaded.

Settings and theme take longer to load than a window to appear, so the three things that must be
right from the first moment (colour, place, size) are glanced at without them.
"""

from __future__ import annotations

import base64
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QJsonDocument, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from rules.kernel.door import MOST_SETTINGS, read_file

TABLES = {"paper": "#E4D9C6", "night": "#171411", "contrast": "#000000", "print": "#FFFFFF"}
"""Theme -> the colour of its table, as the theme itself has it."""
FILE_NAME = "settings.json"


class Glance(NamedTuple):
    """What the first moment needs of the settings."""

    theme: str = "system"
    geometry: bytes = b""


def glance(folder: Path) -> Glance:
    """Reads it with Qt's own means; a strange file is told of later, with the settings."""
    try:
        if not (folder / FILE_NAME).exists():
            return Glance()  # to say that there is none would load the words to say it in
        found = QJsonDocument.fromJson(read_file(folder / FILE_NAME, MOST_SETTINGS)).toVariant()
        kept = found.get("windows", {}).get("start", {}).get("geometry", "")
        return Glance(str(found.get("theme", "system")), base64.b64decode(kept))
    except (ValueError, TypeError, AttributeError, RecursionError):
        return Glance()


def colour_of(theme: str) -> QColor:
    """The table of a theme; that of the system is light or dark."""
    if theme not in TABLES:
        is_dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        theme = "night" if is_dark else "paper"
    return QColor(TABLES[theme])


class Ground(QWidget):
    """The bare table; it tells when it has been seen."""

    painted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.colour = colour_of("system")
        self._is_new = True

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self.colour)
        if self._is_new:
            self._is_new = False
            self.painted.emit()
