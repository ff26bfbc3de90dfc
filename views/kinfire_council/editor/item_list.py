"""All items by kind, with what sets each apart: own, stand-in, not saved."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from models.translate import dotted, number_text
from rules.kinfire_council.items.editing import Piece
from views.kinfire_council.editor.naming import KINDS, kind_name, name_of
from views.theme import theme

PIECE = Qt.ItemDataRole.UserRole
LEAST = 60
"""The least height of the names: the rest scrolls."""

Marks = Callable[[Piece], list[str]]
"""What is said of an item beside its name."""


class Names(QTreeWidget):
    """One column. A name that is longer than the list is scrolled to, not cut; a shorter one has
    the whole row."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setHeaderHidden(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.header().setMinimumSectionSize(self.viewport().width())
        self.header().resizeSections()


class ItemList(QWidget):
    """A tree of kinds and items, and a field that narrows it."""

    chosen = Signal(object)
    """Piece"""

    def __init__(self, marks: Marks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marks = marks
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.tree = Names(self)
        self.tree.setAccessibleName(self.tr("Cards and tiles"))
        self.tree.setIndentation(theme().px(14))
        self.tree.setMinimumHeight(theme().px(LEAST))
        column.addWidget(self.search)
        column.addWidget(self.tree, 1)
        self.search.textChanged.connect(self._narrow)
        self.tree.currentItemChanged.connect(self._tell)

    def wanted(self) -> int:
        """The width in which no name is cut."""
        return self.tree.sizeHintForColumn(0) + self.tree.verticalScrollBar().sizeHint().width() + 8

    # ------------------------------------------------------------ what there is
    def show_pieces(self, pieces: list[Piece], current: tuple[str, int] | None) -> None:
        """Lists them anew; the one of the same file and place stays chosen."""
        self.tree.blockSignals(True)
        self.tree.clear()
        kinds = {kind: [each for each in pieces if each.kind == kind] for kind in KINDS}
        for kind, held in kinds.items():
            if held:
                self._add_kind(kind, held)
        self.tree.blockSignals(False)
        self._narrow(self.search.text())
        found = next((each for each in self._rows() if _place(each) == current), None)
        self.tree.setCurrentItem(found or self._rows()[0])

    def _add_kind(self, kind: str, pieces: list[Piece]) -> None:
        head = QTreeWidgetItem([kind_name(kind)])
        head.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self.tree.addTopLevelItem(head)
        for piece in pieces:
            row = QTreeWidgetItem([self._said(piece)])
            row.setData(0, PIECE, piece)
            head.addChild(row)
        head.setExpanded(True)

    def _said(self, piece: Piece) -> str:
        return dotted([_name(piece), *self._marks(piece)])

    def mark_anew(self) -> None:
        """Says beside each item what is true now."""
        for row in self._rows():
            row.setText(0, self._said(row.data(0, PIECE)))

    def _rows(self) -> list[QTreeWidgetItem]:
        return [row for head in self._heads() for row in _children(head)]

    def _heads(self) -> list[QTreeWidgetItem]:
        found = (self.tree.topLevelItem(n) for n in range(self.tree.topLevelItemCount()))
        return [head for head in found if head is not None]

    # ------------------------------------------------------------ choosing
    def piece(self) -> Piece | None:
        """The chosen one."""
        row = self.tree.currentItem()
        found: Piece | None = row.data(0, PIECE) if row is not None else None
        return found

    def choose(self, id: str) -> None:
        """As if its row had been pressed."""
        row = next((each for each in self._rows() if each.data(0, PIECE).id == id), None)
        if row is not None:
            self.tree.setCurrentItem(row)

    def reveal(self) -> None:
        """The chosen row in sight, with the head of its kind where that is near."""
        row = self.tree.currentItem()
        if row is not None:
            self.tree.scrollToItem(row.parent() or row)
            self.tree.scrollToItem(row)

    def files_to_mend(self) -> list[Piece]:
        """The files that cannot be cut into items."""
        pieces: list[Piece] = [row.data(0, PIECE) for row in self._rows()]
        return [each for each in pieces if not each.kind]

    def choose_piece(self, piece: Piece) -> None:
        """The row of this very text, even where a search has hidden it."""
        row = next(each for each in self._rows() if each.data(0, PIECE) == piece)
        self.search.clear()
        self.tree.setCurrentItem(row)
        self.tree.scrollToItem(row)

    def _tell(self) -> None:
        piece = self.piece()
        if piece is not None:
            self.chosen.emit(piece)

    def _narrow(self, wanted: str) -> None:
        """Only items with these letters in their name, read or typed in, in their id or marks."""
        for row in self._rows():
            piece: Piece = row.data(0, PIECE)
            said = f"{row.text(0)} {piece.name} {piece.id}".casefold()
            row.setHidden(wanted.strip().casefold() not in said)
        for head in self._heads():
            head.setHidden(all(row.isHidden() for row in _children(head)))


def _name(piece: Piece) -> str:
    """What it is called at the table; a district stands under its number."""
    name = name_of(piece.id, piece.name) if piece.name else piece.id or piece.file
    return f"{number_text(piece.number)} {name}" if piece.number is not None else name


def _children(head: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    found = (head.child(n) for n in range(head.childCount()))
    return [row for row in found if row is not None]


def _place(row: QTreeWidgetItem) -> tuple[str, int]:
    piece: Piece = row.data(0, PIECE)
    return piece.file, piece.at
