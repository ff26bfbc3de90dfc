"""What pages are drawn with: a name in one line or in two, never in two that overlap."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from views.items import page_parts

NAME, UNIT = "Rampaging Wyvern", 17.0


@pytest.mark.parametrize(("lines_high", "count"), [(1.2, 1), (1.5, 1), (1.8, 2), (2.6, 2)])
def test_two_lines_are_written_only_where_both_have_room(
    qapp: object, monkeypatch: pytest.MonkeyPatch, lines_high: float, count: int
) -> None:
    lines: list[tuple[str, QRectF]] = []

    def write(painter: QPainter, area: QRectF, text: str, made: QFont, *_: object) -> float:
        lines.append((text, area))
        return 0.0

    monkeypatch.setattr(page_parts, "write", write)
    metrics = QFontMetricsF(page_parts.letters(UNIT))
    room = QRectF(0, 0, metrics.horizontalAdvance(NAME) * 0.7, lines_high * metrics.height())
    page_parts.two_lines(QPainter(), room, NAME, UNIT)
    assert " ".join(text for text, _ in lines) == NAME
    assert len(lines) == count
    assert all(area.height() >= 0.8 * metrics.height() for _, area in lines) or count == 1
    assert not any(a.intersects(b) for n, (_, a) in enumerate(lines) for _, b in lines[:n])
