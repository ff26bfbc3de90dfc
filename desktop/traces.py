"""What is left of a crash that Python cannot catch: where in the code each thread was.

Python's faulthandler writes it while the process dies, into a file that was opened at the start.
It knows files, lines and functions, no values: nothing of a game, nobody's cards.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from models.locks import FileLock
from rules.kernel.door import Unreadable, read_file

ROOT = Path(__file__).resolve().parent.parent
MOST_KEPT = 10
"""Files of each kind in the folder of logs; the oldest go first."""
MOST_BYTES = 256 << 10
"""So long is a file in the folder of logs at most."""
MOST_TRACE = 2 << 20
"""So long may one be that a process has left: a hundred threads, a hundred lines each (bytes)."""
RUNNING, CRASHED, REPORT = "trace", "crash", "report"
"""How files begin: of a program that runs, of one that crashed, what a person has kept."""

_LINES = re.compile(
    r'  File "(?P<file>[^"]*)", line \d+ in \S+|'
    r"Fatal Python error: [\w ]+|Windows fatal exception: [\w ]+|"
    r"(Current thread|Thread) 0x[0-9a-f]+ .*|  \.\.\.|  <no Python frame>"
)


class Trace:
    """The file of this process; it goes with a good end."""

    def __init__(self, folder: Path) -> None:
        """Opens nothing yet."""
        self._path = folder / f"{RUNNING}-{_moment()}-{os.getpid()}.txt"
        self._lock = _lock_of(self._path)
        self._file: BinaryIO | None = None

    def begin(self) -> None:
        """Write crashes down from now on: into the file or, where it cannot be, to stderr."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.take()
            self._file = self._path.open("wb")
            faulthandler.enable(self._file)
        except OSError:
            with contextlib.suppress(OSError, ValueError):
                faulthandler.enable()

    def end(self) -> None:
        """The program has come to a good end."""
        faulthandler.disable()
        if self._file is not None:
            self._file.close()
            self._path.unlink(missing_ok=True)
        self._lock.give_back()


def take_found(folder: Path) -> list[str]:
    """The lines of crashes that nobody has been told of, the newest first; told now.

    Processes that still run keep theirs. What ended without a word has left nothing.
    """
    lines: list[str] = []
    with contextlib.suppress(OSError):
        for path in _files(folder, RUNNING):
            lock = _lock_of(path)
            if lock.take():
                lines += _settle(path)
                lock.give_back()
        tidy(folder)
    return lines


def _settle(path: Path) -> list[str]:
    """The lines of one file, which is kept as one that has been told of; an empty one goes."""
    lines = list(_code_lines(_read(path)))
    if lines:
        path.replace(path.with_name(path.name.replace(RUNNING, CRASHED, 1)))
    else:
        path.unlink()
    return lines


def _read(path: Path) -> bytes:
    """Nothing where no trace of a program could be so long."""
    try:
        return read_file(path, MOST_TRACE)
    except Unreadable:
        return b""


def _code_lines(raw: bytes) -> Iterator[str]:
    """Only what faulthandler writes, without the folders in which the program lies."""
    for line in raw.decode("ascii", "replace").splitlines():
        found = _LINES.fullmatch(line)
        if found is not None:
            file = found["file"]
            yield line if file is None else line.replace(file, _shortened(Path(file)))


def _shortened(path: Path) -> str:
    if path.is_relative_to(ROOT) and ".venv" not in path.parts:
        return path.relative_to(ROOT).as_posix()
    return "/".join(path.parts[-2:])


def tidy(folder: Path) -> None:
    """Keep the newest files of each kind."""
    for kind in (CRASHED, REPORT):
        for old in _files(folder, kind)[MOST_KEPT:]:
            with contextlib.suppress(OSError):
                old.unlink()


def _files(folder: Path, kind: str) -> list[Path]:
    """Regular files of a kind, the newest first: their names begin with their time."""
    found = (path for path in folder.glob(f"{kind}-*.txt") if path.is_file())
    return sorted((path for path in found if not path.is_symlink()), reverse=True)


def _lock_of(path: Path) -> FileLock:
    return FileLock(path.with_suffix(".lock"))


def _moment() -> str:
    return time.strftime("%Y%m%d-%H%M%S")
