"""Feed the Kraken in the window: what one may not know is nowhere, in words or pixels.

Worlds that a viewer cannot tell apart are laid on the table one after the other and compared: all
words, the accessible tree, the log, menus and the way back, the picture, and what is written for
lists (name of the file, head, thumbnail). Private screens are compared as an onlooker sees them
from behind, and while their secret is held to the eyes of the seat that may read it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

import models.moment
from desktop.app import Lamplight
from models.seating import SeatPlan, bot, person
from models.session import GameSession, Waits
from rules.kernel import agenda
from rules.kernel.codec import encode
from rules.kernel.registry import Setup, setup_of
from rules.kernel.state import State
from rules.kernel.steps import Screen, Seat
from rules.kernel.views import sample_world, view
from tests.desktop.aboard import still
from tests.desktop.hands import LEFT
from tests.desktop.peeping import Look, Peeper
from tests.models.hands_of_time import StillClock
from tests.rules.walks import Dice, Moment, walk
from views.items import printed

KEYS = (Qt.Key.Key_Tab, Qt.Key.Key_W, Qt.Key.Key_B, Qt.Key.Key_S)
"""On the table: to the next thing, why not, the next leaf of the log, say something."""
CREW = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jo", "Kim")
GAMES = (
    (5, {"voyage": "quick"}),
    (8, {"voyage": "long"}),
    (11, {"voyage": "long", "cult_leader_must_convert": "off"}),
)
"""Seats and options."""
MOMENTS = 3
"""So many of each game are looked at, where nobody asks for more."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch, _haste: None) -> StillClock:
    """The chart is painted anew at once, however often its size changes."""
    monkeypatch.setattr(printed, "PATIENCE", 0)
    return still(monkeypatch)


class Watcher(Peeper):
    """Looks at what is public from all sides, and from behind at private screens."""

    def __init__(self, lamp: Lamplight, qtbot: QtBot, clock: StillClock) -> None:
        super().__init__(lamp, qtbot)
        self.clock = clock

    def open(self, setup: Setup, state: State, plans: tuple[SeatPlan, ...]) -> GameSession:
        """Covers lie in the same order, whichever was used last."""
        window = self.lamp.window
        window.privacy.close()
        for cover in (window.notebook.screen, window.privacy.screen, window.curtain):
            cover.raise_()
        return super().open(setup, state, plans)

    def _rests(self, session: GameSession) -> bool:
        """Persons are asked, but for windows: there bots come first."""
        self.clock.turn()
        self.lamp.games.queue.flush()
        state = session._play.state
        choice = agenda.question(state)
        bots_first = choice is not None and choice.SCREEN is Screen.WINDOW
        persons_asked = set(agenda.asked(state)) & set(session.persons)
        thinks = bool(self.lamp.games.bot_pool._waiting)
        return session.waits is not Waits.NOTHING or (thinks and (bots_first or not persons_asked))

    def menus(self) -> list[str]:
        """Every entry of every menu, and whether it can be chosen."""
        found = self.lamp.window.findChildren(QMenu)
        actions = [action for menu in found for action in menu.actions()]
        return [f"{action.text()}: {action.isEnabled()}" for action in actions]

    def look(self) -> Look:
        """All that can be seen, menus too."""
        found = super().look()
        found.words += self.menus()
        return found

    def around(self) -> Iterator[Look]:
        """The table as it lies, then after some keys."""
        yield self.look()
        if self.lamp.window.table.question is None:
            return
        for key in KEYS:
            QTest.keyClick(self.lamp.window.focusWidget() or self.lamp.window, key)
            yield self.look()

    def from_behind(self) -> Iterator[Look]:
        """Table, curtain, private screen; nothing is held, and nothing is chosen."""
        session = self.lamp.games.session
        assert session is not None
        if session.waits is Waits.TABLE:
            yield self.look()
            session.go_on()
        if session.waits is not Waits.CURTAIN:
            return
        yield self.look()
        session.lift_curtain()
        screen = self.lamp.window.privacy.screen
        self.qtbot.waitUntil(lambda: screen.visit is not None)
        yield self.look()
        self.clock.run(10_000)
        yield self.look()
        rows = screen.options.rows
        if rows:
            rows[0].click()
            yield self.look()

    def held(self) -> Look:
        """The secret, to the eyes of the seat."""
        button = self.lamp.window.privacy.screen.hold_button
        self.qtbot.mousePress(button, LEFT)
        found = self.look()
        self.qtbot.mouseRelease(button, LEFT)
        return found


@pytest.fixture
def peeper(clock: StillClock, lamp: Lamplight, qtbot: QtBot) -> Watcher:
    return Watcher(lamp, qtbot, clock)


def plans_of(setup: Setup, persons: Sequence[int]) -> tuple[SeatPlan, ...]:
    """Persons on these seats, bots on all others."""
    return tuple(
        person(CREW[seat]) if seat in persons else bot("random", f"Bot {seat}")
        for seat in range(setup.seats)
    )


def twin(state: State, viewer: Seat | None, luck: int) -> State | None:
    """Another world that the viewer cannot tell from this one."""
    for turn in range(4):
        world = sample_world(view(state, viewer), viewer, luck + turn)
        if encode(world) != encode(state):
            return world
    return None


def check_same(one: Sequence[Look], other: Sequence[Look]) -> int:
    assert len(one) == len(other)
    for number, (here, there) in enumerate(zip(one, other, strict=True)):
        found = here.differs(there)
        assert not found, f"look {number}:\n" + "\n".join(found)
    return len(one)


def at_the_table(peeper: Watcher, setup: Setup, moment: Moment, luck: int) -> int:
    """One person alone, then nobody: bots that are looked at."""
    compared = 0
    for viewer, persons in ((Seat(luck % setup.seats), True), (None, False)):
        world = twin(moment.state, viewer, luck)
        if world is None:
            continue
        plans = plans_of(setup, (viewer,) if persons and viewer is not None else ())
        looks = []
        for state in (moment.state, world):
            peeper.open(setup, state, plans)
            looks.append(list(peeper.around()))
        compared += check_same(*looks)
    return compared


def behind_a_private_screen(peeper: Watcher, setup: Setup, moment: Moment, luck: int) -> int:
    """People share the laptop: from behind all worlds are alike; its seat sees what is its own."""
    plans, compared = plans_of(setup, range(setup.seats)), 0
    for viewer in (None, agenda.asked(moment.state)[0]):
        world = twin(moment.state, viewer, luck)
        if world is None:
            continue
        looks = []
        for state in (moment.state, world):
            peeper.open(setup, state, plans)
            seen = list(peeper.from_behind())
            if viewer is not None and peeper.lamp.window.privacy.screen.visit is not None:
                seen.append(peeper.held())
            looks.append(seen)
        compared += check_same(*looks)
    return compared


def check(peeper: Watcher, number: int, seed: int, one_in: int, most: int = 1_000) -> int:
    """Some decisions of a random game; gives how many looks were compared."""
    seats, options = GAMES[number]
    setup = setup_of("feed_the_kraken", seats, seed, options, CREW[:seats])
    dice, compared, left = Dice(seed), 0, most
    for moment in walk(setup, seed):
        is_private = moment.request.screen is Screen.PRIVATE
        begun = any(moment.state.answers.get(seat) for seat in agenda.asked(moment.state))
        if begun or dice.below(one_in if is_private else 6 * one_in):
            continue  # private answers are handed in whole: nobody is in the middle of one
        left -= 1
        if left < 0:
            break
        luck = dice.below(1 << 30)
        compared += at_the_table(peeper, setup, moment, luck)
        if is_private:
            compared += behind_a_private_screen(peeper, setup, moment, luck)
    return compared


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_what_one_may_not_know_is_nowhere(peeper: Watcher, number: int) -> None:
    assert check(peeper, number, 60 + number, 20, MOMENTS) >= 8


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(600, 604))
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_what_one_may_not_know_is_nowhere_at_length(
    peeper: Watcher, number: int, seed: int
) -> None:
    assert check(peeper, number, seed, 3) > 100


def test_the_comparison_finds_a_leak(peeper: Watcher, monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that got the state itself would be caught."""
    monkeypatch.setattr(models.moment, "view", lambda state, viewer: state.clone())
    with pytest.raises(AssertionError, match="look"):
        check(peeper, 0, 63, 12)
