"""Nothing lies above a curtain: whatever is open, at every kind of moment, in all games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.dialogs.about import AboutSheet
from models.settings import Motion, Pace
from rules.kernel.registry import Setup, setup_of
from rules.kernel.state import State
from rules.kernel.steps import Seat
from tests.desktop.helpers import NAMES
from tests.desktop.peeping import moments, twins
from tests.desktop.strangers import THINGS, WAYS, Stranger, compared
from tests.rules.walks import Dice

GAMES = {
    "cartographers": 3,
    "cthulhu_wars": 3,
    "root": 3,
    "kinfire_council": 3,
    "feed_the_kraken": 5,
}
"""Game -> persons."""
SAMPLES = (
    ("describe_options", "print"),
    ("notebook", "tooltip"),
    ("describe_options", "preferences"),
    ("report", "context menu"),
    ("export", "describe"),
)
"""What is opened in a sample of each game."""


def pairs(game: str, seed: int, most: int) -> Iterator[tuple[Setup, tuple[State, State]]]:
    """Moments all over a game, each with a twin that differs in what the seats hide."""
    seats, dice = GAMES[game], Dice(seed)
    setup = setup_of(game, seats, seed, {}, NAMES[:seats])
    for state in moments(setup, seed, most):
        for twin in twins(state, None, dice):
            yield setup, (state, twin)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_nothing_lies_above_the_curtain(lamp: Lamplight, qtbot: QtBot, number: int) -> None:
    """A sample: each way in turn, other things in each game."""
    setup, pair = next(pairs(list(GAMES)[number], 7, 3))
    things = SAMPLES[number]
    assert compared(Stranger(lamp, qtbot), setup, pair, things, WAYS[number % 3 :][:1]) == len(
        things
    )


@pytest.mark.soak
@pytest.mark.parametrize("bots", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_lies_above_the_curtain_at_length(
    lamp: Lamplight, qtbot: QtBot, game: str, bots: int
) -> None:
    stranger = Stranger(lamp, qtbot)
    counts = [
        compared(stranger, setup, pair, THINGS, bots=bots) for setup, pair in pairs(game, 8, 6)
    ]
    assert len(counts) >= 3


# ---------------------------------------------------------------- given back
def test_a_sheet_is_given_back_to_whoever_had_it(lamp: Lamplight, qtbot: QtBot) -> None:
    setup, (state, _) = next(pairs("cartographers", 7, 3))
    stranger = Stranger(lamp, qtbot)
    assert stranger.sit_down(setup, state) == "own"
    session = stranger.session
    assert session is not None
    mine = session.viewer
    stranger.open_thing("preferences")
    sheet = lamp.desk.sheets.opened["preferences"]
    stranger.cover("F12")
    assert not sheet.isVisible()
    session._fall(Seat(1 - int(mine or 0)))
    stranger.lift()
    assert session.viewer != mine
    assert not stranger.above()
    session._fall(Seat(int(mine or 0)))
    stranger.lift()
    qtbot.waitUntil(sheet.isVisible)
    sheet.close()


def test_what_tells_of_the_moment_is_not_given_back(lamp: Lamplight, qtbot: QtBot) -> None:
    setup, (state, _) = next(pairs("cartographers", 7, 3))
    stranger = Stranger(lamp, qtbot)
    stranger.sit_down(setup, state)
    stranger.open_thing("describe_options")
    stranger.cover("by itself")
    assert "describe" not in lamp.desk.sheets.opened
    stranger.lift()
    assert not stranger.above()


def test_a_fault_is_told_when_the_curtain_is_up_again(lamp: Lamplight, qtbot: QtBot) -> None:
    setup, (state, _) = next(pairs("cartographers", 7, 3))
    stranger = Stranger(lamp, qtbot)
    stranger.sit_down(setup, state)
    stranger.cover("F12")
    sheet = AboutSheet(lamp.window)
    lamp.window.covering.clearing.open(sheet)
    assert stranger.is_covered()
    stranger.lift()
    qtbot.waitUntil(sheet.isVisible)
    sheet.close()


def test_people_at_one_laptop_get_file_dialogs_that_can_be_taken_away(
    lamp: Lamplight, qtbot: QtBot
) -> None:
    setup, (state, _) = next(pairs("cartographers", 7, 3))
    stranger = Stranger(lamp, qtbot)
    stranger.sit_down(setup, state)
    stranger.open_thing("save_as")
    dialog = lamp.desk.sheets.opened["save_as"]
    assert isinstance(dialog, QFileDialog)
    assert dialog.testOption(QFileDialog.Option.DontUseNativeDialog)
    stranger.cover("F12")
    assert stranger.is_covered()


def test_the_middle_of_a_motion_is_covered(lamp: Lamplight, qtbot: QtBot) -> None:
    setup, (state, _) = next(pairs("cthulhu_wars", 7, 3))
    stranger = Stranger(lamp, qtbot)
    stranger.sit_down(setup, state)
    session, stage = stranger.session, lamp.window.table.stage
    assert session is not None
    assert session.question is not None
    lamp.settings.change(motion=Motion.ON, pace=Pace.SLOW)
    session.submit(session.question.request.actions[0])
    qtbot.waitUntil(lambda: stage.is_playing)
    stranger.cover("F12")
    assert stranger.is_covered()
    assert not stage.is_playing
