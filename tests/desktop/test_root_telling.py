"""Root in the window tells what it owes: hints with reasons, the whole log, what Undo may do."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from models.thinking import thought_of
from models.translate import words
from rules.kernel.codec import digest
from rules.root.events import CardsDrawn
from rules.root.names import card_name
from tests.desktop.hands import Keyboard
from tests.desktop.helpers import NAMES, Bots
from tests.desktop.tablefolk import written
from tests.desktop.taking_back import lines_of, told_to
from tests.desktop.test_root_mouse import (
    CULT,
    TABLES,
    TWO,
    VAGABONDS,
    read,
    setup_for,
    taken_up,
)
from tests.desktop.woodfolk import Folk, OpenLamp, Reader
from tests.rules.walks import Moment, walk

HINTED = (40, 90, 140)
"""The questions of a game where somebody asks for a hint."""
FOLLOWED = 12
"""Through so many choices the log is followed."""
REGRETTED = 20
"""Through so many choices each is taken back where that is open."""


class Asker(Folk, Keyboard):
    """Takes the screen and asks for hints, by keys."""

    def sit_down(self) -> None:
        """Up to the next question."""
        self.wait()
        if self.window.table.question is None:
            self.key(Qt.Key.Key_Return)
            self.qtbot.waitUntil(lambda: self.window.table.question is not None)


# ---------------------------------------------------------------- hints
@pytest.mark.parametrize("factions", TABLES, ids=("cult", "vagabonds", "two"))
def test_a_hint_names_what_is_open_and_says_why(
    open_lamp: OpenLamp,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    factions: tuple[str, ...],
) -> None:
    monkeypatch.setattr(Bots, "_answer", staticmethod(thought_of))
    setup = setup_for(factions, 1)
    found = [m.state.clone() for m in walk(setup, free_actions=False) if m.number in HINTED]
    assert len(found) == len(HINTED)
    user = Asker(open_lamp(), qtbot)
    for state in found:
        taken_up(user, setup, state)
        user.sit_down()
        said = user.hint()
        question = user.window.table.question
        assert question is not None
        open_labels = [words(e.label, NAMES) for e in question.options() if e.why_not is None]
        _move, _, reasons = said.removeprefix("Hint: ").partition(". ")
        assert any(said.startswith(f"Hint: {each.removesuffix('.')}. ") for each in open_labels), (
            said
        )
        assert reasons.endswith("."), said
        assert [(m.kind, m.seat) for m in user.session.marks] == [("hint", question.seat)]


# ---------------------------------------------------------------- the log
@pytest.mark.parametrize("factions", [CULT, VAGABONDS], ids=("cult", "vagabonds"))
def test_the_log_is_whole_and_each_reads_its_own(
    open_lamp: OpenLamp, qtbot: QtBot, factions: tuple[str, ...]
) -> None:
    """At each question its seat's log has a line for each thing told to it; at the curtain there is
    nothing but what all know."""
    setup = setup_for(factions, 2)
    reader = read(open_lamp, qtbot, setup, written(setup, lambda m: m.number == 30, FOLLOWED))
    viewers = set()

    def check() -> bool:
        session = reader.session
        assert reader.window.log.lines() == lines_of(told_to(reader, session.viewer))
        viewers.add(session.viewer)
        return not reader.written

    reader.play(check)
    assert len(viewers - {None}) >= 2
    assert len(reader.window.log.lines()) >= FOLLOWED / 2


def test_who_draws_reads_which_card_the_others_only_that(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    setup = setup_for(TWO, 2)
    reader = read(open_lamp, qtbot, setup, written(setup, lambda m: m.number == 30, 36))
    read_by: dict[int, list[str]] = {}

    def keep() -> bool:
        viewer = reader.session.viewer
        if viewer is not None and reader.window.table.question is not None:
            read_by[viewer] = reader.window.log.lines()
        return not reader.written

    reader.play(keep)
    drawn = [e for e in told_to(reader, 0) if isinstance(e, CardsDrawn) and e.seat == 0]
    assert drawn
    for event in drawn:
        assert event.cards, "the own cards are told"
        mine = words(event.text(), NAMES)
        assert mine in read_by[0]
        assert mine not in read_by[1]
        assert all(words(card_name(card)) in mine for card in event.cards)


# ---------------------------------------------------------------- taking back
class Regretter(Reader):
    """Clicks on Undo once after each choice, where it is open."""

    def __init__(self, lamp: Lamplight, qtbot: QtBot, written: Sequence[Moment]) -> None:
        super().__init__(lamp, qtbot, written)
        self.before: dict[int, tuple[str, list[Moment]]] = {}
        """How many answers there were -> the table then, and what was still to be chosen."""
        self.taken_back, self.barred = set[int](), list[str]()

    @property
    def undo(self) -> QToolButton:
        found = self.window.findChild(QToolButton, "tool_undo")
        assert found is not None
        return found

    def answer(self) -> None:
        """Answers; then the way back is tried."""
        question = self.window.table.question
        assert question is not None
        self.before[self.session.entries] = digest(self.state), list(self.written)
        super().answer()
        self.qtbot.waitUntil(self.is_asked)
        after = self.window.table.question
        if after is None or after.seat != question.seat:
            return
        way = self.session.can_undo()
        if way.undo_barrier is not None:
            self.stay(words(way.undo_barrier, NAMES))
        elif way.to in self.before and way.to not in self.taken_back:
            self.go_back(way.to)

    def go_back(self, to: int) -> None:
        """The same question again, the same table."""
        self.click(self.undo)
        self.qtbot.waitUntil(lambda: self.session.entries == to)
        self.qtbot.waitUntil(self.is_asked)
        before, self.written = self.before[to]
        assert digest(self.state) == before
        self.taken_back.add(to)

    def stay(self, undo_barrier: str) -> None:
        """The button is closed and says why; its key does nothing."""
        entries = self.session.entries
        assert not self.undo.isEnabled()
        assert self.window.commands["undo"].statusTip() == undo_barrier
        handle, held = self.window.windowHandle(), Qt.KeyboardModifier.ControlModifier
        assert handle is not None
        QTest.keyClick(handle, Qt.Key.Key_Z, held)
        assert self.session.entries == entries
        self.barred.append(undo_barrier)


REGRETTING = [
    pytest.param(CULT, id="cult"),
    pytest.param(VAGABONDS, marks=pytest.mark.soak, id="vagabonds"),
]


@pytest.mark.parametrize("factions", REGRETTING)
def test_what_was_learned_bars_the_way_back_nothing_else(
    open_lamp: OpenLamp, qtbot: QtBot, factions: tuple[str, ...]
) -> None:
    setup = setup_for(factions, 2)
    state, chosen = written(setup, lambda m: m.number == 30, REGRETTED)
    user = Regretter(open_lamp(), qtbot, chosen)
    taken_up(user, setup, state)
    user.play(lambda: not user.written)
    assert len(user.taken_back) >= 3
    assert user.barred
