"""The table by keys alone: every part of a decision, and the way to everything on it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from rules.cartographers.actions import Destroy, UseSkill
from rules.cartographers.ambush.ambush_phase import DrawMonsters
from rules.cartographers.heroes.hero_phase import DrawHero
from rules.cartographers.maps.placements import Draw
from rules.kernel.steps import Seat
from tests.views.cartographers.positions import Play, at, keys, play, start, table
from tests.views.cartographers.test_board import decision, placing, with_skill
from tests.views.cartographers.test_board_looks import closed_shape
from views import accessible
from views.cartographers.sheet_item import SpaceElement
from views.items.panel import Panel

KEY = Qt.Key
ENTER, ESC, TAB = KEY.Key_Return, KEY.Key_Escape, KEY.Key_Tab
CONTROL = Qt.KeyboardModifier.ControlModifier


def focused(game: Play) -> Panel | SpaceElement | None:
    item = game.board.scene.focusItem()
    assert item is None or isinstance(item, Panel | SpaceElement)
    return item


def reach(game: Play, wanted: Panel) -> None:
    """Goes to its part of the table, then from thing to thing."""
    part = next(p for p in game.board.scene.parts() if wanted in p)
    for _ in range(12):
        keys(game.board, KEY.Key_E)
        if focused(game) in part:
            break
    for _ in range(len(part)):
        if focused(game) is wanted:
            return
        keys(game.board, TAB)
        if focused(game) not in part:
            part[0].setFocus()
    assert focused(game) is wanted


# ---------------------------------------------------------------- an ordinary card
def test_enter_twice_draws(qtbot: QtBot) -> None:
    setup, state = start(1)
    game = table(qtbot, setup, state)
    lying = placing(game.board).ghost.cells
    keys(game.board, ENTER)
    assert placing(game.board).is_placed
    assert game.done == []
    keys(game.board, ENTER)
    assert isinstance(game.done[0], Draw)
    assert game.done[0].cells == lying


def test_esc_takes_the_shape_up_again(qtbot: QtBot) -> None:
    setup, state = start(1)
    game = table(qtbot, setup, state)
    keys(game.board, ENTER, ESC)
    assert not placing(game.board).is_placed
    assert not game.board.cancel_step()


def test_arrows_move_the_ghost_and_the_cursor_follows(qtbot: QtBot) -> None:
    setup, state = start(1)
    game = table(qtbot, setup, state)
    before = placing(game.board).ghost
    keys(game.board, KEY.Key_Right)
    assert placing(game.board).ghost != before
    space = focused(game)
    assert isinstance(space, SpaceElement)
    assert placing(game.board).ghost.cells >> space.row * 12 + space.col & 1
    assert game.board.scene.map.sheet._cursor == (space.row, space.col)


def test_control_and_arrows_go_where_it_is_not_legal_and_say_why(qtbot: QtBot) -> None:
    setup, state = start(1)
    play(state, 5)
    game = table(qtbot, setup, state)
    said = QSignalSpy(game.board.hovered)
    for key in (KEY.Key_Left, KEY.Key_Up, KEY.Key_Right, KEY.Key_Down):
        for _ in range(11):
            keys(game.board, key, held=CONTROL)
            if not placing(game.board).is_legal:
                break
        if not placing(game.board).is_legal:
            break
    assert not placing(game.board).is_legal
    why = game.board.why_not()
    assert why
    assert said.at(said.count() - 1)[0] == why
    refused = QSignalSpy(game.board.noticed)
    keys(game.board, ENTER)
    assert refused.at(0)[0] == why
    assert game.done == []
    keys(game.board, TAB)
    assert placing(game.board).is_legal


def test_tab_home_and_end_go_through_all_places(qtbot: QtBot) -> None:
    setup, state = start(1)
    game = table(qtbot, setup, state)
    order = list(placing(game.board).spots())
    keys(game.board, KEY.Key_Home)
    assert placing(game.board).ghost.cells == order[0]
    keys(game.board, TAB)
    assert placing(game.board).ghost.cells == order[1]
    keys(game.board, KEY.Key_Backtab)
    assert placing(game.board).ghost.cells == order[0]
    keys(game.board, KEY.Key_End)
    assert placing(game.board).ghost.cells == order[-1]


def test_letters_turn_mirror_and_pick(qtbot: QtBot) -> None:
    setup, state = start(1)
    play(state, 60, lambda now: now.revealed[-1] == "orchard" and not now.ruins_pending)
    game = table(qtbot, setup, state)
    lying, terrain = placing(game.board).lying, placing(game.board).terrain
    keys(game.board, KEY.Key_R)
    assert placing(game.board).lying == lying.turned()
    keys(game.board, KEY.Key_R, held=Qt.KeyboardModifier.ShiftModifier)
    assert placing(game.board).lying == lying
    keys(game.board, KEY.Key_F)
    assert placing(game.board).lying == lying.mirrored()
    keys(game.board, KEY.Key_T)
    assert placing(game.board).terrain != terrain


def test_commands_carry_their_keys(qtbot: QtBot) -> None:
    setup, state = start(1)
    game = table(qtbot, setup, state)
    found = {action.objectName(): action for action in game.board.commands()}
    assert found["turn"].shortcut().toString() == "R"
    assert found["mirror"].shortcut().toString() == "F"
    lying = placing(game.board).lying
    found["turn"].trigger()
    assert placing(game.board).lying == lying.turned()
    assert all(action.text() for action in (*game.board.commands(), *game.board.overlays()))
    assert all(action.isCheckable() for action in game.board.overlays())


# ---------------------------------------------------------------- further parts
def test_skills_are_reached_and_used(qtbot: QtBot) -> None:
    setup, state = with_skill("negotiation", before=True)
    game = table(qtbot, setup, state)
    cards = {card.skill: card for card in game.board.scene.skills.cards}
    reach(game, cards["negotiation"])
    keys(game.board, ENTER)
    assert game.done == [UseSkill("negotiation")]
    keys(game.board, ENTER, ENTER)
    assert isinstance(game.done[1], Draw)


def test_a_closed_skill_says_why(qtbot: QtBot) -> None:
    setup, state = start(1, skills="on")
    game = table(qtbot, setup, state)
    closed = next(card for card in game.board.scene.skills.cards if not card.can_press)
    reach(game, closed)
    said = QSignalSpy(game.board.noticed)
    keys(game.board, ENTER)
    assert said.at(0)[0] == closed.why
    assert game.board.why_not() == f"{closed.label}. {closed.why}"
    keys(game.board, ESC)
    assert isinstance(focused(game), SpaceElement)


def test_finishing_without_a_skill_is_one_key(qtbot: QtBot) -> None:
    setup, state = with_skill("diplomacy", before=False)
    game = table(qtbot, setup, state)
    keys(game.board, ENTER, ENTER)
    assert len(game.done) == 1
    assert focused(game) is game.board.scene.card.closing
    keys(game.board, ENTER)
    assert len(game.done) == 2


def test_an_ambush_by_keys(qtbot: QtBot) -> None:
    setup, state = at(DrawMonsters, 2)
    game = table(qtbot, setup, state)
    keys(game.board, KEY.Key_Home, ENTER, ENTER)
    assert isinstance(game.done[0], Draw)


def test_a_hero_by_keys(qtbot: QtBot) -> None:
    setup, state = at(DrawHero, 1, card_set="heroes")
    game = table(qtbot, setup, state)
    marks = placing(game.board).ghost.marks
    keys(game.board, KEY.Key_R)
    if state.revealed[-1] not in ("dobrik", "dal"):  # these look alike from all sides
        assert placing(game.board).ghost.marks != marks
    keys(game.board, ENTER, ENTER)
    assert isinstance(game.done[0], Draw)
    assert game.done[0].marks


def test_the_gorgon_by_keys(qtbot: QtBot) -> None:
    for seed in range(5, 400):
        setup, state = start(1, seed, card_set="heroes")
        play(state, 60, lambda now: "Gaze" in type(now.agenda[-1]).__name__)
        if state.outcome is None:
            break
    game = table(qtbot, setup, state)
    keys(game.board, TAB, ENTER, ENTER)
    assert isinstance(game.done[0], Destroy)


# ---------------------------------------------------------------- everything is reached
def test_every_panel_is_reached_by_keys(qtbot: QtBot) -> None:
    setup, state = start(4, skills="on")
    play(state, 5)
    game = table(qtbot, setup, state)
    seen: set[object] = set()
    keys(game.board, KEY.Key_E)
    for _ in game.board.scene.panels():
        seen.add(focused(game))
        keys(game.board, TAB)
    assert seen == set(game.board.scene.panels())


def test_parts_follow_one_another_round_the_table(qtbot: QtBot) -> None:
    setup, state = start(2, skills="on")
    game = table(qtbot, setup, state)
    parts = game.board.scene.parts()
    seen = []
    for _ in range(len(parts) + 1):
        keys(game.board, KEY.Key_E)
        item = focused(game)
        seen.append(next((n for n, part in enumerate(parts) if item in part), -1))
    assert seen == [*range(len(parts)), -1]
    keys(game.board, KEY.Key_E, held=Qt.KeyboardModifier.ShiftModifier)
    assert focused(game) in parts[-1]


def test_arrows_go_to_what_lies_that_way(qtbot: QtBot) -> None:
    setup, state = start(1)
    game = table(qtbot, setup, state)
    rows = game.board.scene.edicts.rows
    rows[0].setFocus()
    keys(game.board, KEY.Key_Down)
    assert focused(game) is rows[1]
    keys(game.board, KEY.Key_Up)
    assert focused(game) is rows[0]


def test_arrows_lead_from_a_panel_to_the_map(qtbot: QtBot) -> None:
    setup, state = start(1)
    game = table(qtbot, setup, state)
    game.board.scene.edicts.rows[0].setFocus()
    keys(game.board, KEY.Key_Left)
    assert isinstance(focused(game), SpaceElement)
    game.board.scene.column.head.setFocus()
    keys(game.board, KEY.Key_Right)
    assert isinstance(focused(game), SpaceElement)


def test_without_a_question_arrows_walk_over_the_map(qtbot: QtBot) -> None:
    setup, state = start(1)
    game = table(qtbot, setup, state)
    game.board.offer(None)
    keys(game.board, KEY.Key_Home)
    space = focused(game)
    assert isinstance(space, SpaceElement)
    assert (space.row, space.col) == (0, 0)
    keys(game.board, KEY.Key_Right, KEY.Key_Down)
    space = focused(game)
    assert isinstance(space, SpaceElement)
    assert (space.row, space.col) == (1, 1)


def test_another_map_is_laid_large_by_enter_and_esc_returns_to_it(qtbot: QtBot) -> None:
    setup, state = start(3)
    game = table(qtbot, setup, state)
    game.board.offer(None)
    mini = game.board.scene.others.mini_of(Seat(2))
    assert mini is not None
    reach(game, mini)
    keys(game.board, ENTER)
    assert game.board.scene.map.sheet.face.sheet == state.sheets[2]
    assert setup.names[2] in game.board.scene.map.plate.label
    keys(game.board, ESC)
    assert not game.board.scene.map.plate.isVisible()
    assert focused(game) is game.board.scene.others.mini_of(Seat(2))


def test_a_hundred_maps_are_scrolled_by_keys(qtbot: QtBot) -> None:
    setup, state = start(100)
    game = table(qtbot, setup, state)
    others = game.board.scene.others
    first = others.shown
    assert len(first) >= 4
    reach(game, others.on)
    for _ in range(60):
        keys(game.board, ENTER)
    assert others.shown[-1] == 99
    others.reveal(Seat(50))
    assert 50 in others.shown


def test_the_focus_survives_a_redraw(qtbot: QtBot) -> None:
    setup, state = start(1)
    game = table(qtbot, setup, state)
    row = game.board.scene.edicts.rows[1]
    row.setFocus()
    game.board.show_view(game.board._view, Seat(0), setup)  # type: ignore[arg-type]
    assert focused(game) is row


# ---------------------------------------------------------------- what screen readers get
def test_every_element_is_a_named_child_of_the_table(qtbot: QtBot) -> None:
    accessible.install()
    setup, state = start(2, skills="on")
    play(state, 3)
    game = table(qtbot, setup, state)
    board = QAccessible.queryAccessibleInterface(game.board.table_view)
    assert board is not None
    elements = game.board.elements()
    assert board.childCount() == len(elements)
    names = [board.child(i).text(QAccessible.Text.Name) for i in range(board.childCount())]
    assert all(names)
    assert sum(name.split(",")[0] == "B4" for name in names) == 1


def test_a_screen_reader_presses_what_can_be_chosen(qtbot: QtBot) -> None:
    accessible.install()
    setup, state = start(1)
    play(state, 60, lambda now: len(now.revealed) > 0 and closed_shape(now))
    game = table(qtbot, setup, state)
    pick = game.board.scene.card.confirm
    found = QAccessible.queryAccessibleInterface(pick)
    assert found is not None
    found.actionInterface().doAction("Press")
    assert placing(game.board).is_placed


def test_spaces_tell_what_lies_on_them_and_what_they_score(qtbot: QtBot) -> None:
    setup, state = start(1)
    play(state, 12)
    game = table(qtbot, setup, state)
    worth = decision(game.board).now()
    by_name = {space.label.split(",")[0]: space.label for space in game.board.scene.spaces()}
    assert len(by_name) == 121
    assert "mountain" in by_name["B4"]
    scoring = [scored.spaces for scored in worth.edicts]
    some = next(mask for mask in scoring if mask)
    low = (some & -some).bit_length() - 1
    row, col = divmod(low, state.land.stride)
    assert "scores for" in by_name[f"{'ABCDEFGHIJK'[row]}{col + 1}"]
