"""A card whose words are there only while they are held to be seen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from views.accessible import announce
from views.panels.paragraph import Paragraph
from views.theme import theme


class SecretCard(QFrame):
    """As large with its words as without them. What is not held is nowhere in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("secret_card")
        self.setProperty("kind", "card")
        self._rest, self._kind = "", "title"
        self._alignment = Qt.AlignmentFlag.AlignCenter
        self._words = Paragraph()
        self._words.setObjectName("secret_words")
        self._words.setWordWrap(True)
        self._words.setMargin(theme().px(12))
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        ground = QWidget()
        ground.setProperty("ground", "clear")
        inner = QVBoxLayout(ground)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self._words)
        self._inner = inner
        self._chapters: list[Paragraph] = []
        self._scroll.setWidget(ground)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._scroll)
        self.hide_words()
        self._retranslate()

    def write_small(self) -> None:
        """Many words: in plain letters, from the top."""
        self._kind = ""
        self._alignment = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop

    def rest_with(self, words: str) -> None:
        """What stands on it while nothing is held: the same for everybody."""
        self._rest = words
        self.hide_words()

    def show_words(self, words: str) -> None:
        """Turns it over; a screen reader says what stands there. Many words are written smaller."""
        self._drop_chapters()
        self._set(words, self._kind, self._alignment)
        room = self._scroll.viewport().size()
        if self._kind and self._words.heightForWidth(room.width()) > room.height():
            self._set(words, "", self._alignment)
        self.setAccessibleDescription(words)
        announce(self, words)

    def show_chapters(self, chapters: Sequence[tuple[str, Sequence[str]]]) -> None:
        """Turns it over: sentences below headings, from the top."""
        self._drop_chapters()
        self._words.hide()
        for heading, sentences in chapters:
            self._add(heading, "strong", 12)
            for sentence in sentences:
                self._add(sentence, "", 2)
        self._inner.addStretch(1)
        words = "\n\n".join("\n".join((heading, *said)) for heading, said in chapters)
        self.setAccessibleDescription(words)
        announce(self, words)

    def _add(self, words: str, kind: str, above: int) -> None:
        px = theme().px
        line = Paragraph(words)
        line.setObjectName("secret_words")
        line.setWordWrap(True)
        line.setProperty("kind", kind)
        line.setContentsMargins(px(12), px(above), px(12), 0)
        self._inner.addWidget(line)
        line.show()
        self._chapters.append(line)

    def _drop_chapters(self) -> None:
        """No word of them stays."""
        for line in self._chapters:
            line.clear()
            line.hide()
            line.deleteLater()
        self._chapters.clear()
        while self._inner.count() > 1:
            self._inner.takeAt(1)
        self._words.show()

    def hide_words(self) -> None:
        """Turns it back."""
        self._drop_chapters()
        self._set(self._rest, "muted", Qt.AlignmentFlag.AlignCenter)
        self.setAccessibleDescription("")
        self._scroll.verticalScrollBar().setValue(0)

    def _set(self, words: str, kind: str, alignment: Qt.AlignmentFlag) -> None:
        self._words.setText(words)
        self._words.setAlignment(alignment)
        self._words.setProperty("kind", kind)
        self._words.style().polish(self._words)

    def turn(self, lines: int) -> None:
        """Further down or up."""
        bar = self._scroll.verticalScrollBar()
        bar.setValue(bar.value() + lines * self._words.fontMetrics().lineSpacing())

    def sizeHint(self) -> QSize:
        return QSize(theme().px(360), theme().px(132))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(160), theme().px(64))

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Only for you"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
