"""The face of an item: its name, its signs and its sentences, as the table will tell them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsOpacityEffect,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from models.translate import at_the_beginning, dotted, number_text, sentences, words
from rules.kinfire_council.printed.content import District, Item
from views.kinfire_council.editor.lying import Lying, things_of
from views.kinfire_council.editor.naming import name_of, part_name
from views.kinfire_council.editor.rows import Row, rows_of
from views.kinfire_council.icons import Mark, draw_marks, marks_width
from views.kinfire_council.inks import inks_of
from views.panels.paragraph import Paragraph
from views.theme import theme

FADED = 0.45
"""How faintly a face is seen that is not what the text says."""
LETTERS = 17
"""The height of the signs' letters."""


class Signs(QWidget):
    """A row of signs."""

    def __init__(self, marks: Sequence[Mark], parent: QWidget) -> None:
        super().__init__(parent)
        self._marks = tuple(marks)

    def sizeHint(self) -> QSize:
        wide = marks_width(self._marks, self._letters())
        return QSize(int(wide) + 1, theme().px(LETTERS + 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inks, ink = inks_of(theme().name), theme().colours.ink
        area = QRectF(self.rect())
        # What stands on the surface of the program wears its ink: the city's are for the night.
        draw_marks(painter, area, self._marks, self._letters(), inks, ink, tints=False)
        painter.end()

    def _letters(self) -> QFont:
        letters = QFont(self.font())
        letters.setPixelSize(theme().px(LETTERS))
        return letters


class ItemFace(QScrollArea):
    """One item at a time; the last right one stays while its text is wrong."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setAccessibleName(self.tr("How the item will look"))
        self.item: Item | None = None
        self.is_old = False
        self.show_item(None)
        theme().changed.connect(self._renew)

    def show_item(self, item: Item | None) -> None:
        """Its face from now on; nothing for none."""
        self.item = item
        self._renew()

    def dim(self, is_old: bool) -> None:
        """Whether the text has gone on to what cannot be shown: then this is the last right one."""
        if is_old != self.is_old:
            self.is_old = is_old
            self._renew()

    def _renew(self) -> None:
        card = QFrame(self)
        card.setProperty("kind", "card")
        column = QVBoxLayout(card)
        column.setContentsMargins(*[theme().px(16)] * 4)
        column.setSpacing(theme().px(6))
        if self.item is not None:
            self._fill(column, self.item, card)
        column.addStretch(1)
        if self.is_old:
            faded = QGraphicsOpacityEffect(card)
            faded.setOpacity(FADED)
            card.setGraphicsEffect(faded)
        self.setWidget(card)
        self.setAccessibleDescription(self.spoken())

    def _fill(self, column: QVBoxLayout, item: Item, card: QWidget) -> None:
        column.addWidget(_label(heading(item), "title", card))
        mark = _label(self.mark_of(item), "small", card)
        mark.setObjectName("stand_in")
        column.addWidget(mark)
        things = things_of(item)
        for thing in things:
            column.addWidget(Lying(thing, card))
        told = {text for thing in things for text in thing.told}
        for row in rows_of(item):
            if row.text in told:
                continue
            # What lies there shows the signs already, but for those of a patron.
            self._add(column, row if row.part == "patron" else replace(row, marks=()), card)

    def _add(self, column: QVBoxLayout, row: Row, card: QWidget) -> None:
        if row.part:
            column.addSpacing(theme().px(8))
            column.addWidget(_label(part_name(row.part), "small", card))
        if row.name:
            column.addWidget(_label(name_of(row.id, row.name), "strong", card))
        if row.marks:
            column.addWidget(Signs(row.marks, card))
        column.addWidget(_label(at_the_beginning(words(row.text)), "", card))

    def mark_of(self, item: Item) -> str:
        """Whether it is printed or ours."""
        return self.tr("Lamplight's stand-in") if item.authored else self.tr("As printed")

    def spoken(self) -> str:
        """The face in sentences, for a screen reader."""
        if self.item is None:
            return ""
        lines = [at_the_beginning(words(row.text)) for row in rows_of(self.item)]
        old = [self.tr("Not what the text says now")] if self.is_old else []
        return dotted([*old, heading(self.item), self.mark_of(self.item), sentences(lines)])


def heading(item: Item) -> str:
    """The name of an item, a district's with its number."""
    name = name_of(item.id, item.name)
    return f"{number_text(item.n)} {name}" if isinstance(item, District) else name


def _label(said: str, kind: str, parent: QWidget) -> QLabel:
    made = Paragraph(said, parent)
    made.setProperty("kind", kind)
    made.setWordWrap(True)
    return made
