"""Which games are being played right now, by whom, and which a crash has left behind.

A game has one owner, by a lock beside its file: a copy of a folder is another game. Each running
game has a small mark, too; a mark whose game nobody owns is one that stopped without being closed.
"""

from __future__ import annotations

import contextlib
import threading
from enum import Enum
from pathlib import Path

import msgspec
from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from models.files import fingerprint, led_to, named_beside, path_of, path_text, write_safely
from models.locks import FileLock
from rules.kernel.door import MOST_SETTINGS, Unreadable, decode_json, read_file
from rules.kernel.record import MOST_PACKED

WANTED, KEPT = b"wanted", b"kept"
"""What stands in a lock: another window asks for the game; its owner cannot save it now."""
LOOKS_EVERY, PATIENCE = 100, 5_000
"""Milliseconds between two looks whether the owner has answered, and how long one waits for it."""


def lock_of(path: Path) -> FileLock:
    """The lock of a game: beside its file, whatever link leads there."""
    return FileLock(named_beside(led_to(path), ".", ".lock"))


class Grip:
    """What makes a game's file ours. No QObject: the thread that writes asks it, too."""

    def __init__(self, path: Path) -> None:
        """Takes nothing yet."""
        self.path = path
        self.lock = lock_of(path)
        self.fingerprint = ""
        """Of the file as this window has read or written it; empty: there is none yet."""
        self._guard = threading.Lock()

    def take(self) -> bool:
        """Own the file from now on. False where somebody else does.

        True, too, where no lock can be made: such a folder takes no file either.
        """
        is_ours = self._take()
        if is_ours:
            self.note()
        return is_ours

    def note(self) -> None:
        """What the file holds now is what this window has read or written."""
        self.fingerprint = _content(self.path)

    def may_write(self) -> bool:
        """Whether the file is still ours and as we know it, or gone."""
        with self._guard:
            return self._take() and _content(self.path) in ("", self.fingerprint)

    def is_nobody_else_s(self) -> bool:
        """Whether no other window has the file, whatever it holds by now."""
        with self._guard:
            return self._take()

    def let_go(self) -> None:
        """It is nobody's from now on."""
        with self._guard:
            self.lock.give_back()

    def _take(self) -> bool:
        try:
            return self.lock.take()
        except OSError:
            return True


class Holding(QObject):
    """A game's file in the hands of this window, which hears of whoever asks for it."""

    wanted = Signal()
    """Another window asks for the game: give it back, or `refuse()`."""
    lost = Signal()
    """Another window has taken it: nobody answered here."""

    def __init__(self, grip: Grip, parent: QObject | None = None) -> None:
        """The file has been taken."""
        super().__init__(parent)
        self.grip = grip
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._look)
        self.watch()

    def watch(self) -> None:
        """Watches the lock that is there now: another one is made where it was taken away."""
        path = str(self.grip.lock.path)
        if self.grip.lock.is_held and path not in self._watcher.files():
            self._watcher.addPath(path)

    def refuse(self) -> None:
        """Tell whoever asked that the game cannot be given away now."""
        self.grip.lock.say(KEPT)

    def give_back(self) -> None:
        """The game was put away in good order."""
        if files := self._watcher.files():
            self._watcher.removePaths(files)
        self.grip.let_go()

    def _look(self) -> None:
        if self.grip.lock.is_held:
            if self.grip.lock.said() == WANTED:
                self.wanted.emit()
        elif self.grip.may_write():
            self.watch()
        else:
            self.lost.emit()


class Answer(Enum):
    """How asking for a game has ended."""

    OURS = "ours"
    KEPT = "kept"
    """Its owner has decisions that it cannot save."""


class Asking(QObject):
    """Asks the owner of a game for it. Who does not answer in time has lost it; but not where the
    disk does not take the question or the answer: it takes no decisions either."""

    answered = Signal(object)
    """Answer: the game can be opened now, or it cannot."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """Begins at once."""
        super().__init__(parent)
        self._lock = lock_of(path)
        self._left = PATIENCE // LOOKS_EVERY
        self._timer = QTimer(self)
        self._timer.setInterval(LOOKS_EVERY)
        self._timer.timeout.connect(self._look)
        self._lock.say(WANTED)
        self._timer.start()

    def _look(self) -> None:
        self._left -= 1
        if is_free(self._lock):
            self._end(Answer.OURS)
        elif self._lock.said() != WANTED:
            self._end(Answer.KEPT)
        elif self._left <= 0:
            with contextlib.suppress(OSError):
                self._lock.path.unlink()  # the owner sees before its next write that it has lost it
            self._end(Answer.OURS)

    def _end(self, answer: Answer) -> None:
        self._timer.stop()
        self.answered.emit(answer)


class _Mark(msgspec.Struct, frozen=True):
    path: str


class Running:
    """The marks of one user's games."""

    def __init__(self, folder: Path) -> None:
        """`folder`: where the marks lie; made when it is needed."""
        self._folder = folder
        self._mine: set[Path] = set()

    def begin(self, path: Path, parent: QObject | None = None) -> Holding | None:
        """Own a game and mark it as running. None where another window plays it already.

        Where no mark can be written the game runs without one.
        """
        grip = Grip(path)
        if not grip.take():
            return None
        self._mine.add(path)
        with contextlib.suppress(OSError):
            write_safely(self._mark(path), msgspec.json.encode(_Mark(path_text(path))))
        return Holding(grip, parent)

    def end(self, holding: Holding) -> None:
        """The game was closed in good order."""
        self._mine.discard(holding.grip.path)
        _remove(self._mark(holding.grip.path))
        holding.give_back()
        holding.deleteLater()

    def left_behind(self) -> list[Path]:
        """The records of games that stopped without being closed, in no order."""
        marks = self._folder.glob("*.json")
        return [path for mark in marks if (path := self._abandoned(mark)) is not None]

    def forget(self) -> None:
        """The user knows of what was left behind: it is not offered again."""
        for mark in self._folder.glob("*.json"):
            if self._abandoned(mark) is not None:
                _remove(mark)

    def _abandoned(self, mark: Path) -> Path | None:
        try:
            path = path_of(decode_json(read_file(mark, MOST_SETTINGS), _Mark).path)
            is_there = path.is_file()
        except (OSError, ValueError):
            return None
        return path if is_there and path not in self._mine and is_free(lock_of(path)) else None

    def _mark(self, path: Path) -> Path:
        """By the place of the file: an id is only what a file says of itself."""
        name = fingerprint(str(led_to(path)).encode(errors="surrogateescape"))
        return self._folder / f"{name[:24]}.json"


def is_free(lock: FileLock) -> bool:
    """Whether nobody has it; what a killed process has left of it is removed."""
    if not lock.path.exists():
        return True
    try:
        is_ours = lock.take()
    except OSError:
        return True
    lock.give_back()
    return is_ours


def _content(path: Path) -> str:
    """The fingerprint of a file; empty where there is none, or none that can be read."""
    try:
        return fingerprint(read_file(path, MOST_PACKED))
    except Unreadable:
        return ""


def _remove(mark: Path) -> None:
    with contextlib.suppress(OSError):
        mark.unlink(missing_ok=True)
