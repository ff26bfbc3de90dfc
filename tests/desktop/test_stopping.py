"""The system or a terminal ends the program: in good order, and no decision is broken off."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app import Lamplight
from desktop.stopping import NAMES, Stopping
from models.crash_markers import Running
from models.places import EXTENSION, places
from models.records import open_record
from tests.desktop.helpers import Person
from tests.desktop.test_saving import Disk, box_of

ROOT = Path(__file__).resolve().parents[2]
PLAYS = """
import sys
from desktop import __main__, app
from models.session import GameSession
def keep(self, keep=GameSession.keep):
    keep(self)
    print("plays", flush=True)
GameSession.keep = keep
sys.exit(__main__.main(sys.argv[1:]))
"""
HERE = [each for each in NAMES if hasattr(signal, each)]


@pytest.fixture
def hear(lamp: Lamplight) -> Iterator[Stopping]:
    """As the program does it."""
    stopping = Stopping(lamp)
    stopping.asked.connect(lamp.stop)
    stopping.begin()
    yield stopping
    stopping.end()


@pytest.mark.parametrize("name", HERE)
def test_each_signal_closes_the_window(
    lamp: Lamplight, hear: Stopping, qtbot: QtBot, name: str
) -> None:
    os.kill(os.getpid(), getattr(signal, name))
    qtbot.waitUntil(lambda: not lamp.window.isVisible())


def test_what_was_ignored_at_the_start_stays_ignored() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    stopping = Stopping()
    stopping.begin()
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    stopping.end()
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def test_an_unsaved_game_is_asked_about_once(
    disk: Disk, sit: Callable[..., Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit("raid", persons=1, bots=1)
    disk.full = True
    person.act()
    person.wait()
    ends: list[None] = []
    monkeypatch.setattr(QApplication, "exit", lambda *_: ends.append(None))
    person.lamp.stop()
    assert box_of(person).isVisible()
    assert not ends
    person.lamp.stop()
    assert ends


def test_ctrl_c_in_a_terminal_ends_all_processes_without_a_word(tmp_path: Path) -> None:
    """It goes to the window and to those in which its bots think, too."""
    words = [sys.executable, "-c", PLAYS, "--data-dir", str(tmp_path), "--new", "cartographers"]
    process = subprocess.Popen(
        [*words, "--bots", "novice"],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "plays\n"
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=30)
    assert (process.returncode, said) == (0, "")
    found = places(tmp_path)
    (record,) = found.records.glob(f"*{EXTENSION}")
    assert open_record(record)
    assert not Running(found.data / "running").left_behind()
    assert not list(found.logs.iterdir())
