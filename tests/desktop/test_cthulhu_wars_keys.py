"""Cthulhu Wars by keys alone: set-up, a battle, a negotiation, every question, a whole game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from models.translate import words
from rules.cthulhu_wars.actions import Fight, Number, Use, Walks
from rules.cthulhu_wars.battle.pre import BeforeDice
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.names import faction_name
from rules.cthulhu_wars.talks import MakeOffer
from rules.kernel.steps import Pass, Seat
from tests.desktop.earthlings import FOUR, OpenLamp, Typist, setup_for, taken_up
from tests.desktop.hands import CONTROL
from tests.desktop.tablefolk import check_result, resumed_by_keys, try_each_kind, try_part
from tests.desktop.test_cthulhu_wars_mouse import (
    LEAST_KINDS,
    PARTS,
    TRIED,
    TRIED_AT_LENGTH,
    at_war,
    in_conference,
)
from tests.rules.cthulhu_wars.scenes import area, kind
from views.cthulhu_wars.map_item import PieceItem

KEY = Qt.Key


def set_up(user: Typist, factions: tuple[str, ...]) -> None:
    """In the set-up: one person and bots, each seat with its faction; Enter begins."""
    user.lamp.controller.show_setup("cthulhu_wars")
    user.find("Start")
    user.tab_to("Number of seats")
    user.key(KEY.Key_Down, times=6)
    user.key(KEY.Key_Up, times=len(factions) - 2)
    for number, faction in enumerate(factions, 1):
        user.tab_to(f"Faction of seat {number}")
        user.write(words(faction_name(Faction(faction)))[:4])
    user.key(KEY.Key_Return)


def begun(user: Typist, factions: tuple[str, ...]) -> Typist:
    set_up(user, factions)
    user.wait()
    assert [str(each) for each in user.state.factions] == list(factions)
    return user


def test_one_person_among_bots(
    open_lamp: OpenLamp, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.games.new_seed", lambda game_id: 2)
    user = begun(Typist(open_lamp(), qtbot), FOUR)
    user.play(lambda: len(user.asked) >= 4)
    user = resumed_by_keys(user, open_lamp)
    user.play(lambda: len(user.asked) >= 3)


@pytest.mark.soak
@pytest.mark.parametrize("seed", [2, 3])
def test_a_whole_game_by_keys(
    open_lamp: OpenLamp, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr("desktop.games.new_seed", lambda game_id: seed)
    user = begun(Typist(open_lamp(), qtbot), FOUR)
    user.play(lambda: len(user.asked) >= 12)
    user = resumed_by_keys(user, open_lamp)
    user.play()
    check_result(user)


# ---------------------------------------------------------------- in the middle of things
def test_a_battle_goes_on_the_next_day_before_the_dice(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    state, user = at_war(), Typist(open_lamp(), qtbot)
    taken_up(user, setup_for(FOUR, 5), state)
    user.sit_down()
    user.pick(Fight(area(state, "north_asia"), Seat(2)))
    assert isinstance(user.sit_down().choice, BeforeDice)
    fought = user.state.battle
    user = resumed_by_keys(user, open_lamp)
    assert isinstance(user.sit_down().choice, BeforeDice)
    assert user.state.battle == fought
    user.pick(Pass())
    user.play(lambda: user.state.battle is None)


def test_a_negotiation_goes_on_the_next_day(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    user = Typist(open_lamp(), qtbot)
    taken_up(user, *in_conference())
    user.sit_down()
    user.pick(Use("the_thousand_forms"))
    user.sit_down()
    user.pick(Number(0))
    offers = user.state.talks
    user = resumed_by_keys(user, open_lamp)
    question = user.sit_down()
    assert isinstance(question.choice, MakeOffer)
    assert user.state.talks == offers
    user.pick(Number(question.choice.number))
    assert not user.state.talks


# ---------------------------------------------------------------- a move
def test_a_figure_is_found_with_arrows_and_a_move_taken_back(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    """Ctrl+Down goes in among the figures of an area; Esc lets go of what was picked, Ctrl+Z brings
    back what was moved."""
    state, user = at_war(), Typist(open_lamp(), qtbot)
    home, away = area(state, "north_asia"), area(state, "europe")
    taken_up(user, setup_for(FOUR, 5), state)
    user.sit_down()
    board = user.window.table.board
    assert board is not None
    go_to(user, "North Asia")
    user.key(KEY.Key_Down, CONTROL)
    focused = next(each for each in board.elements() if each.hasFocus())
    assert isinstance(focused, PieceItem)
    assert focused.piece.area == home
    user.pick(Walks(kind(state, 0, "deep_one"), home, away))
    user.sit_down()
    user.key(KEY.Key_Z, CONTROL)
    qtbot.waitUntil(lambda: not user.session.entries)
    assert user.state.units == state.units


def go_to(user: Typist, name: str) -> None:
    """With the arrows to an area."""
    board = user.window.table.board
    assert board is not None
    for key in (KEY.Key_Up, KEY.Key_Left, KEY.Key_Down, KEY.Key_Right) * 12:
        here = [each.label for each in board.elements() if each.hasFocus()]
        if here and here[0].startswith(name):
            return
        user.key(key)
    raise AssertionError(f"the arrows never come to {name}")


# ---------------------------------------------------------------- every question, every answer
def test_each_kind_of_question_is_answered_by_keys(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    assert try_each_kind(Typist(open_lamp(), qtbot), "cthulhu_wars", TRIED) >= LEAST_KINDS


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_each_answer_is_given_by_keys(open_lamp: OpenLamp, qtbot: QtBot, part: int) -> None:
    user = Typist(open_lamp(), qtbot)
    try_part(user, "cthulhu_wars", slice(part, None, PARTS), TRIED_AT_LENGTH)
