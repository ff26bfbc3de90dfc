"""Games that are being played, and games that a crash left behind (models/crash_markers.py)."""

from __future__ import annotations

import errno
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from models.crash_markers import KEPT, WANTED, Answer, Asking, Holding, Running, lock_of
from models.locks import FileLock

ROOT = Path(__file__).resolve().parents[2]
PLAYS = """
import sys, time
from PySide6.QtCore import QCoreApplication
from pathlib import Path
from models.locks import FileLock
from models.crash_markers import Answer, Asking, Holding, Running, lock_of
app = QCoreApplication([])
running = Running(Path(sys.argv[1]))
holding = running.begin(Path(sys.argv[2]))
print(holding is not None, flush=True)
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


def begun(running: Running, record: Path) -> Holding:
    holding = running.begin(record)
    assert holding is not None
    return holding


def test_a_game_closed_in_good_order_leaves_nothing(
    folder: Path, record: Path, qtbot: QtBot
) -> None:
    running = Running(folder)
    holding = begun(running, record)
    assert lock_of(record).path.exists()
    running.end(holding)
    assert list(folder.iterdir()) == []
    assert list(record.parent.glob(".*")) == []
    assert running.left_behind() == []


def test_one_s_own_running_game_is_not_left_behind(
    folder: Path, record: Path, qtbot: QtBot
) -> None:
    running = Running(folder)
    holding = begun(running, record)
    assert running.left_behind() == []
    running.end(holding)


def test_a_killed_game_is_offered_until_it_is_known(
    folder: Path, record: Path, qtbot: QtBot
) -> None:
    process = other_window(folder, record)
    running = Running(folder)
    assert running.left_behind() == [], "it is being played"
    end(process)
    assert running.left_behind() == [record]
    assert running.left_behind() == [record], "looking changes nothing"
    running.forget()
    assert running.left_behind() == []


def test_a_killed_game_can_be_played_again(folder: Path, record: Path, qtbot: QtBot) -> None:
    end(other_window(folder, record))
    running = Running(folder)
    holding = begun(running, record)
    assert running.left_behind() == []
    running.end(holding)


def test_a_game_is_played_in_one_window_only(folder: Path, record: Path, qtbot: QtBot) -> None:
    """By its file: a copy of the folder is another game, though all ids and locks are copied."""
    process = other_window(folder, record)
    copied = folder.parent.parent / "copied"
    shutil.copytree(record.parent, copied)
    link = record.parent / "link.lamplight"
    link.symlink_to(record)
    try:
        assert Running(folder).begin(record) is None
        assert Running(folder).begin(link) is None
        assert Running(folder.parent / "another data folder").begin(record) is None
        running = Running(folder)
        running.end(begun(running, copied / record.name))
    finally:
        end(process)
        shutil.rmtree(copied)


def test_a_record_that_is_gone_is_not_offered(folder: Path, record: Path, qtbot: QtBot) -> None:
    end(other_window(folder, record))
    record.unlink()
    assert Running(folder).left_behind() == []


def test_a_damaged_mark_is_no_offer(folder: Path, record: Path, qtbot: QtBot) -> None:
    end(other_window(folder, record))
    (mark,) = folder.glob("*.json")
    mark.write_text("?")
    assert Running(folder).left_behind() == []


def test_where_nothing_can_be_written_the_game_runs_all_the_same(
    tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "taken").write_text("a file where the folders should be")
    running = Running(tmp_path / "taken")
    running.end(begun(running, tmp_path / "taken" / "a.lamplight"))


# ---------------------------------------------------------------- locks
def test_a_lock_that_leads_elsewhere_is_not_followed(tmp_path: Path) -> None:
    """A folder may come from anybody."""
    valued = tmp_path / "valued"
    valued.write_text("words")
    (tmp_path / "a.lock").symlink_to(valued)
    lock = FileLock(tmp_path / "a.lock")
    with pytest.raises(OSError):
        lock.take()
    lock.say(b"wanted")
    assert valued.read_text() == "words"


def test_a_lock_whose_file_was_taken_away_is_not_held_any_more(tmp_path: Path) -> None:
    mine, other = FileLock(tmp_path / "a.lock"), FileLock(tmp_path / "a.lock")
    assert mine.take()
    assert not other.take(0.02)
    mine.path.unlink()
    assert not mine.is_held
    assert other.take()
    mine.give_back()
    assert other.is_held, "nobody gives back what is another's"
    other.give_back()
    assert not mine.path.exists()


# ---------------------------------------------------------------- asking for a game
def test_whoever_asks_for_a_game_gets_it(folder: Path, record: Path, qtbot: QtBot) -> None:
    running = Running(folder)
    holding = begun(running, record)
    holding.wanted.connect(lambda: running.end(holding))
    asking = Asking(record)
    with qtbot.waitSignal(asking.answered) as heard:
        pass
    assert heard.args == [Answer.OURS]
    running.end(begun(running, record))


def test_a_game_that_cannot_be_saved_is_not_given_away(
    folder: Path, record: Path, qtbot: QtBot
) -> None:
    running = Running(folder)
    holding = begun(running, record)
    holding.wanted.connect(holding.refuse)
    asking = Asking(record)
    with qtbot.waitSignal(asking.answered) as heard:
        pass
    assert heard.args == [Answer.KEPT]
    assert running.begin(record) is None
    running.end(holding)


@pytest.mark.parametrize("word", [WANTED, KEPT])
def test_on_a_full_disk_nobody_is_robbed(
    folder: Path, record: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, word: bytes
) -> None:
    """Neither where the question cannot be written nor where the answer cannot."""
    write = os.write

    def fail(handle: int, raw: bytes) -> int:
        if raw.startswith(word):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(handle, raw)

    monkeypatch.setattr("models.crash_markers.PATIENCE", 600)
    monkeypatch.setattr("models.locks.os.write", fail)
    running = Running(folder)
    holding = begun(running, record)
    holding.wanted.connect(holding.refuse)
    asking = Asking(record)
    with qtbot.waitSignal(asking.answered) as heard:
        pass
    assert heard.args == [Answer.KEPT]
    assert holding.grip.may_write()
    running.end(holding)


def test_a_window_that_hangs_loses_its_game_and_knows_it(
    folder: Path, record: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("models.crash_markers.PATIENCE", 300)
    process = other_window(folder, record)
    os.kill(process.pid, signal.SIGSTOP)
    try:
        asking = Asking(record)
        with qtbot.waitSignal(asking.answered) as heard:
            pass
        assert heard.args == [Answer.OURS]
        running = Running(folder)
        running.end(begun(running, record))
    finally:
        end(process)


def test_an_owner_hears_that_it_was_robbed_and_writes_no_more(
    folder: Path, record: Path, qtbot: QtBot
) -> None:
    holding = begun(Running(folder), record)
    assert holding.grip.may_write()
    robber = lock_of(record)
    with qtbot.waitSignal(holding.lost):
        robber.path.unlink()
        assert robber.take()
    assert not holding.grip.may_write()
    record.write_bytes(b"played on")
    robber.give_back()
    assert not holding.grip.may_write(), "it is free again, but it is another game by now"


def test_a_folder_that_goes_away_and_comes_back_is_still_ours(
    folder: Path, record: Path, qtbot: QtBot
) -> None:
    home = record.parent / "records"
    home.mkdir()
    path = record.rename(home / record.name)
    holding = begun(Running(folder), path)
    home.rename(record.parent / "away")
    assert holding.grip.may_write(), "there is nobody else"
    (record.parent / "away").rename(home)
    assert holding.grip.may_write()
    assert Running(folder).begin(path) is None


def test_a_mark_that_is_a_pipe_is_passed_over(tmp_path: Path) -> None:
    folder = tmp_path / "running"
    folder.mkdir()
    os.mkfifo(folder / "a.json")
    (folder / "b.json").symlink_to("/dev/zero")
    assert Running(folder).left_behind() == []
