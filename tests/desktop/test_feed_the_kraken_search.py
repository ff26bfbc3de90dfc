"""What a seat has read on its private screen is searched for in all that the program shows others.

People play by clicks; what they read is written down. Then table, curtain, log, title, notebooks
of other seats, lists of records, the files' open parts and what may be given away are searched.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from models.exports import public_record, story
from models.records import open_record
from models.session import Waits
from models.translate import words
from rules.kernel.codec import encode
from rules.kernel.record import read_head
from rules.kernel.steps import Seat
from rules.kernel.vetting import table_of
from rules.kernel.views import view
from tests.desktop.aboard import OpenLamp, Sailor, asleep, still
from tests.desktop.hands import LEFT
from tests.desktop.helpers import NAMES, said_by, wish_of
from tests.desktop.telling import told
from tests.models.hands_of_time import StillClock

SEED = 1
GAME = "feed_the_kraken"
CREW = NAMES[:5]
PIN = "4711"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch, _haste: None) -> StillClock:
    return still(monkeypatch)


class Spy(Sailor):
    """Plays for all, and writes down what each seat reads that is nobody else's affair."""

    def __init__(self, lamp: Lamplight, qtbot: QtBot, clock: StillClock, seed: int) -> None:
        super().__init__(lamp, qtbot, clock, seed)
        self.secrets: list[tuple[int, str]] = []

    def look(self) -> str:
        """Every line of it that stands nowhere while it is not held."""
        open_words = "\n".join(told(self.lamp))
        said = super().look()
        lines = [line.strip() for line in said.splitlines()]
        fresh = [line for line in lines if len(line) > 8 and line not in open_words]
        self.secrets += [(self.visit.seat, line) for line in fresh]
        return said

    def shared(self) -> str:
        """All that whoever stands before the laptop can find now."""
        titles = [each.windowTitle() for each in QApplication.topLevelWidgets()]
        recent = [str(path) for path in self.lamp.settings.now.recent]
        return "\n".join([*told(self.lamp), *titles, *recent])

    def found_in(self, seen: str) -> list[str]:
        """What of it stands there; a character that lies open is known to all."""
        mates = self.state.crew
        return [
            line
            for seat, line in self.secrets
            if line in seen and not (mates[seat].shown and line.startswith("Your character"))
        ]


def begun(lamp: Lamplight, qtbot: QtBot, clock: StillClock) -> Spy:
    lamp.controller.begin(wish_of(GAME, 5, 0, SEED))
    return Spy(lamp, qtbot, clock, SEED)


def test_what_one_has_read_is_shown_to_nobody_else(
    open_lamp: OpenLamp, qtbot: QtBot, clock: StillClock
) -> None:
    spy = begun(open_lamp(), qtbot, clock)
    for number in range(72):
        spy.wait()
        if spy.sees_the_end():
            break
        if number % 3 == 0:
            assert spy.found_in(spy.shared()) == []
        spy.act()
    assert len(spy.secrets) > 10
    assert len({seat for seat, _ in spy.secrets}) == 5


# ---------------------------------------------------------------- notebooks
def after_the_deal(lamp: Lamplight, qtbot: QtBot, clock: StillClock) -> Spy:
    """Everybody has read its own secrets; the table lies open."""
    spy = begun(lamp, qtbot, clock)
    session = lamp.games.session
    assert session is not None
    spy.play(lambda: session.waits is Waits.WINDOW)
    return spy


def pages(spy: Spy, seat: int) -> Iterator[str]:
    """The notebook of a seat: its curtain, the closed book, what is read while it is held."""
    window = spy.window
    window.notebook.call(Seat(seat))
    yield spy.shared()
    lift = window.curtain.findChild(QAbstractButton, "lift")
    spy.click(lift)
    yield spy.shared()
    screen = window.notebook.screen
    qtbot = spy.qtbot
    qtbot.mousePress(screen.hold_button, LEFT)
    yield screen.card.accessibleDescription()
    qtbot.mouseRelease(screen.hold_button, LEFT)
    window.notebook.close()
    yield spy.shared()


def test_a_notebook_tells_its_own_seat_only(
    open_lamp: OpenLamp, qtbot: QtBot, clock: StillClock
) -> None:
    spy = after_the_deal(open_lamp(), qtbot, clock)
    session = spy.lamp.games.session
    assert session is not None
    notes = {s: [words(n.text, CREW) for n in session.notebook(Seat(s))] for s in range(5)}
    for seat in range(5):
        curtain, shut, held, after = pages(spy, seat)
        for seen in (curtain, shut, after):
            assert spy.found_in(seen) == []
            assert not [note for each in notes.values() for note in each if note in seen]
        assert all(note in held for note in notes[seat])
        others = {note for s, each in notes.items() for note in each} - set(notes[seat])
        assert not [note for note in others if note in held]


def test_a_pin_keeps_others_out(open_lamp: OpenLamp, qtbot: QtBot, clock: StillClock) -> None:
    spy = after_the_deal(open_lamp(), qtbot, clock)
    session, window = spy.lamp.games.session, spy.window
    assert session is not None
    assert session.pins is not None
    session.pins.set(Seat(2), PIN)
    window.notebook.call(Seat(2))
    for guess in ("0000", "1234", PIN[:3], ""):
        QTest.keyClicks(window.focusWidget(), guess)
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        assert window.curtain.is_down
        assert not window.notebook.is_open
        assert spy.found_in(spy.shared()) == []
        assert PIN not in spy.shared()


def test_a_window_that_comes_back_has_no_open_notebook(
    open_lamp: OpenLamp, qtbot: QtBot, clock: StillClock
) -> None:
    """Its person may have gone away meanwhile: no PIN would keep others from holding the button."""
    spy = after_the_deal(open_lamp(), qtbot, clock)
    session, window = spy.lamp.games.session, spy.window
    assert session is not None
    window.notebook.call(Seat(1))
    spy.press("I'm here")
    assert window.notebook.is_open
    window.showMinimized()
    window.showNormal()
    assert not window.notebook.is_open
    assert window.curtain.is_down
    spy.press("I'm here")
    spy.until(lambda: session.waits is Waits.WINDOW)
    assert not session.floor.paused


def test_whoever_calls_a_notebook_of_another_finds_the_way_back(
    open_lamp: OpenLamp, qtbot: QtBot, clock: StillClock
) -> None:
    """Without the PIN of a seat that is not here the game would stand still."""
    spy = after_the_deal(open_lamp(), qtbot, clock)
    session, window = spy.lamp.games.session, spy.window
    assert session is not None
    assert session.pins is not None
    session.pins.set(Seat(2), PIN)
    for goes_back in (
        lambda: spy.press("Back to the table"),
        lambda: QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape),
    ):
        window.notebook.call(Seat(2))
        QTest.keyClicks(window.focusWidget(), "0000")
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        assert session.floor.paused
        goes_back()
        spy.until(lambda: session.waits is Waits.WINDOW)
        assert not window.curtain.is_down
        assert not window.notebook.is_open
        assert not session.floor.paused
        spy.until(lambda: bool(spy.action_bar("Continue")))
        assert spy.found_in(spy.shared()) == []
    session.step_in(Seat(1))
    assert window.curtain.is_down
    assert spy.button("Back to the table") is None


# ---------------------------------------------------------------- files
def test_records_show_nothing_before_the_end(
    open_lamp: OpenLamp, qtbot: QtBot, clock: StillClock
) -> None:
    spy = begun(open_lamp(), qtbot, clock)
    for _ in range(40):
        spy.wait()
        spy.act()
    state, secrets = spy.state.clone(), spy.secrets
    lamp = asleep(spy, open_lamp, spy.window.close)
    again = Spy(lamp, qtbot, clock, SEED)
    path = lamp.games.records.lines()[0].path
    check_file(path.read_bytes(), encode(view(state, None)))
    opened = open_record(path)
    shown = [public_record(opened).decode(), story(opened), path.name]
    lamp.controller.show_records()
    shown += list(said_by(QApplication.activeModalWidget() or lamp.window))
    shown += list(said_by(lamp.window))
    for line in {line for _, line in secrets}:
        assert not [each for each in shown if line in each]
    again.qtbot.waitUntil(lambda: lamp.games.session is None)


def check_file(raw: bytes, known: bytes) -> None:
    """The open part of a file is what an onlooker knows; the rest can be opened by rules alone."""
    head = read_head(raw)
    table = table_of(head)
    assert table is not None
    assert encode(table) == known
    for word in (b'"cult_leader"', b'"pirate"', b'"sailor"', b'"yellow_cult_uprising"'):
        assert word not in raw


def test_a_game_given_away_while_it_runs_names_no_seed(
    open_lamp: OpenLamp, qtbot: QtBot, clock: StillClock
) -> None:
    spy = after_the_deal(open_lamp(), qtbot, clock)
    spy.lamp.games.queue.flush()
    opened = open_record(spy.lamp.games.records.lines()[0].path)
    given = public_record(opened)
    assert b"sealed" not in given
    assert b'"seed"' not in given
    assert b'"cult_leader"' not in given


# ---------------------------------------------------------------- advice
def test_nobody_is_advised_where_several_share_the_table(
    open_lamp: OpenLamp, qtbot: QtBot, clock: StillClock
) -> None:
    """A hint for the captain would tell the table what the captain knows."""
    spy = after_the_deal(open_lamp(), qtbot, clock)
    table, session = spy.window.table, spy.lamp.games.session
    assert session is not None
    spy.play(lambda: table.question is not None)
    for command in ("hint", "play_for_me"):
        assert not spy.window.commands[command].isEnabled()
    entries = session.entries
    with qtbot.waitSignal(session.refused):
        session.advising.play_for_me()
    with qtbot.waitSignal(session.refused):
        session.advising.hint()
    for key in (Qt.Key.Key_H, Qt.Key.Key_D):
        QTest.keyClick(spy.window.focusWidget() or spy.window, key)
    spy.clock.run(10_000)
    assert session.entries == entries
    assert session.marks == ()
    assert spy.found_in(spy.shared()) == []
    with_one = open_lamp()
    with_one.controller.begin(wish_of(GAME, 1, 4, SEED))
    lone = Spy(with_one, qtbot, clock, SEED)
    lone.play(lambda: with_one.window.table.question is not None and bool(lone.panels()))
    assert with_one.window.commands["hint"].isEnabled()
