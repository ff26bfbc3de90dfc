"""Games written off the window's thread, in order; a decision counts once its write returned."""

from __future__ import annotations

import contextlib
import os
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal

from models.autosave import Autosave
from models.crash_markers import Grip, Holding
from models.files import PAUSES, behind_link, named_beside, sync_folder, written_beside
from models.places import version
from rules.kernel.door import Unreadable, read_file
from rules.kernel.journal import Entry
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import (
    MOST_PACKED,
    Record,
    SeatPlan,
    Standing,
    read_record,
    record_of,
    write_record,
)
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
    grip: Grip | None = None
    """What makes the file ours, where it may be played elsewhere, too."""
    may_make_folder: bool = True
    """False once the game has been there: a folder that went away comes back, or it does not."""


class _Disowned(Exception):
    """The file is another window's by now, or something else has changed it."""


class SaveQueue(QObject):
    """One thread that writes records in the order in which they come.

    Of several that wait for the same file the newest is written: it holds all the others do.
    """

    written = Signal(int)
    """Every record up to this number lies on the disk."""
    failed = Signal(int, str)
    """The record of this number could not be written, and why."""
    disowned = Signal(int)
    """The record of this number was not written: another window has its file, or had it and
    played on."""
    strayed = Signal(int)
    """The record of this number was not written: something else has changed its file, which does
    not hold what was decided here."""

    def __init__(self, parent: QObject | None = None) -> None:
        """The thread begins with the first record."""
        super().__init__(parent)
        self._jobs: deque[_Job] = deque()
        self._news = threading.Condition()
        self._last = 0
        self._done = 0
        self._closing = False
        self._owed: set[Path] = set()
        """Files that could not be written when a round had ended: the next write keeps the old."""
        self._thread: threading.Thread | None = None

    def put(
        self,
        path: Path,
        record: Record,
        moves_on: bool = False,
        grip: Grip | None = None,
        may_make_folder: bool = True,
    ) -> int:
        """Takes a record; returns its number. `moves_on`: a round has ended, keep the old file."""
        with self._news:
            self._last += 1
            job = _Job(self._last, path, record, moves_on, grip, may_make_folder)
            self._jobs.append(job)
            self._news.notify_all()
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="saves", daemon=True)
                self._thread.start()
            return self._last

    def flush(self, seconds: float = 10) -> bool:
        """Waits until every write has returned, well or badly; False where one does not in time."""
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
            tell: Callable[[], object] = partial(self.failed.emit, job.number, "?")
            try:
                tell = self._write(job)
            finally:
                # Also where our own code fails: the game must hear of it, then the thread ends.
                tell()
                with self._news:
                    self._done = job.number
                    self._news.notify_all()

    def _newest(self) -> _Job:
        """The next job, or the last of those behind it that make it needless."""
        job = self._jobs.popleft()
        while self._jobs and self._jobs[0].path == job.path and not self._jobs[0].moves_on:
            later = self._jobs.popleft()
            job = msgspec.structs.replace(later, moves_on=job.moves_on)
        return job

    def _write(self, job: _Job) -> Callable[[], None]:
        """Writes one record; returns what is to be told of it."""
        moves_on = job.moves_on or job.path in self._owed
        try:
            if job.may_make_folder:
                job.path.parent.mkdir(parents=True, exist_ok=True)
            write_game(job.path, write_record(job.record), moves_on, job.grip)
        except _Disowned:
            told = self.strayed if _has_strayed(job) else self.disowned
            return partial(told.emit, job.number)
        except OSError as fault:
            if moves_on:
                self._owed.add(job.path)
            return partial(self.failed.emit, job.number, fault.strerror or str(fault))
        self._owed.discard(job.path)
        return partial(self.written.emit, job.number)


def _has_strayed(job: _Job) -> bool:
    """Whether no window has the file, and what lies there lacks something of the record."""
    if job.grip is None or not job.grip.is_nobody_else_s():
        return False
    ours = read_record(write_record(job.record)).journal  # with what a file says of names, too
    try:
        theirs = read_record(read_file(job.path, MOST_PACKED)).journal
    except Unreadable:
        return True
    return theirs.setup != ours.setup or theirs.entries[: len(ours.entries)] != ours.entries


# ---------------------------------------------------------------- older generations
def older(path: Path, generation: int) -> Path:
    """Where an older generation of a game lies, beside what a link leads to: 1 is the newest."""
    found = behind_link(path)
    stem, ending = found.parent / OLDER / found.stem, f".{generation}{found.suffix}"
    return named_beside(stem, "", ending)


def is_older(path: Path) -> bool:
    """Whether a file is an older generation of a game."""
    return path.parent.name == OLDER


def write_game(path: Path, raw: bytes, moves_on: bool, grip: Grip | None = None) -> None:
    """Replaces a game's file; `moves_on`: what was there becomes the newest older generation.

    Whatever needs room on the disk is written before anything is renamed, and what drops out is
    deleted last: a write that fails, or a crash at any moment, leaves all that was there. Raises
    OSError, or _Disowned where the file is not in these hands.
    """
    path = behind_link(path)
    with written_beside(path, raw) as part, _copied_beside(path, moves_on) as copy:
        if grip is not None and not grip.may_write():
            raise _Disowned
        if copy is not None:
            _shift(path)
            os.replace(copy, older(path, 1))
        os.replace(part, path)
        if grip is not None:
            grip.note()
    if copy is not None:
        older(path, GENERATIONS + 1).unlink(missing_ok=True)
        sync_folder(path.parent / OLDER)
    sync_folder(path.parent)


@contextlib.contextmanager
def _copied_beside(path: Path, wanted: bool) -> Iterator[Path | None]:
    """A copy of what is there, beside its older generations; None: nothing is there."""
    try:
        raw = read_file(path, MOST_PACKED) if wanted else None
    except Unreadable:
        raw = None  # nothing is there, or nothing that was ever a game
    if raw is None:
        yield None
        return
    (path.parent / OLDER).mkdir(exist_ok=True)
    with written_beside(older(path, 1), raw) as copy:
        yield copy


def _shift(path: Path) -> None:
    """Make room for the newest older generation; the oldest stands one further until the end."""
    numbers = range(1, GENERATIONS + 1)
    free = (number for number in numbers if not older(path, number).exists())
    for number in range(next(free, GENERATIONS + 1), 1, -1):
        os.replace(older(path, number - 1), older(path, number))


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


class FileAutosave(Autosave):
    """Keeps one game in its file, and tries again where that has failed."""

    def __init__(
        self,
        queue: SaveQueue,
        file: GameFile,
        parent: QObject | None = None,
        holding: Holding | None = None,
        on_disk: Sequence[Entry] | None = None,
    ) -> None:
        """The queue is shared by all games of the program; `on_disk`: what was opened there."""
        super().__init__(parent)
        self._queue = queue
        self.file = file
        self.holding = holding
        self._last = self._settled = 0
        self._chapter: int | None = None
        self._record: Record | None = None
        self._entries: dict[int, tuple[Entry, ...]] = {}
        """What was decided by each write that has not returned, and by the last one."""
        self._on_disk = None if on_disk is None else tuple(on_disk)
        self._trouble: Text | None = None
        self._is_ours = True
        self._slow = self._timer(PATIENCE, self._lose_patience)
        self._again = self._timer(PAUSES[0], self.try_again)
        self._tries = 0
        queued = Qt.ConnectionType.QueuedConnection
        queue.written.connect(self._hear_written, queued)
        queue.failed.connect(self._hear_failed, queued)
        queue.disowned.connect(self._hear_disowned, queued)
        queue.strayed.connect(self._hear_strayed, queued)

    def _timer(self, milliseconds: int, then: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(then)
        return timer

    @property
    def is_busy(self) -> bool:
        """Whether a write has not returned yet."""
        return self._settled < self._last

    @property
    def unsaved(self) -> bool:
        """Whether there are decisions that the disk does not have."""
        return self._is_ours and bool(self._entries) and self._entries[self._last] != self._on_disk

    @property
    def trouble(self) -> Text | None:
        """Why the last save has failed, where it has; None again once one has worked."""
        return self._trouble

    def keep(self, play: Play) -> None:
        """Takes the game as it is now; returns at once."""
        if not self._is_ours:
            return
        chapter = play.game.chapter(play.state)
        moves_on = self._chapter is not None and chapter != self._chapter
        self._chapter = chapter
        self._put(self.record(play), tuple(play.journal.entries), moves_on)

    def try_again(self) -> None:
        """Writes now what could not be written; nothing where nothing waits for it."""
        if self._record is not None and self.unsaved and not self.is_busy:
            self._put(self._record, self._entries[self._last], moves_on=False)

    def _put(self, record: Record, entries: tuple[Entry, ...], moves_on: bool) -> None:
        self._again.stop()
        self._record = record
        is_new = self._on_disk is None
        grip = self.holding.grip if self.holding is not None else None
        self._last = self._queue.put(self.file.path, record, moves_on, grip, is_new)
        self._entries[self._last] = entries
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

    def try_at(self, path: Path, holding: Holding) -> None:
        """Writes what was kept last into another file, once. Raises OSError; then that is as it
        was."""
        if self._record is not None:
            write_game(path, write_record(self._record), False, holding.grip)

    def move_to(self, path: Path, holding: Holding | None = None) -> None:
        """From now on the game is kept there; the old file stays."""
        self.file = msgspec.structs.replace(self.file, path=path)
        self.holding = holding
        self._chapter = self._on_disk = None
        self._entries.clear()
        self._set_trouble(None)

    def settle(self, seconds: float = PATIENCE / 1_000) -> None:
        """Returns when every write has returned and been heard of: `unsaved` holds then. A disk
        that does not answer in time is trouble, too."""
        self._slow.stop()
        if not self._queue.flush(seconds):
            self._lose_patience()
        QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall.value)

    def close(self) -> None:
        """Returns when all is written, or cannot be; nothing is tried again from now on."""
        self.settle(10)
        self._again.stop()

    # ------------------------------------------------------------ what the queue tells
    def _hear_written(self, number: int) -> None:
        if not self._concerns(number):
            return
        self._on_disk = self._entries[number]
        self._entries = {each: it for each, it in self._entries.items() if each >= number}
        self._tries = 0
        self._set_trouble(None)
        if self.holding is not None:
            self.holding.watch()
        self._settle(number)
        if not self.is_busy:
            self.saved.emit()

    def _hear_failed(self, number: int, why: str) -> None:
        if self._concerns(number):
            folder = plain(str(self.file.path.parent))
            self._set_trouble(say("models.save_failed", folder=folder, why=plain(why)))
            self._again.start(PAUSES[min(self._tries, len(PAUSES) - 1)])
            self._tries += 1
            self._settle(number)

    def _hear_disowned(self, number: int) -> None:
        if self._concerns(number) and self._is_ours:
            self.disown()
            self._settle(number)

    def _hear_strayed(self, number: int) -> None:
        """Whoever hears of it keeps the game elsewhere; until then nothing of it is saved."""
        if self._concerns(number) and self._is_ours:
            self.strayed.emit()
            self._settle(number)

    def disown(self) -> None:
        """Another window has the file: nothing is written there from now on."""
        self._is_ours = False
        self._again.stop()
        self._set_trouble(None)
        self.disowned.emit()

    def _concerns(self, number: int) -> bool:
        """Numbers count all games of the program."""
        return number in self._entries

    def _settle(self, number: int) -> None:
        self._settled = max(self._settled, min(number, self._last))
        if not self.is_busy:
            self._slow.stop()
            self.settled.emit()

    def _lose_patience(self) -> None:
        """A disk that does not answer must not hold the game up."""
        self._set_trouble(say("models.save_slow"))
        self._settled = self._last
        self.settled.emit()

    def _set_trouble(self, notice: Text | None) -> None:
        before, self._trouble = self._trouble, notice
        if notice != before:
            self.trouble_changed.emit()
        if notice is not None and before is None:
            self.failed.emit(notice)


add_sentences(
    "models",
    {
        "models.save_failed": QT_TRANSLATE_NOOP(
            "models",
            "Could not save the game in {folder} ({why}). You can keep playing; use “Save as”"
            " to keep it elsewhere.",
        ),
        "models.save_slow": QT_TRANSLATE_NOOP(
            "models", "Saving is taking longer than usual. You can keep playing."
        ),
    },
)
