"""Cartographers in the window: what one may not know is nowhere, in words or pixels."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from models import moment
from rules.kernel.registry import Setup, setup_of
from tests.desktop.helpers import NAMES
from tests.desktop.peeping import Peeper, check, check_curtain, compare, moments
from tests.rules.walks import Dice

GAMES = (
    (1, {"map_visibility": "open"}),
    (2, {"map_visibility": "private", "skills": "on"}),
    (3, {"map_visibility": "private"}),
    (3, {"map_visibility": "open", "card_set": "heroes", "map_side": "c"}),
    (5, {"map_visibility": "private", "solo_ambush_in_multiplayer": "on"}),
)
"""Seats and options."""


def setup_for(number: int, seed: int) -> Setup:
    seats, options = GAMES[number]
    return setup_of("cartographers", seats, seed, options, NAMES[:seats])


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_what_one_may_not_know_is_nowhere(lamp: Lamplight, qtbot: QtBot, number: int) -> None:
    assert check(Peeper(lamp, qtbot), setup_for(number, 21 + number), 2) >= 2


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 106))
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_what_one_may_not_know_is_nowhere_at_length(
    lamp: Lamplight, qtbot: QtBot, number: int, seed: int
) -> None:
    assert check(Peeper(lamp, qtbot), setup_for(number, seed), 12) >= 12


def test_behind_the_curtain_there_is_nothing_of_anybody(lamp: Lamplight, qtbot: QtBot) -> None:
    assert check_curtain(Peeper(lamp, qtbot), setup_for(2, 31), 8) >= 4


def test_the_comparison_finds_a_leak(
    lamp: Lamplight, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window that got the state itself would be caught."""
    monkeypatch.setattr(moment, "view", lambda state, viewer: state.clone())
    setup, peeper, dice = setup_for(2, 33), Peeper(lamp, qtbot), Dice(5)
    state = list(moments(setup, 33, 4))[-1]
    found = [each for each in compare(peeper, setup, state, dice) if each]
    assert found
