"""The end of Cthulhu Wars: Doom and signs, factions and books, the chart beside them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot

from rules.cthulhu_wars.actions import Walks
from rules.cthulhu_wars.state import Earth
from rules.cthulhu_wars.turn import TakeTurn
from rules.kernel.registry import Setup
from rules.kernel.steps import Done, Seat
from tests.desktop.earthlings import FOUR, Clicker, OpenLamp, in_order, setup_for, taken_up
from tests.desktop.tablefolk import check_result
from tests.rules.cthulhu_wars.scenes import area, gate, kind, put, scene, take
from tests.views.panels.score_reading import cells, heads
from views.panels.end_picture import EndPicture

BOOKS = (
    "abduct",
    "emissary_of_the_outer_gods",
    "invisibility",
    "madness",
    "seek_and_destroy",
    "the_thousand_forms",
)


def before_the_end() -> tuple[Setup, Earth]:
    """Crawling Chaos has six books and 29 Doom; Great Cthulhu has 30 when it next looks."""
    state = scene(FOUR)
    for seat, home in enumerate(("south_pacific", "west_africa", "south_asia", "europe")):
        put(state, seat, home, acolyte=6)
        gate(state, home, seat)
    take(state, 2, *BOOKS)
    state.doom = [12, 7, 29, 11]
    state.signs[2], state.signs_left = (2,), (18, 11, 6)
    return setup_for(FOUR, 9), in_order(state, TakeTurn(Seat(2)))


@pytest.fixture
def ended(open_lamp: OpenLamp, qtbot: QtBot) -> Clicker:
    """Crawling Chaos turns up its sign: that is the end."""
    mouse, (setup, state) = Clicker(open_lamp(), qtbot), before_the_end()
    state.turn = type(state.turn)(seat=Seat(2)) if state.turn is not None else None
    taken_up(mouse, setup, state)
    mouse.sit_down()
    mouse.pick_aside("Cleo: Reveal")
    mouse.sit_down()
    mouse.pick(Walks(kind(state, 2, "acolyte"), area(state, "south_asia"), area(state, "arabia")))
    mouse.sit_down()
    mouse.pick(Done())
    qtbot.waitUntil(mouse.sees_the_end)
    return mouse


def test_the_result_tells_doom_signs_and_factions(ended: Clicker) -> None:
    check_result(ended)
    page = ended.window.table.result
    table, picture = page.findChild(QTableView, "score_table"), page.findChild(EndPicture)
    assert table is not None
    assert picture is not None
    told = heads(table, role=Qt.ItemDataRole.ToolTipRole)
    assert "Crawling Chaos" in told[0], "who has won comes first"
    for name in ("Great Cthulhu", "Black Goat"):
        assert any(name in head for head in told[1:])
    totals = [int(each) for each in cells(table, 0)]
    outcome = ended.session.outcome
    assert outcome is not None
    assert outcome.winners == (2,)
    assert totals[0] == outcome.totals[2]
    assert totals[1:] == sorted((outcome.totals[n] for n in (0, 1, 3)), reverse=True)
    assert picture.isVisible()
    assert picture.width() > 300
    for column in range(4):
        cell = table.visualRect(table.model().index(0, column))
        assert table.viewport().rect().contains(cell), "all columns are in sight"


def test_the_picture_leads_to_the_table_itself(ended: Clicker) -> None:
    picture = ended.window.table.result.findChild(EndPicture)
    assert picture is not None
    ended.click(picture)
    board = ended.window.table.board
    assert board is not None
    assert board.isVisible()
    ended.window.commands["result"].trigger()
    assert picture.isVisible()


def test_turned_up_signs_bar_the_way_back(ended: Clicker) -> None:
    """What was learned is not taken back."""
    assert not ended.window.commands["undo"].isEnabled()
