"""The saved games as rows: two lines of words and a picture each, newest first.

Nothing is read but the heads of the files: what all may know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from models.records import RecordLine, Records
from models.translate import date_text, dotted, isolated, language, listed, number_text, words
from rules.kernel.names import file_words
from rules.kernel.record import Head
from rules.kernel.registry import Setup, game, name_of_seat
from rules.kernel.steps import Seat

Index = QModelIndex | QPersistentModelIndex
LINE = Qt.ItemDataRole.UserRole
MOST_NAMES = 4
_NO_PARENT = QModelIndex()

Paint = Callable[[RecordLine], object]
"""The public picture of a record that can be read."""


class RecordsModel(QAbstractListModel):
    """The folder of games as it was when it was read last."""

    def __init__(self, records: Records, paint: Paint, parent: QObject | None = None) -> None:
        """Reads the folder."""
        super().__init__(parent)
        self._records, self._paint = records, paint
        self._lines = records.lines()
        self._pictures: dict[Path, object] = {}
        """Those that have been in sight."""
        language().changed.connect(self._retranslate)

    def remove(self, row: int) -> bool:
        """Puts a record and its older copies into the bin; False where the system has none."""
        if not self._records.remove(self._lines[row].path):
            return False
        self.beginRemoveRows(QModelIndex(), row, row)
        del self._lines[row]
        self.endRemoveRows()
        return True

    def _retranslate(self) -> None:
        if self._lines:
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        """How many games there are."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of a record, or what a role asks for."""
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role == LINE:
            return line
        if role == Qt.ItemDataRole.DisplayRole:
            return record_words(line)
        return self._picture(line) if role == Qt.ItemDataRole.DecorationRole else None

    def _picture(self, line: RecordLine) -> object:
        if line.head is None:
            return None
        if line.path not in self._pictures:
            self._pictures[line.path] = self._paint(line)
        return self._pictures[line.path]


def names_in(head: Head) -> tuple[str, ...]:
    """The names of all seats of a record, in order: what was typed in, else the seat's number."""
    names = tuple(plan.name for plan in head.seats)
    setup = Setup(head.game, len(names), 0, head.options, names)
    return tuple(words(name_of_seat(setup, Seat(seat))) for seat in range(len(names)))


def few(names: Sequence[str], most: int) -> str:
    """The first of them in one line; three dots stand for the rest."""
    shown = list(names[:most])
    if len(names) > most:
        shown.append("\N{HORIZONTAL ELLIPSIS}")
    return listed(map(isolated, shown))


def record_words(line: RecordLine) -> str:
    """A record in two lines: game, where it stands, who plays; when it was saved."""
    head = line.head
    if head is None:
        reason = words(line.fault) if line.fault is not None else ""
        return f"{isolated(file_words(line.path.name))}\n{reason}"
    first, called = [words(game(head.game).name)], names_in(head)
    if head.is_over:
        first.append(_end_words(head, called))
    elif head.summary.where is not None:
        first.append(words(head.summary.where, called))
    second = [few(_with_totals(head, called), MOST_NAMES), date_text(head.saved)]
    return f"{dotted(first)}\n{dotted(second)}"


def _with_totals(head: Head, names: tuple[str, ...]) -> Sequence[str]:
    """Who played, each with its final score when the game is over and has scores."""
    totals = head.summary.totals
    if not head.is_over or len(totals) != len(names):
        return names
    pairs = zip(names, totals, strict=True)
    return [f"{isolated(name)} {number_text(total)}" for name, total in pairs]


def _end_words(head: Head, names: tuple[str, ...]) -> str:
    """How a game ended, in a few words."""
    winners = head.summary.winners
    if not winners or len(names) == 1:
        return QCoreApplication.translate("RecordsModel", "over")
    said = QCoreApplication.translate("RecordsModel", "won by {names}")
    return said.replace("{names}", listed(isolated(names[seat]) for seat in winners))
