"""A private page: what only the person before the screen may read, on a card of its own."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from views.panels.paragraph import Paragraph
from views.theme import theme


class PageCard(QFrame):
    """Hidden and empty, unless a page is open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page_card")
        self.setProperty("kind", "card")
        self._words = Paragraph(self)
        self._words.setProperty("kind", "title")
        self._words.setWordWrap(True)
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByKeyboard)
        px = theme().px
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(16), px(24), px(16))
        column.addWidget(self._words)
        self.hide()

    def show_page(self, words: str) -> None:
        """Opens the page."""
        self._words.setText(words)
        self._words.setAccessibleName(words)
        self.show()

    def clear(self) -> None:
        """Nothing of it stays, not even in hidden widgets."""
        self._words.clear()
        self._words.setAccessibleName("")
        self.hide()
