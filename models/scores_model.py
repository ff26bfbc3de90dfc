"""Scores as a table: one line for each source at the end, or for each moment so far."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

import msgspec
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from models.seats_model import SeatFace
from models.translate import number_text, tooltip

Index = QModelIndex | QPersistentModelIndex
_NO_PARENT = QModelIndex()
_FIGURES = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Scorer(msgspec.Struct, frozen=True):
    """Who has a column: a seat, or somebody who scores without one."""

    seat: int
    name: str
    face: SeatFace | None = None

    @property
    def told(self) -> str:
        """The name, and what the game makes of the seat where that is another word."""
        has_name = self.face is not None and self.face.name != self.name
        return f"{self.name}, {self.face.name}" if self.face and has_name else self.name


class ScoreRow(msgspec.Struct, frozen=True):
    """Points of all from one source, or their scores at one moment; None: nothing counted."""

    name: str
    points: tuple[int | None, ...]
    is_total: bool = False


class ScoreRole(IntEnum):
    """What a cell or a head can be asked for besides its words."""

    SCORER = Qt.ItemDataRole.UserRole + 1
    IS_TOTAL = Qt.ItemDataRole.UserRole + 2


def points_text(points: int | None) -> str:
    """Points as the language writes them; a dash where nothing was counted."""
    return "\N{EN DASH}" if points is None else number_text(points)


class ScoresModel(QAbstractTableModel):
    """Lines down, scorers across."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begins empty."""
        super().__init__(parent)
        self.scorers: tuple[Scorer, ...] = ()
        self.rows: tuple[ScoreRow, ...] = ()

    def tell(self, scorers: Sequence[Scorer], rows: Sequence[ScoreRow]) -> None:
        """All anew."""
        self.beginResetModel()
        self.scorers, self.rows = tuple(scorers), tuple(rows)
        self.endResetModel()

    def tell_ranked(
        self,
        scorers: Sequence[Scorer],
        rows: Sequence[ScoreRow],
        total: str = "",
        winners: Sequence[int] = (),
    ) -> None:
        """The end: the sums are the first line, called `total`; whoever won, then who is ahead,
        come first."""
        sums = tuple(sum(row.points[n] or 0 for row in rows) for n in range(len(scorers)))
        order = sorted(range(len(scorers)), key=lambda n: (n not in winners, -sums[n]))
        lines = [ScoreRow(total, sums, is_total=True), *rows]
        self.tell(
            [scorers[n] for n in order],
            [msgspec.structs.replace(e, points=tuple(e.points[n] for n in order)) for e in lines],
        )

    def name_scorers(self, scorers: Sequence[Scorer]) -> None:
        """What they are called from now on, and what the game makes of them."""
        if len(scorers) != len(self.scorers):
            self.tell(scorers, self.rows)
        elif tuple(scorers) != self.scorers:
            self.scorers = tuple(scorers)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(scorers) - 1)

    def add(self, row: ScoreRow) -> None:
        """One line more, the last."""
        last = len(self.rows)
        self.beginInsertRows(QModelIndex(), last, last)
        self.rows = (*self.rows, row)
        self.endInsertRows()

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        """How many lines there are."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _NO_PARENT) -> int:
        """How many score."""
        return 0 if parent.isValid() else len(self.scorers)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Points in words, or what a role asks for."""
        if not index.isValid():
            return None
        row, scorer = self.rows[index.row()], self.scorers[index.column()]
        said = points_text(row.points[index.column()])
        roles: dict[int, object] = {
            Qt.ItemDataRole.DisplayRole: said,
            Qt.ItemDataRole.AccessibleTextRole: f"{row.name}, {scorer.name}: {said}",
            Qt.ItemDataRole.TextAlignmentRole: _FIGURES,
            ScoreRole.SCORER: scorer,
            ScoreRole.IS_TOTAL: row.is_total,
        }
        return roles.get(role)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """A scorer or the name of a line; a head tells all of itself where it has no room."""
        is_column = orientation is Qt.Orientation.Horizontal
        heads: Sequence[Scorer | ScoreRow] = self.scorers if is_column else self.rows
        if not 0 <= section < len(heads):
            return None
        head = heads[section]
        told = head.told if isinstance(head, Scorer) else head.name
        roles: dict[int, object] = {
            Qt.ItemDataRole.DisplayRole: head.name,
            Qt.ItemDataRole.AccessibleTextRole: told,
            Qt.ItemDataRole.ToolTipRole: tooltip(told),
            ScoreRole.SCORER: head if isinstance(head, Scorer) else None,
            ScoreRole.IS_TOTAL: isinstance(head, ScoreRow) and head.is_total,
        }
        return roles.get(role)
