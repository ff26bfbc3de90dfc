"""Words of people and of files, shown letter by letter.

Qt guesses: what looks like markup is read as such, and may load a picture; `&` marks a key, `[*]` a
change. A name is none of that. Labels and message boxes are made here; other places ask here.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTextLayout
from PySide6.QtWidgets import QAbstractButton, QLabel, QMessageBox, QStyle, QWidget

from views.wrapping import lay

WIDEST_WORD = 60
"""Usual letters in the widest word for which a window is made wider."""
MOST_HEIGHT = (1 << 24) - 1
CHANGE = "[*]"
"""Where a window's title tells that something is not saved; twice it is itself."""


class Label(QLabel):
    """A label that reads no markup, and makes no window wider than a screen.

    A word that is too long for a line is broken; what has no room even so ends in dots.
    """

    def __init__(self, words: str | QWidget | None = None, parent: QWidget | None = None) -> None:
        """Words and whose it is, or only whose it is."""
        super().__init__(parent if isinstance(words, str) else words or parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if isinstance(words, str):
            self.setText(words)

    def minimumSizeHint(self) -> QSize:
        most = self.fontMetrics().averageCharWidth() * WIDEST_WORD
        return super().minimumSizeHint().boundedTo(QSize(most, MOST_HEIGHT))

    def heightForWidth(self, width: int) -> int:
        room = width - self.width() + self._area().width()
        if not self.wordWrap() or not self._is_too_long(room):
            return super().heightForWidth(width)
        around = self.height() - self._area().height()
        return int(self._laid_out(room)[1]) + 1 + around

    def paintEvent(self, event: QPaintEvent) -> None:
        area = self._area()
        if not self._is_too_long(area.width()):
            super().paintEvent(event)
            return
        painter = QPainter(self)
        self.drawFrame(painter)
        painter.setPen(self.palette().color(self.foregroundRole()))
        layout, height = self._laid_out(area.width())
        if self.wordWrap() and height <= area.height() + 1:
            layout.draw(painter, QPointF(area.left(), area.top() + (area.height() - height) / 2))
        else:
            end = Qt.TextElideMode.ElideRight
            said = self.fontMetrics().elidedText(self.text(), end, area.width())
            painter.drawText(area, self.alignment().value, said)
        painter.end()

    def _area(self) -> QRect:
        margin = self.margin()
        return self.contentsRect().adjusted(margin, margin, -margin, -margin)

    def _is_too_long(self, room: int) -> bool:
        """Whether a word, or a line that does not wrap, is wider than the room."""
        parts = self.text().split() if self.wordWrap() else self.text().split("\n")
        width = self.fontMetrics().horizontalAdvance
        return room > 0 and any(width(part) > room for part in parts)

    def _laid_out(self, width: int) -> tuple[QTextLayout, float]:
        side = QStyle.visualAlignment(self.layoutDirection(), self.alignment())
        side &= Qt.AlignmentFlag.AlignHorizontal_Mask
        return lay(self.text(), self.font(), width, side)


class QuestionBox(QMessageBox):
    """A question that reads no markup."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)


def unkeyed(said: str) -> str:
    """The words of a button, a menu or a tab that mark no key.

    >>> unkeyed("Ada & Bo")
    'Ada && Bo'
    """
    return said.replace("&", "&&")


def said_on(button: QAbstractButton) -> str:
    """The words of a button that marks no key."""
    return button.text().replace("&&", "&")


def window_title(said: str) -> str:
    """The title of a window, without a place for a mark.

    >>> window_title("Ada [*]")
    'Ada [*][*]'
    """
    return said.replace(CHANGE, CHANGE * 2)
