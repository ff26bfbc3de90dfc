"""The keyboard on a table: Tab round the choices, arrows, in among the pieces of a place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from views.items.element import Element
from views.items.panel import Panel
from views.items.place_walking import PlaceWalker
from views.items.table_view import TableView

NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


class Spot(Panel):
    """A place (by its number), or a piece that stands in one."""

    def __init__(self, across: float, down: float, place: int, is_piece: bool = False) -> None:
        super().__init__()
        self.number, self.is_piece, self.can_press = place, is_piece, True
        self.place(QRectF(across, down, 20, 20))


class Strider(PlaceWalker):
    def place_of(self, element: Element) -> int | None:
        return element.number if isinstance(element, Spot) and not element.is_piece else None

    def home_of(self, element: Element) -> int | None:
        return element.number if isinstance(element, Spot) and element.is_piece else None


class Table:
    """Two places side by side, one below; two pieces in the first."""

    def __init__(self, qtbot: QtBot) -> None:
        self.scene = QGraphicsScene()
        self.view = TableView(self.scene, "table")
        qtbot.addWidget(self.view)
        self.west, self.east, self.south = Spot(0, 0, 1), Spot(100, 0, 2), Spot(0, 100, 3)
        self.pieces = [Spot(2, 2, 1, is_piece=True), Spot(12, 2, 1, is_piece=True)]
        self.all = [self.west, self.east, self.south, *self.pieces]
        for each in self.all:
            self.scene.addItem(each)
        self.walker = Strider(self.view, self.view)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.view.activateWindow()
        self.view.setFocus()
        self.walker.set_areas([self.all])

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> Element | None:
        assert self.walker.key(QKeyEvent(QEvent.Type.KeyPress, key, held))
        return self.walker.focused()


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot)


@pytest.mark.parametrize(("step", "where"), [(1, 1), (-1, 2)])
def test_tab_comes_back_to_the_first_choice_and_shift_tab_to_the_last(
    table: Table, step: int, where: int
) -> None:
    for each in (table.east, table.south):
        each.is_answer = True
    table.pieces[0].setFocus()
    table.view.tabbed_in.emit(step)
    assert table.walker.focused() is table.all[where]


def test_arrows_go_from_place_to_place_and_pass_over_pieces(table: Table) -> None:
    table.west.setFocus()
    assert table.press(Qt.Key.Key_Right) is table.east
    assert table.press(Qt.Key.Key_Left) is table.west
    assert table.press(Qt.Key.Key_Down) is table.south


def test_control_and_an_arrow_lead_in_among_the_pieces_and_out_again(table: Table) -> None:
    table.west.setFocus()
    first, second = table.pieces
    assert table.press(Qt.Key.Key_Down, CONTROL) is first
    assert table.press(Qt.Key.Key_Right) is second
    assert table.press(Qt.Key.Key_Right) is first
    assert table.press(Qt.Key.Key_Up) is table.west
    table.press(Qt.Key.Key_Down, CONTROL)
    assert table.press(Qt.Key.Key_Up, CONTROL) is table.west


def test_a_place_without_pieces_has_no_way_in(table: Table) -> None:
    table.east.setFocus()
    assert not table.walker.key(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Down, CONTROL))
    assert table.walker.focused() is table.east
