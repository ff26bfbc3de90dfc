"""Spoilt records in the window: it shows a position of the game, or says one sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.offers import table_picture
from models.places import EXTENSION
from rules.kernel.door import Unreadable
from rules.kernel.record import read_head
from rules.kernel.registry import game_ids
from tests.desktop.helpers import opened
from tests.soak.games import MOST_TABLES
from tests.soak.mutating import mutated
from tests.soak.seeds import dice_of, fresh_seed

OpenLamp = Callable[..., Lamplight]
TURNS = 20


def show(lamp: Lamplight, qtbot: QtBot, path: Path) -> None:
    """Opens a file as a user would, sees its table, a few turns of it, and its picture."""
    lamp.desk.start.say("")
    opened(lamp, qtbot, path)
    if lamp.window.is_at_start:
        assert lamp.desk.start.notice.text().endswith(".")
        return
    for _ in range(TURNS):
        qtbot.wait(0)
    lamp.window.grab()
    lamp.desk.leave()
    lamp.window.grab()


def show_often(
    lamp: Lamplight, qtbot: QtBot, game_id: str, times: int, seed: int, tables: int = 0
) -> None:
    path = lamp.games.records.folder / f"spoilt{EXTENSION}"
    for number in range(times):
        what, raw = mutated(game_id, dice_of(seed, number), tables)
        path.write_bytes(raw)
        try:
            with qtbot.capture_exceptions() as caught:
                draw(raw)
                show(lamp, qtbot, path)
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
def test_spoilt_records_in_the_window(lamp: Lamplight, qtbot: QtBot, game_id: str) -> None:
    show_often(lamp, qtbot, game_id, 4, seed=2)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(5))
@pytest.mark.parametrize("game_id", game_ids())
def test_five_hundred_spoilt_records(
    lamp: Lamplight, qtbot: QtBot, game_id: str, part: int
) -> None:
    show_often(lamp, qtbot, game_id, 100, fresh_seed() + part, MOST_TABLES)
