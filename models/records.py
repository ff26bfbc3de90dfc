"""The folder of games: what lies in it, opening one with a plain word where that fails."""

from __future__ import annotations

import time
from pathlib import Path
from uuid import uuid4

import msgspec
from PySide6.QtCore import QFile

from models.files import clear_parts, fingerprint, path_of, path_text, write_safely
from models.places import EXTENSION
from models.saves import GENERATIONS, GameFile, is_older, older
from rules.kernel.door import MOST_SETTINGS, Unreadable, decode_json, read_file
from rules.kernel.head import fit_head, fixed_id
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import MOST_PACKED, Head, Record, SeatPlan, read_head
from rules.kernel.registry import is_known
from rules.kernel.text import QT_TRANSLATE_NOOP, Text, add_sentences, is_speakable, say
from rules.kernel.vetting import vetted

INDEX_NAME = "records.json"
SLOW_CLOCK = 24 * 3600
"""Seconds by which clocks of two machines may differ: no more is a time that has not come yet."""


class RecordLine(msgspec.Struct, frozen=True):
    """One file of the list: its public head, or why it cannot be read."""

    path: Path
    changed: int
    """When the file was written last (nanoseconds, as the disk has it)."""
    size: int
    head: Head | None = None
    fault: Text | None = None

    @property
    def is_unfinished(self) -> bool:
        """Whether it is a game that can go on."""
        return self.head is not None and not self.head.is_over


class _Index(msgspec.Struct, frozen=True):
    lines: list[RecordLine] = []


class Opened(msgspec.Struct, frozen=True):
    """A record that has been read and played through."""

    path: Path
    record: Record
    play: Play
    fingerprint: str = ""
    """Of the file's bytes, as they were read."""

    def file(self) -> GameFile:
        """Where the game goes on being kept: an older copy becomes a game of its own."""
        head, path, id = self.record.head, self.path, fixed_id(self.record.head.id) or uuid4().hex
        if is_older(path):
            id = uuid4().hex
            path = path.parent.parent / f"{head.game}-{_moment(head.started)}-{id[:6]}{EXTENSION}"
        record = self.record
        return GameFile(
            path, head.seats, record.take_back, id, head.started, record.earlier, record.standing
        )


class Records:
    """The records of one user; the list is an index that can be made anew at any time."""

    def __init__(self, folder: Path, cache: Path) -> None:
        """`cache`: where the index is kept between starts."""
        self.folder = folder
        self._index_path = cache / INDEX_NAME

    # ------------------------------------------------------------ the list
    def lines(self) -> list[RecordLine]:
        """All records, newest first; only files that have changed are read again."""
        known = {line.path: line for line in self._load_index()}
        found: list[RecordLine] = []
        for path in self.folder.glob(f"*{EXTENSION}"):
            line = _line(path, known.get(path))
            if line is not None:
                found.append(line)
        found.sort(key=_played, reverse=True)
        if found != list(known.values()):
            self._keep_index(found)
        return found

    def _load_index(self) -> list[RecordLine]:
        try:
            raw = read_file(self._index_path, MOST_SETTINGS)
            lines = decode_json(raw, _Index, _path_from).lines
        except Unreadable:
            return []
        return [line for line in lines if _is_fit(line)]

    def _keep_index(self, lines: list[RecordLine]) -> None:
        try:
            raw = msgspec.json.encode(_Index(lines), enc_hook=_path_text)
            write_safely(self._index_path, raw)
        except OSError:
            return  # it is only a shortcut

    def last_unfinished(self) -> RecordLine | None:
        """The game to continue: the one that was played last and is not over."""
        for line in self.lines():
            if line.is_unfinished:
                return line
        return None

    # ------------------------------------------------------------ files
    def new_file(self, game: str, seats: tuple[SeatPlan, ...], take_back: TakeBack) -> GameFile:
        """A file for a new game; its name tells the game and the day, nothing else."""
        clear_parts(self.folder)
        started, id = int(time.time()), uuid4().hex
        path = self.folder / f"{game}-{_moment(started)}-{id[:6]}{EXTENSION}"
        return GameFile(path, seats, take_back, id, started)

    def remove(self, path: Path) -> bool:
        """Puts a record and its older generations into the bin; False where the system has none."""
        if not QFile(str(path)).moveToTrash():
            return False
        for generation in range(1, GENERATIONS + 2):  # one more: a crash may have left it
            older(path, generation).unlink(missing_ok=True)
        return True


def _moment(seconds: int) -> str:
    """A moment in a file's name: plain digits in every language."""
    return time.strftime("%Y-%m-%d-%H%M%S", time.localtime(seconds))


def older_copies(path: Path) -> list[Path]:
    """The older generations of a game that can be opened, newest first."""
    copies = [older(path, generation) for generation in range(1, GENERATIONS + 1)]
    return [copy for copy in copies if copy.exists() and _opens(copy)]


def _opens(path: Path) -> bool:
    try:
        open_record(path)
    except Unreadable:
        return False
    return True


def open_record(path: Path) -> Opened:
    """Reads a record and plays it through. Raises Unreadable with the sentence to show.

    The file is never changed by it.
    """
    raw = read_file(path, MOST_PACKED)
    try:
        found = vetted(raw)
    except Unreadable as fault:
        raise _plainer(raw, fault) from fault
    return Opened(path, found.record, found.play, fingerprint(raw))


class _Public(msgspec.Struct, frozen=True):
    public: msgspec.Raw = msgspec.Raw(b"")


def _plainer(raw: bytes, fault: Unreadable) -> Unreadable:
    """A public record is not damaged: it never had more in it."""
    try:
        is_public = bool(bytes(decode_json(raw, _Public).public))
    except Unreadable:
        return fault
    return Unreadable(say("models.record_public")) if is_public else fault


def _line(path: Path, known: RecordLine | None) -> RecordLine | None:
    try:
        found = path.stat()
    except OSError:
        return None
    if known is not None and (known.changed, known.size) == (found.st_mtime_ns, found.st_size):
        return known
    line = RecordLine(path, found.st_mtime_ns, found.st_size)
    try:
        return msgspec.structs.replace(line, head=read_head(read_file(path, MOST_PACKED)))
    except Unreadable as fault:
        return msgspec.structs.replace(line, fault=fault.reason)


def _played(line: RecordLine) -> tuple[bool, int, int, str]:
    """When a game was played last, by its own head: a file that is copied is no newer for it.

    A time that has not come yet tells nothing, whichever clock was wrong: such games come after
    all others, until it has come or they are played on. Files that cannot be read have only the
    disk's time.
    """
    saved = line.changed // 1_000_000_000 if line.head is None else line.head.saved
    return saved <= time.time() + SLOW_CLOCK, saved, line.changed, str(line.path)


def _is_fit(line: RecordLine) -> bool:
    """Whether a line of the index could stand in a file: that, too, lies on the disk."""
    if line.head is None:
        return line.fault is None or is_speakable(line.fault)
    try:
        return is_known(line.head.game) and fit_head(line.head) == line.head
    except Unreadable:
        return False


def _path_text(value: object) -> str:
    return path_text(Path(str(value)))


def _path_from(kind: type, value: object) -> object:
    return path_of(str(value)) if kind is Path else value


add_sentences(
    "models",
    {
        "models.record_public": QT_TRANSLATE_NOOP(
            "models",
            "This is the public record of an unfinished game: you can look at it, but not"
            " continue it.",
        ),
    },
)
