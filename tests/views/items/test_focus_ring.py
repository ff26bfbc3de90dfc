"""The ring of the keyboard is seen on whatever lies under it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from views.items.panel import focus_ring, ring_colours
from views.theme import ThemeName, theme
from views.theme.contrast import contrast

SEEN = 3.0
GROUNDS = ("#FFFFFF", "#F4E8D2", "#C8AC8B", "#8E7569", "#6D5954", "#3B536C", "#1D1E2A", "#000000")
EACH = pytest.mark.parametrize("look", [*ThemeName])


@EACH
@pytest.mark.parametrize("ground", GROUNDS)
def test_one_line_of_the_two_stands_out(look: ThemeName, ground: str) -> None:
    theme().choose(look)
    assert max(contrast(each.name(), ground) for each in ring_colours()) >= SEEN


@EACH
def test_both_lines_are_painted_the_pale_one_outside(look: ThemeName) -> None:
    theme().choose(look)
    outer, inner = ring_colours()
    assert contrast(outer.name(), inner.name()) >= SEEN
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(QColor("#6D5954"))
    painter = QPainter(image)
    focus_ring(painter, QRectF(0, 0, 60, 60))
    painter.end()
    line = [image.pixelColor(x, 30).name() for x in range(10)]
    assert line.count(outer.name()) >= 2
    assert line.index(outer.name()) < line.index(inner.name())
