"""The tracks below the chart: markers that do not hide one another, words, who is first."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from rules.cthulhu_wars.enums import Clock, Phase
from rules.kernel.steps import Seat
from tests.rules.cthulhu_wars.scenes import BG, CC, GC, scene, turn
from tests.views.cthulhu_wars.earths import FIRST, earth
from tests.views.cthulhu_wars.panelling import around, seen_by, show
from views.cthulhu_wars.panels.tracks import spread


@pytest.mark.parametrize(
    "wanted",
    [(10.0, 10.0, 10.0, 10.0), (0.0, 0.0, 3.0), (100.0, 100.0, 99.0), (5.0, 50.0, 52.0, 90.0)],
)
def test_markers_never_hide_one_another(wanted: tuple[float, ...]) -> None:
    placed = spread(sorted(wanted), 12, 0, 100)
    assert all(after - before >= 12 - 1e-9 for before, after in pairwise(placed))
    assert min(placed) >= 6
    assert max(placed) <= 94


def test_a_marker_alone_stands_on_its_space() -> None:
    assert spread([10, 50, 80], 12, 0, 100) == [10, 50, 80]


def test_doom_is_told_the_highest_first(qtbot: QtBot) -> None:
    state = earth()
    state.doom = [3, 12, 31, 0]
    label = around(seen_by(qtbot, state, FIRST))._doom.label
    said = "Crawling Chaos: 31. Black Goat: 12. Great Cthulhu: 3. Yellow Sign: 0"
    assert label == f"Doom track to 30. {said}"


def test_the_ritual_tells_its_price_and_what_is_left(qtbot: QtBot) -> None:
    state = earth()
    state.ritual = 2
    board = seen_by(qtbot, state, FIRST)
    label = around(board)._ritual.label
    assert label.startswith("Ritual track: the next ritual costs 7 Power. 6 step")
    state.ritual = 8
    show(board, state, FIRST)
    assert around(board)._ritual.label == "Ritual track: Instant Death. A ritual costs 10 Power"


def test_the_order_begins_with_the_first_player_and_goes_its_way(qtbot: QtBot) -> None:
    state = scene((GC, BG, CC))
    state.first, state.clock, state.power = Seat(1), Clock.COUNTERCLOCKWISE, [4, 0, 9]
    state.round, state.phase = 3, Phase.ACTION
    turn(state, 0)
    label = around(seen_by(qtbot, state, FIRST))._order.label
    assert label.startswith("Round 3, Action")
    order = "Black Goat 0 Power, Great Cthulhu 4 Power, Crawling Chaos 9 Power"
    assert label.endswith(f"Turn order, counterclockwise: {order}")


def test_two_players_read_the_decay(qtbot: QtBot) -> None:
    state = scene((GC, BG))
    state.variant = replace(state.variant, two_player=True)
    state.decay = 2
    assert "Decay 2" in around(seen_by(qtbot, state, FIRST))._order.label


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tracks_are_drawn_for_every_table(qtbot: QtBot, seats: int) -> None:
    state = scene((GC, BG, CC, "yellow_sign", "sleeper")[:seats])
    state.doom = [17] * seats
    board = seen_by(qtbot, state, None)
    assert not board.grab().isNull()
    for panel in around(board)._tracks():
        assert panel.area.height() >= 24


def test_who_rests_for_the_phase_is_told(qtbot: QtBot) -> None:
    state = scene(("windwalker", GC, BG))
    state.once = ((FIRST, "hibernate"),)
    label = around(seen_by(qtbot, state, FIRST))._order.label
    assert "Windwalker 10 Power (out of Power)" in label
    assert "Black Goat 10 Power (out of Power)" not in label


def test_doom_beyond_the_track_is_written_on_its_marker(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    monkeypatch.setattr(
        "views.cthulhu_wars.panels.parts.chip", lambda p, a, text, high: written.append(text)
    )
    state = earth()
    state.doom = [3, 12, 30, 33]
    board = seen_by(qtbot, state, FIRST)
    written.clear()
    around(board)._doom.renew(object())
    board.grab()
    assert "33" in written
    assert "30" not in written
