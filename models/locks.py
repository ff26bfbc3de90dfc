"""A lock that the system itself lets go of when its process ends, however it ends.

The system locks the open file, not its name or its content: a copy of the file is not locked, and
no number of a process that ended long ago keeps anybody out.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from pathlib import Path

_FAR = 1 << 30
"""Windows locks bytes and lets nobody read them: one that lies behind all content is locked."""
_MOMENT, _MOST = 0.01, 64
_NO_LINKS = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
"""A lock that came with somebody's folder leads nowhere else and holds nobody up."""


class FileLock:
    """One lock by the name of a file, which is made for it and goes with it."""

    def __init__(self, path: Path) -> None:
        """Takes nothing yet."""
        self.path = path
        self._handle: int | None = None

    @property
    def is_held(self) -> bool:
        """Whether it is ours: taken, and its file neither gone nor another one by now."""
        return self._handle is not None and _is_file(self._handle, self.path)

    def take(self, seconds: float = 0) -> bool:
        """Take it, waiting so long at most. False where somebody else has it.

        Raises OSError where the file cannot be made or the file system knows no locks.
        """
        moments = int(seconds / _MOMENT)
        while not self._try():
            if moments <= 0:
                return False
            moments -= 1
            threading.Event().wait(_MOMENT)
        return True

    def give_back(self) -> None:
        """Let go of it; its file goes, too. Nothing where it is not ours."""
        handle, self._handle = self._handle, None
        if handle is None:
            return
        if _is_file(handle, self.path):
            with contextlib.suppress(OSError):
                self.path.unlink()  # while it is ours: whoever waits for it looks anew
        _unlock(handle)
        os.close(handle)
        if os.name == "nt":
            with contextlib.suppress(OSError):
                self.path.unlink()  # nobody may while it is open

    def say(self, word: bytes) -> None:
        """Write a word for others into a lock that is there, whoever has it; where that fails none
        stands there."""
        with contextlib.suppress(OSError):
            handle = os.open(self.path, os.O_RDWR | _NO_LINKS)
            try:
                _write(handle, word)
            finally:
                os.close(handle)

    def said(self) -> bytes:
        """The word that stands there; empty where none does."""
        try:
            handle = os.open(self.path, os.O_RDONLY | _NO_LINKS)
        except OSError:
            return b""
        try:
            return os.read(handle, _MOST).strip()
        except OSError:
            return b""
        finally:
            os.close(handle)

    def _try(self) -> bool:
        if self.is_held:
            return True
        self.give_back()
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT | _NO_LINKS, 0o600)
        try:
            is_locked = _lock(handle) and _is_file(handle, self.path)
        except OSError:
            os.close(handle)
            raise
        if not is_locked:
            os.close(handle)
            return False
        self._handle = handle
        _write(handle, b"")
        return True


def _write(handle: int, word: bytes) -> None:
    """All words have the same length: on a full disk the room of the first is there for others."""
    with contextlib.suppress(OSError):
        os.lseek(handle, 0, os.SEEK_SET)
        if os.write(handle, word.ljust(_MOST)) == _MOST:
            return
    with contextlib.suppress(OSError):
        os.ftruncate(handle, 0)


def _is_file(handle: int, path: Path) -> bool:
    """Whether an open file is the one that lies there under this name."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except OSError:
        return False


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        os.lseek(handle, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

    def _unlock(handle: int) -> None:
        os.lseek(handle, _FAR, os.SEEK_SET)
        with contextlib.suppress(OSError):
            msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _unlock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_UN)
