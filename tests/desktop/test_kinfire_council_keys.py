"""Kinfire Council by keys alone: set-up, every kind of question, a whole game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rules.kernel.steps import Pass
from rules.kinfire_council.turn.actions import EndTurn, Place
from rules.kinfire_council.turn.days_light import DaysLight
from tests.desktop.councilors import Typist, in_order, morning, setup_for
from tests.desktop.hands import CONTROL
from tests.desktop.tablefolk import check_result, resumed_by_keys, taken_up, try_each_kind, try_part
from tests.desktop.test_kinfire_council_mouse import LEAST_KINDS, PARTS, TRIED, TRIED_AT_LENGTH
from tests.desktop.woodfolk import OpenLamp
from views.kinfire_council.space_item import SpaceItem

KEY = Qt.Key


def begun(user: Typist, seats: int) -> Typist:
    """In the set-up: one person and bots; Enter begins."""
    user.lamp.controller.show_setup("kinfire_council")
    user.find("Start")
    user.tab_to("Number of seats")
    user.key(KEY.Key_Down, times=6)
    user.key(KEY.Key_Up, times=seats - 2)
    user.key(KEY.Key_Return)
    user.wait()
    assert len(user.state.sheets) == seats
    return user


def test_one_person_among_bots(
    open_lamp: OpenLamp, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.games.new_seed", lambda game_id: 2)
    user = begun(Typist(open_lamp(), qtbot), 3)
    user.play(lambda: len(user.asked) >= 4)
    user = resumed_by_keys(user, open_lamp)
    user.play(lambda: len(user.asked) >= 3)


@pytest.mark.soak
@pytest.mark.parametrize("seed", [2, 3])
def test_a_whole_game_by_keys(
    open_lamp: OpenLamp, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr("desktop.games.new_seed", lambda game_id: seed)
    user = begun(Typist(open_lamp(), qtbot), 4)
    user.play(lambda: len(user.asked) >= 12)
    user = resumed_by_keys(user, open_lamp)
    user.play()
    check_result(user)


def test_a_piece_is_placed_with_the_arrows_and_taken_back(
    open_lamp: OpenLamp, qtbot: QtBot
) -> None:
    """The worker is in the hand from the start: arrows to a space, Enter; Ctrl+Z brings it back."""
    user = Typist(open_lamp(), qtbot)
    taken_up(user, setup_for(3, 5), in_order(morning(), DaysLight()))
    user.sit_down()
    go_to(user, "1")
    user.key(KEY.Key_Return)
    qtbot.waitUntil(lambda: user.answers == [Place(1, "1")])
    user.sit_down()
    user.key(KEY.Key_Z, CONTROL)
    qtbot.waitUntil(lambda: not user.session.entries)
    assert not user.state.sheets[0].pieces[1].space


def go_to(user: Typist, space: str) -> None:
    """With the arrows to a space."""
    item = user.board.scene.city.spaces[space]
    for key in (KEY.Key_Down, KEY.Key_Left, KEY.Key_Up, KEY.Key_Right) * 8:
        if item.hasFocus():
            return
        user.key(key)
    raise AssertionError(f"the arrows never come to {space}")


# ---------------------------------------------------------------- every question, every answer
def test_each_kind_of_question_is_answered_by_keys(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    assert try_each_kind(Typist(open_lamp(), qtbot), "kinfire_council", TRIED) >= LEAST_KINDS


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_each_answer_is_given_by_keys(open_lamp: OpenLamp, qtbot: QtBot, part: int) -> None:
    user = Typist(open_lamp(), qtbot)
    try_part(user, "kinfire_council", slice(part, None, PARTS), TRIED_AT_LENGTH)


def test_enter_never_opens_the_hand_unasked(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """The turn is ended by Enter where nothing else is left; then the next one begins on the
    spaces of the city, not where the last one ended."""
    user, state = Typist(open_lamp(), qtbot), morning()
    state.hands = [("warrant",)] * 3
    taken_up(user, setup_for(3, 5), in_order(state, DaysLight()))
    user.wait()
    user.pick(Place(1, "public_gallery"))
    user.wait()
    user.pick(Pass())
    user.wait()
    user.key(KEY.Key_Return)
    user.wait()
    assert EndTurn() in user.answers
    assert user.question.seat == 1
    focused = user.board.walker.focused()
    assert isinstance(focused, SpaceItem)
    assert focused.is_lit
