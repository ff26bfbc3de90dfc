"""Killed at any moment: no confirmed decision is lost, and the file can be opened."""

from __future__ import annotations

import random
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from models.records import open_record
from models.running import Running
from models.saves import older
from models.seating import bot, person
from rules.kernel.play import TakeBack
from rules.kernel.record import record_of, write_record
from tests.models.player import mark_of
from tests.models.tables import lanterns

ROOT = Path(__file__).resolve().parents[2]
PLANS = (person("Ada"), bot("random"), bot("greedy"))


def begin(path: Path, nights: int = 300) -> None:
    record = record_of(lanterns(3, nights=nights), PLANS, TakeBack.STRICT, program="1", id="a1")
    path.write_bytes(write_record(record))


def play_and_kill(path: Path, running: Path, after: float) -> tuple[int, str]:
    """Plays on, kills so many seconds after the first confirmed decision; returns the last one."""
    words = [sys.executable, "-m", "tests.models.player", str(path), str(running)]
    process = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    first = process.stdout.readline()
    with suppress(subprocess.TimeoutExpired):
        process.wait(after)
    process.kill()
    said, complaints = process.communicate()
    assert complaints == b""
    confirmed = (first + said).decode().rpartition("\n")[0].splitlines()
    count, mark = confirmed[-1].split()
    return int(count), mark


def kill_often(folder: Path, times: int, seed: int) -> None:
    path, running = folder / "a.lamplight", folder / "running"
    begin(path)
    dice = random.Random(seed)
    confirmed_before = 0
    for _ in range(times):
        count, mark = play_and_kill(path, running, dice.uniform(0, 0.12))
        opened = open_record(path)
        entries = opened.play.journal.entries
        assert len(entries) >= count >= confirmed_before
        assert mark_of(entries[:count]) == mark
        assert Running(running).left_behind() == [path]
        for generation in (1, 2, 3):
            copy = older(path, generation)
            assert not copy.exists() or open_record(copy)
        confirmed_before = count
        if opened.play.state.outcome is not None:
            begin(path)
            confirmed_before = 0
    assert len(open_record(path).play.journal.entries) > times


def test_killed_again_and_again(tmp_path: Path) -> None:
    kill_often(tmp_path, 8, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 12))
def test_killed_two_hundred_times(seed: int, tmp_path: Path) -> None:
    kill_often(tmp_path, 20, seed)
