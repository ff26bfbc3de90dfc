"""A whole long voyage by keys alone: one person among seven bots, from start screen to reveal."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from models.seating import SeatKind
from rules.feed_the_kraken.enums import Voyage
from rules.feed_the_kraken.mutiny.loyalty import CommitGuns
from rules.feed_the_kraken.rituals.conversion import NameConvert
from rules.feed_the_kraken.state import living
from tests.desktop.aboard import (
    OpenLamp,
    Steward,
    asleep,
    box_of,
    check_reveal,
    fond_of_rituals,
    still,
)
from tests.desktop.hands import CONTROL
from tests.desktop.helpers import Bots, opened
from tests.models.hands_of_time import StillClock

KEY = Qt.Key
SEED = 3
"""Of cards and keys: a voyage with a mutiny and a conversion."""
NOVICE, MASTER = 1, 3
"""Their places in the list of who may sit somewhere."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch, _haste: None) -> StillClock:
    return still(monkeypatch)


def seat_eight(user: Steward, level: int) -> None:
    """In the set-up of the second box: eight seats, the long voyage, bots of a level."""
    box_of(user)
    user.tab_to("Against 4 bots")
    user.tab_to("Set up a game…")
    user.key(KEY.Key_Space)
    user.find("Start")
    user.tab_to("Number of seats")
    user.key(KEY.Key_Up, times=3)
    for seat in range(2, 9):
        user.tab_to(f"Who sits here, Seat {seat}")
        user.key(KEY.Key_Home)
        user.key(KEY.Key_Down, times=level)
    user.tab_to("Voyage")
    user.write("Long")
    user.key(KEY.Key_Return)


def resumed(user: Steward, open_lamp: OpenLamp, **choices: bool) -> Steward:
    """Quits in the middle; the next day Enter goes on."""
    session = user.lamp.games.session
    assert session is not None
    before = session.entries
    lamp = asleep(user, open_lamp, lambda: user.key(KEY.Key_Q, CONTROL), **choices)
    again = Steward(lamp, user.qtbot, user.clock, SEED)
    again.find("Continue")
    again.tab_to("Continue")
    again.key(KEY.Key_Return)
    opened(lamp, user.qtbot)
    session = lamp.games.session
    assert session is not None
    assert session.entries == before
    return again


def is_asked_for_guns(user: Steward) -> bool:
    question = user.window.table.question
    return question is not None and isinstance(question.choice, CommitGuns)


def is_converting(user: Steward) -> bool:
    """Some have named a seat, others not yet."""
    is_open = isinstance(user.choice, NameConvert)
    return is_open and 0 < len(user.state.answers) < len(living(user.state))


def begun(user: Steward, level: int) -> Steward:
    """A long voyage with seven bots."""
    seat_eight(user, level)
    user.wait()
    session = user.lamp.games.session
    assert session is not None
    assert [plan.kind for plan in session.seats].count(SeatKind.BOT) == 7
    assert user.state.variant.voyage is Voyage.LONG
    return user


def through_a_mutiny(user: Steward, open_lamp: OpenLamp, **choices: bool) -> Steward:
    """Interrupted while some have committed their guns."""
    user.play(lambda: is_asked_for_guns(user))
    user.until(user.is_in_mutiny)
    bids = user.bids()
    user = resumed(user, open_lamp, **choices)
    assert user.bids() == bids
    user.play(lambda: not isinstance(user.choice, CommitGuns))
    assert user.revealed(bids)
    return user


def through_a_conversion(user: Steward, open_lamp: OpenLamp) -> Steward:
    """Interrupted while some have named a seat."""
    user.play(lambda: is_converting(user))
    assert is_converting(user)
    given = user.state.answers
    user = resumed(user, open_lamp)
    assert user.state.answers == given
    return user


def test_one_person_and_seven_bots(
    open_lamp: OpenLamp, qtbot: QtBot, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.games.new_seed", lambda game_id: SEED)
    monkeypatch.setattr(Bots, "_answer", staticmethod(fond_of_rituals))
    user = begun(Steward(open_lamp(), qtbot, clock, SEED), NOVICE)
    user = through_a_mutiny(user, open_lamp)
    user = through_a_conversion(user, open_lamp)
    user.play()
    check_reveal(user)


@pytest.mark.soak
def test_one_person_and_seven_masters(
    open_lamp: OpenLamp, qtbot: QtBot, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots that think in processes of their own."""
    monkeypatch.setattr("desktop.games.new_seed", lambda game_id: SEED)
    user = begun(Steward(open_lamp(has_processes=True), qtbot, clock, SEED), MASTER)
    user = through_a_mutiny(user, open_lamp, has_processes=True)
    user.play()
    check_reveal(user)
