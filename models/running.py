"""Which games are being played right now, and which a crash has left behind.

Each running game has a small mark and a lock. The system lets go of a lock when its process ends,
however it ends: a mark without a holder is a game that stopped without being closed.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec
from PySide6.QtCore import QLockFile

from models.files import write_safely


class _Mark(msgspec.Struct, frozen=True):
    path: str


class Running:
    """The marks of one user's games."""

    def __init__(self, folder: Path) -> None:
        """`folder`: where the marks lie; made when it is needed."""
        self._folder = folder
        self._locks: dict[str, QLockFile] = {}

    def begin(self, id: str, path: Path) -> bool:
        """Marks a game as running. False where another window plays it already.

        Where no mark can be written the game runs without one.
        """
        lock = self._lock(id)
        if lock is None:
            return True
        if not lock.tryLock(0):
            return lock.error() is not QLockFile.LockError.LockFailedError
        self._locks[id] = lock
        with contextlib.suppress(OSError):
            write_safely(self._mark(id), msgspec.json.encode(_Mark(str(path))))
        return True

    def end(self, id: str) -> None:
        """The game was closed in good order."""
        _remove(self._mark(id))
        lock = self._locks.pop(id, None)
        if lock is not None:
            lock.unlock()

    def left_behind(self) -> list[Path]:
        """The records of games that stopped without being closed, newest first."""
        marks = sorted(self._folder.glob("*.json"), key=_age, reverse=True)
        return [path for mark in marks if (path := self._abandoned(mark)) is not None]

    def forget(self) -> None:
        """The user knows of what was left behind: it is not offered again."""
        for mark in self._folder.glob("*.json"):
            if self._abandoned(mark) is not None:
                _remove(mark)

    def _abandoned(self, mark: Path) -> Path | None:
        lock = self._lock(mark.stem) if mark.stem not in self._locks else None
        if lock is None or not lock.tryLock(0):
            return None
        lock.unlock()
        try:
            path = Path(msgspec.json.decode(mark.read_bytes(), type=_Mark).path)
        except (OSError, ValueError):
            return None
        return path if path.exists() else None

    def _lock(self, id: str) -> QLockFile | None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return None
        lock = QLockFile(str(self._folder / f"{id}.lock"))
        lock.setStaleLockTime(0)
        return lock

    def _mark(self, id: str) -> Path:
        return self._folder / f"{id}.json"


def _remove(mark: Path) -> None:
    with contextlib.suppress(OSError):
        mark.unlink(missing_ok=True)


def _age(mark: Path) -> float:
    try:
        return mark.stat().st_mtime
    except OSError:
        return 0.0
