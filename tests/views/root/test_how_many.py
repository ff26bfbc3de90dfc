"""Orders by clicks that have more than one way: how many go, and cards that may come first."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rules.kernel.steps import Target, TargetKind
from rules.root.actions import Move
from rules.root.enums import BuildingKind, TokenKind
from rules.root.factions.marquise.actions import Overwork
from rules.root.factions.marquise.daylight import OpenMarquiseActions
from rules.root.state import Woodland
from tests.rules.root.driving import hold, stand
from tests.rules.root.factions import courts
from tests.rules.root.scenes import scene
from tests.views.map_clicking import Clicker
from tests.views.root.seating import seated
from tests.views.root.test_board import place
from views.items.panel import Panel

FOX, MOUSE = "anvil", "mouse_in_a_sack"


def march(qtbot: QtBot) -> Clicker:
    """The Marquise acts: four warriors in clearing 1, a sawmill in clearing 2, two cards."""
    state: Woodland = scene(("marquise", "eyrie"))
    stand(state, 1, s0=4)
    courts.laid(state, courts.ME, TokenKind.KEEP, 1)
    courts.raised(state, courts.ME, BuildingKind.SAWMILL, 2)
    hold(state, 0, FOX, MOUSE)
    courts.play(state, OpenMarquiseActions(courts.ME))
    user = Clicker(qtbot, seated(("marquise", "eyrie"), 7))
    user.play.state = state
    user.ask()
    return user


def chips(user: Clicker) -> list[Panel]:
    return [each for each in user.board.scene.amounts.elements() if isinstance(each, Panel)]


def test_the_filled_number_has_the_keyboard(qtbot: QtBot) -> None:
    user = march(qtbot)
    place(user.board, 1).press()
    place(user.board, 5).press()
    assert [chip.label for chip in chips(user)] == ["1", "2", "3", "4"]
    focused = user.board.walker.focused()
    assert [chip is focused for chip in chips(user)] == [False, False, False, True]
    assert not user.action_bar.choices, "what lies on the map does not lie on the action bar, too"
    user.board.table_view.setFocus(Qt.FocusReason.OtherFocusReason)
    qtbot.waitUntil(user.board.table_view.hasFocus)
    assert user.board.walker.focused() is focused
    qtbot.keyClick(user.board.table_view, Qt.Key.Key_Return)
    assert user.answer == Move(source=1, target=5, warriors=4)


def test_another_number_stays_chosen_by_the_keyboard(qtbot: QtBot) -> None:
    user = march(qtbot)
    place(user.board, 1).press()
    place(user.board, 5).press()
    chips(user)[1].setFocus(Qt.FocusReason.TabFocusReason)
    user.board._refresh()
    assert user.board.walker.focused() is chips(user)[1]
    user.board.table_view.setFocus(Qt.FocusReason.OtherFocusReason)
    qtbot.waitUntil(user.board.table_view.hasFocus)
    assert user.board.confirm()
    assert user.answer == Move(source=1, target=5, warriors=2)


def card(user: Clicker, id: str) -> Panel:
    found = user.find(Target(TargetKind.CARD, id))
    assert isinstance(found, Panel)
    return found


def test_a_card_that_an_order_contains_is_lit_and_begins_it(qtbot: QtBot) -> None:
    user = march(qtbot)
    assert card(user, MOUSE).can_press
    card(user, MOUSE).press()
    assert user.answer is None
    assert place(user.board, 2).can_press
    assert not place(user.board, 1).can_press
    place(user.board, 2).press()
    assert user.answer == Overwork(2, MOUSE)


def test_what_does_not_go_with_the_card_says_why(qtbot: QtBot) -> None:
    user = march(qtbot)
    card(user, MOUSE).press()
    user.board.walker.set_areas([])
    place(user.board, 1).setFocus(Qt.FocusReason.OtherFocusReason)
    said = user.board.why_not()
    assert said == "Clearing 1 is a fox clearing, and Mouse-in-a-Sack is of another suit."


def test_a_card_without_any_use_says_what_cards_are_for(qtbot: QtBot) -> None:
    user = march(qtbot)
    refused = next(
        each
        for each in user.board.scene.surroundings.elements()
        if isinstance(each, Panel) and "Anvil" in each.label
    )
    assert not refused.can_press
    assert "Overwork" in refused.why
