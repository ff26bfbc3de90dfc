"""The printed names follow the user's letters as far as their areas have room."""

from __future__ import annotations

import pytest
import shapely
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from rules.cthulhu_wars.data import maps
from tests.views.cthulhu_wars.earths import earth, laid
from views.cthulhu_wars import geometry, layout
from views.cthulhu_wars.names_paint import _laid, grown, name_box
from views.theme import theme

SCALES = (0.7, 1.1)
"a unit's Pixels in the smallest window and in a large one."


@pytest.fixture(autouse=True)
def _spoken(qtbot: QtBot) -> None:
    """The names are known as soon as a board is."""
    laid(qtbot, earth())


@pytest.mark.parametrize("map_id", sorted(maps()))
@pytest.mark.parametrize("scale", SCALES)
def test_names_grow_and_stay_within_their_areas(map_id: str, scale: float) -> None:
    grew = 0
    for area in range(len(maps()[map_id].areas)):
        usual, large = (_laid(map_id, area, scale, grown(text)) for text in (100, 200))
        assert large.size >= usual.size
        if large.size == usual.size:
            continue
        grew += 1
        left, top, wide, high = large.box
        box = shapely.box(left, top, left + wide, top + high)
        assert geometry.regions(map_id)[area].contains(box)
        assert shapely.distance(shapely.Point(layout.gate(map_id, area)), box) > layout.GATE
    assert grew > len(maps()[map_id].areas) / 2


def test_the_letters_of_the_user_move_names_and_figures(qtbot: QtBot) -> None:
    board = laid(qtbot, earth())
    chart = board.scene.map
    theme().set_text(200)
    try:
        boxes = [
            QRectF(*name_box(chart._map, area, chart.unit, grown(200))) for area in chart.areas
        ]
        for piece in chart.pieces.values():
            covered = [box for box in boxes if box.contains(piece.piece.place.center())]
            assert not covered, piece.label
    finally:
        theme().set_text(100)
