"""Root by keys alone: set-up, a battle, a Turmoil, the result."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.translate import words
from rules.kernel import agenda
from rules.root.cards.piles import suit_of
from rules.root.enums import Faction, Suit
from rules.root.factions.cult.rituals import CultRituals
from rules.root.factions.eyrie.turmoil import TurnLeaderUp
from rules.root.names import faction_name
from rules.root.state import game_of
from tests.desktop.hands import CONTROL
from tests.desktop.tablefolk import written
from tests.desktop.test_root_mouse import (
    CULT,
    TWO,
    VAGABONDS,
    check_result,
    game_with,
    is_spared,
    is_turmoil,
    setup_for,
    spared,
    taken_up,
)
from tests.desktop.woodfolk import OpenLamp, Typist, asleep
from tests.rules.walks import Moment

KEY = Qt.Key
SEEDS = (2, 3)


def set_up(user: Typist, factions: tuple[str, ...]) -> None:
    """In the set-up: one person and bots, each seat with its faction; Enter begins."""
    user.lamp.controller.show_setup("root")
    user.find("Start")
    user.tab_to("Number of seats")
    user.key(KEY.Key_Down, times=6)
    user.key(KEY.Key_Up, times=len(factions) - 2)
    for number, faction in enumerate(factions, 1):
        user.tab_to(f"Faction of seat {number}")
        user.write(words(faction_name(Faction(faction)))[:4])
    user.key(KEY.Key_Return)


def resumed(user: Typist, open_lamp: OpenLamp) -> Typist:
    """Quits in the middle; the next day Enter goes on."""
    before = user.session.entries
    lamp = asleep(user, open_lamp, lambda: user.key(KEY.Key_Q, CONTROL))
    again = Typist(lamp, user.qtbot, 2)
    again.find("Continue")
    again.tab_to("Continue")
    again.key(KEY.Key_Return)
    again.wait()
    assert again.session.entries >= before
    return again


@pytest.fixture(params=SEEDS)
def _seed(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """The same games each time."""
    monkeypatch.setattr("desktop.games.new_seed", lambda game_id: request.param)


def begun(user: Typist, factions: tuple[str, ...]) -> Typist:
    set_up(user, factions)
    user.wait()
    assert [str(each) for each in user.state.factions] == list(factions)
    return user


@pytest.mark.usefixtures("_seed")
def test_one_person_among_bots(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    user = begun(Typist(open_lamp(), qtbot), CULT)
    user.play(lambda: len(user.asked) >= 6)
    user = resumed(user, open_lamp)
    user.play(lambda: len(user.asked) >= 6)


def test_a_turmoil_goes_on_the_next_day(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    setup = game_with(TWO, is_turmoil)
    user = Typist(open_lamp(), qtbot)
    taken_up(user, setup, written(setup, is_turmoil, 1)[0])
    user.wait()
    user = resumed(user, open_lamp)
    assert isinstance(user.choice, TurnLeaderUp)
    user.play(lambda: len(user.asked) >= 5)


def test_a_battle_goes_on_the_next_day(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """Closed between the question of an ambush and the losses."""
    setup = setup_for(VAGABONDS, spared()[0])
    user = Typist(open_lamp(), qtbot)
    taken_up(user, setup, written(setup, is_spared, 1)[0])
    user.play(lambda: len(user.asked) == 1 and user.is_asked())
    fought = user.state.battle
    user = resumed(user, open_lamp)
    assert user.state.battle == fought
    user.play(lambda: len(user.asked) >= 4)


def is_ritual(moment: Moment) -> bool:
    """The Cult holds a bird: its ritual has no place."""
    state = game_of(moment.state)
    choice = agenda.question(state)
    if not isinstance(choice, CultRituals):
        return False
    return any(suit_of(card) is Suit.BIRD for card in state.hands[moment.seat])


def test_the_keyboard_follows_a_choice_to_the_shelf_and_back(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    setup = game_with(CULT, is_ritual)
    user = Typist(open_lamp(), qtbot)
    taken_up(user, setup, written(setup, is_ritual, 1)[0])
    user.wait()
    while user.window.table.question is None:
        user.key(KEY.Key_Return)
    for _ in range(40):
        if any("bird card" in each.label for each in user.panels() if each.hasFocus()):
            break
        user.key(KEY.Key_Tab)
    user.key(KEY.Key_Return)
    assert not user.panels()
    assert user.window.table.action_bar.has_focus()
    user.key(KEY.Key_Escape)
    board = user.window.table.board
    assert board is not None
    assert board.isAncestorOf(QApplication.focusWidget())


@pytest.mark.soak
@pytest.mark.usefixtures("_seed")
def test_a_whole_game_by_keys(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    user = begun(Typist(open_lamp(), qtbot), CULT)
    user.play(lambda: len(user.asked) >= 30)
    user = resumed(user, open_lamp)
    user.play()
    check_result(user)
