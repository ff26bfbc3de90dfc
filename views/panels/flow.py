"""A layout that sets widgets side by side and begins a new line where the width ends."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

WIDEST = 1000
"""No item makes it wider than a small screen: what is longer ends in dots."""


class FlowLayout(QLayout):
    """Lines of widgets in reading order; from right to left where the language is."""

    def __init__(
        self,
        parent: QWidget | None = None,
        gap: int = 8,
        is_centred: bool = False,
        between: int | None = None,
    ) -> None:
        """`gap`: from one to the next; `between`: from line to line, where it is another."""
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self._between = gap if between is None else between
        self._is_centred = is_centred
        self.setContentsMargins(QMargins())

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        least = QSize()
        for item in self._items:
            least = least.expandedTo(item.minimumSize().boundedTo(QSize(WIDEST, 1 << 20)))
        margins = self.contentsMargins()
        return least + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _place(self, rect: QRect, move: bool) -> int:
        margins = self.contentsMargins()
        area = rect.marginsRemoved(margins)
        y = area.y()
        for line in self._lines(max(1, area.width())):
            height = max(size.height() for _, size in line)
            if move:
                self._place_line(line, area, y)
            y += height + self._between
        return max(y - self._between, area.y()) - rect.y() + margins.bottom()

    def _lines(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        """The items, line by line, as many as fit into the width."""
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        used = width + 1
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint().boundedTo(QSize(width, 1 << 20))
            if used + self._gap + size.width() > width:
                lines.append([])
                used = -self._gap
            lines[-1].append((item, size))
            used += self._gap + size.width()
        return lines

    def _place_line(self, line: list[tuple[QLayoutItem, QSize]], area: QRect, y: int) -> None:
        used = sum(size.width() + self._gap for _, size in line) - self._gap
        x = area.x() + ((area.width() - used) // 2 if self._is_centred else 0)
        for item, size in line:
            item.setGeometry(self._mirrored(QRect(QPoint(x, y), size), area))
            x += size.width() + self._gap

    @staticmethod
    def _mirrored(rect: QRect, area: QRect) -> QRect:
        if QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            rect.moveRight(area.right() - (rect.left() - area.left()))
        return rect
