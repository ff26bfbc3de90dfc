"""The text of an item: lines with their numbers, faults marked where they are."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from rules.kinfire_council.items.places import Span
from views.theme import theme

LETTERS = ["DejaVu Sans Mono", "Consolas", "Menlo", "monospace"]
SIZE = 14
TINT = 0.18
"""How strongly the ground of a fault is coloured."""


class TextField(QPlainTextEdit):
    """Lines are never broken: what is longer than the field is scrolled to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Text of the item"))
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        # Names of fields run from the left in every language.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._spans: tuple[Span, ...] = ()
        self._numbers = Numbers(self)
        self.blockCountChanged.connect(self._make_room)
        self.updateRequest.connect(self._follow)
        theme().changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        """Letters of one width, a little smaller than others: lines are long."""
        letters = QFont(self.font())
        letters.setFamilies(LETTERS)
        letters.setPixelSize(theme().px(SIZE))
        self.setFont(letters)
        self._renew()

    # ------------------------------------------------------------ words
    def begin(self, text: str) -> None:
        """Another item: nothing of the one before can be taken back."""
        self.setPlainText(text)

    def rewrite(self, text: str) -> None:
        """The same item in other words, as one step that can be taken back."""
        line = self.textCursor().blockNumber()
        cursor = QTextCursor(self.document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)
        block = self.document().findBlockByNumber(min(line, self.blockCount() - 1))
        self.setTextCursor(QTextCursor(block))

    # ------------------------------------------------------------ faults
    def mark(self, spans: Sequence[Span]) -> None:
        """Underlines these letters, and their lines' numbers."""
        if tuple(spans) == self._spans:
            return
        self._spans = tuple(spans)
        self._renew()

    def go_to(self, span: Span) -> None:
        """The cursor before these letters, in sight, and the keyboard."""
        self.show_place(span)
        self.setFocus()

    def show_place(self, span: Span) -> None:
        """The cursor before these letters, in sight."""
        cursor = self.textCursor()
        cursor.setPosition(min(span[0], len(self.toPlainText())))
        self.setTextCursor(cursor)
        self.centerCursor()

    def lines_marked(self) -> set[int]:
        """The numbers of lines with a fault, from 0."""
        document = self.document()
        return {document.findBlock(start).blockNumber() for start, _ in self._spans}

    def _renew(self) -> None:
        self.setExtraSelections([self._marked(each) for each in self._spans])
        self._make_room()
        self._numbers.update()

    def _marked(self, span: Span) -> QTextEdit.ExtraSelection:
        made = QTextEdit.ExtraSelection()
        last = len(self.toPlainText())
        cursor = QTextCursor(self.document())
        cursor.setPosition(min(span[0], last))
        cursor.setPosition(min(span[1], last), QTextCursor.MoveMode.KeepAnchor)
        looks = QTextCharFormat()
        looks.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        looks.setUnderlineColor(theme().colour("bad"))
        looks.setBackground(theme().colour("bad", TINT))
        made.cursor, made.format = cursor, looks
        return made

    # ------------------------------------------------------------ the numbers
    def room(self) -> int:
        """How broad the numbers are."""
        digits = max(2, len(str(self.blockCount())))
        return self.fontMetrics().horizontalAdvance("0") * digits + theme().px(14)

    def _make_room(self) -> None:
        self.setViewportMargins(self.room(), 0, 0, 0)
        self._place()

    def _place(self) -> None:
        inner = self.contentsRect()
        view = self.viewport().geometry()
        self._numbers.setGeometry(
            QRect(view.left() - self.room(), inner.top(), self.room(), inner.height())
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _follow(self, area: QRect, dy: int) -> None:
        """The numbers scroll with the lines."""
        self._numbers.update()

    def paint_numbers(self, painter: QPainter) -> None:
        """The number of each line in sight; those with a fault stand out."""
        faults, block, offset = self.lines_marked(), self.firstVisibleBlock(), self.contentOffset()
        above = self.viewport().geometry().top() - self._numbers.geometry().top()
        strong = QFont(self.font())
        strong.setBold(True)
        while block.isValid():
            area = self.blockBoundingGeometry(block).translated(offset)
            if area.top() > self.viewport().height():
                break
            is_fault = block.blockNumber() in faults
            painter.setFont(strong if is_fault else self.font())
            painter.setPen(theme().colour("bad" if is_fault else "muted"))
            box = QRect(0, round(area.top()) + above, self.room() - theme().px(6),
                        round(area.height()))  # fmt: skip
            painter.drawText(box, Qt.AlignmentFlag.AlignRight, str(block.blockNumber() + 1))
            block = block.next()


class Numbers(QWidget):
    """The strip beside the text; the sentences about faults name these numbers."""

    def __init__(self, field: TextField) -> None:
        super().__init__(field)
        self._field = field

    def sizeHint(self) -> QSize:
        return QSize(self._field.room(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._field.paint_numbers(painter)
        painter.end()
