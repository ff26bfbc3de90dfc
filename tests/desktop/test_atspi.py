"""A decision is made from outside, as a screen reader or a switch makes it: by AT-SPI over D-Bus.

It is tried where the machine has all that it needs; the head of each run says what is lacking.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from models.places import ensure, places
from models.settings import FILE_NAME
from rules.kernel.record import read_record
from rules.kernel.registry import game_ids
from tests.desktop.atspi import lacking, listened_to

SAMPLED = "root"
"""What is tried in each run; all games are in a long one."""
PATIENCE = 60_000
"""Milliseconds for bots that come first, and all presses of a decision."""


def _decided(records: Path) -> bool:
    """Whether the person has made a decision, as the record has it."""
    for file in records.glob("*.lamplight"):
        entries = read_record(file.read_bytes()).journal.entries
        return any(entry.seat == 0 for entry in entries)
    return False


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(each, marks=[] if each == SAMPLED else [pytest.mark.soak])
        for each in game_ids()
    ],
)
def test_a_whole_decision_is_made_by_an_assistive_program(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    if lacking():
        return  # as the head of the run says
    found = places(tmp_path / "data")
    ensure(found)
    wanted = {"plays_forced": False, "pace": "instant", "motion": "off", "language": "en"}
    (found.config / FILE_NAME).write_text(json.dumps(wanted))
    with listened_to(game, tmp_path) as client:
        assert client.stdout is not None
        first = client.stdout.readline()
        assert first.strip(), (tmp_path / "client.log").read_text()
        qtbot.waitUntil(lambda: _decided(found.records), timeout=PATIENCE)
        client.terminate()
        pressed = [first, *client.stdout.read().splitlines()]
    assert all(pressed)
