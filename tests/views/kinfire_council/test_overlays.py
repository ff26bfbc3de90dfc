"""What is laid over the city: from where cultists are reached."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from rules.kernel.steps import Choice
from rules.kinfire_council.data import NEIGHBOURS
from rules.kinfire_council.state import Council, game_of
from rules.kinfire_council.turn import TakeTurn
from tests.views.kinfire_council.tables import laid, played


def haunted(state: Council, choice: Choice) -> bool:
    """Cultists are in the city."""
    return isinstance(choice, TakeTurn) and len(state.city) > 1


def test_all_spaces_from_which_a_cultist_is_reached_are_marked(qtbot: QtBot) -> None:
    play = played(haunted)
    board = laid(qtbot, play)
    city = board._scene.city
    assert not any(item.is_near for item in city.spaces.values())
    city.set_streets(True)
    wanted = {n for each in game_of(play.state).city for n in NEIGHBOURS[each]}
    assert {int(n) for n, item in city.spaces.items() if item.is_near} == wanted
    city.spaces["1"].pointed.emit(city.spaces["1"])
    assert {int(n) for n, item in city.spaces.items() if item.is_near} == set(NEIGHBOURS[1])
    city.set_streets(False)
    city.spaces["1"].pointed.emit(None)
    assert not any(item.is_near for item in city.spaces.values())
