"""Games written off the window's thread, in order; a decision counts once its write returned."""

from __future__ import annotations

import threading
import time
from collections import deque
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from models.files import write_safely
from models.keeper import Keeper
from models.places import version
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import Record, SeatPlan, Standing, record_of, write_record
from rules.kernel.text import QT_TRANSLATE_NOOP, Text, add_sentences, plain, say

GENERATIONS = 3
"""How many older generations of a game are kept."""
OLDER = "older"
"""The folder beside a game's file in which they lie."""
PATIENCE = 4_000
"""Milliseconds after which play goes on though a write has not returned."""


class _Job(msgspec.Struct, frozen=True):
    number: int
    path: Path
    record: Record
    moves_on: bool
    """Whether the file that is there becomes an older generation first."""


class SaveQueue(QObject):
    """One thread that writes records in the order in which they come.

    Of several that wait for the same file the newest is written: it holds all the others do.
    """

    written = Signal(int)
    """Every record up to this number lies on the disk."""
    failed = Signal(int, str)
    """The record of this number could not be written, and why."""

    def __init__(self, parent: QObject | None = None) -> None:
        """The thread begins with the first record."""
        super().__init__(parent)
        self._jobs: deque[_Job] = deque()
        self._news = threading.Condition()
        self._last = 0
        self._done = 0
        self._closing = False
        self._thread: threading.Thread | None = None

    def put(self, path: Path, record: Record, moves_on: bool = False) -> int:
        """Takes a record; returns its number. `moves_on`: a round has ended, keep the old file."""
        with self._news:
            self._last += 1
            self._jobs.append(_Job(self._last, path, record, moves_on))
            self._news.notify_all()
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="saves", daemon=True)
                self._thread.start()
            return self._last

    def flush(self, seconds: float = 10) -> bool:
        """Waits until all is written; False where the disk does not answer in time."""
        with self._news:
            last = self._last
            return self._news.wait_for(lambda: self._done >= last, seconds)

    def close(self) -> bool:
        """Writes what waits and ends the thread; False where the disk does not answer."""
        done = self.flush()
        with self._news:
            self._closing = True
            self._news.notify_all()
        if self._thread is not None and done:
            self._thread.join(5)
        return done

    # ------------------------------------------------------------ in the thread
    def _run(self) -> None:
        while True:
            with self._news:
                self._news.wait_for(lambda: self._jobs or self._closing)
                if not self._jobs:
                    return
                job = self._newest()
            why = "?"
            try:
                why = self._write(job)
            finally:
                # Also where our own code fails: the game must hear of it, then the thread ends.
                self._tell(job.number, why)

    def _tell(self, number: int, why: str) -> None:
        if why:
            self.failed.emit(number, why)
        else:
            self.written.emit(number)
        with self._news:
            self._done = number
            self._news.notify_all()

    def _newest(self) -> _Job:
        """The next job, or the last of those behind it that make it needless."""
        job = self._jobs.popleft()
        while self._jobs and self._jobs[0].path == job.path and not self._jobs[0].moves_on:
            later = self._jobs.popleft()
            job = msgspec.structs.replace(later, moves_on=job.moves_on)
        return job

    def _write(self, job: _Job) -> str:
        """Writes one record; returns why it could not, or nothing."""
        raw = write_record(job.record)
        try:
            if job.moves_on:
                move_on(job.path)
            write_safely(job.path, raw)
        except OSError as fault:
            return fault.strerror or str(fault)
        return ""


# ---------------------------------------------------------------- older generations
def older(path: Path, generation: int) -> Path:
    """Where an older generation of a game lies: 1 is the newest of them."""
    return path.parent / OLDER / f"{path.stem}.{generation}{path.suffix}"


def is_older(path: Path) -> bool:
    """Whether a file is an older generation of a game."""
    return path.parent.name == OLDER


def move_on(path: Path) -> None:
    """Keeps a copy of the file as the newest older generation. Raises OSError."""
    if not path.exists():
        return
    for generation in range(GENERATIONS - 1, 0, -1):
        if older(path, generation).exists():
            older(path, generation).replace(older(path, generation + 1))
    write_safely(older(path, 1), path.read_bytes())


# ---------------------------------------------------------------- one game's file
class GameFile(msgspec.Struct, frozen=True):
    """What a record holds besides the game itself."""

    path: Path
    seats: tuple[SeatPlan, ...]
    take_back: TakeBack
    id: str
    started: int
    earlier: tuple[str, ...] = ()
    standing: tuple[Standing, ...] = ()
    """As it was opened; what stands now is the session's affair."""


class FileKeeper(Keeper):
    """Keeps one game in its file."""

    def __init__(self, queue: SaveQueue, file: GameFile, parent: QObject | None = None) -> None:
        """The queue is shared by all games of the program."""
        super().__init__(parent)
        self._queue = queue
        self.file = file
        self._first = self._last = self._settled = 0
        self._chapter: int | None = None
        self._failing = False
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(PATIENCE)
        self._slow.timeout.connect(self._lose_patience)
        queued = Qt.ConnectionType.QueuedConnection
        queue.written.connect(self._hear_written, queued)
        queue.failed.connect(self._hear_failed, queued)

    @property
    def is_busy(self) -> bool:
        """Whether a write has not returned yet."""
        return self._settled < self._last

    def keep(self, play: Play) -> None:
        """Takes the game as it is now; returns at once."""
        record = self.record(play)
        chapter = play.game.chapter(play.state)
        moves_on = self._chapter is not None and chapter != self._chapter
        self._chapter = chapter
        self._last = self._queue.put(self.file.path, record, moves_on)
        self._first = self._first or self._last
        if not self._slow.isActive():
            self._slow.start()

    def record(self, play: Play) -> Record:
        """The game as a record."""
        return record_of(
            play,
            self.file.seats,
            self.file.take_back,
            program=version(),
            id=self.file.id,
            started=self.file.started,
            saved=int(time.time()),
            standing=self.standing(),
            earlier=self.file.earlier,
        )

    def move_to(self, path: Path) -> None:
        """«Save as»: from now on the game is kept there; the old file stays."""
        self.file = msgspec.structs.replace(self.file, path=path)
        self._chapter = None
        self._failing = False

    def close(self) -> None:
        """Returns when all is written."""
        self._slow.stop()
        self._queue.flush()

    # ------------------------------------------------------------ what the queue tells
    def _hear_written(self, number: int) -> None:
        if not self._concerns(number):
            return
        self._failing = False
        self._settle(number)
        if not self.is_busy:
            self.saved.emit()

    def _hear_failed(self, number: int, why: str) -> None:
        if self._concerns(number):
            folder = plain(str(self.file.path.parent))
            self._complain(say("models.save_failed", folder=folder, why=plain(why)))
            self._settle(number)

    def _concerns(self, number: int) -> bool:
        """Numbers count all games of the program; those before our first are others'."""
        return bool(self._first) and number >= self._first

    def _settle(self, number: int) -> None:
        self._settled = max(self._settled, min(number, self._last))
        if not self.is_busy:
            self._slow.stop()
            self.settled.emit()

    def _lose_patience(self) -> None:
        """A disk that does not answer must not hold the game up."""
        self._complain(say("models.save_slow"))
        self._settled = self._last
        self.settled.emit()

    def _complain(self, notice: Text) -> None:
        if not self._failing:
            self._failing = True
            self.failed.emit(notice)


add_sentences(
    "models",
    {
        "models.save_failed": QT_TRANSLATE_NOOP(
            "models",
            "The game cannot be saved in {folder} ({why}). You can play on; «Save as» keeps it"
            " elsewhere.",
        ),
        "models.save_slow": QT_TRANSLATE_NOOP(
            "models", "The disk takes long to save the game. You can play on."
        ),
    },
)
