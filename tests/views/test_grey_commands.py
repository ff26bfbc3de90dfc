"""Commands of the boards of all games: what is grey says why, whoever is to decide."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from rules.kernel import agenda
from rules.kernel.registry import game, game_ids
from tests.rules.setups import spread
from tests.views.laid import Laid, setup_of
from tests.views.map_clicking import Clicker

SAMPLED, SOAKED = 1, 12
STOPS, BETWEEN = 4, 37
"""How often the commands are looked at, and after how many decisions."""
MAPS = ("cthulhu_wars", "root")
GENERAL = ("You can't choose that now", "You can't do that now", "not available")


def games() -> list[object]:
    """Which game, and its how many-th set-up; one in each run."""
    return [
        pytest.param(id, n, marks=[pytest.mark.soak] if n >= SAMPLED else [], id=f"{id}-{n}")
        for id in game_ids()
        for n in range(SOAKED)
    ]


def boards(qtbot: QtBot, game_id: str, number: int) -> Iterator[list[QAction]]:
    """The commands of a board while it is asked and while it is looked at."""
    is_map = game_id in MAPS
    setup = list(spread(game(game_id), number + 1))[number] if is_map else setup_of(game_id, number)
    user, luck = (Clicker if is_map else Laid)(qtbot, setup), Random(number)
    for _ in range(STOPS):
        for _ in range(BETWEEN):
            if not (asked := agenda.asked(user.play.state)):
                return
            actions = agenda.request(user.play.state, asked[0]).actions
            user.play.submit(asked[0], actions[luck.randrange(len(actions))])
        if not agenda.asked(user.play.state):
            return
        user.ask()
        yield user.board.commands()
        user.board.offer(None)
        yield user.board.commands()


@pytest.mark.parametrize(("game_id", "number"), games())
def test_each_grey_command_says_why(qtbot: QtBot, game_id: str, number: int) -> None:
    for commands in boards(qtbot, game_id, number):
        for command in commands:
            said = command.statusTip()
            told = f"{command.objectName()}: {said!r}"
            assert command.isEnabled() or said.endswith("."), told
            assert not any(each in said for each in GENERAL), told
