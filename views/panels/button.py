"""A button that is as large with the keyboard as without it, and is pressed by Enter, too."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton

from models.translate import tooltip
from views.panels.spoken import draw_spoken
from views.theme import RADIUS, icon, theme

SPACE = 4
"""Between picture and words, as Qt has it."""


class Button(QPushButton):
    """The ring of the focus takes its room from the padding: a hint that was asked for while the
    button has the keyboard would be too narrow for its words afterwards.
    """

    _picture = ""
    """The icon that it wears."""

    is_spoken_of = False
    """Whether a hint means it."""

    def speak_of(self, is_spoken_of: bool) -> None:
        """Rings it."""
        self.is_spoken_of = is_spoken_of
        self.update()

    def allow(self, why_not: str) -> None:
        """Opens it, or greys it and has it say why it cannot be pressed now."""
        self.setEnabled(not why_not)
        self.setToolTip(tooltip(why_not))
        self.setAccessibleDescription(why_not)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.is_spoken_of:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_spoken(painter, QRectF(self.rect()), RADIUS.panel)
            painter.end()

    def wear(self, picture: str) -> None:
        """An icon in the colours of the theme and as large as its letters, now and later."""
        if not self._picture:
            theme().changed.connect(self._dress)
        self._picture = picture
        self._dress()

    def _dress(self) -> None:
        side = theme().px(18)
        token = "on_accent" if self.property("kind") == "primary" else "ink"
        self.setIcon(icon(self._picture, theme().colours, side, token))
        self.setIconSize(QSize(side, side))

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """Words that have no room end in dots."""
        super().initStyleOption(option)
        part = QStyle.SubElement.SE_PushButtonContents
        room = self.style().subElementRect(part, option, self).width()
        room -= 0 if option.icon.isNull() else option.iconSize.width() + SPACE
        flags = Qt.TextFlag.TextShowMnemonic
        if self.fontMetrics().size(flags.value, option.text).width() > room > 0:
            end = Qt.TextElideMode.ElideRight
            option.text = self.fontMetrics().elidedText(option.text, end, room, flags.value)

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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses what has the keyboard: in a dialog Qt would ask for the default button."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)
