"""What is left of a crash that Python cannot catch."""

from __future__ import annotations

import faulthandler
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel

from desktop.app import Lamplight
from desktop.crash import keep_report
from desktop.traces import MOST_BYTES, MOST_KEPT, Trace, take_found
from models.places import Places, places

ROOT = Path(__file__).resolve().parents[2]
CRASHES = """
import faulthandler
import sys
from PySide6.QtCore import QTimer
from desktop.__main__ import main

def die(secret="the card of Ada"):
    faulthandler._sigsegv()

QTimer.singleShot(0, lambda: QTimer.singleShot(0, globals()[sys.argv[2]]))
main(["--data-dir", sys.argv[1], "--safe-mode"])
"""
QUITS = CRASHES.replace("faulthandler._sigsegv()", "QApplication.instance().quit()").replace(
    "QTimer\n", "QTimer\nfrom PySide6.QtWidgets import QApplication\n"
)


@pytest.fixture(autouse=True)
def _watched_again() -> Iterator[None]:
    """The tests themselves are watched by a faulthandler, of which there is one in a process."""
    yield
    faulthandler.enable(sys.__stderr__)


def start(script: str, folder: Path) -> int:
    """The program as a process of its own; its status."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", script, str(folder), "die"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=60)
    return done.returncode


def test_a_crash_of_the_program_is_told_at_the_next_start(
    tmp_path: Path, open_lamp: Callable[..., Lamplight], user_places: Places
) -> None:
    assert start(CRASHES, tmp_path) == -signal.SIGSEGV
    logs = places(tmp_path).logs
    (written,) = logs.glob("*.txt")
    user_places.logs.mkdir(parents=True, exist_ok=True)
    written.rename(user_places.logs / written.name)
    lamp = open_lamp()
    said = [label.text() for label in lamp.controller.start.findChildren(QLabel)]
    assert any(each.startswith("Lamplight stopped unexpectedly last time.") for each in said)
    lines = lamp.controller.reading.about_lines()
    assert "Fatal Python error: Segmentation fault" in lines
    assert any('File "desktop/app.py"' in line for line in lines)
    assert "secret" not in "".join(lines)
    assert str(ROOT) not in "".join(lines)
    assert take_found(user_places.logs) == [], "it is told once"


def test_a_good_end_leaves_nothing(tmp_path: Path) -> None:
    assert start(QUITS, tmp_path) == 0
    assert list(places(tmp_path).logs.iterdir()) == []


def test_what_runs_keeps_its_file_and_what_was_killed_leaves_none(tmp_path: Path) -> None:
    running, killed = Trace(tmp_path), tmp_path / "trace-20260101-000000-1.txt"
    running.begin()
    killed.touch()
    assert take_found(tmp_path) == []
    assert not killed.exists()
    assert len(list(tmp_path.glob("trace-*.txt"))) == 1
    running.end()
    assert list(tmp_path.iterdir()) == []
    assert not faulthandler.is_enabled()


def test_only_lines_of_code_are_told(tmp_path: Path) -> None:
    words = [
        "Fatal Python error: Aborted",
        "Ada holds the Eyrie",
        f'  File "{ROOT}/a.py", line 3 in f',
    ]
    (tmp_path / "trace-20260101-000000-1.txt").write_text("\n".join(words))
    assert take_found(tmp_path) == [words[0], '  File "a.py", line 3 in f']


def test_a_folder_that_takes_no_files_holds_nothing_up(tmp_path: Path) -> None:
    (tmp_path / "logs").touch()
    trace = Trace(tmp_path / "logs")
    trace.begin()
    trace.end()
    assert take_found(tmp_path / "logs") == []


def test_the_folder_of_logs_does_not_grow(tmp_path: Path) -> None:
    for number in range(2 * MOST_KEPT):
        for kind in ("report", "crash"):
            (tmp_path / f"{kind}-20250101-0000{number:02}.txt").touch()
    newest = keep_report(tmp_path, ["x" * 1000] * 1000)
    assert newest.exists()
    assert newest.stat().st_size <= MOST_BYTES
    assert len(list(tmp_path.iterdir())) == 2 * MOST_KEPT
