"""Killed at any moment: no confirmed decision is lost, and the file can be opened."""

from __future__ import annotations

import os
import random
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from models.crash_markers import Running
from models.records import open_record
from models.saves import older
from models.seating import bot, person
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import SeatPlan, record_of, write_record
from rules.kernel.registry import game, game_ids, setup_of
from tests.soak.player import ENDED, mark_of

ROOT = Path(__file__).resolve().parents[2]
LATEST = 0.15
"""Seconds after the first confirmed decision until a player is killed from outside."""
MOST_STEPS = 60
"""Single steps of writing until a player dies by itself."""
PARTS, KILLS = 4, 50


class Players:
    """Whoever plays in another process: one after another, each until it is killed."""

    def __init__(self, folder: Path) -> None:
        self._errors = (folder / "errors.txt").open("w+")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.soak.player"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )

    def play_and_die(self, path: Path, running: Path, dice: random.Random) -> tuple[int, str]:
        """Returns what was confirmed last: the number of decisions and their mark."""
        step = dice.choice((0, dice.randint(1, MOST_STEPS)))
        words = (path, running, step, dice.randrange(1 << 30))
        assert self._process.stdin is not None
        print(*words, sep="\t", file=self._process.stdin, flush=True)
        child, said = int(self._line()), [self._line()]
        if not step and said[-1] != ENDED:
            assert self._process.stdout is not None
            select.select([], [], [], dice.uniform(0, LATEST))
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        while said[-1] != ENDED:
            said.append(self._line())
        count, _, mark = said[-2].partition(" ") if len(said) > 1 else ("0", "", "")
        return int(count), mark

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().removesuffix("\n") or ENDED

    def close(self) -> str:
        """What they have complained of."""
        self._process.communicate()
        self._errors.seek(0)
        complaints = self._errors.read()
        self._errors.close()
        return complaints


@pytest.fixture
def players(tmp_path: Path) -> Iterator[Players]:
    found = Players(tmp_path)
    yield found
    assert found.close() == ""


def begin(path: Path, game_id: str, seed: int) -> None:
    """A new game in the place of one that is over; its copies go, too."""
    seats = max(2, game(game_id).seat_counts[0])
    plans: tuple[SeatPlan, ...] = (person("Ada"), *(bot("random"),) * (seats - 1))
    play = Play(setup_of(game_id, seats, seed))
    for generation in (1, 2, 3, 4):
        older(path, generation).unlink(missing_ok=True)
    path.write_bytes(write_record(record_of(play, plans, TakeBack.STRICT, program="1", id="a1")))


def kill_often(players: Players, folder: Path, game_id: str, times: int, seed: int) -> None:
    print(f"{game_id}: seed {seed}")
    path, running = folder / "a.lamplight", folder / "running"
    dice = random.Random(seed)
    begin(path, game_id, seed)
    before, mark, played = 0, "", 0
    for _ in range(times):
        count, said = players.play_and_die(path, running, dice)
        if count:
            before, mark, played = count, said, played + count - before
        opened = open_record(path)
        entries = opened.play.journal.entries
        assert len(entries) >= before
        assert not mark or mark_of(entries[:before]) == mark
        assert Running(running).left_behind() == [path]
        for generation in (1, 2, 3):
            copy = older(path, generation)
            assert not copy.exists() or open_record(copy)
        if opened.play.state.outcome is not None:
            begin(path, game_id, dice.randrange(1 << 30))
            before, mark = 0, ""
    assert played > times, "there was something to lose"


def test_killed_again_and_again(players: Players, tmp_path: Path) -> None:
    kill_often(players, tmp_path, "cartographers", 12, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game_id", game_ids())
def test_killed_two_hundred_times(
    players: Players, tmp_path: Path, game_id: str, part: int
) -> None:
    seed = random.SystemRandom().randrange(1 << 30)
    kill_often(players, tmp_path, game_id, KILLS, seed)
