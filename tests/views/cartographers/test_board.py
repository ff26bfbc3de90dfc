"""The table by mouse (views/cartographers/board.py): every part of a decision by real clicks."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules.cartographers.actions import Destroy, UseSkill
from rules.cartographers.ambush.ambush_phase import DrawMonsters
from rules.cartographers.drawing.draw_phase import DrawTerrain
from rules.cartographers.heroes.hero_phase import DrawHero
from rules.cartographers.maps.land import spaces
from rules.cartographers.maps.placements import Draw
from rules.cartographers.maps.sheet import Terrain
from rules.cartographers.state import Cartographers
from rules.kernel import agenda
from rules.kernel.steps import Done, Seat
from tests.views.cartographers.positions import (
    Play,
    at,
    click,
    on_map,
    play,
    point,
    press,
    start,
    table,
)
from views.cartographers.board import CartographersBoard
from views.cartographers.decision import Decision
from views.cartographers.placing import Placing


def decision(board: CartographersBoard) -> Decision:
    assert board.decision is not None
    return board.decision


def placing(board: CartographersBoard) -> Placing:
    found = decision(board).placing
    assert found is not None
    return found


def middle(cells: int, state: Cartographers) -> tuple[float, float]:
    """The middle of the first space of a set, as the pointer sees it."""
    row, col = spaces(state.land, cells)[0]
    return col + 0.5, row + 0.5


def mouse_game(qtbot: QtBot, seats: int = 1, seed: int = 5, **options: str) -> Play:
    setup, state = start(seats, seed, **options)
    return table(qtbot, setup, state)


# ---------------------------------------------------------------- an ordinary card
def test_two_clicks_draw_an_ordinary_card(qtbot: QtBot) -> None:
    game = mouse_game(qtbot)
    board = game.board
    click(board, 2.5, 2.5)
    assert placing(board).is_placed
    assert game.done == []
    lying = placing(board).ghost.cells
    click(board, *middle(lying, game.state))
    assert [type(action) for action in game.done] == [Draw]
    assert game.done[0].cells == lying  # type: ignore[attr-defined]
    assert game.state.sheets[0].drawn & lying == lying


def test_a_click_elsewhere_moves_the_shape_that_lies_there(qtbot: QtBot) -> None:
    game = mouse_game(qtbot)
    click(game.board, 2.5, 2.5)
    first = placing(game.board).ghost
    click(game.board, 8.5, 7.5)
    assert placing(game.board).is_placed
    assert placing(game.board).ghost != first
    assert game.done == []


def test_the_button_below_the_card_places_and_draws(qtbot: QtBot) -> None:
    game = mouse_game(qtbot)
    card = game.board.scene.card
    press(game.board, card.confirm)
    assert placing(game.board).is_placed
    assert card.confirm.is_primary
    press(game.board, card.take_up)
    assert not placing(game.board).is_placed
    press(game.board, card.confirm)
    press(game.board, card.confirm)
    assert len(game.done) == 1


def test_terrains_and_shapes_are_picked_on_the_card(qtbot: QtBot) -> None:
    setup, state = start(1, 5)
    play(state, 40, lambda now: now.revealed[-1] in ("hinterland_stream", "fishing_village"))
    game = table(qtbot, setup, state)
    terrains = game.board.scene.card.terrains
    assert len(terrains) == 2
    press(game.board, terrains[1])
    assert placing(game.board).terrain == terrains[1].terrains
    assert terrains[1].is_selected
    assert not terrains[0].is_selected


def test_a_card_of_two_shapes_shows_both(qtbot: QtBot) -> None:
    setup, state = start(1, 5)
    play(state, 60, lambda now: now.revealed[-1] == "great_river" and not now.ruins_pending)
    game = table(qtbot, setup, state)
    shapes = game.board.scene.card.shapes
    assert [shape.coin for shape in shapes] == [True, False]
    press(game.board, shapes[1])
    assert placing(game.board).shape == 1
    press(game.board, shapes[0])
    assert placing(game.board).shape == 0


def test_turn_and_mirror_by_buttons_wheel_and_right_click(qtbot: QtBot) -> None:
    setup, state = start(1, 5)
    play(state, 60, lambda now: now.revealed[-1] == "orchard" and not now.ruins_pending)
    game = table(qtbot, setup, state)
    board, card = game.board, game.board.scene.card
    before = placing(board).lying
    press(board, card.turn)
    assert placing(board).lying == before.turned()
    press(board, card.mirror)
    assert placing(board).lying == before.turned().mirrored()
    now = placing(board).lying
    wheel(board, 120)
    assert placing(board).lying == now.turned()
    wheel(board, -120)
    assert placing(board).lying == now
    wheel(board, 120, Qt.KeyboardModifier.ShiftModifier)
    assert placing(board).lying == now.mirrored()
    QTest.mouseClick(
        board.table_view.viewport(),
        Qt.MouseButton.RightButton,
        Qt.KeyboardModifier.NoModifier,
        on_map(board, 5, 5),
    )
    assert placing(board).lying == now.mirrored().turned()


def wheel(
    board: CartographersBoard,
    delta: int,
    held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    viewport = board.table_view.viewport()
    at_map = on_map(board, 5.5, 5.5)
    event = QWheelEvent(
        QPointF(at_map),
        QPointF(viewport.mapToGlobal(at_map)),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        held,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def test_hovering_shows_the_result_and_changes_nothing(qtbot: QtBot) -> None:
    game = mouse_game(qtbot)
    said = QSignalSpy(game.board.hovered)
    sheet = game.state.sheets[0]
    point(game.board, 1.5, 1.5)
    point(game.board, 7.5, 8.5)
    assert game.state.sheets[0] is sheet
    assert game.done == []
    assert any("J9" in said.at(i)[0] or "I8" in said.at(i)[0] for i in range(said.count()))


def test_over_a_mountain_the_reason_is_said(qtbot: QtBot) -> None:
    game = mouse_game(qtbot)
    said = QSignalSpy(game.board.hovered)
    point(game.board, 3.5, 1.4)
    point(game.board, 3.5, 1.5)
    texts = [said.at(i)[0] for i in range(said.count())]
    assert any("B4" in text and "mountain" in text.lower() for text in texts)
    assert "B4" in game.board.why_not()


def test_scores_of_the_ghost_stand_beside_the_edicts(qtbot: QtBot) -> None:
    game = mouse_game(qtbot)
    board = game.board
    point(board, 2.5, 2.5)
    then, now = decision(board).then(), decision(board).now()
    assert then is not None
    for row, after, before in zip(board.scene.edicts.rows, then.edicts, now.edicts, strict=True):
        assert row.points == before.points
        assert (row.change or 0) == after.points - before.points
    assert board.scene.edicts.purse.then == then


# ---------------------------------------------------------------- further parts
def test_a_skill_before_the_drawing(qtbot: QtBot) -> None:
    setup, state = with_skill("negotiation", before=True)
    game = table(qtbot, setup, state)
    cards = {card.skill: card for card in game.board.scene.skills.cards}
    press(game.board, cards["negotiation"])
    assert game.done == [UseSkill("negotiation")]
    assert len(placing(game.board).lying.cells) == 4
    click(game.board, *free_square(game))
    press(game.board, game.board.scene.card.confirm)
    assert len(game.done) == 2
    assert game.state.sheets[0].spent == 1


def test_a_skill_after_the_drawing_then_its_own_drawing(qtbot: QtBot) -> None:
    setup, state = with_skill("diplomacy", before=False)
    game = table(qtbot, setup, state)
    press(game.board, game.board.scene.card.confirm)
    press(game.board, game.board.scene.card.confirm)
    assert isinstance(game.done[0], Draw)
    assert decision(game.board).placing is None
    assert game.board.scene.card.closing.isVisible()
    drawn = game.done[0].cells
    assert game.board.scene.map.sheet.face.sheet.drawn & drawn == drawn
    cards = {card.skill: card for card in game.board.scene.skills.cards}
    press(game.board, cards["diplomacy"])
    assert game.done[1] == UseSkill("diplomacy")
    press(game.board, game.board.scene.card.confirm)
    press(game.board, game.board.scene.card.confirm)
    assert isinstance(game.done[2], Draw)
    assert game.done[2].terrains == (Terrain.FARM, Terrain.VILLAGE)


def test_done_ends_a_decision_without_a_skill(qtbot: QtBot) -> None:
    setup, state = with_skill("diplomacy", before=False)
    game = table(qtbot, setup, state)
    press(game.board, game.board.scene.card.confirm)
    press(game.board, game.board.scene.card.confirm)
    press(game.board, game.board.scene.card.closing)
    assert game.done[-1] == Done()


def with_skill(skill: str, before: bool) -> tuple:
    """A solo game in which a skill is dealt and can be paid on an ordinary card."""
    for seed in range(200):
        setup, state = start(1, seed, skills="on")
        if skill not in state.dealt:
            continue
        play(state, 40, lambda now: usable(now, skill, before))
        if state.outcome is None and usable(state, skill, before):
            return setup, state
    raise LookupError(skill)


def usable(state: Cartographers, skill: str, before: bool) -> bool:
    if not isinstance(state.agenda[-1], DrawTerrain) or state.used[0] or state.ruins_pending:
        return False
    actions = agenda.request(state, Seat(0)).actions
    if before:
        return UseSkill(skill) in actions
    twin = state.clone()
    agenda.apply(twin, Seat(0), actions[0])
    open_now = twin.answers.get(Seat(0), ())
    return bool(open_now) and UseSkill(skill) in agenda.request(twin, Seat(0)).actions


def free_square(game: Play) -> tuple[float, float]:
    cells = next(iter(placing(game.board).spots()))
    row, col = spaces(game.state.land, cells)[0]
    return col + 1.0, row + 1.0


# ---------------------------------------------------------------- ambushes and heroes
def test_an_ambush_is_drawn_on_the_map_of_the_neighbour(qtbot: QtBot) -> None:
    setup, state = at(DrawMonsters, 3)
    game = table(qtbot, setup, state)
    scene = game.board.scene
    owner = decision(game.board).owner
    assert owner != 0
    assert scene.map.plate.isVisible()
    assert setup.names[owner] in scene.map.plate.label
    assert scene.map.frame.isVisible()
    assert 0 in scene.others.shown
    assert owner not in scene.others.shown
    press(game.board, scene.card.confirm)
    press(game.board, scene.card.confirm)
    assert isinstance(game.done[0], Draw)
    assert game.done[0].terrains == (Terrain.MONSTER,)
    drawn = game.done[0].cells
    assert game.state.sheets[owner].drawn & drawn == drawn


def test_a_hero_is_placed_with_what_it_attacks(qtbot: QtBot) -> None:
    setup, state = at(DrawHero, 1, card_set="heroes", map_side="c")
    game = table(qtbot, setup, state)
    click(game.board, 5.5, 5.5)
    assert placing(game.board).is_placed
    click(game.board, *middle(placing(game.board).ghost.cells, state))
    assert isinstance(game.done[0], Draw)
    assert game.done[0].marks


def test_the_gorgon_destroys_a_space_by_two_clicks(qtbot: QtBot) -> None:
    for seed in range(5, 400):
        setup, state = start(1, seed, card_set="heroes")
        play(state, 60, lambda now: "Gaze" in type(now.agenda[-1]).__name__)
        if state.outcome is None:
            break
    game = table(qtbot, setup, state)
    cells = decision(game.board).offered.destroys
    assert cells
    assert game.board.scene.map.sheet._open == cells
    click(game.board, *middle(cells, state))
    click(game.board, *middle(placing(game.board).ghost.cells, state))
    assert isinstance(game.done[0], Destroy)


def test_why_not_on_a_mountain_answers_about_it_and_places_nothing(qtbot: QtBot) -> None:
    """Wherever the shape lies that follows the pointer, and what was pointed at before."""
    game = mouse_game(qtbot)
    board = game.board
    point(board, 8.5, 8.5)
    mountain = next(each for each in board.scene.spaces() if "mountain" in each.label)
    sheet = board.scene.map.sheet
    centre = sheet.mapToScene(mountain.boundingRect().center())
    view = board.table_view
    at = view.viewport().mapToGlobal(view.mapFromScene(centre))
    assert board.element_at(at) is mountain
    said = board.why_not(board.element_at(at))
    assert said == f"{mountain.place} is a mountain: you can't draw there."
    point(board, mountain.col + 0.5, mountain.row + 0.4)
    assert board.pointed() is mountain
    assert board.why_not() == said
    assert game.done == []
    assert not placing(board).is_placed
