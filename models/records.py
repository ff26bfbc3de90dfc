"""The folder of games: what lies in it, opening one with a plain word where that fails."""

from __future__ import annotations

import time
from pathlib import Path
from uuid import uuid4

import msgspec
from PySide6.QtCore import QFile

from models.files import clear_parts, write_safely
from models.places import EXTENSION
from models.saves import GENERATIONS, GameFile, is_older, older
from rules.kernel.door import MOST_SETTINGS, Unreadable, read_file
from rules.kernel.journal import ReplayFault
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import MOST_PACKED, Head, Record, SeatPlan, read_head, read_record, resume
from rules.kernel.text import QT_TRANSLATE_NOOP, Text, add_sentences, plain, say

INDEX_NAME = "records.json"


class RecordLine(msgspec.Struct, frozen=True):
    """One file of the list: its public head, or why it cannot be read."""

    path: Path
    changed: int
    """When the file was written last (nanoseconds, as the disk has it)."""
    size: int
    head: Head | None = None
    fault: Text | None = None


class _Index(msgspec.Struct, frozen=True):
    lines: list[RecordLine] = []


class Opened(msgspec.Struct, frozen=True):
    """A record that has been read and played through."""

    path: Path
    record: Record
    play: Play

    def file(self) -> GameFile:
        """Where the game goes on being kept: an older copy becomes a game of its own."""
        head, path, id = self.record.head, self.path, self.record.head.id or uuid4().hex
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
        found.sort(key=lambda line: (line.changed, str(line.path)), reverse=True)
        if found != list(known.values()):
            self._keep_index(found)
        return found

    def _load_index(self) -> list[RecordLine]:
        try:
            raw = read_file(self._index_path, MOST_SETTINGS)
            return msgspec.json.decode(raw, type=_Index, dec_hook=_path_from).lines
        except (ValueError, RecursionError):
            return []

    def _keep_index(self, lines: list[RecordLine]) -> None:
        try:
            raw = msgspec.json.encode(_Index(lines), enc_hook=_path_text)
            write_safely(self._index_path, raw)
        except OSError:
            return  # it is only a shortcut

    def last_unfinished(self) -> RecordLine | None:
        """The game to continue: the newest that is not over."""
        for line in self.lines():
            if line.head is not None and not line.head.is_over:
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
        for generation in range(1, GENERATIONS + 1):
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
        record = read_record(raw)
    except Unreadable as fault:
        raise _plainer(raw, fault) from fault
    try:
        return Opened(path, record, resume(record))
    except ReplayFault as fault:
        reason = say("models.record_misfit", entry=fault.entry + 1, why=plain(fault.what[:120]))
        raise Unreadable(reason) from fault


class _Public(msgspec.Struct, frozen=True):
    public: msgspec.Raw = msgspec.Raw(b"")


def _plainer(raw: bytes, fault: Unreadable) -> Unreadable:
    """A public record is not damaged: it never had more in it."""
    try:
        is_public = bool(bytes(msgspec.json.decode(raw, type=_Public).public))
    except (msgspec.DecodeError, ValueError, RecursionError):
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


def _path_text(value: object) -> str:
    return str(value)


def _path_from(kind: type, value: object) -> object:
    return Path(str(value)) if kind is Path else value


add_sentences(
    "models",
    {
        "models.record_misfit": QT_TRANSLATE_NOOP(
            "models",
            "The moves in this file do not fit the rules from move {entry} on ({why}). The file was"
            " left as it is; an older copy of the game may still open.",
        ),
        "models.record_public": QT_TRANSLATE_NOOP(
            "models",
            "This is the public record of a game that was running: the list shows it, but nobody"
            " can play on from it.",
        ),
        "models.record_elsewhere": QT_TRANSLATE_NOOP(
            "models", "This game is being played in another window already."
        ),
    },
)
