"""Notes every text that does not find room where it is painted."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from views.items import panel


def noted(monkeypatch: pytest.MonkeyPatch, writers: Iterable[ModuleType]) -> set[str]:
    """The texts that are cut from now on, as these modules paint them."""
    found: set[str] = set()
    usual = panel.write

    def write(
        painter: QPainter,
        area: QRectF,
        text: str,
        letters: QFont,
        colour: QColor | str = "ink",
        align: Qt.AlignmentFlag = panel.LEFT,
    ) -> float:
        small = QFontMetricsF(panel.shrunk(letters, text, area.width()))
        if small.horizontalAdvance(text) > area.width() + 1:
            found.add(text)
        return usual(painter, area, text, letters, colour, align)

    for module in writers:
        monkeypatch.setattr(module, "write", write)
    return found
