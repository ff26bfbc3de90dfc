"""Words held nearer: what a deed, a book, a figure is, while it is pointed at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from views.items.cell import Cell, Note
from views.items.panel import lines_height, surface, write_lines
from views.theme import theme
from views.theme.fonts import Face, font

GAP, PAD, BETWEEN = 4.0, 9.0, 2.0
BODY, LEAST = 15.0, 11.0
"""The letters of what is read at length, at usual size; they are smaller only where a page has no
room for all of it, and never smaller than the least."""


class Closeup(QGraphicsItem):
    """Only seen: its words are those of the thing that is pointed at."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(30)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._area, self._note = QRectF(), Note("", "", "")
        self._size = BODY
        self.scale_of_board = 1.0
        self.setVisible(False)

    @property
    def note(self) -> Note | None:
        """What is held nearer now."""
        return self._note if self.isVisible() else None

    def follow(self, cell: Cell | None, room: QRectF) -> None:
        """Holds the words of this cell nearer; None: away."""
        spec = cell.spec if cell is not None else None
        if cell is None or spec is None or spec.note is None:
            self.setVisible(False)
            return
        self.prepareGeometryChange()
        self._note = spec.note
        if cell.is_held and spec.held is not None:
            self._note = Note(spec.note.title, "", spec.held[1])
        high = self._fit(room)
        top = cell.area.top() - high - GAP
        if top < room.top():
            top = min(cell.area.bottom() + GAP, room.bottom() - high)
        self._area = QRectF(room.left(), top, room.width(), high)
        self.setVisible(True)
        self.update()

    def tell(self, note: Note | None, room: QRectF, below: Sequence[QRectF] = ()) -> None:
        """Holds words nearer that stand on no cell, at the top of the room; None: away.

        `below`: what lies there: no row of it is cut, all that is covered is covered whole.
        """
        self.setVisible(note is not None)
        if note is None:
            return
        self.prepareGeometryChange()
        self._note = note
        bottom = room.top() + self._fit(room)
        for row in sorted(below, key=QRectF.top):
            if row.top() < bottom < row.bottom() <= room.bottom():
                bottom = row.bottom() + BETWEEN
        self._area = QRectF(room.topLeft(), QPointF(room.right(), min(bottom, room.bottom())))
        self.update()

    def _parts(self, size: float) -> list[tuple[str, QFont, str]]:
        """Name, what it is, words: each with its letters and colour."""
        note = self._note
        found = (
            (note.title, font(Face.STRONG, size * 1.08), "ink"),
            (note.kind, font(Face.BODY, size * 0.88), "muted"),
            (note.text, font(Face.BODY, size), "ink"),
        )
        return [part for part in found if part[0]]

    def _fit(self, room: QRectF) -> float:
        """Letters with which all of it has room, in whole lines; gives the height."""
        self._size = BODY * max(theme().text / 100, self.scale_of_board)
        high = self._height(room.width())
        while high > room.height() and self._size > LEAST:
            self._size -= 1.0
            high = self._height(room.width())
        return high

    def _height(self, wide: float) -> float:
        inner = wide - 2 * PAD
        lines = [lines_height(said, made, inner) for said, made, _ in self._parts(self._size)]
        return 2 * PAD + sum(lines) + BETWEEN * (len(lines) - 1)

    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        surface(painter, self._area, "surface", "ink", width=1.6)
        left, top = self._area.left() + PAD, self._area.top() + PAD
        wide = self._area.width() - 2 * PAD
        for said, made, colour in self._parts(self._size):
            high = lines_height(said, made, wide)
            write_lines(painter, QRectF(left, top, wide, high + 2), said, made, colour)
            top += high + BETWEEN
