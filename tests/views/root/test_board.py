"""The table follows a view, lights what can be chosen, and tells what is pressed."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rules.kernel.steps import Seat, Target, TargetKind
from rules.kernel.views import view
from rules.root.actions import ChoosePlace, Move
from rules.root.battle.events import BattleBegan, DiceRolled, HitsDealt
from rules.root.events import Moved, TurnBegan
from tests.views.root.woodlands import DUCHY, VAGABOND, asked, at, laid, woodland
from views.root.board import RootBoard
from views.root.place_item import PieceItem, PlaceItem
from views.theme import theme

LEFT = Qt.MouseButton.LeftButton


def place(board: RootBoard, number: int) -> PlaceItem:
    return board.scene.map.places[number]


def point(board: RootBoard, number: int, aside: int = 0) -> QPoint:
    """A point of a clearing on the screen, off its pieces."""
    middle = board.table_view.mapFromScene(place(board, number).shape().boundingRect().center())
    return middle + QPoint(aside, 0)


def click(board: RootBoard, spot: QPoint) -> None:
    QTest.mouseMove(board.table_view.viewport(), spot)
    QTest.mouseClick(board.table_view.viewport(), LEFT, pos=spot)


# ---------------------------------------------------------------- what it says
def test_a_clearing_is_told_in_one_sentence(qtbot: QtBot) -> None:
    board = laid(qtbot, woodland())
    label = place(board, 5).label
    assert label.startswith("Clearing 5, rabbit, on the river, ruled by Underground Duchy. ")
    for part in ("market", "3 warrior", "tunnel", "1 open slot"):
        assert part in label


def test_every_thing_is_named_and_stands_after_its_place(qtbot: QtBot) -> None:
    board = laid(qtbot, woodland())
    elements = board.elements()
    assert all(element.label for element in elements)
    places = [e for e in elements if isinstance(e, PlaceItem)]
    assert [e.place_id for e in places] == [*range(1, 13), *range(100, 107), 0]
    for element in elements:
        if isinstance(element, PieceItem):
            assert elements.index(element) > elements.index(place(board, element.piece.place))


def test_the_description_tells_scores_places_and_decks(qtbot: QtBot) -> None:
    told = "\n".join(laid(qtbot, woodland()).describe())
    for part in ("Score track", "Clearing 12", "Witchwood", "Burrow", "Deck", "Items"):
        assert part in told


def test_the_burrow_is_there_only_with_the_duchy(qtbot: QtBot) -> None:
    state = woodland()
    board = laid(qtbot, state)
    assert 0 in board.scene.map.places
    assert "4 warrior" in place(board, 0).label


# ---------------------------------------------------------------- what is chosen
def test_a_move_is_two_places_and_a_number(qtbot: QtBot) -> None:
    state = woodland()
    board = laid(qtbot, state)
    moves = [Move(source=5, target=to, warriors=n) for to in (1, 2) for n in (1, 2, 3)]
    option_filter = asked(board, state, moves)
    assert place(board, 5).is_lit
    assert not place(board, 1).is_lit
    click(board, point(board, 5, 30))
    assert place(board, 5).is_chosen
    assert place(board, 1).is_lit
    assert place(board, 2).is_lit
    click(board, point(board, 2, 30))
    numbers = list(board.scene.amounts.elements())
    assert [panel.label for panel in numbers] == ["1", "2", "3"]
    with qtbot.waitSignal(option_filter.picked) as caught:
        numbers[1].press()
    assert caught.args == [Move(source=5, target=2, warriors=2)]


def test_a_piece_stands_for_the_place_it_stands_on(qtbot: QtBot) -> None:
    state = woodland()
    board = laid(qtbot, state)
    option_filter = asked(board, state, [ChoosePlace(5), ChoosePlace(2)])
    heap = board.scene.map.pieces["warriors:5:0"]
    assert heap.can_press
    assert not heap.is_lit
    with qtbot.waitSignal(option_filter.picked) as caught:
        click(board, board.table_view.mapFromScene(heap.sceneBoundingRect().center()))
    assert caught.args == [ChoosePlace(5)]


def test_a_forest_can_be_chosen_by_click(qtbot: QtBot) -> None:
    state = woodland()
    board = laid(qtbot, state)
    option_filter = asked(board, state, [ChoosePlace(103), ChoosePlace(102)])
    spot = board.table_view.mapFromScene(board.scene.map.spot(103))
    with qtbot.waitSignal(option_filter.picked) as caught:
        click(board, spot)
    assert caught.args == [ChoosePlace(103)]


def test_escape_goes_back_click_by_click(qtbot: QtBot) -> None:
    state = woodland()
    board = laid(qtbot, state)
    asked(board, state, [Move(source=5, target=to, warriors=1) for to in (1, 2)])
    click(board, point(board, 5, 30))
    assert board.step_text() == "Clearing 5: choose the place"
    assert board.cancel_step()
    assert board.step_text() == ""
    assert not board.cancel_step()


def test_only_what_lies_on_the_table_is_shown_there(qtbot: QtBot) -> None:
    board = laid(qtbot, woodland())
    for target in (at(3), at(100), at(0), Target(TargetKind.PIECE, "building:5:0:market:-")):
        assert board.shows(target)
    for target in (at(107), Target(TargetKind.AMOUNT, 2), Target(TargetKind.BUTTON, "done")):
        assert not board.shows(target)


# ---------------------------------------------------------------- keyboard
def focused(board: RootBoard) -> object:
    item = board.walker.focused()
    return item.place_id if isinstance(item, PlaceItem) else item


def press(board: RootBoard, key: Qt.Key, held: Qt.KeyboardModifier | None = None) -> None:
    QTest.keyClick(board.table_view, key, held or Qt.KeyboardModifier.NoModifier)


def test_arrows_go_from_place_to_place(qtbot: QtBot) -> None:
    board = laid(qtbot, woodland())
    place(board, 1).setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down):
        press(board, key)
    assert isinstance(focused(board), int)
    place(board, 9).setFocus()
    press(board, Qt.Key.Key_Up)
    assert focused(board) == 1


def test_every_place_is_reached_by_arrows(qtbot: QtBot) -> None:
    board = laid(qtbot, woodland())
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
    seen, ahead = set[int](), [1]
    while ahead:
        here = ahead.pop()
        seen.add(here)
        for step in steps:
            place(board, here).setFocus()
            board.walker.go(*step)
            there = focused(board)
            if isinstance(there, int) and there not in seen:
                ahead.append(there)
    assert seen == set(board.scene.map.places)


def test_control_and_arrows_go_in_among_the_pieces_and_back(qtbot: QtBot) -> None:
    board = laid(qtbot, woodland())
    place(board, 5).setFocus()
    press(board, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    ids = []
    for _ in range(3):
        item = board.walker.focused()
        assert isinstance(item, PieceItem)
        ids.append(item.piece.id)
        press(board, Qt.Key.Key_Right)
    assert len(set(ids)) == 3
    press(board, Qt.Key.Key_Up)
    assert focused(board) == 5


def test_tab_goes_through_what_can_be_chosen_and_enter_takes_it(qtbot: QtBot) -> None:
    state = woodland()
    board = laid(qtbot, state)
    option_filter = asked(board, state, [ChoosePlace(5), ChoosePlace(2), ChoosePlace(0)])
    first = focused(board)
    press(board, Qt.Key.Key_Tab)
    second = focused(board)
    assert {first, second} <= {0, 2, 5}
    with qtbot.waitSignal(option_filter.picked) as caught:
        press(board, Qt.Key.Key_Return)
    assert caught.args == [ChoosePlace(second)]


# ---------------------------------------------------------------- motion and battle
def test_a_move_is_animated_and_leaves_nothing_behind(qtbot: QtBot) -> None:
    state = woodland()
    board = laid(qtbot, state)
    theme().set_still(False)
    motion = board.animate(state, [Moved(DUCHY, 5, 2, 2)])
    assert motion is not None
    with qtbot.waitSignal(motion.finished):
        motion.start()
    assert not board._motions._flyer.isVisible()


def test_without_motion_nothing_moves(qtbot: QtBot) -> None:
    state = woodland()
    board = laid(qtbot, state)
    theme().set_still(True)
    try:
        assert board.animate(state, [Moved(DUCHY, 5, 2, 2)]) is None
    finally:
        theme().set_still(False)


def test_a_battle_stays_in_sight_until_something_else_is_done(qtbot: QtBot) -> None:
    state = woodland()
    board = laid(qtbot, state)
    battle = board.scene.battle
    events = [
        BattleBegan(5, DUCHY, VAGABOND),
        DiceRolled(DUCHY, VAGABOND, (3, 1), (3, 1)),
        HitsDealt(5, DUCHY, VAGABOND, (3, 1)),
    ]
    board.animate(state, events)
    board._show(board.scene.showing)
    assert battle.isVisible()
    assert "Dice 3 : 1. Hits 3 : 1" in battle.label
    board.animate(state, [TurnBegan(Seat(1), 2)])
    board._show(board.scene.showing)
    assert not battle.isVisible()


@pytest.mark.parametrize("map_id", ["autumn", "winter"])
def test_a_repaint_is_quick_once_it_has_been_painted(qtbot: QtBot, map_id: str) -> None:
    """The ground is a picture: it is not painted anew with each frame."""
    board = laid(qtbot, woodland(map_id))
    board.grab()
    ground = board.scene.map.ground
    before = ground.printed.picture.cacheKey()
    place(board, 5).setFocus()
    board.grab()
    assert ground.printed.picture.cacheKey() == before


def test_a_view_that_looks_the_same_changes_nothing_on_the_map(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = woodland()
    board = laid(qtbot, state)
    area, told = board.scene.map, []
    for item in (*area.places.values(), *area.pieces.values()):
        monkeypatch.setattr(item, "set_label", told.append)
    showing = board.scene.showing
    assert showing is not None
    area.show(msgspec.structs.replace(showing, view=view(state, None)))
    assert told == []
    state.scorched = frozenset({2})
    area.show(msgspec.structs.replace(showing, view=view(state, None)))
    assert any("scorched" in label for label in told)
