"""Whole games are played by clicks, and by keys: every choice is reached where it is seen."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from rules.kernel import agenda
from tests.rules.cthulhu_wars.scenes import CORE
from tests.views.cthulhu_wars.earths import setup
from tests.views.map_clicking import Clicker, Typist

CLICKED, TYPED = 20, 16


@pytest.mark.parametrize("seed", [1])
def test_every_choice_is_reached_by_clicks(qtbot: QtBot, seed: int) -> None:
    clicker = Clicker(qtbot, setup(CORE, seed))
    for _ in range(CLICKED):
        if not agenda.asked(clicker.play.state):
            break
        clicker.decide()
    assert "TakeTurn" in clicker.asked


def test_every_choice_is_reached_by_keys(qtbot: QtBot) -> None:
    typist = Typist(qtbot, setup(CORE, 3))
    for _ in range(TYPED):
        if not agenda.asked(typist.play.state):
            break
        typist.decide()
    assert "TakeTurn" in typist.asked
