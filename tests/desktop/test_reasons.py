"""What is grey says why: every command at every kind of moment, by tooltip, press and key."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from desktop.actions import COMMANDS, reason_of
from desktop.app import Lamplight
from desktop.dialogs.records import RecordsSheet
from models.translate import tooltip
from tests.desktop.hands import Mouse
from tests.desktop.helpers import Person, wish_of
from views.panels.button import Button

Sit = Callable[..., Person]
ALWAYS = {"new", "open", "recent", "records", "edit_items", "quit", "fullscreen", "next_panel"}
ALWAYS |= {"previous_panel", "preferences", "shortcuts", "theme", "language", "accessibility"}
ALWAYS |= {"pace", "take_back", "whats_this", "keys", "report", "about"}
"""Commands that are never closed."""
GENERAL = {"You can't choose that now.", "This is not open now."}


def closed(lamp: Lamplight) -> dict[str, str]:
    """What is grey -> why; each is one sentence or two, in the tooltip too."""
    found: dict[str, str] = {}
    commands = lamp.controller.commands
    actions = [commands[each.id] for each in COMMANDS] + lamp.controller.window.menus.guests()
    for action in actions:
        if action.isEnabled():
            continue
        said, name = reason_of(action), action.objectName()
        assert said.endswith("."), f"{name} is grey and says «{said}»"
        assert said not in GENERAL
        assert tooltip(said) in action.toolTip(), name
        found[name] = said
    assert not ALWAYS & set(found)
    return found


def test_on_the_start_page(lamp: Lamplight) -> None:
    found = closed(lamp)
    assert {found[each] for each in ("save", "hint", "undo", "confirm")} == {"No game is open."}
    assert found["continue"] == "There is no unfinished game."


def test_at_ones_own_decision(sit: Sit) -> None:
    person = sit("raid", persons=1, bots=2)
    person.wait()
    found = closed(person.lamp)
    assert "hint" not in found
    assert found["redo"] == "There is nothing to redo: nothing has been undone."
    assert found["cover"].endswith("at this screen: there is no one to hide it from.")
    assert "leave" not in found
    assert found["continue"] == "A game is open: return to the start screen first."
    assert found["result"] == "The game is not over yet. It is up to Ada."
    assert found["step_back"].endswith("is being played: this is for replays.")


def test_while_a_bot_thinks(lamp: Lamplight, qtbot: QtBot) -> None:
    lamp.games.bot_pool.holds = True
    lamp.controller.begin(wish_of("raid", 1, 1))
    person = Person(lamp, qtbot)
    while person.table.question is not None or not person.table.moment.thinking:
        person.act()
        qtbot.wait(1)
        if person.table.moment.thinking and person.table.question is None:
            break
    name = lamp.games.session.seats[1].name
    found = closed(lamp)
    for command in ("hint", "play_for_me", "since", "look_back"):
        assert name in found[command], command
    lamp.games.bot_pool.holds = False
    lamp.games.bot_pool.let()
    person.wait()


def test_between_two_people_and_behind_the_curtain(sit: Sit) -> None:
    person = sit("harbour", persons=3, bots=0)
    person.wait()
    assert person.window.curtain.is_down
    assert "Ada" in closed(person.lamp)["hint"]
    secret = "3 people share this screen"
    for _ in range(12):
        person.act()
        person.wait()
        found = closed(person.lamp)
        assert found["restart"].startswith(secret)
        if person.table.question is not None:
            assert found["hint"].startswith(secret)


def test_at_the_end_and_in_a_replay(sit: Sit, qtbot: QtBot) -> None:
    person = sit("raid", persons=1, bots=1)
    while not person.table.shows_result:
        person.wait()
        if person.table.question is not None:
            person.lamp.games.session.submit(person.table.question.request.actions[0])
    found = closed(person.lamp)
    for command in ("hint", "pause", "withdraw", "unasked"):
        assert found[command].startswith("The game is over: "), command
    person.lamp.controller.look_back()
    qtbot.waitUntil(lambda: person.lamp.controller.looking.replay is not None)
    person.lamp.controller.commands["to_end"].trigger()
    found = closed(person.lamp)
    assert found["step_forward"] == found["play_on"] == "This is the end of the record."
    assert found["save"].startswith("You are replaying a record (decision ")
    person.lamp.controller.commands["to_start"].trigger()
    found = closed(person.lamp)
    assert found["step_back"] == "This is the start of the record."
    assert "step_forward" not in found


def test_the_buttons_of_the_list_of_games(lamp: Lamplight) -> None:
    """An empty list leaves nothing to open."""
    lamp.controller.show_records()
    dialog = lamp.controller.window.findChildren(RecordsSheet)[0]
    grey = [each for each in dialog.findChildren(Button) if not each.isEnabled()]
    assert len(grey) >= 4
    assert all(each.toolTip() == each.accessibleDescription() != "" for each in grey)
    dialog.close()


# ---------------------------------------------------------------- pressing what is grey
def _tool(person: Person, command: str) -> QToolButton:
    found = person.window.prompt.findChild(QToolButton, f"tool_{command}")
    assert found is not None
    return found


def _answer(person: Person) -> str:
    return person.window.prompt._answered


def test_a_press_and_a_key_on_a_grey_command_give_the_reason(sit: Sit) -> None:
    person = sit("raid", persons=1, bots=1)
    person.wait()
    commands = person.lamp.controller.commands
    why = reason_of(commands["undo"])
    QTest.mouseClick(_tool(person, "undo"), Qt.MouseButton.LeftButton)
    assert _answer(person) == why != ""
    person.window.prompt.answer("")
    QTest.keyClick(person.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert _answer(person) == why
    QTest.keyClick(
        person.table,
        Qt.Key.Key_Z,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    assert _answer(person) == reason_of(commands["redo"])
    menu, entry = person.window.menus.menu("move"), commands["withdraw"]
    menu.popup(QPoint(0, 0))
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(entry).center())
    assert _answer(person) == reason_of(entry) != ""
    assert not menu.isVisible()


def test_why_not_asks_of_a_command_and_never_lets_a_click_through(sit: Sit) -> None:
    """A grey command answers; an open one does nothing, and the answer ends the asking."""
    person = sit("raid", persons=1, bots=1)
    person.wait()
    moves, entries = person.window.moves, person.lamp.games.session.entries
    for command in ("undo", "hint"):
        moves.wondering.wait(person.table, moves._answer_at)
        QTest.mouseClick(person.window.menuBar(), Qt.MouseButton.LeftButton, pos=QPoint(5000, 1))
        assert moves.wondering.waits
        QTest.mouseClick(_tool(person, command), Qt.MouseButton.LeftButton)
        action: QAction = person.lamp.controller.commands[command]
        assert _answer(person) == (reason_of(action) or "You can use this now.")
        assert not moves.wondering.waits
    moves.wondering.wait(person.table, moves._answer_at)
    QTest.mouseClick(person.table.action_bar.buttons()[0], Qt.MouseButton.LeftButton)
    assert person.lamp.games.session.entries == entries


def test_a_mountain_answers_for_itself_and_a_grey_undo_too(
    lamp: Lamplight, sit: Sit, qtbot: QtBot
) -> None:
    """By real clicks: why not, then the thing; no click that asks lays a shape down. Without a
    shape in hand the commands that turn it are closed."""
    mouse = Mouse(lamp, qtbot)
    person = sit("cartographers", persons=1, bots=0)
    person.wait()
    board = person.table.board
    assert "turn" not in closed(lamp)
    mountain = next(each for each in board.elements() if "mountain" in each.label)
    mouse.click(_tool(person, "why"))
    mouse.click_element(mountain)
    assert _answer(person) == f"{mountain.place} is a mountain: you can't draw there."
    mouse.click(_tool(person, "why"))
    mouse.click(_tool(person, "undo"))
    assert _answer(person) == reason_of(person.lamp.controller.commands["undo"]) != ""
    assert not board.holds_step()
    board.offer(None)
    assert "No shape is selected" in closed(lamp)["turn"]
    assert person.lamp.games.session.entries == 0
