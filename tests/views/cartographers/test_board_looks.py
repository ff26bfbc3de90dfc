"""Looking round the table by mouse: other maps, edicts, overlays, hints; what stays hidden."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from rules.cartographers.drawing.draw_phase import DrawTerrain
from rules.cartographers.maps.land import mask_of
from rules.cartographers.maps.placements import Draw
from rules.cartographers.state import Cartographers
from rules.kernel import agenda
from rules.kernel.steps import Seat
from tests.views.cartographers.positions import (
    click,
    on_map,
    play,
    press,
    question_of,
    start,
    table,
)
from tests.views.cartographers.test_board import decision, mouse_game, placing, wheel
from views.cartographers.board import CartographersBoard
from views.cartographers.decision import Decision
from views.items.panel import Panel
from views.theme import theme


def test_a_map_of_another_is_laid_large_and_back(qtbot: QtBot) -> None:
    setup, state = start(3)
    play(state, 2)
    game = table(qtbot, setup, state)
    board, scene = game.board, game.board.scene
    mini = scene.others.mini_of(Seat(1))
    assert mini is not None
    press(board, mini)
    assert scene.map.sheet.face.sheet == state.sheets[1]
    assert setup.names[1] in scene.map.plate.label
    assert scene.map.sheet._ghosts == ()
    click(board, 3.5, 3.5)
    assert game.done == []
    assert board.cancel_step()
    assert scene.map.sheet.face.sheet == decision(board).base
    assert len(scene.map.sheet._ghosts) == 1


def test_a_command_calls_the_own_map_back(qtbot: QtBot) -> None:
    setup, state = start(3)
    game = table(qtbot, setup, state)
    game.board.enlarge(2)
    press(game.board, game.board.scene.card.turn)
    assert game.board.scene.map.sheet.face.sheet == decision(game.board).base


def test_an_edict_shows_its_spaces_while_it_is_pointed_at(qtbot: QtBot) -> None:
    setup, state = start(1)
    play(state, 8)
    game = table(qtbot, setup, state)
    row = game.board.scene.edicts.rows[2]
    viewport = game.board.table_view.viewport()
    QTest.mouseMove(viewport, game.board.table_view.mapFromScene(row.sceneBoundingRect().center()))
    worth = decision(game.board).then() or decision(game.board).now()
    assert game.board.scene.map.sheet._marks[0] == worth.edicts[2].spaces
    assert row.is_lit
    QTest.mouseMove(viewport, on_map(game.board, 5, 5))
    assert not row.is_lit


def test_the_table_without_a_viewer_shows_all_maps_side_by_side(qtbot: QtBot) -> None:
    setup, state = start(4)
    play(state, 3)
    game = table(qtbot, setup, state, seat=None)
    scene = game.board.scene
    assert scene.maps.shown == [0, 1, 2, 3]
    assert not scene.map.sheet.isVisible()
    assert scene.others.shown == []
    game.board.enlarge(3)
    assert scene.map.sheet.face.sheet == state.sheets[3]
    assert game.board.cancel_step()
    assert scene.maps.shown == [0, 1, 2, 3]


def test_hidden_maps_stay_hidden(qtbot: QtBot) -> None:
    setup, state = start(3, map_visibility="private")
    play(state, 2)
    game = table(qtbot, setup, state)
    mini = game.board.scene.others.mini_of(Seat(1))
    assert mini is not None
    assert mini.sheet is None
    assert not mini.can_press
    refused = QSignalSpy(game.board.noticed)
    press(game.board, mini)
    assert "hidden" in refused.at(0)[0]
    assert game.board.seat_score(game.board._view, Seat(1)) is None
    assert game.board.seat_facts(game.board._view, Seat(1)) == []


def test_pending_drawings_of_others_are_not_shown(qtbot: QtBot) -> None:
    setup, state = start(2)
    other = agenda.request(state, Seat(1)).actions[0]
    agenda.submit(state, Seat(1), other)
    game = table(qtbot, setup, state)
    mini = game.board.scene.others.mini_of(Seat(1))
    assert mini is not None
    assert mini.sheet is not None
    assert mini.sheet.drawn == 0
    assert isinstance(other, Draw)
    names = " ".join(element.label for element in game.board.elements())
    assert "drawn by" not in names


def test_nothing_can_be_done_while_nothing_is_asked(qtbot: QtBot) -> None:
    setup, state = start(1)
    game = table(qtbot, setup, state)
    game.board.offer(None)
    click(game.board, 2.5, 2.5)
    assert not game.board.confirm()
    assert not game.board.cancel_step()
    assert not game.board.next_option(1)
    assert game.done == []
    assert game.board.scene.map.sheet._ghosts == ()


def test_a_hint_rings_its_spaces(qtbot: QtBot) -> None:
    game = mouse_game(qtbot)
    option = decision(game.board).choice.describe(
        game.state, Seat(0), agenda.request(game.state, Seat(0)).actions[3]
    )
    game.board.mark(option.targets)
    cells = option.action.cells  # type: ignore[attr-defined]
    assert game.board.scene.map.sheet._marks[0] == cells
    game.board.mark(())
    assert game.board.scene.map.sheet._marks[0] == 0


def test_closed_shapes_say_why(qtbot: QtBot) -> None:
    setup, state = start(1)
    play(state, 70, closed_shape)
    game = table(qtbot, setup, state)
    closed = next(shape for shape in game.board.scene.card.shapes if shape.why)
    said = QSignalSpy(game.board.noticed)
    before = placing(game.board).shape
    press(game.board, closed)
    assert said.at(0)[0] == closed.why
    assert placing(game.board).shape == before


def closed_shape(state: Cartographers) -> bool:
    if not isinstance(state.agenda[-1], DrawTerrain):
        return False
    return any(shape.why_not for shape in Decision(question_of(state)).shapes)


def test_owners_of_drawings_are_an_overlay(qtbot: QtBot) -> None:
    setup, state = start(1)
    play(state, 4)
    game = table(qtbot, setup, state)
    owners = next(a for a in game.board.overlays() if a.objectName() == "overlay_owners")
    owners.trigger()
    assert game.board.scene.map.over.owned == decision(game.board).base.drawings
    owners.trigger()
    assert game.board.scene.map.over.owned == ()


def test_legal_places_and_edicts_are_overlays_one_mark_at_a_time(qtbot: QtBot) -> None:
    setup, state = start(1)
    play(state, 6)
    game = table(qtbot, setup, state)
    legal, first, second = game.board.overlays()[:3]
    legal.trigger()
    assert game.board.scene.map.over.heat == placing(game.board).heat()
    first.trigger()
    second.trigger()
    assert not first.isChecked()
    assert game.board.scene.edicts.rows[1].is_lit
    monsters = game.board.overlays()[5]
    monsters.trigger()
    assert not second.isChecked()


def test_zooming_in_keeps_the_table_and_fit_brings_it_back(qtbot: QtBot) -> None:
    game = mouse_game(qtbot)
    game.board.zoom(1.5)
    assert game.board.table_view.transform().m11() == 1.5
    click(game.board, 5.5, 5.5)
    assert placing(game.board).is_placed
    game.board.zoom(0.1)
    assert game.board.table_view.transform().m11() == 1.0
    game.board.zoom(2.0)
    game.board.fit()
    assert game.board.table_view.transform().m11() == 1.0


def test_the_wheel_with_control_zooms(qtbot: QtBot) -> None:
    game = mouse_game(qtbot)
    wheel(game.board, 120, Qt.KeyboardModifier.ControlModifier)
    assert game.board.table_view.transform().m11() > 1


def test_the_map_is_large_at_the_smallest_window(qtbot: QtBot) -> None:
    game = mouse_game(qtbot, seats=6, skills="on")
    assert game.board.scene.map.sheet.sceneBoundingRect().height() >= 560
    for panel in game.board.scene.panels():
        box = panel.sceneBoundingRect()
        assert box.width() > 20
        assert box.left() >= -1
        assert box.right() <= 1001
        assert box.bottom() <= 601


def test_drawn_spaces_are_found_again_by_their_names(qtbot: QtBot) -> None:
    game = mouse_game(qtbot)
    cells = mask_of(game.state.land, ["A1"])
    assert game.board.scene.spaces()[0].label.startswith("A1, empty")
    assert cells == 1


def test_with_large_letters_everything_is_in_sight(qtbot: QtBot) -> None:
    theme().set_text(200)
    try:
        setup, state = start(3, skills="on")
        game = table(qtbot, setup, state)
        assert all(seen(game.board, panel) for panel in game.board.scene.panels())
        assert game.board.scene.map.sheet.sceneBoundingRect().height() >= 480
    finally:
        theme().set_text(100)


def test_a_very_small_table_scrolls_to_what_has_the_keyboard(qtbot: QtBot) -> None:
    theme().set_text(200)
    try:
        setup, state = start(3, skills="on")
        game = table(qtbot, setup, state, size=(620, 400))
        purse = game.board.scene.edicts.purse
        assert not seen(game.board, purse)
        purse.setFocus()
        assert seen(game.board, purse)
    finally:
        theme().set_text(100)


def seen(board: CartographersBoard, panel: Panel) -> bool:
    area = board.table_view.mapToScene(board.table_view.viewport().rect()).boundingRect()
    return area.contains(panel.sceneBoundingRect())
