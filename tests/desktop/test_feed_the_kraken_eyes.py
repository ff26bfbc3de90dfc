"""Feed the Kraken with closed eyes, five people at one laptop: by real clicks at what is seen."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox, QScrollArea
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from rules.feed_the_kraken.enums import Ritual
from rules.kernel.play import TakeBack
from tests.desktop.aboard import OpenLamp, Sailor, box_of, check_reveal, still
from tests.models.hands_of_time import StillClock
from tests.models.test_closed_eyes import CREW, KRAKENS, led_by

SEED = 1
"""Of cards and clicks: a voyage with a ritual of closed eyes."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch, _haste: None) -> StillClock:
    return still(monkeypatch)


def in_the_dark(mouse: Sailor) -> list[str]:
    """The questions that were answered with closed eyes all around."""
    return [kind for kind in mouse.asked if kind.endswith("in the dark")]


@pytest.mark.parametrize("ritual", KRAKENS)
def test_a_ritual_by_clicks(
    clock: StillClock, lamp: Lamplight, qtbot: QtBot, ritual: Ritual
) -> None:
    """All are called, one looks and chooses, all open their eyes, and the voyage goes on."""
    play = led_by(ritual, 1)
    lamp.controller._show(lamp.games.play_on(play, CREW, TakeBack.STRICT))
    mouse = Sailor(lamp, qtbot, clock, SEED)
    held = len(mouse.state.rites)
    mouse.play(lambda: mouse.eyes_button is not None)
    assert mouse.eyes_button is not None
    assert mouse.eyes_button.text() == "Start"
    assert in_the_dark(mouse) == []
    mouse.act()
    mouse.play(lambda: mouse.eyes_button is not None)
    assert mouse.eyes_button.text() == "Continue"
    assert len(in_the_dark(mouse)) == 1
    assert mouse.screen.visit is None
    mouse.act()
    mouse.play(lambda: mouse.window.table.question is not None)
    assert mouse.eyes_button is None
    assert len(mouse.state.rites) == held
    assert mouse.state.rites[-1].ritual is ritual


@pytest.mark.soak
def test_a_whole_voyage_with_closed_eyes(
    open_lamp: OpenLamp, qtbot: QtBot, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Set up by clicks, played to the reveal."""
    monkeypatch.setattr("desktop.games.new_seed", lambda game_id: SEED)
    mouse = Sailor(open_lamp(), qtbot, clock, SEED)
    mouse.click(box_of(mouse).lid)
    qtbot.waitUntil(lambda: mouse.button("Cancel") is not None)
    for seat in range(1, 5):
        mouse.choose(f"seat_kind_{seat}", "Human")
    mode = mouse.front().findChild(QComboBox, "option_ritual_mode")
    scroll = mouse.front().findChild(QScrollArea)
    assert mode is not None
    assert scroll is not None
    scroll.ensureWidgetVisible(mode)
    qtbot.wait(20)
    mouse.choose("option_ritual_mode", mode.itemText(mode.findData("eyes_closed")))
    mouse.press("Start")
    mouse.wait()
    assert mouse.state.variant.eyes_closed
    mouse.play()
    assert in_the_dark(mouse)
    check_reveal(mouse)
