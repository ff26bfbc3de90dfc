"""The log as lines: what the viewer may know, newest last."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum

import msgspec
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from models.translate import language, words
from rules.kernel.steps import Event, LogRank, Seat, Target
from rules.kernel.text import Text


class LogEntry(msgspec.Struct, frozen=True):
    """One line. Lines of the same `entry` came from one decision and fold into one."""

    text: Text
    kind: str
    seat: Seat | None
    entry: int
    """How many entries the game had when this had happened: the board as it was then."""
    targets: tuple[Target, ...] = ()
    rank: LogRank = LogRank.ACT


class LogRole(IntEnum):
    """What a line can be asked for besides its words."""

    ENTRY = Qt.ItemDataRole.UserRole + 1
    SEAT = Qt.ItemDataRole.UserRole + 2
    KIND = Qt.ItemDataRole.UserRole + 3
    FOLD = Qt.ItemDataRole.UserRole + 4
    FIRST = Qt.ItemDataRole.UserRole + 5
    RANK = Qt.ItemDataRole.UserRole + 6


Index = QModelIndex | QPersistentModelIndex
_NO_PARENT = QModelIndex()


def line_of(event: Event, entry: int) -> LogEntry | None:
    """The line of an event that the viewer may know; None where the log says nothing."""
    text = event.text()
    if text is None:
        return None
    kind, seat = type(event).__name__, _seat_of(event)
    return LogEntry(text, kind, seat, entry, event.targets(), event.RANK)


def _seat_of(event: Event) -> Seat | None:
    seat: Seat | None = getattr(event, "seat", None)
    return seat


class LogModel(QAbstractListModel):
    """Lines of a game, as far as the viewer may know them."""

    def __init__(self, parent: QObject | None = None, names: Sequence[str] = ()) -> None:
        """Begins empty. `names` of the seats stand where the rules say «Seat 2»."""
        super().__init__(parent)
        self._lines: list[LogEntry] = []
        self._said: dict[int, str] = {}
        """Rows -> their words: a list asks for all of them whenever one is added."""
        self._names = tuple(names)
        language().changed.connect(self.retranslate)

    @property
    def lines(self) -> tuple[LogEntry, ...]:
        """All lines, oldest first."""
        return tuple(self._lines)

    def rebuild(self, told: Iterable[tuple[Iterable[Event], int]]) -> None:
        """Takes the whole story anew: after Undo, or for another viewer."""
        self.beginResetModel()
        lines = (line_of(event, entry) for events, entry in told for event in events)
        self._lines = [line for line in lines if line is not None]
        self._said.clear()
        self.endResetModel()

    def add(self, events: Iterable[Event], entry: int) -> None:
        """Adds what has just happened."""
        fresh = [line for event in events if (line := line_of(event, entry)) is not None]
        if not fresh:
            return
        first = len(self._lines)
        self.beginInsertRows(QModelIndex(), first, first + len(fresh) - 1)
        self._lines.extend(fresh)
        self.endInsertRows()

    def retranslate(self) -> None:
        """The language has changed."""
        self._said.clear()
        if self._lines:
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        """How many lines there are."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of a line, or what a role asks for."""
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            if index.row() not in self._said:
                self._said[index.row()] = words(line.text, self._names)
            return self._said[index.row()]
        before = self._lines[index.row() - 1] if index.row() else None
        roles: dict[int, object] = {
            LogRole.ENTRY: line,
            LogRole.SEAT: line.seat,
            LogRole.RANK: line.rank,
            LogRole.KIND: line.kind,
            LogRole.FOLD: line.entry,
            LogRole.FIRST: before is None or before.entry != line.entry,
        }
        return roles.get(role)
