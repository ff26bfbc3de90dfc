"""Games that are being played, and games that a crash left behind (models/running.py)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from models.running import Running

ROOT = Path(__file__).resolve().parents[2]
PLAYS = """
import sys, time
from pathlib import Path
from models.running import Running
running = Running(Path(sys.argv[1]))
print(running.begin("game1", Path(sys.argv[2])), flush=True)
time.sleep(60)
"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "a.lamplight"
    path.write_bytes(b"{}")
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "running"


def other_window(folder: Path, record: Path) -> subprocess.Popen[str]:
    words = [sys.executable, "-c", PLAYS, str(folder), str(record)]
    process = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "True\n"
    return process


def end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()
    assert process.stdout is not None
    process.stdout.close()


def test_a_game_closed_in_good_order_leaves_nothing(folder: Path, record: Path) -> None:
    running = Running(folder)
    assert running.begin("game1", record)
    running.end("game1")
    assert list(folder.iterdir()) == []
    assert running.left_behind() == []


def test_one_s_own_running_game_is_not_left_behind(folder: Path, record: Path) -> None:
    running = Running(folder)
    running.begin("game1", record)
    assert running.left_behind() == []
    running.end("game1")


def test_a_killed_game_is_offered_until_it_is_known(folder: Path, record: Path) -> None:
    process = other_window(folder, record)
    running = Running(folder)
    assert running.left_behind() == [], "it is being played"
    end(process)
    assert running.left_behind() == [record]
    assert running.left_behind() == [record], "looking changes nothing"
    running.forget()
    assert running.left_behind() == []


def test_a_killed_game_can_be_played_again(folder: Path, record: Path) -> None:
    end(other_window(folder, record))
    running = Running(folder)
    assert running.begin("game1", record)
    assert running.left_behind() == []
    running.end("game1")


def test_a_game_is_played_in_one_window_only(folder: Path, record: Path) -> None:
    process = other_window(folder, record)
    try:
        assert not Running(folder).begin("game1", record)
        assert Running(folder).begin("game2", record)
    finally:
        end(process)


def test_a_record_that_is_gone_is_not_offered(folder: Path, record: Path) -> None:
    end(other_window(folder, record))
    record.unlink()
    assert Running(folder).left_behind() == []


def test_a_damaged_mark_is_no_offer(folder: Path, record: Path) -> None:
    end(other_window(folder, record))
    (folder / "game1.json").write_text("?")
    assert Running(folder).left_behind() == []


def test_where_nothing_can_be_written_the_game_runs_all_the_same(
    tmp_path: Path, record: Path
) -> None:
    (tmp_path / "taken").write_text("a file where the folder should be")
    running = Running(tmp_path / "taken")
    assert running.begin("game1", record)
    running.end("game1")
