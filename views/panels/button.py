"""A button that is as large with the keyboard as without it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton

SPACE = 4
"""Between picture and words, as Qt has it."""


class Button(QPushButton):
    """The ring of the focus takes its room from the padding: a hint that was asked for while the
    button has the keyboard would be too narrow for its words afterwards.
    """

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.state &= ~QStyle.StateFlag.State_HasFocus
        words = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic.value, self.text())
        if not self.icon().isNull():
            side = self.iconSize()
            words = QSize(words.width() + side.width() + SPACE, max(words.height(), side.height()))
        kind = QStyle.ContentsType.CT_PushButton
        return self.style().sizeFromContents(kind, option, words, self)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
