"""Where the table lies in windows of all forms, and how pages fill their room."""

from itertools import pairwise

import pytest
import shapely
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from rules.cthulhu_wars.data import maps
from rules.cthulhu_wars.enums import UnitClass
from tests.views.cthulhu_wars.earths import earth, laid
from tests.views.cthulhu_wars.panelling import around
from views.cthulhu_wars import layout
from views.cthulhu_wars.arrangement import MOST_TRACKS, PAD, TRACKS, arrange
from views.cthulhu_wars.layout import SIDES, Heap
from views.cthulhu_wars.panels.around import lines_of
from views.theme import theme

WINDOWS = ((1066, 573), (925, 573), (1740, 880), (1500, 880), (800, 900), (1112, 425))


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_tracks_lie_below_the_chart_and_nothing_leaves_the_table(width: int, height: int) -> None:
    found = arrange(width, height, 1.0)
    assert found.tracks.top() > found.map.bottom()
    assert found.map.top() >= PAD
    assert found.tracks.height() >= TRACKS * found.scale
    assert found.tracks.height() <= MOST_TRACKS * found.scale
    for area in (found.map, found.tracks, found.panels):
        assert QRectF(0, 0, found.width, found.height).contains(area)
    assert not found.panels.intersects(found.map.united(found.tracks))


def test_a_narrow_chart_leaves_each_track_a_line_of_its_own() -> None:
    low, high = arrange(1066, 573, 1.0), arrange(925, 573, 1.0)
    _, ritual, order = lines_of(low.tracks, low.scale)
    assert ritual.top() == order.top()
    lines = lines_of(high.tracks, high.scale)
    assert all(upper.bottom() < lower.top() for upper, lower in pairwise(lines))
    assert all(high.tracks.contains(line) for line in lines)


def test_large_letters_fill_a_wide_card_in_two_columns(qtbot: QtBot) -> None:
    board = laid(qtbot, earth(), (1112, 425))
    theme().set_text(200)
    try:
        board._dress()
        places = {cell.spec.key: cell.spec.area for cell in around(board)._shown if cell.spec}
        deeds = [area for key, area in places.items() if ":deed:" in key]
        books = [area for key, area in places.items() if ":book:" in key]
        leaves = [area for key, area in places.items() if ":leaf:" in key]
        assert min(area.left() for area in books) > max(area.right() for area in deeds)
        assert max(area.bottom() for area in leaves) < min(area.top() for area in deeds + books)
        assert min(area.height() for area in deeds) > 24
    finally:
        theme().set_text(100)


FORMS = ((90.0, 14.0), (60.0, 28.0))
FEW = (Heap(0, SIDES[UnitClass.CULTIST]), Heap(1, SIDES[UnitClass.CULTIST]))


@pytest.mark.parametrize("map_id", sorted(maps()))
def test_figures_do_not_cover_the_names_of_neighbours(map_id: str) -> None:
    areas = range(len(maps()[map_id].areas))
    names = tuple(layout.name_box(map_id, area, FORMS)[1] for area in areas)
    for area in areas:
        others = layout.beside(map_id, area, names)
        assert names[area] not in others
        for stand in layout.stands(map_id, area, FEW, names[area], others):
            figure = shapely.Point(stand.x, stand.y).buffer(stand.side * 0.4)
            covered = [box for box in others if figure.intersects(shapely.box(*_ends(box)))]
            assert not covered, (map_id, area)


def _ends(box: layout.Box) -> tuple[float, float, float, float]:
    left, top, wide, high = box
    return left, top, left + wide, top + high
