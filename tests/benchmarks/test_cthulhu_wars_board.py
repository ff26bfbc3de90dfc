"""How long the chart of Cthulhu Wars takes with 60 figures: painted, pointed at, zoomed, moved.

CPU time of one event with all that is painted for it. The ceilings have slack for busy machines.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from rules.cthulhu_wars.state import Earth
from tests.benchmarks.spending import point_at, spent
from tests.rules.cthulhu_wars.scenes import area, gate, put, scene
from tests.views.cthulhu_wars.earths import laid
from views.cthulhu_wars.board import CthulhuWarsBoard
from views.cthulhu_wars.map_item import PieceItem

BOARD = (1690, 890)
TIMES = 40
REPAINT, FRAME, HOVER = 16.0, 16.7, 8.0
"""Milliseconds that are aimed at."""
SLACK = 2.0
HOMES = (
    ("south_pacific", "north_pacific", "australia"),
    ("west_africa", "east_africa", "south_atlantic"),
    ("south_asia", "north_asia", "arabia"),
    ("europe", "north_atlantic", "scandinavia"),
)


def crowded() -> Earth:
    """Sixty figures of four factions in twelve areas, eight gates."""
    state = scene()
    kinds = (
        {"deep_one": 4, "shoggoth": 2, "starspawn": 2, "cthulhu": 1, "acolyte": 6},
        {"ghoul": 2, "fungi_from_yuggoth": 4, "dark_young": 3, "acolyte": 6},
        {"nightgaunt": 3, "flying_polyp": 3, "hunting_horror": 2, "nyarlathotep": 1, "acolyte": 6},
        {"undead": 6, "byakhee": 4, "acolyte": 5},
    )
    for seat, (homes, mine) in enumerate(zip(HOMES, kinds, strict=True)):
        for number, (kind, count) in enumerate(mine.items()):
            for figure in range(count):
                put(state, seat, homes[(number + figure) % len(homes)], **{kind: 1})
        for home in homes[:2]:
            if any(state.units[area(state, home)][seat][:1]):
                gate(state, home, seat)
    return state


@pytest.fixture
def board(qtbot: QtBot) -> CthulhuWarsBoard:
    state = crowded()
    assert sum(sum(map(sum, of)) for of in state.units) >= 59
    made = laid(qtbot, state, BOARD)
    qtbot.waitExposed(made)
    qtbot.wait(300)
    return made


def test_the_whole_table_is_painted(board: CthulhuWarsBoard, record_property) -> None:
    viewport = board.table_view.viewport()
    found = spent(lambda number: viewport.repaint(), TIMES)
    record_property("repaint, ms", round(found, 2))
    print(f"\nrepaint {found:.1f} ms")
    assert found < REPAINT * SLACK


def test_the_pointer_goes_over_figures(board: CthulhuWarsBoard, record_property) -> None:
    pieces = [each for each in board.scene.items() if isinstance(each, PieceItem)]
    spots = [board.table_view.mapFromScene(each.place_on_table.center()) for each in pieces]

    def does(number: int) -> None:
        point_at(board.table_view, spots[number * 7 % len(spots)])

    found = spent(does, TIMES)
    record_property("hover, ms", round(found, 2))
    print(f"\nhover {found:.1f} ms")
    assert found < HOVER * SLACK


def test_zooming(board: CthulhuWarsBoard, record_property) -> None:
    viewport = board.table_view.viewport()

    def does(number: int) -> None:
        board.zoom(1.06 if number % 20 < 10 else 1 / 1.06)
        viewport.repaint()

    found = spent(does, TIMES)
    record_property("zoom, ms", round(found, 2))
    print(f"\nzoom {found:.1f} ms")
    assert found < FRAME * SLACK


def test_moving_about(board: CthulhuWarsBoard, record_property, qtbot: QtBot) -> None:
    board.zoom(2.0)
    qtbot.wait(400)
    bars = board.table_view.horizontalScrollBar(), board.table_view.verticalScrollBar()

    def does(number: int) -> None:
        spot = QPoint(number * 17 % 400, number * 11 % 300)
        bars[0].setValue(spot.x())
        bars[1].setValue(spot.y())

    found = spent(does, TIMES)
    record_property("pan, ms", round(found, 2))
    print(f"\npan {found:.1f} ms")
    assert found < FRAME * SLACK
