"""Whoever is named beside a badge is named clear of its letter."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from tests.views.kinfire_council.panels.beside import ADA, NAMES, game, late_in
from views.kinfire_council.panels import cult_page, plan_paint, seats
from views.kinfire_council.showing import RenderState
from views.theme import theme

CLEAR = 4
AREA = QRectF(0, 0, 420, 40)
Draw = Callable[[QPainter, QRectF], None]
SHOWING = RenderState(game(4, 3, late_in(3)), ADA, NAMES)
SCORE = plan_paint.ScoreLine(0, "Ada", 9, (1, 2), 12, True)
ROWS: dict[str, Draw] = {
    "seats": seats._draw(SHOWING, ADA, False),
    "after the night": partial(plan_paint.draw_score, SCORE, False, 32.0),
    "gave to the Cult": partial(cult_page._draw_giver, 0, "Ada", 3, False, 30.0),
}


def painted(draw: Draw) -> QImage:
    made = QImage(420, 40, QImage.Format.Format_RGB32)
    made.fill(theme().colour("surface"))
    painter = QPainter(made)
    draw(painter, AREA)
    painter.end()
    return made


@pytest.mark.parametrize("row", ROWS)
def test_a_name_stands_clear_of_the_letter_of_its_badge(qapp: object, row: str) -> None:
    picture = painted(ROWS[row])
    middle = range(8, 32)
    columns = [len({picture.pixel(x, y) for y in middle}) > 1 for x in range(4, 120)]
    first = columns.index(True)
    gap = columns.index(False, first + 20)
    assert columns.index(True, gap) - gap >= CLEAR
