"""The small things on the table (views/feed_the_kraken/pieces.py)."""

import pytest
from pytestqt.qtbot import QtBot

from views.feed_the_kraken.pieces import BUBBLE, bubble_height

SHORT = "I trust Ada."
LONG = (
    "On navigation 5 I drew red and yellow, kept yellow, and would have done so again at any time."
)


@pytest.mark.parametrize("scale", [0.9, 1.0, 1.6])
def test_what_is_said_gets_a_second_line_rather_than_being_cut(qtbot: QtBot, scale: float) -> None:
    width = 200 * scale
    assert bubble_height(SHORT, width, scale) == BUBBLE * scale
    assert bubble_height(LONG, width, scale) > 1.8 * BUBBLE * scale
