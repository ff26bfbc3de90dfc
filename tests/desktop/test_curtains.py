"""Nothing lies above a curtain: whatever is open, at every kind of moment, in all games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QFileDialog,
    QLabel,
    QMenu,
    QMessageBox,
    QSpinBox,
    QStyle,
    QToolButton,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.crash import CrashSheet
from desktop.dialogs.about import AboutSheet
from desktop.dialogs.text_sheet import WordsSheet
from models.settings import Motion, Pace
from rules.kernel import agenda
from rules.kernel.registry import Setup, setup_of
from rules.kernel.state import State
from rules.kernel.steps import Action, Screen, Seat
from tests.desktop.hands import Mouse
from tests.desktop.helpers import NAMES, said_by
from tests.desktop.openers import ask_at
from tests.desktop.openings import ASKED_BELOW, HINTED, NOT_OPENED, OPENED_BY, THINGS, sites
from tests.desktop.peeping import moments, twins
from tests.desktop.strangers import CHANGE, CONDITIONS, WAYS, Stranger, compared
from tests.rules.walks import Dice, walk
from views.items.element import Element

GAMES = {
    "cartographers": 3,
    "cthulhu_wars": 3,
    "root": 3,
    "kinfire_council": 3,
    "feed_the_kraken": 5,
}
"""Game -> persons."""
SAMPLES = (
    ("describe_options", "preview"),
    ("notebook", HINTED),
    ("fault", "preferences"),
    ("report", ASKED_BELOW),
    ("export", "menu move"),
)
"""What is opened in a sample of each game."""
PLAN = [
    [
        (condition, thing, WAYS[(first + m + n) % 3])
        for m, condition in enumerate(CONDITIONS)
        for n, thing in enumerate(THINGS)
    ]
    for first in range(3)
]
"""All things in all conditions; each way in turn at three moments."""
SOMETIMES = frozenset({"notebook", "standing", "always", "unasked", "withdraw", "since"})
"""What only some games or moments have."""


def pairs(game: str, seed: int, most: int) -> Iterator[tuple[Setup, tuple[State, State]]]:
    """Moments all over a game, each with a twin that differs in what the seats hide."""
    seats, dice = GAMES[game], Dice(seed)
    setup = setup_of(game, seats, seed, {}, NAMES[:seats])
    for state in moments(setup, seed, most):
        for twin in twins(state, None, dice):
            if told_in_the_open(state) == told_in_the_open(twin):
                yield setup, (state, twin)


def told_in_the_open(state: State) -> tuple[Action, ...]:
    """What whoever is asked before all eyes has answered so far: no twin has it."""
    asked = agenda.request(state, agenda.asked(state)[0])
    return asked.given if asked.screen is Screen.OPEN else ()


def test_all_that_can_be_opened_is_tried() -> None:
    """A dialog, a menu or a tooltip that is made in a new place is listed with what opens it."""
    made = sites()
    assert made - NOT_OPENED == set(OPENED_BY), "list it in tests/desktop/openings.py"
    assert set(OPENED_BY.values()) <= set(THINGS)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_nothing_lies_above_the_curtain(lamp: Lamplight, qtbot: QtBot, number: int) -> None:
    """A sample: each way and each condition in turn, other things in each game."""
    setup, pair = next(pairs(list(GAMES)[number], 7, 3))
    plan = [
        (CONDITIONS[(number + n) % 5], thing, WAYS[(number + n) % 3])
        for n, thing in enumerate(SAMPLES[number])
    ]
    assert compared(Stranger(lamp, qtbot), setup, pair, plan) == len(plan)


@pytest.mark.soak
@pytest.mark.parametrize("bots", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_lies_above_the_curtain_at_length(
    lamp: Lamplight, qtbot: QtBot, game: str, bots: int
) -> None:
    """All things, in all ways and conditions, at moments of three seats."""
    stranger = Stranger(lamp, qtbot)
    found = of_each_seat(game, 3 - 2 * bots)
    for (setup, pair), plan in zip(found, PLAN, strict=False):
        compared(stranger, setup, pair, plan, bots=bots)
    missing = set(OPENED_BY.values()) - stranger.opened - SOMETIMES
    assert not missing


@pytest.mark.soak
@pytest.mark.parametrize("game", sorted(set(GAMES) - {"cthulhu_wars"}))
def test_nothing_lies_above_the_curtain_between_turns(
    lamp: Lamplight, qtbot: QtBot, game: str
) -> None:
    """The table rests, open to all: whatever somebody opens goes before the next curtain.

    That of Cthulhu Wars is open always: it never rests.
    """
    stranger, bare = Stranger(lamp, qtbot), {}
    setup, state = next(
        (setup, state)
        for setup, (state, _) in pairs(game, 8, 24)
        if stranger.sit_down(setup, state) and stranger.answer() in ("table", "window")
    )
    for number, thing in enumerate(("why",) * 3 + THINGS):
        stranger.sit_down(setup, state)
        stranger.answer()
        stranger.open_thing(thing)
        stranger.cover(WAYS[number % 3])
        stranger.let_go()
        assert stranger.is_covered(), thing
        if thing not in CHANGE:
            assert stranger.seen() == bare.setdefault(number % 3, stranger.seen()), thing


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_the_end_tells_nothing_that_is_hidden(lamp: Lamplight, qtbot: QtBot, game: str) -> None:
    """There is no curtain any more: F12 takes nothing away, and what nobody knows stays so."""
    stranger, setup = (
        Stranger(lamp, qtbot),
        setup_of(game, GAMES[game], 3, {}, NAMES[: GAMES[game]]),
    )
    state = ended(setup)
    for twin in twins(state, None, Dice(3)):
        looks = []
        for each in (twin, twin, state, twin):  # what is public stays in what has been filled
            assert stranger.sit_down(setup, each) == "over"
            looks.append((stranger.told(), stranger.seen()))
        assert looks[2] == looks[3]
    stranger.open_thing("about")
    stranger.qtbot.waitUntil(stranger.has_keyboard)
    QTest.keyClick(QApplication.focusWindow(), Qt.Key.Key_F12)
    assert stranger.dialogs()
    stranger.put_away()


def ended(setup: Setup) -> State:
    """A random game that is over."""
    state = [moment.state.clone() for moment in walk(setup, 3, free_actions=False)][-1]
    while agenda.asked(state):
        seat = agenda.asked(state)[0]
        agenda.submit(state, seat, agenda.request(state, seat).actions[0])
    return state


def of_each_seat(game: str, most: int) -> list[tuple[Setup, tuple[State, State]]]:
    """Moments at which one seat after the other is asked first, and their twins."""
    found: dict[Seat, tuple[Setup, tuple[State, State]]] = {}
    for setup, pair in pairs(game, 8, 24):
        seat = agenda.asked(pair[0])[0]
        if seat not in found and len(found) < most:
            found[seat] = (setup, pair)
    assert len(found) == most
    return list(found.values())


# ---------------------------------------------------------------- what stands on it
@pytest.mark.parametrize("text", [100, 200])
def test_all_that_stands_on_a_curtain_has_room(lamp: Lamplight, text: int) -> None:
    """With the longest name, a PIN that was wrong, and both ways out."""
    lamp.settings.change(text_size=text)
    curtain, name = lamp.window.curtain, "Wanda Wood " * 2 + "W"
    lamp.window.resize(*((640, 420) if text == 100 else (1280, 720)))
    face = lamp.window.table.face
    for pin in (False, True):
        curtain.fall(0, name, False, pin, "", True, face(0), f"{name} asks for the screen.")
        if pin:
            curtain.refuse_pin()
        QApplication.processEvents()
        seen = [each for each in curtain.findChildren(QWidget) if each.isVisible()]
        places = [each.geometry() for each in seen if each.parentWidget() is curtain]
        assert all(curtain.rect().contains(place) for place in places)
        assert not any(a.intersects(b) for a, b in combinations(places, 2))
        for each in seen:
            if isinstance(each, QLabel):
                assert each.height() >= each.heightForWidth(each.width()), each.text()
    curtain.rise()


# ---------------------------------------------------------------- given back
def test_a_sheet_is_given_back_to_whoever_had_it(lamp: Lamplight, qtbot: QtBot) -> None:
    setup, (state, _) = next(pairs("cartographers", 7, 3))
    stranger = Stranger(lamp, qtbot)
    assert stranger.sit_down(setup, state) == "own"
    session = stranger.session
    assert session is not None
    mine = session.viewer
    stranger.open_thing("preferences")
    sheet = lamp.controller.sheets.opened["preferences"]
    stranger.cover("F12")
    assert not sheet.isVisible()
    session._fall(Seat(1 - int(mine or 0)))
    stranger.lift()
    assert session.viewer != mine
    assert not stranger.above()
    session._fall(Seat(int(mine or 0)))
    stranger.lift()
    qtbot.waitUntil(sheet.isVisible)
    sheet.close()


def test_what_tells_of_the_moment_is_not_given_back(lamp: Lamplight, qtbot: QtBot) -> None:
    setup, (state, _) = next(pairs("cartographers", 7, 3))
    stranger = Stranger(lamp, qtbot)
    stranger.sit_down(setup, state)
    stranger.open_thing("describe_options")
    stranger.cover("by itself")
    assert "describe" not in lamp.controller.sheets.opened
    stranger.lift()
    assert not stranger.above()


def test_a_fault_is_told_when_the_curtain_is_up_again(lamp: Lamplight, qtbot: QtBot) -> None:
    setup, (state, _) = next(pairs("cartographers", 7, 3))
    stranger = Stranger(lamp, qtbot)
    stranger.sit_down(setup, state)
    stranger.cover("F12")
    sheet = AboutSheet(lamp.window)
    lamp.window.covering.clearing.open(sheet)
    assert stranger.is_covered()
    stranger.lift()
    qtbot.waitUntil(sheet.isVisible)
    sheet.close()


def test_no_sheet_comes_over_a_curtain(lamp: Lamplight, qtbot: QtBot) -> None:
    setup, (state, _) = next(pairs("root", 7, 3))
    stranger = Stranger(lamp, qtbot)
    stranger.sit_down(setup, state)
    stranger.cover("F12")
    lamp.controller.reading.show_report()
    assert stranger.is_covered()
    assert "report" not in lamp.controller.sheets.opened
    lamp.controller.sheets.ask("Everybody may read this.", "Yes", lambda: None)
    assert [isinstance(each, QMessageBox) for each in stranger.above()] == [True]
    qtbot.waitUntil(stranger.has_keyboard)
    stranger.cover("F12")
    assert stranger.is_covered()


def test_a_hint_that_waits_for_the_pointer_to_rest_does_not_come(
    lamp: Lamplight, qtbot: QtBot
) -> None:
    setup, (state, _) = next(pairs("root", 7, 3))
    stranger = Stranger(lamp, qtbot)
    stranger.sit_down(setup, state)
    tool, handle = lamp.window.prompt.findChild(QToolButton), lamp.window.windowHandle()
    assert tool is not None
    assert tool.toolTip()
    assert handle is not None
    wait = tool.style().styleHint(QStyle.StyleHint.SH_ToolTip_WakeUpDelay)
    spot = tool.mapTo(lamp.window, tool.rect().center())
    for covers in (False, True):
        QTest.mouseMove(handle, spot + QPoint(covers, 0))
        if covers:
            stranger.cover("by itself")
        qtbot.wait(wait + 100)
        assert QToolTip.isVisible() is not covers


def test_a_menu_that_holds_the_flow_goes_too(lamp: Lamplight, qtbot: QtBot) -> None:
    """That of a number: Qt waits in it until it is closed."""
    setup, (state, _) = next(pairs("root", 7, 3))
    stranger = Stranger(lamp, qtbot)
    stranger.sit_down(setup, state)
    stranger.open_thing("new")
    number = lamp.controller.sheets.opened["setup"].findChildren(QSpinBox)[0]
    found: list[QWidget | None] = []
    QTimer.singleShot(20, number, lambda: found.append(QApplication.activePopupWidget()))
    QTimer.singleShot(40, number, lambda: stranger.cover("F12"))
    ask_at(number)
    assert isinstance(found[0], QMenu)
    assert stranger.is_covered()


def test_a_pause_ends_with_its_game(lamp: Lamplight, qtbot: QtBot) -> None:
    """The next curtain is that of a seat again: lifting it shows what that seat sees."""
    setup, (state, _) = next(pairs("root", 7, 3))
    stranger = Stranger(lamp, qtbot)
    stranger.sit_down(setup, state)
    asked = lamp.window.prompt.sentence
    assert asked in stranger.told()
    stranger.open_thing("pause")
    assert stranger.is_covered()
    assert not any(asked in words for words in stranger.told()), "what only its seat may read"
    assert stranger.sit_down(setup, state) == "own"


def test_what_is_explained_next_is_not_the_curtain(lamp: Lamplight, qtbot: QtBot) -> None:
    setup, (state, _) = next(pairs("cartographers", 7, 3))
    stranger, mouse = Stranger(lamp, qtbot), Mouse(lamp, qtbot)
    stranger.sit_down(setup, state)
    assert stranger.answer() == "table"
    lamp.window.setFocus()
    lamp.controller.commands["whats_this"].trigger()
    stranger.cover("F12")
    mouse.press("I'm here")
    assert not lamp.window.curtain.is_down


def test_the_rules_are_not_left_open_at_what_a_seat_held(
    lamp: Lamplight, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup, (state, _) = next(pairs("root", 7, 3))
    stranger, board = Stranger(lamp, qtbot), lamp.window.table
    stranger.sit_down(setup, state)
    first = lamp.window.help.current
    monkeypatch.setattr(board.board, "topic", lambda: "battle")
    stranger.open_thing("contents")
    assert lamp.window.help.current == "battle"
    stranger.cover("F12")
    assert lamp.window.help.current == first
    stranger.lift()
    lamp.window.help.show_section("battle")
    stranger.cover("F12")
    assert lamp.window.help.current == "battle", "a page that was turned to stays"


def test_what_was_copied_is_not_there_for_the_next_one(
    lamp: Lamplight, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Without a desktop no program owns what it has copied.
    monkeypatch.setattr("desktop.clearing._owns", lambda *_: True)
    setup, (state, _) = next(pairs("root", 7, 3))
    stranger, clipboard = Stranger(lamp, qtbot), QGuiApplication.clipboard()
    stranger.sit_down(setup, state)
    lamp.controller.papers.share()
    stranger.cover("F12")
    assert not clipboard.image().isNull(), "what all may see stays"
    stranger.lift()
    stranger.open_thing("describe_options")
    sheet = lamp.controller.sheets.opened["describe"]
    assert isinstance(sheet, WordsSheet)
    sheet._copy()
    assert clipboard.text()
    stranger.cover("F12")
    assert not clipboard.text()


def test_dialogs_that_have_gone_leave_nothing(lamp: Lamplight, qtbot: QtBot) -> None:
    setup, (state, _) = next(pairs("root", 7, 3))
    stranger = Stranger(lamp, qtbot)
    stranger.sit_down(setup, state)
    counts = []
    for _ in range(3):
        for thing in ("export", "question", "unsaved", "fault"):
            stranger.open_thing(thing)
            stranger.put_away()
            lamp.window.activateWindow()  # as a desktop does
            qtbot.wait(1)
        counts.append(len(QApplication.allWidgets()))
    assert counts[0] == counts[2]


def test_a_fault_names_no_secret_to_those_who_share_the_screen(
    lamp: Lamplight, qtbot: QtBot
) -> None:
    setup, (state, _) = next(pairs("root", 7, 3))
    stranger = Stranger(lamp, qtbot)
    stranger.sit_down(setup, state)
    secret = lamp.window.table.board.describe_options()[0]  # type: ignore[union-attr]
    fault = KeyError(secret)
    lamp._hear_fault((KeyError, fault, None))
    sheet = next(each for each in stranger.above() if isinstance(each, CrashSheet))
    assert not any(secret in words for words in said_by(sheet))
    assert any(repr(secret) in line for line in sheet._lines), "the saved report is whole"
    sheet.close()


def test_no_panel_leaves_the_window(lamp: Lamplight, qtbot: QtBot) -> None:
    """A layout of the user's file may say that one floats."""
    window = lamp.window
    dock = window._docks["log"]
    usual = dock.features()
    dock.setFeatures(usual | QDockWidget.DockWidgetFeature.DockWidgetFloatable)
    dock.show()
    dock.setFloating(True)
    layout = window.layout_state()
    dock.setFloating(False)
    dock.setFeatures(usual)
    window._restore(layout)
    assert not dock.isFloating()
    assert Stranger(lamp, qtbot).above() == []


def test_people_at_one_laptop_get_file_dialogs_that_can_be_taken_away(
    lamp: Lamplight, qtbot: QtBot
) -> None:
    setup, (state, _) = next(pairs("cartographers", 7, 3))
    stranger = Stranger(lamp, qtbot)
    stranger.sit_down(setup, state)
    stranger.open_thing("save_as")
    dialog = lamp.controller.sheets.opened["save_as"]
    assert isinstance(dialog, QFileDialog)
    assert dialog.testOption(QFileDialog.Option.DontUseNativeDialog)
    native = Qt.ApplicationAttribute.AA_DontUseNativeDialogs
    assert QCoreApplication.testAttribute(native), "what a dialog opens in its turn"
    stranger.cover("F12")
    assert stranger.is_covered()


def test_the_middle_of_a_motion_is_covered(lamp: Lamplight, qtbot: QtBot) -> None:
    setup, (state, _) = next(pairs("cthulhu_wars", 7, 3))
    stranger = Stranger(lamp, qtbot)
    stranger.sit_down(setup, state)
    session, stage = stranger.session, lamp.window.table.stage
    assert session is not None
    assert session.question is not None
    lamp.settings.change(motion=Motion.ON, pace=Pace.SLOW)
    session.submit(session.question.request.actions[0])
    qtbot.waitUntil(lambda: stage.is_playing)
    stranger.cover("F12")
    assert stranger.is_covered()
    assert not stage.is_playing


def test_what_had_the_keyboard_is_not_read_out_as_the_curtain_falls(
    lamp: Lamplight, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A menu that goes gives the keyboard back to whatever had it: a card in the hand."""
    read: list[object] = []

    def hear(told: QAccessibleEvent) -> None:
        if told.type() is QAccessible.Event.Focus:
            read.append(told.object())

    setup, (state, _) = next(pairs("root", 9, 12))
    stranger = Stranger(lamp, qtbot)
    assert stranger.sit_down(setup, state) == "own"
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    stranger.open_thing("menu view")
    read.clear()
    stranger.cover("F12")
    assert not any(isinstance(each, Element) for each in read)
