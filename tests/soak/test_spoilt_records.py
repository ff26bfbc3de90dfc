"""Spoilt records in the list and in the console: one clear sentence, and the file stays."""

from __future__ import annotations

import contextlib
import gc
import io
import random
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from models.records import Records, open_record
from rules.__main__ import main
from rules.kernel import agenda
from rules.kernel.door import Unreadable
from rules.kernel.registry import game_ids
from rules.kernel.vetting import table_of
from tests.soak.games import MOST_TABLES, samples
from tests.soak.mutating import bomb, mutated
from tests.soak.seeds import dice_of, fresh_seed

ROOT = Path(__file__).resolve().parents[2]
PLAYED_ON = 25
"""Answers after a file has been opened."""
LONGEST = 500
"""Letters of a sentence that a window has room for."""
MOST_MEMORY = 600 << 20
"""So much may a process take that reads a file, with all that it loads (bytes)."""
MOST_GROWTH = 100 << 20
"""So much more may a process hold after a thousand files than after some (bytes)."""


def check(path: Path) -> str:
    """What the console says of a file."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(["check", str(path)])
    return said_of(status, out.getvalue() + err.getvalue())


def said_of(status: int, said: str) -> str:
    """The sentence about a file that is refused; «» where it is sound."""
    assert status in (0, 1)
    assert said.count("\n") == 1, said
    assert "Traceback" not in said
    return "" if status == 0 else said.strip()


def look(path: Path, raw: bytes) -> bool:
    """Whether a spoilt file opens all the same: list, console and window agree about it. What
    opens can be played on."""
    path.write_bytes(raw)
    [line] = Records(path.parent, path.parent).lines()
    if line.head is not None:
        table_of(line.head)
    said, refused = check(path), refusal(path)
    assert bool(said) == bool(refused)
    assert not refused or refused.endswith(".")
    assert len(refused) < LONGEST
    assert path.read_bytes() == raw
    if not said:
        play_on(path, random.Random(len(raw)))
    return not said


def play_on(path: Path, dice: random.Random) -> None:
    """Some answers of anybody who is asked."""
    play = open_record(path).play
    for _ in range(PLAYED_ON):
        if not (seats := agenda.asked(play.state)):
            break
        seat = dice.choice(seats)
        play.submit(seat, dice.choice(agenda.request(play.state, seat).actions))


def refusal(path: Path) -> str:
    """What the window says of a file; «» where it shows it."""
    try:
        open_record(path)
    except Unreadable as fault:
        return str(fault)
    return ""


def look_often(game_id: str, path: Path, times: int, seed: int, tables: int = 0) -> None:
    opened = 0
    for number in range(times):
        what, raw = mutated(game_id, dice_of(seed, number), tables)
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
    seed, path = fresh_seed() + part, tmp_path / "a.lamplight"
    look_often(game_id, path, 100, seed, MOST_TABLES)
    before = memory_held()
    look_often(game_id, path, 1_000, seed, MOST_TABLES)
    assert memory_held() - before < MOST_GROWTH


def memory_held() -> int:
    """What this process holds now (bytes); 0 where the system does not say it."""
    gc.collect()
    told = Path("/proc/self/statm")
    return int(told.read_text().split()[1]) * resource.getpagesize() if told.exists() else 0


# ---------------------------------------------------------------- the real command
def checked_apart(paths: list[Path]) -> subprocess.CompletedProcess[str]:
    """`rules check` as a process of its own, with no more memory than it needs."""
    command = [sys.executable, "-m", "rules", "check", *map(str, paths)]
    most = (MOST_MEMORY, MOST_MEMORY)
    return subprocess.run(
        command,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, most),
    )


def test_the_command_itself_names_what_the_window_refuses(tmp_path: Path) -> None:
    check_apart(tmp_path, 3, seed=3)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(5))
def test_the_command_itself_and_many_files(tmp_path: Path, part: int) -> None:
    check_apart(tmp_path, 40, fresh_seed() + part, MOST_TABLES)


def check_apart(folder: Path, times: int, seed: int, tables: int = 0) -> None:
    """Records of all games and a bomb, in one call: each has its line."""
    print(f"seed {seed}")
    paths = []
    for game_id in game_ids():
        raws = [mutated(game_id, dice_of(seed, number), tables)[1] for number in range(times)]
        for raw in (*raws, bomb(samples(game_id)[0], random.Random(seed))):
            paths.append(folder / f"{len(paths)}.lamplight")
            paths[-1].write_bytes(raw)
    done = checked_apart(paths)
    assert done.returncode == 1
    sound = [path for path in paths if not refusal(path)]
    assert [line.partition(": ")[0] for line in done.stdout.splitlines()] == [*map(str, sound)]
    assert len(done.stderr.splitlines()) == len(paths) - len(sound), done.stderr
    assert "Traceback" not in done.stderr
