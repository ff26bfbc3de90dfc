"""A small bar that stands over the end of the menus as long as something is wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QMenuBar, QSizePolicy, QToolButton, QWidget

from models.translate import tooltip
from views.accessible import AlertFrame, announce
from views.plain import Label, unkeyed
from views.theme import icon, theme

Offer = tuple[str, str, str, Callable[[], object]]
"""A button: its name, its words, its icon, what it does."""
LEAST_LETTERS = 16
"""With room for fewer letters than these it lies below the menus, not over their end."""


class Alert(AlertFrame):
    """One sentence, as much of it as has room, and what helps. It moves nothing on the table."""

    def __init__(self, bar: QMenuBar, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("alert")
        self.setProperty("kind", "alert")
        self._bar = bar
        self._sentence = ""
        self._said: tuple[Offer, ...] = ()
        self._buttons: list[QToolButton] = []
        self._words = Label(self)
        self._words.setProperty("kind", "strong")
        self._words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._line = QHBoxLayout(self)
        self._line.addWidget(self._words, 1)
        self.hide()
        bar.installEventFilter(self)
        parent.installEventFilter(self)
        theme().changed.connect(self._dress)

    def tell(self, sentence: str, offers: Sequence[Offer]) -> None:
        """Shows it from now on, in place of what stood here."""
        if sentence != self._sentence:
            announce(self, sentence)
        self._sentence = sentence
        self.setAccessibleName(sentence)
        if [offer[:3] for offer in offers] != [offer[:3] for offer in self._said]:
            for button in self._buttons:
                button.setParent(None)
                button.deleteLater()
            self._buttons = [self._button(number, offer) for number, offer in enumerate(offers)]
        self._said = tuple(offers)
        self.show()
        self._dress()

    def end(self) -> None:
        """Nothing is wrong any more."""
        self._sentence = ""
        self.hide()

    @property
    def sentence(self) -> str:
        """All of it, whatever has room."""
        return self._sentence

    def _button(self, number: int, offer: Offer) -> QToolButton:
        name, words, _, _ = offer
        button = QToolButton(self)
        button.setObjectName(name)
        button.setProperty("kind", "quiet")
        button.setAccessibleName(words)
        button.setToolTip(tooltip(words))
        button.setText(unkeyed(words))
        button.clicked.connect(lambda: self._said[number][3]())
        self._line.addWidget(button)
        return button

    # ------------------------------------------------------------ look
    def _dress(self) -> None:
        px = theme().px
        self._line.setContentsMargins(px(8), 0, px(4), 0)
        self._line.setSpacing(px(4))
        for button, (_, _, picture, _) in zip(self._buttons, self._said, strict=True):
            button.setIcon(icon(picture, theme().colours, px(16)))
            button.setIconSize(QSize(px(16), px(16)))
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Beside the menus; where they leave too little room its buttons lose their words, then
        it lies below them."""
        if self.isHidden():
            return
        least = self._words.fontMetrics().averageCharWidth() * LEAST_LETTERS
        room = self._free_room()
        for style in (
            Qt.ToolButtonStyle.ToolButtonTextBesideIcon,
            Qt.ToolButtonStyle.ToolButtonIconOnly,
        ):
            for button in self._buttons:
                button.setToolButtonStyle(style)
            if room.width() - self._taken() >= least:
                break
        else:
            room = QRect(0, self._bar.geometry().bottom() + 1, self.parentWidget().width(), 0)
        room.setHeight(max(room.height(), self._words.fontMetrics().height() + theme().px(8)))
        self._place(room)

    def _place(self, room: QRect) -> None:
        words = self._words.fontMetrics().horizontalAdvance(self._sentence) + theme().px(4)
        width = min(room.width(), words + self._taken())
        ltr = self.layoutDirection() == Qt.LayoutDirection.LeftToRight
        self.setGeometry(
            room.right() + 1 - width if ltr else room.left(), room.top(), width, room.height()
        )
        letters, wide = self._words.fontMetrics(), width - self._taken()
        self._words.setText(letters.elidedText(self._sentence, Qt.TextElideMode.ElideRight, wide))
        self.setToolTip(tooltip(self._sentence))

    def _taken(self) -> int:
        """The width of all but the words."""
        margins = self._line.contentsMargins()
        buttons = sum(each.sizeHint().width() + self._line.spacing() for each in self._buttons)
        return buttons + margins.left() + margins.right()

    def _free_room(self) -> QRect:
        """What the menus leave of their bar."""
        bar = self._bar.geometry()
        if bar.isEmpty():  # the system shows the menus elsewhere
            return QRect(0, 0, self.parentWidget().width(), 0)
        areas = [self._bar.actionGeometry(each) for each in self._bar.actions()]
        corner = self._bar.cornerWidget()
        taken = corner.width() if corner is not None and corner.isVisible() else 0
        if self.layoutDirection() == Qt.LayoutDirection.LeftToRight:
            end = max((area.right() + 1 for area in areas if area.isValid()), default=0)
            return bar.adjusted(end, 0, -taken, 0)
        start = min((area.left() for area in areas if area.isValid()), default=bar.width())
        return bar.adjusted(taken, 0, start - bar.width(), 0)
