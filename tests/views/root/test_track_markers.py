"""Markers of equal scores: all to be seen, none over the numbers, none outside (views/root)."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from tests.views.root.woodlands import laid, woodland

AREA = QRectF(0, 0, 800, 40)


@pytest.mark.parametrize("at", [0, 1, 15, 30])
@pytest.mark.parametrize("count", [2, 4, 6])
def test_markers_of_one_space_lie_apart_and_within(qtbot: QtBot, at: int, count: int) -> None:
    board = laid(qtbot, woodland())
    track = board.scene.track
    boxes = [track._marker_box(AREA, at, level, count) for level in range(count)]
    assert all(AREA.contains(box) for box in boxes)
    assert all(box.bottom() <= AREA.height() * 0.68 for box in boxes)
    for one, other in combinations(boxes, 2):
        shared = one.intersected(other)
        assert shared.width() < 0.5 or shared.height() < 0.5


def test_two_with_free_spaces_about_them_are_larger(qtbot: QtBot) -> None:
    track = laid(qtbot, woodland()).scene.track
    close = [track._marker_box(AREA, 0, level, 2) for level in range(2)]
    free = [track._marker_box(AREA, 0, level, 2, is_free=True) for level in range(2)]
    assert free[0].width() > close[0].width()
    assert free[0].top() == free[1].top()
    assert free[0].right() <= free[1].left() + 0.5
    assert all(AREA.contains(box) for box in free)


def test_the_room_beside_the_track_is_there_only_for_those_who_left_it(qtbot: QtBot) -> None:
    state = woodland()
    board = laid(qtbot, state)
    track = board.scene.track
    track.place(AREA)
    assert track.spot(30).x() > AREA.right() - 40
    state.dominance = ["dominance_fox", ""]
    board = laid(qtbot, state)
    track = board.scene.track
    track.place(AREA)
    assert track.spot(30).x() < AREA.right() - 60


def test_the_burrow_has_its_name_in_the_middle_while_it_is_empty(qtbot: QtBot) -> None:
    state = woodland()
    board = laid(qtbot, state)
    assert not board.scene.map.places[0].is_bare
    state.warriors[0] = (0, 0)
    board = laid(qtbot, state)
    assert board.scene.map.places[0].is_bare
