"""Spoilt records in the window: it shows a position of the game, or says one sentence."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QTimer
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.offers import table_picture
from desktop.table import Table
from models.places import EXTENSION
from models.translate import bare
from rules.kernel.door import Unreadable
from rules.kernel.record import read_head
from rules.kernel.registry import game_ids
from rules.kernel.state import State
from tests.desktop.helpers import opened
from tests.soak.games import MOST_TABLES, samples
from tests.soak.mutating import mutated
from tests.soak.seeds import dice_of, fresh_seed
from tests.soak.test_spoilt_records import check, memory_held
from tests.soak.values import closed
from tests.soak.values import opened as opened_up

TURNS = 20
MOST_GROWTH = 150 << 20
"""So much more may the window hold after a hundred files than before (bytes)."""


@pytest.fixture
def boards_seen(monkeypatch: pytest.MonkeyPatch) -> list[State]:
    """Every view that was given to a board."""
    seen: list[State] = []
    show_view = Table.show_view

    def watched(table: Table, shown: State) -> None:
        seen.append(shown)
        show_view(table, shown)

    monkeypatch.setattr(Table, "show_view", watched)
    return seen


def show(lamp: Lamplight, qtbot: QtBot, path: Path, boards_seen: list[State]) -> None:
    """Opens a file as a user would, sees its table, plays a few turns, and sees its picture.

    Refused is what the console refuses, for the same reason, before any board has seen it.
    """
    lamp.controller.start.say("")
    said, seen = check(path), len(boards_seen)
    opened(lamp, qtbot, path)
    assert lamp.window.is_at_start == bool(said)
    if lamp.window.is_at_start:
        assert len(boards_seen) == seen
        assert bare(lamp.controller.start.notice.text()).rstrip(".") in said
        return
    dice = random.Random(str(path))
    for _ in range(TURNS):
        qtbot.wait(0)
        session = lamp.games.session
        if session is not None and session.question is not None:
            session.submit(dice.choice(session.question.request.actions))
    lamp.window.grab()
    lamp.controller.leave()
    lamp.window.grab()


def show_often(
    lamp: Lamplight,
    qtbot: QtBot,
    boards_seen: list[State],
    game_id: str,
    times: int,
    seed: int,
    tables: int = 0,
) -> None:
    path = lamp.games.records.folder / f"spoilt{EXTENSION}"
    for number in range(times):
        what, raw = mutated(game_id, dice_of(seed, number), tables)
        path.write_bytes(raw)
        try:
            with qtbot.capture_exceptions() as caught:
                draw(raw)
                show(lamp, qtbot, path, boards_seen)
        except Exception as fault:
            raise AssertionError(f"{what}: number {number} of seed {seed}") from fault
        assert not caught, f"{what}: number {number} of seed {seed}: {caught[0][1]!r}"


def draw(raw: bytes) -> None:
    """The picture of the record, as lists show it."""
    try:
        head = read_head(raw)
    except Unreadable:
        return
    table_picture(head, QSize(240, 150), 1.0)


@pytest.mark.parametrize("game_id", game_ids())
def test_spoilt_records_in_the_window(
    lamp: Lamplight, qtbot: QtBot, boards_seen: list[State], game_id: str
) -> None:
    show_often(lamp, qtbot, boards_seen, game_id, 4, seed=2)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(5))
@pytest.mark.parametrize("game_id", game_ids())
def test_five_hundred_spoilt_records(
    lamp: Lamplight, qtbot: QtBot, boards_seen: list[State], game_id: str, part: int
) -> None:
    seed = fresh_seed() + part
    show_often(lamp, qtbot, boards_seen, game_id, 10, seed, MOST_TABLES)
    before = memory_held()
    show_often(lamp, qtbot, boards_seen, game_id, 100, seed, MOST_TABLES)
    boards_seen.clear()
    assert memory_held() - before < MOST_GROWTH


def test_a_large_record_stops_nothing_while_it_is_read(lamp: Lamplight, qtbot: QtBot) -> None:
    """The window turns on; a sound record of 25 MB is opened then."""
    whole = opened_up(samples("cartographers")[0])
    whole["body"]["earlier"] = ["x" * 1_400_000] * 18
    path = lamp.games.records.folder / f"large{EXTENSION}"
    path.write_bytes(closed(whole))
    ticks: list[None] = []
    timer = QTimer(lamp, interval=0)
    timer.timeout.connect(lambda: ticks.append(None))
    timer.start()
    lamp.controller.open_file(path)
    assert lamp.window.is_at_start
    opened(lamp, qtbot)
    timer.stop()
    assert not lamp.window.is_at_start
    assert len(ticks) > 10
