"""Root by real clicks at what is seen: set-up, battles, Turmoil, standing answers, the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from pytestqt.qtbot import QtBot

from models.seating import person
from rules.kernel import agenda
from rules.kernel.play import Play, TakeBack
from rules.kernel.registry import Setup, setup_of
from rules.kernel.state import State
from rules.root.actions import PlayCard
from rules.root.battle.ambush import OfferAmbush
from rules.root.battle.deal import ChooseLosses
from rules.root.factions.eyrie.turmoil import TurnLeaderUp
from rules.root.state import game_of
from tests.desktop.helpers import NAMES, everything_said
from tests.desktop.woodfolk import (
    Folk,
    OpenLamp,
    Reader,
    asleep,
    seated,
)
from tests.rules.walks import Moment, walk

CULT = ("cult", "marquise", "eyrie", "alliance")
VAGABONDS = ("vagabond", "marquise", "vagabond", "riverfolk")
TWO = ("marquise", "eyrie")
TABLES = (CULT, VAGABONDS, TWO)
LAST = 8
"""So many decisions before the end a game is taken up where there is no time for the whole."""


def setup_for(factions: Sequence[str], seed: int) -> Setup:
    seats = len(factions)
    return setup_of("root", seats, seed, seated(*factions), NAMES[:seats])


# ---------------------------------------------------------------- games taken up in the middle
def written(setup: Setup, is_here: Callable[[Moment], bool], more: int) -> tuple[State, list]:
    """A random game from the first moment like this: its state, and what is chosen from there."""
    start: State | None = None
    chosen: list[Moment] = []
    for moment in walk(setup, asides=False):
        if start is None and is_here(moment):
            start = moment.state.clone()
        if start is not None:
            chosen.append(moment)
        if len(chosen) == more:
            break
    assert start is not None, "there is no such moment in this game"
    return start, chosen


def taken_up(reader: Reader, setup: Setup, state: State) -> None:
    """The game lies on the table as it is; all seats are people."""
    plans = tuple(person(name) for name in setup.names)
    session = reader.lamp.games.play_on(Play.from_state(setup, state), plans, TakeBack.STRICT)
    reader.lamp.desk._show(session)


def read(open_lamp: OpenLamp, qtbot: QtBot, setup: Setup, found: tuple[State, list]) -> Reader:
    reader = Reader(open_lamp(), qtbot, found[1])
    taken_up(reader, setup, found[0])
    return reader


def resumed(reader: Reader, open_lamp: OpenLamp) -> Reader:
    """Closed as it is; the next day one click goes on."""
    before = reader.session.entries
    lamp = asleep(reader, open_lamp, reader.window.close)
    again = Reader(lamp, reader.qtbot, reader.written)
    again.press("Continue")
    again.wait()
    assert again.session.entries == before
    return again


def check_result(user: Folk) -> None:
    """The result is there, and says what the rules say."""
    outcome = user.session.outcome
    assert outcome is not None
    said = "\n".join([*everything_said(user.lamp), *(e.label for e in user.elements())])
    for total in outcome.totals:
        assert str(abs(total)) in said
    assert user.button("New with the same") is not None


@pytest.mark.parametrize("factions", TABLES, ids=("cult", "vagabonds", "two"))
def test_the_last_turns(open_lamp: OpenLamp, qtbot: QtBot, factions: tuple[str, ...]) -> None:
    setup = setup_for(factions, 1)
    length = sum(1 for _ in walk(setup, asides=False))
    found = written(setup, lambda moment: moment.number == length - LAST, LAST)
    reader = read(open_lamp, qtbot, setup, found)
    reader.play()
    assert not reader.written
    check_result(reader)


def is_ambushed(moment: Moment) -> bool:
    """An ambush is about to be played."""
    is_asked = isinstance(agenda.question(moment.state), OfferAmbush)
    return is_asked and isinstance(moment.action, PlayCard)


def is_spared(moment: Moment) -> bool:
    """No ambush, and then losses that somebody has to choose."""
    return moment.number == BEFORE_LOSSES


BEFORE_LOSSES = 68
"""The question of that kind in the game of the Vagabonds."""
BATTLES = ((CULT, is_ambushed), (VAGABONDS, is_spared))


@pytest.mark.parametrize(("factions", "is_here"), BATTLES, ids=("ambush", "losses"))
def test_a_battle_goes_on_the_next_day(
    open_lamp: OpenLamp,
    qtbot: QtBot,
    factions: tuple[str, ...],
    is_here: Callable[[Moment], bool],
) -> None:
    """Closed between the answer to «an ambush?» and what comes of the battle."""
    setup = setup_for(factions, 1)
    reader = read(open_lamp, qtbot, setup, written(setup, is_here, 7))
    reader.play(lambda: len(reader.asked) == 1 and reader.is_asked())
    assert reader.asked == ["OfferAmbush"]
    fought = reader.state.battle
    if is_here is is_spared:
        assert isinstance(reader.choice, ChooseLosses)
        assert fought is not None
    reader = resumed(reader, open_lamp)
    assert reader.state.battle == fought
    reader.play(lambda: len(reader.written) <= 2)


def is_turmoil(moment: Moment) -> bool:
    is_later = game_of(moment.state).round > 1
    return is_later and isinstance(agenda.question(moment.state), TurnLeaderUp)


def test_a_turmoil_goes_on_the_next_day(open_lamp: OpenLamp, qtbot: QtBot) -> None:
    setup = setup_for(TWO, 1)
    reader = read(open_lamp, qtbot, setup, written(setup, is_turmoil, 6))
    reader.wait()
    assert isinstance(reader.choice, TurnLeaderUp)
    reader = resumed(reader, open_lamp)
    assert isinstance(reader.choice, TurnLeaderUp)
    reader.play(lambda: len(reader.written) <= 1)
    assert not isinstance(reader.choice, TurnLeaderUp)
