"""Root in the window: what one may not know is nowhere, in words or pixels.

Twins differ only in hands, supporters, plots that lie face down, quests to come and the deck. They
are laid on the table one after the other and compared: all words, the accessible tree, the log,
menus, the picture, and what is written for lists (name of the file, head, thumbnail).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from models import feed
from models.session import Waits
from rules.kernel import agenda
from rules.kernel.registry import Setup, setup_of
from rules.kernel.state import State
from rules.kernel.steps import Seat
from tests.desktop.helpers import NAMES
from tests.desktop.telling import picture
from tests.desktop.test_cartographers_secrets import Look, Peeper, moments, plans_of, twins
from tests.desktop.woodfolk import SIZE, seated
from tests.rules.walks import Dice
from views.root.board import RootBoard
from views.root.ground_item import GroundItem

OpenLamp = Callable[..., Lamplight]
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
    """Looks when all lies still: the shelf has its height, the map is painted for it."""

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
        items = board._scene.items() if isinstance(board, RootBoard) else []
        return not any(i._patience.isActive() for i in items if isinstance(i, GroundItem))


def peeper_at(lamp: Lamplight, qtbot: QtBot) -> Watcher:
    """Nothing is answered by itself: it would bring the next cards of the deck."""
    lamp.window.resize(SIZE)
    lamp.settings.change(plays_forced=False)
    return Watcher(lamp, qtbot)


def compare(peeper: Peeper, setup: Setup, state: State, dice: Dice) -> Iterator[list[str]]:
    """The differences for one seat alone, for several people, for bots that are looked at."""
    asked, everybody = agenda.asked(state), tuple(range(setup.seats))
    alone = Seat(dice.below(setup.seats))
    tables: list[tuple[Seat | None, tuple[int, ...]]] = [
        (alone, (alone,)),
        (None, ()),
        (asked[0], everybody),
    ]
    for viewer, persons in tables:
        plans = plans_of(setup, persons)
        for twin in twins(state, viewer, dice):
            looks = (list(peeper.looks(setup, each, plans)) for each in (state, twin))
            pairs = zip(*looks, strict=True)
            yield from (one.differs(other) for one, other in pairs)


def check(lamp: Lamplight, qtbot: QtBot, setup: Setup, most: int) -> int:
    """Compares at so many moments; gives how many looks were compared."""
    peeper, dice, compared = peeper_at(lamp, qtbot), Dice(setup.seed), 0
    for state in moments(setup, setup.seed, most):
        for found in compare(peeper, setup, state, dice):
            assert not found, "\n".join(found)
            compared += 1
    return compared


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_what_one_may_not_know_is_nowhere(lamp: Lamplight, qtbot: QtBot, number: int) -> None:
    assert check(lamp, qtbot, setup_for(number, 21 + number), 2) >= 3


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 104))
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_what_one_may_not_know_is_nowhere_at_length(
    lamp: Lamplight, qtbot: QtBot, number: int, seed: int
) -> None:
    assert check(lamp, qtbot, setup_for(number, seed), 12) >= 12


def test_behind_the_curtain_there_is_nothing_of_anybody(lamp: Lamplight, qtbot: QtBot) -> None:
    """Even states that differ in the private things of all seats look the same then."""
    setup, peeper, dice, compared = setup_for(0, 31), peeper_at(lamp, qtbot), Dice(4), 0
    plans = plans_of(setup, range(setup.seats))
    for state in moments(setup, 31, 3):
        for twin in twins(state, None, dice):
            session = peeper.open(setup, state, plans)
            if session.waits is not Waits.CURTAIN:
                continue
            before = peeper.look()
            peeper.open(setup, twin, plans)
            assert peeper.look().differs(before) == []
            compared += 1
    assert compared >= 2


def test_the_comparison_finds_a_leak(
    lamp: Lamplight, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window that got the state itself would be caught."""
    monkeypatch.setattr(feed, "view", lambda state, viewer: state.clone())
    setup, peeper, dice = setup_for(0, 33), peeper_at(lamp, qtbot), Dice(5)
    states = moments(setup, 33, 6)
    assert any(any(compare(peeper, setup, state, dice)) for state in states)
