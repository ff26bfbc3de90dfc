"""What the user has chosen, kept from start to start.

One JSON file. A file that cannot be read is put aside and said once; then the defaults hold. What a
newer program has added is kept as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from models.files import PAUSES, path_text, put_aside, write_safely
from models.fitting import MOST_RECENT, fitted
from models.locks import FileLock
from models.merging import merged, merged_recent
from rules.kernel.door import MOST_SETTINGS, Missing, Unreadable, decode_json, read_file
from rules.kernel.play import TakeBack
from rules.kernel.record import SeatPlan
from rules.kernel.text import QT_TRANSLATE_NOOP, Text, add_sentences, plain, say

FILE_NAME = "settings.json"
SOON = 500
"""Milliseconds after a change until it is written."""
LOCK_WAIT = 0.5
"""Seconds that one waits for another window which writes at the same moment."""


class Pace(StrEnum):
    """How long the table rests on what bots do."""

    INSTANT = "instant"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"
    STEPS = "steps"
    """Each waits for the person's key."""


class ThemeChoice(StrEnum):
    """The look of the program; the names are those of the themes."""

    SYSTEM = "system"
    PAPER = "paper"
    NIGHT = "night"
    CONTRAST = "contrast"
    PRINT = "print"


class Motion(StrEnum):
    """Whether things move."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


class LastSetup(msgspec.Struct, frozen=True):
    """How a game was set up last: the set-up dialog starts from it."""

    seats: tuple[SeatPlan, ...]
    options: dict[str, str] = {}
    take_back: TakeBack = TakeBack.STRICT


class WindowState(msgspec.Struct, frozen=True):
    """Where a window and its docks were; JSON holds bytes as base64."""

    geometry: bytes = b""
    docks: bytes = b""


class Choices(msgspec.Struct, frozen=True):
    """All settings, with their defaults."""

    language: str = ""
    """A code, or empty: as the system has it."""
    theme: ThemeChoice = ThemeChoice.SYSTEM
    text_size: int = 100
    motion: Motion = Motion.SYSTEM
    pace: Pace = Pace.NORMAL
    plays_forced: bool = True
    """A single choice plays itself after it has been shown."""
    letter_keys: bool = True
    """Whether single letters are commands."""
    confirms_barriers: bool = True
    """Ask before something is taken back over a barrier."""
    curtain_on_return: bool = True
    """Cover the screen when the window comes back after it was minimised or the screen locked."""
    take_back: TakeBack = TakeBack.STRICT
    """The take-back rule that the set-up dialog proposes."""
    player_name: str = ""
    shortcuts: dict[str, tuple[str, ...]] = {}
    """Command -> key sequences, for those that the user has changed."""
    last_setups: dict[str, LastSetup] = {}
    """Game -> how it was set up last."""
    presets: dict[str, dict[str, dict[str, str]]] = {}
    """Game -> name that the user gave -> options."""
    windows: dict[str, WindowState] = {}
    """Game (or "start") -> its window."""
    pins: dict[str, dict[str, str]] = {}
    """Id of a record -> seat -> salted hash of its PIN (models/pins.py)."""
    recent: tuple[str, ...] = ()
    """Paths of files that were opened, newest first."""


T = TypeVar("T")


def choices_from(raw: bytes) -> tuple[Choices, dict[str, msgspec.Raw], list[str]]:
    """Settings from JSON, what only a newer program knows, and the names that could not be read.

    Raises Unreadable where it is no JSON object at all.
    """
    fields = decode_json(raw, dict[str, msgspec.Raw])
    read: dict[str, object] = {}
    damaged: list[str] = []
    for field in msgspec.structs.fields(Choices):
        value = fields.pop(field.name, None)
        try:
            if value is not None:
                read[field.name] = decode_json(bytes(value), field.type)
        except Unreadable:
            damaged.append(field.name)
    found = Choices(**read)  # type: ignore[arg-type]  # each was checked against its field's type
    found, unfit = fitted(found)
    return found, fields, [*damaged, *unfit]


class Settings(QObject):
    """The user's choices; written shortly after each change, and at the end."""

    changed = Signal(str)
    """The name of what has been changed."""
    trouble_changed = Signal()
    """The settings cannot be written (`trouble` says why), or they can again."""

    def __init__(
        self, folder: Path, parent: QObject | None = None, safe_mode: bool = False
    ) -> None:
        """Reads what is there. In safe mode the defaults hold; only PINs are read and written."""
        super().__init__(parent)
        self._path = folder / FILE_NAME
        self._safe_mode = safe_mode
        self.notice: Text | None = None
        """What went wrong on reading: said once the window is there."""
        self._newer: dict[str, msgspec.Raw] = {}
        self.trouble: Text | None = None
        """Why they cannot be written, where that is so."""
        self._tries = 0
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.save)
        if safe_mode:
            on_disk = self._on_disk()
            self._choices = Choices(pins=on_disk.pins if on_disk is not None else {})
        else:
            self._choices = self._load()
        self._base = self._choices
        """What the file held when it was last read or written: what differs was changed here."""

    # ------------------------------------------------------------ reading
    @property
    def now(self) -> Choices:
        """All choices as they are now."""
        return self._choices

    def _load(self) -> Choices:
        try:
            raw = read_file(self._path, MOST_SETTINGS)
        except Missing:
            return Choices()
        except Unreadable as fault:
            self.notice = say("models.settings_unreadable", why=fault.reason)
            return Choices()
        try:
            found, self._newer, damaged = choices_from(raw)
        except Unreadable:
            return self._put_aside(Choices())
        return self._put_aside(found) if damaged else found

    def _on_disk(self) -> Choices | None:
        """What the file says now; None where it says nothing. What cannot be read is as it was."""
        try:
            found, self._newer, damaged = choices_from(read_file(self._path, MOST_SETTINGS))
        except Unreadable:
            return None
        before = getattr(self, "_base", Choices())
        return msgspec.structs.replace(found, **{name: getattr(before, name) for name in damaged})

    def take_up(self) -> None:
        """Another window may have changed something: its changes hold here, too."""
        theirs = self._on_disk()
        if theirs is not None:
            self._become(theirs, self._merged(theirs))

    def _merged(self, theirs: Choices) -> Choices:
        """What the file says, with what was changed here since it was last read or written."""
        base, mine = (msgspec.structs.asdict(each) for each in (self._base, self.now))
        found = msgspec.structs.asdict(theirs)
        both = {name: merged(base[name], mine[name], found[name]) for name in mine}
        recent = merged_recent(self._base.recent, self.now.recent, theirs.recent)
        both["recent"] = recent[:MOST_RECENT]
        return Choices(**both)  # type: ignore[arg-type]  # each is a value of one of the three

    def _become(self, on_disk: Choices, now: Choices) -> None:
        """Takes over what is new, and tells it."""
        before = self._choices
        if self._safe_mode:
            on_disk = msgspec.structs.replace(self._base, pins=on_disk.pins)
            now = msgspec.structs.replace(before, pins=now.pins)
        self._base, self._choices = on_disk, now
        for name in Choices.__struct_fields__:
            if getattr(before, name) != getattr(now, name):
                self.changed.emit(name)

    def _put_aside(self, found: Choices) -> Choices:
        aside = put_aside(self._path)
        where = plain(str(aside if aside is not None else self._path))
        self._later.start(SOON)
        self.notice = say("models.settings_damaged", where=where)
        return found

    # ------------------------------------------------------------ changing
    def change(self, **named: object) -> None:
        """Changes choices by name; tells and writes only what is really new."""
        known = {field.name for field in msgspec.structs.fields(Choices)}
        if unknown := set(named) - known:
            raise KeyError(f"no such setting: {sorted(unknown)}")
        new = {name: value for name, value in named.items() if getattr(self.now, name) != value}
        if not new:
            return
        self._choices = msgspec.structs.replace(self._choices, **new)
        self._later.start(SOON)
        for name in new:
            self.changed.emit(name)

    def set_shortcut(self, command: str, keys: tuple[str, ...] | None) -> None:
        """The user's keys for a command; None: its own ones again."""
        self.change(shortcuts=_with(self.now.shortcuts, command, keys))

    def remember_setup(self, game: str, setup: LastSetup) -> None:
        """How a game was set up now."""
        self.change(last_setups=_with(self.now.last_setups, game, setup))

    def remember_preset(self, game: str, name: str, options: Mapping[str, str]) -> None:
        """Options that the user keeps under a name."""
        kept = _with(self.now.presets.get(game, {}), name, dict(options))
        self.change(presets=_with(self.now.presets, game, kept))

    def remember_window(self, name: str, state: WindowState | None) -> None:
        """Where a game's window and docks are; None: forget it («reset layout»)."""
        self.change(windows=_with(self.now.windows, name, state))

    def remember_file(self, path: Path) -> None:
        """A file was opened: it leads the recent ones."""
        name = path_text(path)
        others = tuple(each for each in self.now.recent if each != name)
        self.change(recent=(name, *others)[:MOST_RECENT])

    def forget_file(self, path: Path) -> None:
        """A recent file is gone."""
        name = path_text(path)
        self.change(recent=tuple(each for each in self.now.recent if each != name))

    def reset(self) -> None:
        """All defaults again, except where windows are, what was opened, and the PINs of seats."""
        kept = msgspec.structs.replace(
            Choices(),
            windows=self.now.windows,
            recent=self.now.recent,
            last_setups=self.now.last_setups,
            presets=self.now.presets,
            pins=self.now.pins,
        )
        self.change(**msgspec.structs.asdict(kept))

    # ------------------------------------------------------------ writing
    def save(self) -> None:
        """Writes now what was changed here into what the file says by now, under a lock.

        Where that fails `trouble` says so, and it is tried again.
        """
        self._later.stop()
        lock = FileLock(self._path.with_name(f".{FILE_NAME}.lock"))
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            lock.take(LOCK_WAIT)
        except OSError:
            pass  # no lock can be made there: what is written below is told of, not this
        try:
            self._write()
        except OSError as fault:
            why = plain(fault.strerror or str(fault))
            self._set_trouble(say("models.settings_unwritable", why=why))
            self._later.start(PAUSES[min(self._tries, len(PAUSES) - 1)])
            self._tries += 1
        else:
            self._tries = 0
            self._set_trouble(None)
        finally:
            lock.give_back()

    def _write(self) -> None:
        theirs = self._on_disk()
        both = self._merged(theirs if theirs is not None else self._base)
        if self._safe_mode:
            both = msgspec.structs.replace(theirs or Choices(), pins=both.pins)
        if both == (theirs if theirs is not None else Choices()):
            self._become(both, both)
            return
        if theirs is None and self._path.exists():
            put_aside(self._path)
        fields = {name: _raw(value) for name, value in msgspec.structs.asdict(both).items()}
        raw = msgspec.json.format(msgspec.json.encode(self._newer | fields), indent=2)
        write_safely(self._path, raw)
        self._become(both, both)

    def _set_trouble(self, trouble: Text | None) -> None:
        before, self.trouble = self.trouble, trouble
        if trouble != before:
            self.trouble_changed.emit()


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def _with(values: Mapping[str, T], name: str, value: T | None) -> dict[str, T]:
    """The same with one value set, or left out."""
    rest = {key: each for key, each in values.items() if key != name}
    return rest if value is None else {**rest, name: value}


add_sentences(
    "models",
    {
        "models.settings_damaged": QT_TRANSLATE_NOOP(
            "models",
            "Some settings could not be read, so defaults are used. The old file is kept at"
            " {where}.",
        ),
        "models.settings_unreadable": QT_TRANSLATE_NOOP(
            "models", "Could not open the settings ({why}). Using defaults for now."
        ),
        "models.settings_unwritable": QT_TRANSLATE_NOOP(
            "models", "Could not write the settings ({why}). They apply until you quit."
        ),
    },
)
