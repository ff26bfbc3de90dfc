"""Closed eyes at a shared laptop: what all read, what whom it concerns sees, by mouse and keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from models.closed_eyes import LASTS, WHOLE, ClosedEyes, Stage
from models.session import GameSession, Waits
from rules.feed_the_kraken.enums import Ritual
from rules.feed_the_kraken.state import game_of
from rules.kernel.play import TakeBack
from rules.kernel.steps import Seat
from tests.desktop.aboard import still
from tests.desktop.helpers import Person, everything_said
from tests.desktop.test_private import deal
from tests.models.hands_of_time import StillClock
from tests.models.test_closed_eyes import KRAKENS, MIXED, led_by
from tests.toys.harbour.actions import Mark, RitualHeld
from tests.toys.harbour.ritual import PointInTheDark
from views.closed_eyes import OpenEyes

Sit = Callable[..., Person]
LEFT = Qt.MouseButton.LeftButton


class Dark:
    """People of the harbour who point with their eyes closed; a test turns the time on."""

    def __init__(self, person: Person, clock: StillClock) -> None:
        self.person, self.clock = person, clock
        self.call = person.window.privacy.closed_eyes
        self.look: OpenEyes = person.window.privacy.open_eyes

    @property
    def session(self) -> GameSession:
        session = self.person.lamp.games.session
        assert session is not None
        return session

    def gather(self) -> None:
        """Plays up to where all are to close their eyes."""
        for _ in range(4_000):
            if self.session.waits is Waits.EYES:
                return
            if self.person.is_wanted():
                self.person.act()
            elif not self.clock.turn():
                self.person.qtbot.wait(1)
        raise AssertionError("it never comes")

    def begin(self) -> None:
        """Somebody presses, and the countdown ends."""
        self.person.click(self.button)
        self.clock.run(LASTS[Stage.COUNT] * 1_000)
        assert self.look.visit is not None

    @property
    def button(self) -> QPushButton:
        found = self.call.findChild(QPushButton, "eyes_go_on")
        assert found is not None
        return found

    def said(self) -> str:
        return "\n".join(everything_said(self.person.lamp))


@pytest.fixture
def dark(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> Dark:
    """Three persons and a bot at the call; the first person leads."""
    clock = still(monkeypatch)
    monkeypatch.setattr(PointInTheDark, "eyes_are_closed", lambda *_: True)
    monkeypatch.setattr(ClosedEyes, "_is_for_show", lambda _: False)
    return gathered(sit, clock, 0)


def gathered(sit: Sit, clock: StillClock, chief: int) -> Dark:
    person = sit("harbour", persons=3, bots=1, nights="5")
    deal(person, chief, 1 if chief != 1 else 2)
    dark = Dark(person, clock)
    dark.gather()
    return dark


def picture(dark: Dark) -> QImage:
    dark.person.qtbot.wait(20)  # what has just been opened finds its size
    return dark.person.window.grab().toImage()


# ---------------------------------------------------------------- by the mouse
def test_all_are_called_first_and_nothing_runs_before_somebody_presses(dark: Dark) -> None:
    assert dark.call.isVisible()
    assert "Everyone, close your eyes." in dark.said()
    dark.clock.run(100_000)
    assert dark.call.isVisible()
    assert dark.look.visit is None
    assert not dark.person.window.menuBar().isEnabled()


def test_the_seconds_are_counted_down_in_text(dark: Dark) -> None:
    dark.person.click(dark.button)
    seen = []
    for _ in range(LASTS[Stage.COUNT]):
        seen.append(dark.call._seconds.text())
        dark.clock.run(1_000)
    assert seen == [str(left) for left in range(10, 0, -1)]
    assert dark.look._name.text() == "30"
    assert not dark.call.isVisible()


def test_the_choice_is_made_unnamed_and_counts_when_the_time_ends(dark: Dark) -> None:
    entries = dark.session.entries
    dark.begin()
    assert not dark.look._badge.isVisible()
    assert not dark.look.done_button.isVisible()
    dark.person.qtbot.mousePress(dark.look.hold_button, LEFT)
    assert dark.look.card.accessibleDescription()
    dark.person.qtbot.mouseRelease(dark.look.hold_button, LEFT)
    for rank in (2, -1):
        dark.person.click(dark.look.options.rows[rank])
    assert dark.look.visit is not None
    assert dark.look.visit.draft.parts == (Mark(Seat(2)), Mark(Seat(3)))
    dark.clock.run(LASTS[Stage.OPEN] * 1_000)
    assert not dark.look.is_open
    assert dark.look.visit is None
    assert "Chosen" not in dark.said()
    assert "Close your eyes again." in dark.said()
    dark.clock.run(LASTS[Stage.CLOSE] * 1_000)
    assert "Everyone, open your eyes." in dark.said()
    entry = dark.session._play.journal.entries
    assert [each for each in entry[entries:] if each.seat == 0] == []
    dark.person.click(dark.button)
    given = [each.part for each in entry[entries:] if each.seat == 0]
    assert given[:2] == [Mark(Seat(2)), Mark(Seat(3))]
    assert not dark.call.isVisible()


def test_without_a_choice_all_are_called_once_more(dark: Dark) -> None:
    dark.begin()
    dark.person.click(dark.look.options.rows[2])
    dark.clock.run((LASTS[Stage.OPEN] + LASTS[Stage.CLOSE]) * 1_000)
    assert "Everyone, close your eyes again." in dark.said()
    dark.begin()
    assert dark.look.visit is not None
    assert dark.look.visit.draft.parts == (Mark(Seat(2)),)
    assert "Chosen: Point at Cleo" not in dark.said()
    assert "Chosen so far: 1. Hold to see what." in dark.said()
    dark.person.qtbot.mousePress(dark.look.hold_button, LEFT)
    assert "Chosen: Point at Cleo" in dark.said()


def test_the_table_is_not_seen_until_it_is_known_what_comes(
    dark: Dark, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless there is news on it."""
    monkeypatch.setattr(RitualHeld, "text", lambda _: None)
    dark.begin()
    for rank in (2, -1):
        dark.person.click(dark.look.options.rows[rank])
    dark.clock.run((LASTS[Stage.OPEN] + LASTS[Stage.CLOSE]) * 1_000)
    dark.person.click(dark.button)
    assert dark.person.screen.is_open
    assert dark.person.screen.visit is None


# ---------------------------------------------------------------- alike for all
def test_from_afar_all_screens_look_alike(sit: Sit, dark: Dark) -> None:
    """Led by the first person, by another, or by the bot: the same pixels, all the time."""
    seen = [pictures(dark)]
    for chief in (2, 3):
        seen.append(pictures(gathered(sit, dark.clock, chief)))
    assert seen[1] == seen[0]
    assert seen[2] == seen[0]


def pictures(dark: Dark) -> list[QImage]:
    found = [picture(dark)]
    dark.person.click(dark.button)
    found.append(picture(dark))
    dark.clock.run(LASTS[Stage.COUNT] * 1_000)
    found.append(picture(dark))
    dark.clock.run(LASTS[Stage.OPEN] * 1_000)
    found.append(picture(dark))
    return found


@pytest.mark.parametrize("ritual", KRAKENS)
def test_rituals_of_the_kraken_look_alike_whoever_leads(
    lamp: Lamplight, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, ritual: Ritual
) -> None:
    """A person, a bot, or the leader that has gone overboard."""
    clock = still(monkeypatch)
    monkeypatch.setattr(ClosedEyes, "_is_for_show", lambda _: False)
    seen = []
    for leader in (1, 3, 4):
        play = led_by(ritual, leader, 4)
        lamp.controller._show(lamp.games.play_on(play, MIXED, TakeBack.STRICT))
        dark = Dark(Person(lamp, qtbot), clock)
        dark.gather()
        seen.append(pictures(dark))
    assert seen[1] == seen[0]
    assert seen[2] == seen[0]


def test_the_leader_of_the_cult_hands_out_guns_in_the_dark(
    lamp: Lamplight, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = led_by(Ritual.GUNS_STASH, 1)
    clock = still(monkeypatch)
    monkeypatch.setattr(ClosedEyes, "_is_for_show", lambda _: False)
    lamp.controller._show(lamp.games.play_on(play, MIXED, TakeBack.STRICT))
    dark = Dark(Person(lamp, qtbot), clock)
    dark.gather()
    dark.begin()
    for _ in range(3):
        dark.person.click(dark.look.options.rows[2])
    dark.clock.run((LASTS[Stage.OPEN] + LASTS[Stage.CLOSE]) * 1_000)
    crew = game_of(dark.session._play.state).crew
    before = crew[2].guns
    dark.person.click(dark.button)
    dark.clock.run(2_000)
    qtbot.waitUntil(lambda: game_of(dark.session._play.state).crew[2].guns == before + 3)
    assert not dark.person.window.privacy.is_open


# ---------------------------------------------------------------- keys and ears
def test_a_screen_reader_says_what_all_read_and_no_more(
    sit: Sit, dark: Dark, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Aloud: led by a person or by the bot, all hear the same."""
    heard: list[str] = []
    for module in ("views.closed_eyes", "views.private_screen"):
        monkeypatch.setattr(f"{module}.announce", lambda _, sentence: heard.append(sentence))
    spoken = []
    for chief in (0, 3):
        table = dark if chief == 0 else gathered(sit, dark.clock, chief)
        heard.clear()
        table.person.click(table.button)
        table.clock.run((WHOLE - LASTS[Stage.CLOSE]) * 1_000)
        spoken.append(list(heard))
    assert spoken[0] == spoken[1]
    assert "For your eyes only: Point at 2 seats in the dark." in spoken[0]
    assert spoken[0][-3:-1] == ["10", "5"]
    assert not [each for each in spoken[0] if "Ada" in each or "chief" in each.lower()]


def test_by_keys_alone(dark: Dark) -> None:
    person = dark.person
    assert person.window.focusWidget() is dark.button
    person.press(Qt.Key.Key_Return)
    assert not dark.button.isVisible()
    person.press(Qt.Key.Key_H)
    person.press(Qt.Key.Key_Tab)
    assert person.window.focusWidget() is dark.call
    dark.clock.run(LASTS[Stage.COUNT] * 1_000)
    assert person.window.focusWidget() is dark.look.hold_button
    for rank in (2, -1):
        for _ in range(12):
            if person.window.focusWidget() is dark.look.options.rows[rank]:
                break
            person.press(Qt.Key.Key_Tab)
        person.press(Qt.Key.Key_Return)
    assert dark.look.visit is not None
    assert dark.look.visit.draft.is_whole
    person.press(Qt.Key.Key_Escape)
    assert not dark.look.visit.draft.is_whole


@pytest.mark.parametrize("seconds", [3, LASTS[Stage.COUNT] + 3])
def test_f12_begins_it_anew(dark: Dark, seconds: int) -> None:
    dark.person.click(dark.button)
    dark.clock.run(seconds * 1_000)
    dark.person.press_in_window(Qt.Key.Key_F12)
    assert dark.call.isVisible()
    assert not dark.look.is_open
    assert dark.button.isVisible()


def test_a_game_that_is_left_leaves_nothing_covered(dark: Dark, qtbot: QtBot) -> None:
    dark.begin()
    dark.person.window.commands["leave"].trigger()
    dark.clock.run(1_000)
    qtbot.waitUntil(lambda: dark.person.window.is_at_start)
    assert not dark.person.window.privacy.is_open
    assert dark.person.window.menuBar().isEnabled()
