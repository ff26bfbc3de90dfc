"""Words held nearer: what a deed, a book, a figure is, while it is pointed at."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from views.items import page_parts as parts
from views.items.cell import Cell, Note
from views.items.panel import lines_height, surface, write, write_lines
from views.theme import theme
from views.theme.fonts import Face, font

GAP, PAD = 4.0, 9.0
BODY = 15.0
"""The least letters of what is read at length, at usual size."""


class Closeup(QGraphicsItem):
    """Only seen: its words are those of the thing that is pointed at."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(30)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._area, self._note = QRectF(), Note("", "", "")
        self._pinned = ""
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
        high = self._height(room.width())
        top = cell.area.top() - high - GAP
        if top < room.top():
            top = min(cell.area.bottom() + GAP, room.bottom() - high)
        self._area = QRectF(room.left(), top, room.width(), high)
        self.setVisible(True)
        self.update()

    def _letters(self) -> tuple[float, float]:
        """The height of a line of the name, and the letters of the words."""
        size = BODY * theme().text / 100
        return size * 1.5, size

    def _height(self, wide: float) -> float:
        line, size = self._letters()
        inner, note = wide - 2 * PAD, self._note
        high = 2 * PAD - 2 + line
        if note.kind:
            high += line * 0.8
        if note.text:
            high += lines_height(note.text, font(Face.BODY, size), inner) + 3
        return high

    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        note, (line, size) = self._note, self._letters()
        surface(painter, self._area, "surface", "ink", width=1.6)
        inner = self._area.adjusted(PAD, PAD - 2, -PAD, -PAD)
        head = QRectF(inner.topLeft(), QPointF(inner.right(), inner.top() + line))
        write(painter, head, note.title, font(Face.STRONG, size * 1.08))
        top = head.bottom()
        if note.kind:
            kind = QRectF(inner.left(), top, inner.width(), line * 0.8)
            parts.line(painter, kind, note.kind, line * 0.86, "muted")
            top = kind.bottom()
        if note.text:
            rest = QRectF(inner.left(), top + 3, inner.width(), inner.bottom() - top)
            write_lines(painter, rest, note.text, font(Face.BODY, size))
