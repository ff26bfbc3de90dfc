"""Kinfire Council by real clicks at what is seen: set-up, whole games, every kind of question."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from tests.desktop.councilors import Clicker, Reader, setup_for
from tests.desktop.tablefolk import (
    check_result,
    last_moments,
    resumed,
    seats_chosen,
    taken_up,
    try_each_kind,
    try_part,
)
from tests.desktop.woodfolk import OpenLamp

LAST = 8
"""So many choices before the end a game is taken up where there is no time for the whole."""
TRIED, TRIED_AT_LENGTH = 1, 3
"""So many of the answers to a question are tried."""
PARTS = 24
LEAST_KINDS = 28
"""So many kinds of questions the rule cases ask at least."""


def begun(lamp: Lamplight, qtbot: QtBot, seats: int, persons: int) -> Clicker:
    """From the set-up to the first question."""
    mouse = Clicker(lamp, qtbot)
    seats_chosen(mouse, "kinfire_council", seats, persons)
    mouse.press("Start")
    mouse.wait()
    assert len(mouse.state.sheets) == seats
    return mouse


def test_a_game_is_begun_closed_and_taken_up(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """Three people: the first turns, then those of the next day."""
    mouse = begun(open_lamp(), qtbot, 3, 3)
    mouse.play(lambda: len(mouse.asked) >= 5)
    mouse = resumed(mouse, open_lamp)
    mouse.play(lambda: len(mouse.asked) >= 3)
    assert {"TakeTurn", "Act"} & set(mouse.asked)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (5, 3)])
def test_the_last_turns(open_lamp: OpenLamp, qtbot: QtBot, seats: int, seed: int) -> None:
    setup = setup_for(seats, seed)
    state, chosen = last_moments(setup, LAST)
    reader = Reader(open_lamp(), qtbot, chosen)
    taken_up(reader, setup, state)
    reader.play()
    assert not reader.written
    check_result(reader)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_by_clicks(
    open_lamp: OpenLamp, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seats: int, seed: int
) -> None:
    """From the set-up to the result, all seats people, anything that is open; closed twice."""
    monkeypatch.setattr("desktop.games.new_seed", lambda game_id: seed)
    mouse = begun(open_lamp(), qtbot, seats, seats)
    mouse.play(lambda: len(mouse.asked) >= 30)
    mouse = resumed(mouse, open_lamp)
    second = mouse
    second.play(lambda: len(second.asked) >= 60)
    mouse = resumed(second, open_lamp)
    mouse.play()
    check_result(mouse)


# ---------------------------------------------------------------- every question, every answer
def test_each_kind_of_question_is_answered_by_clicks(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    """One position of each kind, one of the answers."""
    assert try_each_kind(Clicker(open_lamp(), qtbot), "kinfire_council", TRIED) >= LEAST_KINDS


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_each_answer_is_given_by_clicks(open_lamp: OpenLamp, qtbot: QtBot, part: int) -> None:
    """Many answers to each question of all rule cases."""
    mouse = Clicker(open_lamp(), qtbot)
    try_part(mouse, "kinfire_council", slice(part, None, PARTS), TRIED_AT_LENGTH)
