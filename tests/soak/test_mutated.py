"""Spoilt records in the list and in the console: one clear sentence, and the file stays."""

from __future__ import annotations

import contextlib
import io
import random
from pathlib import Path

import pytest

from models.records import Records, open_record
from rules.__main__ import main
from rules.kernel.door import Unreadable
from rules.kernel.registry import game_ids
from rules.kernel.vetting import table_of
from tests.soak.mutating import bomb, mutated, samples

LONGEST = 500
"""Letters of a sentence that a window has room for."""


def check(path: Path) -> str:
    """What the console says of a file."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(["check", str(path)])
    said = out.getvalue() + err.getvalue()
    assert status in (0, 1)
    assert said.count("\n") == 1, said
    assert "Traceback" not in said
    return "" if status == 0 else said.strip()


def look(path: Path, raw: bytes) -> bool:
    """Whether a spoilt file opens all the same: list, console and window agree about it."""
    path.write_bytes(raw)
    [line] = Records(path.parent, path.parent).lines()
    if line.head is not None:
        table_of(line.head)
    said, refused = check(path), refusal(path)
    assert bool(said) == bool(refused)
    assert not refused or refused.endswith(".")
    assert len(refused) < LONGEST
    assert path.read_bytes() == raw
    return not said


def refusal(path: Path) -> str:
    """What the window says of a file; «» where it shows it."""
    try:
        open_record(path)
    except Unreadable as fault:
        return str(fault)
    return ""


def look_often(game_id: str, path: Path, times: int, seed: int) -> None:
    dice, opened = random.Random(seed), 0
    for number in range(times):
        what, raw = mutated(game_id, dice)
        try:
            opened += look(path, raw)
        except Exception as fault:
            raise AssertionError(f"{what}: number {number} of seed {seed}") from fault
    assert opened < times * 0.6, "most damage is noticed"


@pytest.mark.parametrize("game_id", game_ids())
def test_the_samples_themselves_open(game_id: str, tmp_path: Path) -> None:
    for raw in samples(game_id):
        assert look(tmp_path / "a.lamplight", raw)


@pytest.mark.parametrize("game_id", game_ids())
def test_spoilt_records_are_said_to_be_spoilt(game_id: str, tmp_path: Path) -> None:
    look_often(game_id, tmp_path / "a.lamplight", 20, seed=1)


def test_a_bomb_is_refused_before_it_is_unpacked(tmp_path: Path) -> None:
    assert not look(tmp_path / "a.lamplight", bomb(samples("root")[0], random.Random(1)))


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("game_id", game_ids())
def test_ten_thousand_spoilt_records(game_id: str, part: int, tmp_path: Path) -> None:
    seed = random.SystemRandom().randrange(1 << 30)
    look_often(game_id, tmp_path / "a.lamplight", 1_000, seed + part)
