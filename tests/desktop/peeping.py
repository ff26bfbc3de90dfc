"""Twins, states that differ only in what a viewer may not know, laid on the table one by one.

Compared are all words (labels, tooltips, titles, log, undo), the accessible tree, the picture of
the window, and what is written for lists: the public head of the record, its thumbnail, its name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import msgspec
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.offers import table_picture
from models.records import RecordLine
from models.seating import SeatPlan, bot, person
from models.session import GameSession, Waits
from rules.kernel import agenda
from rules.kernel.codec import encode
from rules.kernel.play import Play, TakeBack
from rules.kernel.registry import Setup
from rules.kernel.state import State
from rules.kernel.steps import Seat
from rules.kernel.views import sample_world, view
from tests.desktop.helpers import NAMES
from tests.desktop.telling import picture, told
from tests.rules.walks import Dice, walk

KEYS = (Qt.Key.Key_Tab, Qt.Key.Key_R, Qt.Key.Key_W)
STAMP = re.compile(r"\d{4}-\d\d-\d\d-\d{6}-[0-9a-f]{6}")


class Look(msgspec.Struct):
    """What was told at one moment."""

    words: list[str]
    image: QImage

    def differs(self, other: Look) -> list[str]:
        """What one of them tells and the other does not."""
        mine, theirs = set(self.words), set(other.words)
        found = sorted(mine ^ theirs)
        if not found and self.words != other.words:
            found = ["the order of the words"]
        if not found and self.image != other.image:
            found = ["the picture"]
        return found


class Peeper:
    """Sets a state on the table of a window and looks at it from all sides."""

    def __init__(self, lamp: Lamplight, qtbot: QtBot) -> None:
        self.lamp, self.qtbot = lamp, qtbot
        lamp.games.bot_pool.holds = True

    def open(self, setup: Setup, state: State, plans: tuple[SeatPlan, ...]) -> GameSession:
        """A game that stands where the state is."""
        play = Play.from_state(setup, state.clone())
        session = self.lamp.games.play_on(play, plans, TakeBack.STRICT)
        self.lamp.controller._show(session)
        self.qtbot.waitUntil(lambda: self._rests(session))
        return session

    def _rests(self, session: GameSession) -> bool:
        """Whether all is asked that is going to be asked, and kept."""
        self.lamp.games.queue.flush()
        waits = session.waits is not Waits.NOTHING or bool(self.lamp.games.bot_pool._waiting)
        persons_asked = [s for s in agenda.asked(session._play.state) if s in session.persons]
        return waits and (session.waits is not Waits.NOTHING or not persons_asked)

    def look(self) -> Look:
        """All that the window and the files of this moment tell."""
        self.qtbot.wait(1)
        board = self.lamp.window.table.board
        self.qtbot.waitUntil(lambda: board is None or board.updatesEnabled())  # it has been painted
        return Look([*told(self.lamp), *self._kept()], picture(self.lamp))

    def _kept(self) -> list[str]:
        """What lies in the list of records: name, head, thumbnail."""
        self.lamp.games.queue.flush()
        file = self.lamp.games.autosave.file.path
        line = next(each for each in self.lamp.games.records.lines() if each.path == file)
        assert line.head is not None
        head = msgspec.structs.replace(line.head, id="", started=0, saved=0)
        return [STAMP.sub("", file.name), str(head), _thumbnail(line)]

    def looks(self, setup: Setup, state: State, plans: tuple[SeatPlan, ...]) -> Iterator[Look]:
        """One after another: as it is opened, the curtain lifted, the ghost moved, answered."""
        session = self.open(setup, state, plans)
        if session.entries:
            return  # a task without a choice was done for the person, and the game went on
        yield self.look()
        if self.lamp.window.curtain.is_down:
            QTest.keyClick(self.lamp.window.focusWidget(), Qt.Key.Key_Return)
            yield self.look()
        question = session.question
        if question is None:
            return
        for key in KEYS:
            QTest.keyClick(self.lamp.window.table.board.focusProxy(), key)
        yield self.look()
        if len(agenda.asked(session._play.state)) > 1:
            session.submit(question.request.actions[0])
            self.qtbot.waitUntil(lambda: self._rests(session))
            yield self.look()


def _thumbnail(line: RecordLine) -> str:
    assert line.head is not None
    image = table_picture(line.head, QSize(288, 180), 1.0).toImage()
    return str(hash(bytes(image.constBits())))


# ---------------------------------------------------------------- moments and their twins
def moments(setup: Setup, seed: int, most: int) -> Iterator[State]:
    """Some moments of a random game, all over it."""
    states = [moment.state.clone() for moment in walk(setup, seed, free_actions=False)]
    step = max(1, len(states) // most)
    yield from states[seed % step :: step]


def plans_of(setup: Setup, persons: Sequence[int]) -> tuple[SeatPlan, ...]:
    names = setup.names or NAMES
    return tuple(
        person(names[seat]) if seat in persons else bot("random", f"Bot {seat}")
        for seat in range(setup.seats)
    )


def twins(state: State, viewer: Seat | None, dice: Dice) -> Iterator[State]:
    """Other states that the viewer cannot tell from this one."""
    for _ in range(4):
        world = sample_world(view(state, viewer), viewer, dice.below(1 << 32))
        if encode(world) != encode(state):
            yield world
            return


def compare(peeper: Peeper, setup: Setup, state: State, dice: Dice) -> Iterator[list[str]]:
    """The differences for one seat alone, for several people, for bots that are looked at."""
    asked, everybody = agenda.asked(state), tuple(range(setup.seats))
    alone = Seat(dice.below(setup.seats))
    tables: list[tuple[Seat | None, tuple[int, ...]]] = [(alone, (alone,)), (None, ())]
    if setup.seats > 1:
        tables.append((asked[0], everybody))
    for viewer, persons in tables:
        plans = plans_of(setup, persons)
        for twin in twins(state, viewer, dice):
            looks = (list(peeper.looks(setup, each, plans)) for each in (state, twin))
            pairs = zip(*looks, strict=True)
            yield from (one.differs(other) for one, other in pairs)


def check(peeper: Peeper, setup: Setup, most: int) -> int:
    """Compares at so many moments; gives how many looks were compared."""
    dice, compared = Dice(setup.seed), 0
    for state in moments(setup, setup.seed, most):
        for found in compare(peeper, setup, state, dice):
            assert not found, "\n".join(found)
            compared += 1
    return compared


def check_curtain(peeper: Peeper, setup: Setup, most: int) -> int:
    """Even states that differ in the private things of all seats look the same behind the curtain;
    gives how many were compared."""
    plans, dice, compared = plans_of(setup, range(setup.seats)), Dice(4), 0
    for state in moments(setup, setup.seed, most):
        for twin in twins(state, None, dice):
            session = peeper.open(setup, state, plans)
            if session.waits is not Waits.CURTAIN:
                continue
            before = peeper.look()
            peeper.open(setup, twin, plans)
            assert peeper.look().differs(before) == []
            compared += 1
    return compared
