"""What all dialogs share: a title, a body that scrolls when it must, buttons at its foot."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from views.keys import press_by_place
from views.panels.button import Button
from views.panels.paragraph import Paragraph
from views.plain import window_title
from views.theme import theme

FRAME = QSize(24, 48)
"""What a desktop may draw around a dialog."""


class Words(Paragraph):
    """Text that wraps and always has the height that it needs.

    Layouts within layouts forget how high wrapped text becomes when it is made narrower.
    """

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._claim()

    def setText(self, words: str) -> None:
        super().setText(words)
        self._claim()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._claim()

    def _claim(self) -> None:
        if not self.wordWrap():
            return
        self.setMinimumHeight(0)  # a label never says less than its own minimum
        if self.text():
            self.setMinimumHeight(max(0, self.heightForWidth(self.width())))


def label(words: str = "", kind: str = "", parent: QWidget | None = None) -> QLabel:
    """A label of one of the theme's kinds, in plain text, that wraps."""
    made = Words(words, parent)
    made.setProperty("kind", kind)
    made.setWordWrap(True)
    return made


def button(words: str, kind: str = "", picture: str = "", parent: QWidget | None = None) -> Button:
    """A button of one of the theme's kinds."""
    made = Button(words, parent)
    made.setProperty("kind", kind)
    if picture:
        made.wear(picture)
    return made


def rule(parent: QWidget | None = None) -> QFrame:
    """A thin line between parts."""
    line = QFrame(parent)
    line.setProperty("kind", "rule")
    return line


class Sheet(QDialog):
    """A dialog on the table's surface. It is opened beside play and goes away when closed."""

    SIZE = QSize(640, 560)
    ROOMY = 0
    """One that is lower, at usual letters, has no room for its title; its window is named, too."""
    STAYS = False
    """Whether it is given back to whoever had it when the screen was covered meanwhile: it tells
    nothing that is old by then."""

    def __init__(self, parent: QWidget | None, title: str, lead: str = "") -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(window_title(title))
        px = theme().px
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.setSpacing(0)
        self.panel = QFrame(self)
        self.panel.setProperty("kind", "sheet")
        self.body = QVBoxLayout(self.panel)
        self.body.setContentsMargins(px(24), px(16), px(24), px(16))
        self.body.setSpacing(px(8))
        self.title = label(title, "display")
        self.body.addWidget(self.title)
        if lead:
            self.body.addWidget(label(lead, "muted"))
        self._scroll = QScrollArea(self)
        self._scroll.setProperty("kind", "sheet")
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(self.panel)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._outer.addWidget(self._scroll, 1)
        self._foot = QHBoxLayout()
        self._foot.setContentsMargins(px(16), px(12), px(16), px(12))
        self._foot.setSpacing(px(8))
        self.note = label("", "bad", self)
        self.note.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._foot.addWidget(self.note, 1)
        self._outer.addLayout(self._foot)
        theme().changed.connect(self._grow)

    def tell(self, said: str, kind: str = "bad") -> None:
        """A sentence at the foot: what is wrong, or what is only to be known."""
        self.note.setProperty("kind", kind)
        self.note.style().polish(self.note)
        self.note.setText(said)

    def add_button(self, words: str, kind: str = "", picture: str = "") -> QPushButton:
        """A button at the foot; the primary one is what Enter does."""
        made = button(words, kind, picture, self)
        made.setAutoDefault(False)
        made.setDefault(kind == "primary")
        self._foot.addWidget(made)
        return made

    def add_apart(self, words: str, picture: str = "") -> QPushButton:
        """A button at the other end of the foot: what is not to be pressed instead of closing."""
        made = self.add_button(words, "", picture)
        self._foot.removeWidget(made)
        self._foot.insertWidget(self._foot.indexOf(self.note), made)
        return made

    def add_close(self) -> QPushButton:
        """The button that only closes."""
        made = self.add_button(self.tr("Close"))
        made.setObjectName("close")
        made.clicked.connect(self.reject)
        return made

    def sizeHint(self) -> QSize:
        px = theme().px
        return QSize(px(self.SIZE.width()), px(self.SIZE.height()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Shortcuts work by the key's place where its name is of another script."""
        if not press_by_place(self, event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Never larger than the screen; what does not fit scrolls."""
        super().showEvent(event)
        self._take(self.sizeHint())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.title.setVisible(self.height() >= theme().px(self.ROOMY))

    def _take(self, size: QSize) -> None:
        """This size, as far as the screen has room; it moves rather than reach beyond the rim."""
        screen = self.screen().availableGeometry()
        self.resize(size.boundedTo(screen.size() - FRAME))
        rest = screen.size() - (self.size() + FRAME)
        corner = self.pos() - screen.topLeft()
        x, y = min(corner.x(), rest.width()), min(corner.y(), rest.height())
        self.move(screen.topLeft() + QPoint(max(0, x), max(0, y)))

    def _grow(self) -> None:
        """Larger letters need more of the screen; what the user gave it stays."""
        if self.isVisible():
            self._take(self.size().expandedTo(self.sizeHint()))


def present(sheet: QDialog) -> None:
    """Shows a dialog beside play and brings it to the front."""
    sheet.show()
    sheet.raise_()
    sheet.activateWindow()
