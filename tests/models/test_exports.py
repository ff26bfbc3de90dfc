"""Games to give away (models/exports.py)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from models.exports import public_record, story
from models.records import Opened, open_record
from models.seating import person
from rules.kernel import agenda
from rules.kernel.door import Unreadable
from rules.kernel.play import TakeBack
from rules.kernel.record import read_head, record_of, write_record
from tests.models.languages import speaking
from tests.models.tables import lanterns

PLANS = (person("Ada"), person(""), person("Cem"))


def opened(tmp_path: Path, answers: int) -> Opened:
    play = lanterns(3)
    for _ in range(answers):
        if seats := agenda.asked(play.state):
            play.submit(seats[-1], agenda.request(play.state, seats[-1]).actions[-1])
    path = tmp_path / "a.lamplight"
    record = record_of(play, PLANS, TakeBack.STRICT, program="1", started=1_000_000_000)
    path.write_bytes(write_record(record))
    return open_record(path)


def test_a_running_game_goes_out_without_its_secrets(tmp_path: Path) -> None:
    found = opened(tmp_path, 16)
    raw = public_record(found)
    assert b"thief" not in raw
    assert b"seed" not in raw
    assert set(json.loads(raw)) - set(read_head(raw).__struct_fields__) == {"public"}
    assert b"Steal" not in raw
    assert read_head(raw) == found.record.head
    assert len(json.loads(raw)["public"]) > 3


def test_nobody_can_play_on_from_it_and_that_is_said(tmp_path: Path) -> None:
    path = tmp_path / "public.lamplight"
    path.write_bytes(public_record(opened(tmp_path, 16)))
    with pytest.raises(Unreadable, match="public record"):
        open_record(path)


def test_a_finished_game_goes_out_whole(tmp_path: Path) -> None:
    found = opened(tmp_path, 10_000)
    path = tmp_path / "whole.lamplight"
    path.write_bytes(public_record(found))
    assert open_record(path).play.state == found.play.state


def test_the_story_in_words(tmp_path: Path, qapp: QApplication) -> None:
    with speaking("en"):
        lines = story(opened(tmp_path, 10_000)).splitlines()
    assert lines[0].startswith("Lanterns, ")
    assert lines[1] == "Ada, Seat 2, Cem"
    assert "Three nights are over." in lines
    assert "Cem cried out." in lines or "Ada cried out." in lines
    assert lines[-1].startswith("Cem: ")
    assert not [line for line in lines if "stole" in line], "only the thief knows"


def test_the_story_of_a_running_game_has_no_end(tmp_path: Path, qapp: QApplication) -> None:
    with speaking("en"):
        assert "over" not in story(opened(tmp_path, 16))
