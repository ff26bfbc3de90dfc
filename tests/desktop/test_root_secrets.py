"""Root in the window: what one may not know is nowhere, in words or pixels.

Twins differ only in hands, supporters, plots that lie face down, quests to come and the deck. They
are laid on the table one after the other and compared: all words, the accessible tree, the log,
menus, the picture, and what is written for lists (name of the file, head, thumbnail).
"""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from models import moment
from rules.kernel.registry import Setup, setup_of
from tests.desktop.helpers import NAMES
from tests.desktop.peeping import Look, Peeper, check, check_curtain, compare, moments
from tests.desktop.telling import picture
from tests.desktop.woodfolk import SIZE, seated
from tests.rules.walks import Dice
from views.root.board import RootBoard
from views.root.ground_item import GroundItem

GAMES = (
    (("cult", "alliance", "corvid", "vagabond"), {}),
    (("vagabond", "riverfolk", "vagabond", "duchy"), {"deck": "exiles_partisans"}),
    (("marquise", "eyrie"), {"map": "winter", "landmarks": "two"}),
    (("random", "random", "random"), {"setup": "advanced"}),
)
"""Factions and options."""


def setup_for(number: int, seed: int) -> Setup:
    factions, options = GAMES[number]
    seats = len(factions)
    return setup_of("root", seats, seed, {**seated(*factions), **options}, NAMES[:seats])


class Watcher(Peeper):
    """Looks when all lies still: the action bar has its height, the map is painted for it."""

    def look(self) -> Look:
        self.qtbot.waitUntil(self._is_still, timeout=60_000)
        return super().look()

    def _is_still(self) -> bool:
        before = picture(self.lamp)
        self.qtbot.wait(10)
        return self._is_sharp() and before == picture(self.lamp)

    def _is_sharp(self) -> bool:
        """The map has been painted for its size: no old picture is stretched."""
        board = self.lamp.window.table.board
        items = board.scene.items() if isinstance(board, RootBoard) else []
        return not any(i.printed.is_restless for i in items if isinstance(i, GroundItem))


def peeper_at(lamp: Lamplight, qtbot: QtBot) -> Watcher:
    """Nothing is answered by itself: it would bring the next cards of the deck."""
    lamp.window.resize(SIZE)
    lamp.settings.change(plays_forced=False)
    return Watcher(lamp, qtbot)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_what_one_may_not_know_is_nowhere(lamp: Lamplight, qtbot: QtBot, number: int) -> None:
    assert check(peeper_at(lamp, qtbot), setup_for(number, 21 + number), 1) >= 2


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 104))
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_what_one_may_not_know_is_nowhere_at_length(
    lamp: Lamplight, qtbot: QtBot, number: int, seed: int
) -> None:
    assert check(peeper_at(lamp, qtbot), setup_for(number, seed), 12) >= 12


def test_behind_the_curtain_there_is_nothing_of_anybody(lamp: Lamplight, qtbot: QtBot) -> None:
    assert check_curtain(peeper_at(lamp, qtbot), setup_for(0, 31), 3) >= 2


def test_the_comparison_finds_a_leak(
    lamp: Lamplight, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window that got the state itself would be caught."""
    monkeypatch.setattr(moment, "view", lambda state, viewer: state.clone())
    setup, peeper, dice = setup_for(0, 33), peeper_at(lamp, qtbot), Dice(5)
    states = moments(setup, 33, 6)
    assert any(any(compare(peeper, setup, state, dice)) for state in states)
