"""Whatever may be done can be done by mouse and by keys: games with every faction."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.views.map_clicking import Clicker, Typist
from tests.views.root.seating import seated

LINEUPS = (
    ("marquise", "eyrie", "alliance", "vagabond"),
    ("cult", "riverfolk", "duchy", "corvid"),
)
DECISIONS = 60


@pytest.mark.parametrize("factions", LINEUPS, ids="-".join)
def test_every_choice_is_reached_by_clicks(qtbot: QtBot, factions: tuple[str, ...]) -> None:
    clicker = Clicker(qtbot, seated(factions, 11))
    for _ in range(DECISIONS):
        if clicker.play.state.outcome is not None:
            break
        clicker.decide()
    assert len(set(clicker.asked)) > 8


@pytest.mark.parametrize("factions", LINEUPS, ids="-".join)
def test_every_choice_is_reached_by_keys(qtbot: QtBot, factions: tuple[str, ...]) -> None:
    typist = Typist(qtbot, seated(factions, 12))
    for _ in range(DECISIONS):
        if typist.play.state.outcome is not None:
            break
        typist.decide()
    assert len(set(typist.asked)) > 8
