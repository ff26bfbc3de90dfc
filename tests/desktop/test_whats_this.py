"""«What's this?» says what the thing is: each thing on every board, each part of the window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.whats_this import WhatsThis
from rules.kernel.registry import game_ids
from tests.desktop.hands import Keyboard, Mouse, bare
from tests.desktop.helpers import Person, wish_of
from tests.views.laid import Laid, setup_of
from views.cthulhu_wars.map_item import PieceItem

Sit = Callable[..., Person]
SAMPLED, SOAKED = (4, 40), tuple(range(0, 160, 8))
"""Answers after which everything is asked about."""


@pytest.mark.parametrize(
    ("game_id", "stops"),
    [
        *(pytest.param(each, SAMPLED, id=each) for each in game_ids()),
        *(
            pytest.param(each, SOAKED, marks=pytest.mark.soak, id=f"{each}-long")
            for each in game_ids()
        ),
    ],
)
def test_each_thing_on_a_board_says_what_it_is(
    qtbot: QtBot, game_id: str, stops: tuple[int, ...]
) -> None:
    """By its name, and with its rule, where it can be chosen as well."""
    laid, gone = Laid(qtbot, setup_of(game_id, 1)), 0
    for stop in stops:
        laid.go(stop - gone)
        gone = stop
        if laid.play.state.outcome is None:
            laid.ask()
        else:
            laid.look(None)
        for thing in laid.board.elements():
            if thing.isVisible():
                said = laid.board.what_is(thing)
                assert said.startswith(thing.label.removesuffix(".")), thing.label
                assert len(said) > len(thing.label) + 20, said


def _prompt(user: Mouse | Keyboard) -> str:
    return str(user.window.prompt.reply.accessibleName())


def _begin(user: Mouse | Keyboard, game: str, bots: int) -> None:
    user.lamp.controller.begin(wish_of(game, 1, bots))
    user.wait()
    user.see()


def test_from_the_menu_the_next_click_asks_and_does_nothing_else(
    lamp: Lamplight, qtbot: QtBot
) -> None:
    mouse = Mouse(lamp, qtbot)
    lamp.window.resize(1280, 720)
    _begin(mouse, "cthulhu_wars", 2)
    board, position = lamp.window.table.board, lamp.games.session.position
    thing = next(each for each in mouse.elements() if isinstance(each, PieceItem) and each.is_lit)
    mouse.menu("Help", "What's this?")
    assert "Click anything" in _prompt(mouse)
    at = thing.view.viewport().mapToGlobal(mouse.in_view(thing))
    thing = board.element_at(at)
    mouse.click_element(thing)
    assert _prompt(mouse) == board.what_is(thing)
    assert lamp.games.session.position == position
    assert not board.holds_step()
    assert lamp.window.help.visibleRegion().isEmpty()
    mouse.menu("Help", "What's this?")
    mouse.click(lamp.window.prompt.findChild(QToolButton, "tool_undo"))
    assert _prompt(mouse).startswith("Undo")
    mouse.click_element(thing)
    assert board.holds_step() or lamp.games.session.position != position, "clicks choose again"


def test_a_curtain_ends_it(lamp: Lamplight, qtbot: QtBot) -> None:
    mouse = Mouse(lamp, qtbot)
    lamp.controller.begin(wish_of("cartographers", 2, 0))
    mouse.press("I'm here")
    qtbot.waitUntil(lambda: lamp.window.table.question is not None, timeout=10_000)
    mouse.menu("Help", "What's this?")
    assert "Click anything" in _prompt(mouse)
    lamp.controller.commands["cover"].trigger()
    qtbot.waitUntil(lambda: lamp.window.curtain.is_down)
    mouse.press("I'm here")
    qtbot.waitUntil(lambda: not lamp.window.curtain.is_down)


def test_by_its_key_what_has_the_keyboard_says_it_and_esc_ends(
    lamp: Lamplight, qtbot: QtBot
) -> None:
    keyboard = Keyboard(lamp, qtbot)
    _begin(keyboard, "root", 2)
    board = lamp.window.table.board
    keyboard.key(Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    thing = board.pointed()
    assert thing is not None
    assert _prompt(keyboard) == board.what_is(thing)
    lamp.window.log.list.setFocus()
    board.table_view.scene().clearFocus()
    keyboard.key(Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert "happened in this game" in _prompt(keyboard)


@pytest.mark.parametrize("game", ["raid", "feed_the_kraken"])
def test_each_part_of_the_window_says_what_it_is(sit: Sit, game: str) -> None:
    """Whatever is seen: nothing in the window is silent."""
    person = sit(game, persons=1, bots=5 if game == "feed_the_kraken" else 2)
    person.wait()
    window = person.window
    for panel in ("seats", "log", "rules", "scores"):
        window.show_panel(panel, True)
        person.qtbot.wait(1)
    asked = window.findChild(WhatsThis)
    silent = {
        f"{type(each).__name__} {each.objectName()} {bare(getattr(each, 'text', str)())}"
        for each in QApplication.allWidgets()
        if _is_seen(each, window) and not asked.about(each)
    }
    assert not silent


def _is_seen(widget: QWidget, window: QWidget) -> bool:
    """Whether it lies in the window in front of its ground."""
    return window.isAncestorOf(widget) and widget.isVisible() and widget.width() < window.width()
