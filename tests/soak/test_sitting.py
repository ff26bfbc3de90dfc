"""An hour of sitting: memory, widgets, handles, threads and processes do not grow."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import IO

import pytest
from PySide6.QtGui import QAccessible, QAction
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from models.places import EXTENSION
from rules.kernel.registry import game_ids
from tests.desktop.conftest import _haste, open_lamp
from tests.soak.counting import MEMORY, Census, Counts, grown
from tests.soak.mutating import samples
from tests.soak.sitter import Sitter

__all__ = ["_haste", "open_lamp"]

OpenLamp = Callable[..., Lamplight]
Sit = Callable[[Lamplight], "Sitting"]
SECONDS = int(os.environ.get("LAMPLIGHT_SITTING_SECONDS", "3600"))
"""How long somebody sits there in the soak."""
GAMES = os.environ.get("LAMPLIGHT_SITTING_GAMES", " ".join(game_ids())).split()
"""What is played meanwhile."""
WARM_UP = 2
"""Rounds in which everything is loaded and caches are filled."""


# ---------------------------------------------------------------- one round
class Sitting:
    """Counts after each round what is left when the start screen is there again."""

    def __init__(self, sitter: Sitter, folder: Path) -> None:
        self.sitter, self.folder = sitter, folder
        self._census = Census()
        self._found: list[Counts] = []

    def go_round(self, do: Callable[[Sitter, Path], object]) -> Counts:
        """Does something, and throws its records away."""
        do(self.sitter, self.folder)
        self.sitter.leave()
        self.sitter.session = None
        for each in self.sitter.folder.rglob(f"*{EXTENSION}*"):
            if each.is_file():
                each.unlink()
        self.sitter.lamp.controller.refresh_start()
        self._found.append(self._census.take())
        return self._found[-1]

    def grown(self, warm_up: int) -> dict[str, list[int]]:
        """What has grown after the first rounds."""
        self._census.close()
        return grown(self._found[warm_up:])


@pytest.fixture
def sit(qtbot: QtBot, tmp_path: Path) -> Callable[[Lamplight], Sitting]:
    return lambda lamp: Sitting(Sitter(lamp, qtbot), tmp_path)


def lines(rows: dict[str, list[int]]) -> str:
    return "".join(f"\n{name}: {' '.join(map(str, row))}" for name, row in rows.items())


# ---------------------------------------------------------------- a sample
def do_some(sitter: Sitter, folder: Path) -> None:
    """Something else with each game."""
    sitter.begin("cartographers", 3)
    sitter.change_looks(0)
    sitter.keep(folder, ".txt")
    sitter.look_back(samples("cartographers")[1])
    sitter.begin("root", 3)
    sitter.open_all(("open", "records"))
    sitter.begin("cthulhu_wars", 3)
    sitter.take_back()
    sitter.begin("feed_the_kraken", 3)
    sitter.play(2)
    sitter.cover_all(("F12",))
    sitter.begin("kinfire_council", 3)
    sitter.open_all(("edit_items",))


@pytest.fixture
def screen_reader() -> Iterator[None]:
    """What is on the screen is told to somebody."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


SHELLS = {
    *(f"Python: views.accessible.{kind}" for kind in ("BoardAcc", "ItemAcc", "Press")),
    *("Python: builtins.dict", "Python: weakref.ReferenceType"),
}
"""What Qt's binding keeps of each element that a screen reader was told of: not the element."""


@pytest.mark.usefixtures("screen_reader")
def test_nothing_grows_from_round_to_round(open_lamp: OpenLamp, sit: Sit) -> None:
    sitting = sit(open_lamp())
    for _ in range(4):
        sitting.go_round(do_some)
    rows = sitting.grown(1)
    rows.pop(MEMORY, None)  # a few rounds tell nothing of it
    assert not rows.keys() - SHELLS, lines(rows)


def test_what_is_left_behind_would_be_found(open_lamp: OpenLamp, sit: Sit) -> None:
    kept: list[tuple[QAction, IO[str]]] = []

    def leave_behind(sitter: Sitter, _: Path) -> None:
        file = Path(os.devnull).open()  # noqa: SIM115
        kept.append((QAction(sitter.window), file))

    sitting = sit(open_lamp())
    for _ in range(3):
        sitting.go_round(leave_behind)
    names = set(sitting.grown(0))
    for _, file in kept:
        file.close()
    assert {"Qt: QAction", "Python: _io.TextIOWrapper", "open handles"} <= names


# ---------------------------------------------------------------- at length
def rounds(seconds: float) -> Iterator[int]:
    """Numbers until the time is over."""
    began, number = time.monotonic(), 0
    while number < WARM_UP + 3 or time.monotonic() - began < seconds:
        yield number
        number += 1


def do_all(sitter: Sitter, folder: Path, seed: int) -> None:
    """All that a person does with each game."""
    for game_id in GAMES:
        do_all_with(game_id, sitter, folder, seed)


def do_all_with(game_id: str, sitter: Sitter, folder: Path, seed: int) -> None:
    sitter.begin(game_id, seed)
    sitter.play(30)
    sitter.take_back()
    sitter.ask()
    sitter.open_all()
    sitter.cover_all()
    sitter.change_looks()
    sitter.keep(folder, ".txt", ".json", ".png", ".pdf")
    sitter.play(5)
    sitter.begin_again()
    sitter.play(5)
    sitter.look_back(samples(game_id)[1])
    sitter.leave()


@pytest.mark.soak
def test_nothing_grows_in_an_hour_of_sitting(open_lamp: OpenLamp, sit: Sit) -> None:
    seed = random.SystemRandom().randrange(1 << 30)
    print(f"seed {seed}")
    sitting = sit(open_lamp(has_processes=True))
    for number in rounds(SECONDS):
        found = sitting.go_round(partial(do_all, seed=seed + number))
        print(f"round {number}: {found[MEMORY]} {MEMORY}")
    rows = sitting.grown(WARM_UP)
    assert not rows, lines(rows)
