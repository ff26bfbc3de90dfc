"""Dominance cards beside the map are taken where they lie: a crown, then a card of the hand."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.option_filter import OptionFilter
from rules.kernel.steps import Seat, Target, TargetKind
from rules.root.actions import TakeDominance
from rules.root.enums import Suit
from rules.root.state import Woodland
from tests.rules.root.scenes import scene
from tests.views.root.panelling import around, asked, cell, laid
from views.root.board import RootBoard
from views.root.panels.cell import Cell
from views.root.panels.tabs import COMMON
from views.root.tray_panels import Souls

FIRST = Seat(0)
FOX, RABBIT = "dominance_fox", "dominance_rabbit"


def table(available: tuple[str, ...] = (FOX, RABBIT)) -> Woodland:
    state = scene(["cult", "marquise", "eyrie"])
    state.available = available
    state.hands[0] = ("armorers", "bake_sale")
    return state


def crown(board: RootBoard, card: str) -> Cell:
    target = Target(TargetKind.CARD, card)
    return next(each for each in board.scene.tray.crowns if each.target == target)


def offered(board: RootBoard, state: Woodland) -> tuple[OptionFilter, list[object]]:
    orders = [TakeDominance(FOX, "armorers"), TakeDominance(RABBIT, "armorers")]
    orders.append(TakeDominance(RABBIT, "bake_sale"))
    option_filter = asked(board, state, FIRST, [*orders])
    picked: list[object] = []
    option_filter.picked.connect(picked.append)
    return option_filter, picked


def click(board: RootBoard, cell: Cell) -> None:
    spot = board.table_view.mapFromScene(cell.sceneBoundingRect().center())
    QTest.mouseClick(board.table_view.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def test_a_crown_and_a_card_are_two_clicks_and_nothing_is_left_for_the_shelf(qtbot: QtBot) -> None:
    state = table()
    board = laid(qtbot, state, FIRST)
    option_filter, picked = offered(board, state)
    assert all(board.shows(option.targets[0]) for option in option_filter.matching)
    click(board, crown(board, RABBIT))
    assert all(board.shows(option.targets[1]) for option in option_filter.matching)
    click(board, cell(board, "hand:bake_sale"))
    assert picked == [TakeDominance(RABBIT, "bake_sale")]


def test_crowns_are_lit_only_while_they_answer(qtbot: QtBot) -> None:
    state = table()
    board = laid(qtbot, state, FIRST)
    assert not crown(board, FOX).can_press
    offered(board, state)
    assert crown(board, FOX).is_answer
    board.offer(None)
    assert not crown(board, FOX).is_answer


def test_a_crown_is_chosen_by_keys(qtbot: QtBot) -> None:
    state = table()
    board = laid(qtbot, state, FIRST)
    _, picked = offered(board, state)
    for wanted in (crown(board, RABBIT), cell(board, "hand:armorers")):
        for _ in range(8):
            if board.walker.focused() is wanted:
                break
            board.next_option(1)
        QTest.keyClick(board.table_view, Qt.Key.Key_Return)
    assert picked == [TakeDominance(RABBIT, "armorers")]


def test_the_hand_comes_back_when_a_crown_is_pressed_on_the_common_page(qtbot: QtBot) -> None:
    state = table()
    board = laid(qtbot, state, FIRST)
    _, picked = offered(board, state)
    around(board).turn_to(COMMON)
    click(board, crown(board, RABBIT))
    click(board, cell(board, "hand:armorers"))
    assert picked == [TakeDominance(RABBIT, "armorers")]


def test_places_of_the_tray_do_not_move_when_a_card_comes(qtbot: QtBot) -> None:
    state = table(available=())
    board = laid(qtbot, state, FIRST)
    tray = board.scene.tray
    before = [panel.area for panel in tray.panels]
    assert tray.crowns == []
    state.available = (FOX,)
    board = laid(qtbot, state, FIRST)
    assert [panel.area for panel in board.scene.tray.panels] == before
    assert crown(board, FOX).area.height() >= 24
    assert crown(board, FOX).area.width() >= 24


def test_two_players_without_dominance_have_no_crowns(qtbot: QtBot) -> None:
    board = laid(qtbot, scene(["cult", "marquise"]), FIRST)
    assert not board.scene.tray.panels[-1].isVisible()


def test_before_the_first_outcast_the_tray_tells_none_and_can_be_drawn(qtbot: QtBot) -> None:
    """A set-up with the Cult: an error while drawing would end the program."""
    state = scene(["cult", "marquise", "eyrie"])
    state.boards[0] = msgspec.structs.replace(state.boards[0], outcast=Suit.NONE)
    board = laid(qtbot, state, FIRST)
    souls = next(each for each in board.scene.tray.panels if isinstance(each, Souls))
    assert "Outcast" not in souls.label
    picture = QPixmap(80, 140)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    souls.draw(painter, QRectF(0, 0, 80, 140))
    painter.end()
