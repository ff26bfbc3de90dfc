"""The seats as rows: who sits where, what is public of each, whose turn it is, who is ready."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from models.translate import isolated, listed, tooltip

Index = QModelIndex | QPersistentModelIndex
LINE = Qt.ItemDataRole.UserRole
_NO_PARENT = QModelIndex()


class Turn(StrEnum):
    """What a seat is doing now, as all may see it."""

    NONE = ""
    ACTS = "acts"
    THINKS = "thinks"
    READY = "ready"


class SeatFace(msgspec.Struct, frozen=True):
    """What a seat is in a game that gives it a form of its own: a faction.

    `icon` is drawn on a disc of `colour`; `name` is in the user's language. `is_automatic`: it acts
    by a list of steps, whoever sits there. `is_rival`: it scores without a seat, so it has no
    initial.
    """

    icon: str
    colour: str
    name: str
    is_automatic: bool = False
    is_rival: bool = False


class SeatFact(msgspec.Struct, frozen=True):
    """One public number of a seat: coins, cards in hand, pieces left."""

    icon: str
    name: str
    """What the number counts, in the user's language: tooltip and accessible name."""
    value: str


class SeatLine(msgspec.Struct, frozen=True):
    """All that is shown of a seat; texts are in the user's language."""

    seat: int
    name: str
    kind: str
    turn: Turn = Turn.NONE
    turn_name: str = ""
    score: str = ""
    facts: tuple[SeatFact, ...] = ()
    is_viewer: bool = False
    face: SeatFace | None = None
    """What the game makes of the seat: then `kind` names that, too, and it always stands there."""

    def sentence(self) -> str:
        """The seat in words, for assistive technology and tooltips."""
        facts = [f"{fact.name} {fact.value}" for fact in self.facts]
        return listed(
            part for part in (isolated(self.name), self.kind, self.turn_name, *facts) if part
        )


class SeatsModel(QAbstractListModel):
    """The seats of the game on the table, as far as the viewer may know them."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begins empty."""
        super().__init__(parent)
        self._lines: list[SeatLine] = []

    @property
    def lines(self) -> tuple[SeatLine, ...]:
        """All seats, in order."""
        return tuple(self._lines)

    def set_lines(self, lines: Sequence[SeatLine]) -> None:
        """Changes only what differs, so that selection and focus stay."""
        if len(lines) != len(self._lines):
            self.beginResetModel()
            self._lines = list(lines)
            self.endResetModel()
            return
        for row, line in enumerate(lines):
            if line != self._lines[row]:
                self._lines[row] = line
                self.dataChanged.emit(self.index(row), self.index(row))

    def acting(self) -> QModelIndex:
        """The row of whoever decides or thinks; none where nobody does."""
        turns = (Turn.ACTS, Turn.THINKS)
        rows = (row for row, line in enumerate(self._lines) if line.turn in turns)
        return self.index(next(rows, -1))

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        """How many seats there are."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The name of a seat, or what a role asks for."""
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role == LINE:
            return line
        if role == Qt.ItemDataRole.DisplayRole:
            return line.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return line.sentence()
        return tooltip(line.sentence()) if role == Qt.ItemDataRole.ToolTipRole else None
