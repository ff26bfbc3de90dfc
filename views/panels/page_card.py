"""A private page: what only the person before the screen may read, on a card of its own."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from views.panels.paragraph import Paragraph
from views.theme import theme

SHARE = 0.3
"""What it takes of the height of the table at most: the board comes first."""


class PageCard(QFrame):
    """Hidden and empty, unless a page is open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page_card")
        self.setProperty("kind", "card")
        self._words = Paragraph(self)
        self._words.setProperty("kind", "title")
        self._words.setWordWrap(True)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByKeyboard)
        px = theme().px
        self._scroll = QScrollArea(self)
        self._scroll.setWidget(self._words)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setProperty("ground", "clear")
        self._words.setProperty("ground", "clear")
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(16), px(24), px(16))
        column.addWidget(self._scroll)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    # ------------------------------------------------------------ how high it is
    def sizeHint(self) -> QSize:
        """All of its words, or a share of the table: then they scroll."""
        return QSize(super().sizeHint().width(), self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._height())

    def _height(self) -> int:
        table, margins = self.parentWidget(), self.contentsMargins()
        layout = self.layout()
        if layout is not None:
            margins += layout.contentsMargins()
        if table is None:
            return super().sizeHint().height()
        inner = table.width() - margins.left() - margins.right()
        around = margins.top() + margins.bottom() + 2 * self._scroll.frameWidth()
        wanted = self._words.heightForWidth(inner)
        least = 2 * self._words.fontMetrics().lineSpacing()
        return min(wanted, max(least, int(SHARE * table.height()) - around)) + around

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    @property
    def scrolls(self) -> bool:
        """Whether not all of its words are seen at once."""
        return self._scroll.verticalScrollBar().maximum() > 0

    def show_page(self, words: str) -> None:
        """Opens the page."""
        self._words.setText(words)
        for each in (self._words, self._scroll):
            each.setAccessibleName(words)
        self._scroll.verticalScrollBar().setValue(0)
        self.updateGeometry()
        self.show()

    def clear(self) -> None:
        """Nothing of it stays, not even in hidden widgets."""
        self._words.clear()
        for each in (self._words, self._scroll):
            each.setAccessibleName("")
        self.hide()
