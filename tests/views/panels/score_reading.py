"""What a table of scores shows, and who scores in it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableView

from models.scores_model import Scorer
from models.seats_model import SeatFace


def scorers(*names: str, faces: tuple[SeatFace | None, ...] = ()) -> list[Scorer]:
    """Those of these names, each with its face."""
    return [Scorer(n, name, faces[n] if faces else None) for n, name in enumerate(names)]


def cells(table: QTableView, row: int) -> list[str]:
    """The figures of one row."""
    model = table.model()
    return [str(model.index(row, column).data()) for column in range(model.columnCount())]


def heads(
    table: QTableView,
    side: Qt.Orientation = Qt.Orientation.Horizontal,
    role: Qt.ItemDataRole = Qt.ItemDataRole.DisplayRole,
) -> list[str]:
    """What stands above or beside it."""
    model = table.model()
    count = model.columnCount() if side is Qt.Orientation.Horizontal else model.rowCount()
    return [str(model.headerData(n, side, role)) for n in range(count)]
