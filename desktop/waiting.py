"""The card of the game that waits: its picture, where it stands, one button."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QVBoxLayout, QWidget

from desktop.dialogs.sheet import button, label
from views.theme import pixmap, theme

THUMBNAIL, LEAST_THUMBNAIL = QSize(352, 220), QSize(256, 160)
NO_LIMIT = 16_777_215
"""What Qt calls «no limit» to a widget's size."""


class WaitingGame(msgspec.Struct, frozen=True):
    """The last game, as anybody may see it."""

    title: str
    where: str
    when: str
    was_cut_off: bool
    """The program ended without being closed: the card says so."""


class Thumbnail(QWidget):
    """A public picture of a game, in a frame."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = QPixmap()
        self._sign = "lamp"

    def set_picture(self, picture: QPixmap, sign: str) -> None:
        """The picture; a game without one shows its emblem."""
        self._picture, self._sign = picture, sign
        self.update()

    def sizeHint(self) -> QSize:
        return THUMBNAIL

    def minimumSizeHint(self) -> QSize:
        return LEAST_THUMBNAIL

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As high as a picture of this width is: it fills its frame."""
        super().resizeEvent(event)
        self.setFixedHeight(round(self.width() * THUMBNAIL.height() / THUMBNAIL.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        is_bare = self._picture.isNull()
        painter.fillRect(area, theme().colour("sunken" if is_bare else "table"))
        painter.setPen(theme().colour("line"))
        if is_bare:
            painter.drawRect(area)
            side = area.height() * 0.5
            colour = theme().colours.muted
            sign = pixmap(self._sign, round(side), colour, self.devicePixelRatioF())
            painter.drawPixmap(
                round(area.center().x() - side / 2), round(area.center().y() - side / 2), sign
            )
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(area, self._picture, QRectF(self._picture.rect()))
        painter.drawRect(area)


class WaitingCard(QFrame):
    """The game that waits: picture, names, date, one button."""

    continued = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        self.setObjectName("waiting")
        self._head = label("", "title", self)
        self.picture = Thumbnail(self)
        self._title = label("", "strong", self)
        self._where = label("", "", self)
        self._when = label("", "muted", self)
        self.button = button("", "primary", "play", self)
        self.button.setObjectName("continue")
        self.button.clicked.connect(self.continued)
        px = theme().px
        self._row = row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        row.setContentsMargins(px(20), px(16), px(20), px(20))
        row.setSpacing(px(10))
        row.addWidget(self.picture)
        column = QVBoxLayout()
        column.setSpacing(px(6))
        column.addStretch(1)
        for widget in (self._head, self._title, self._where, self._when):
            column.addWidget(widget)
        column.addSpacing(px(6))
        column.addWidget(self.button)
        column.addStretch(1)
        row.addLayout(column, 1)

    def lie(self, lies: bool) -> None:
        """The words beside the picture, or below it."""
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if lies else direction.TopToBottom)
        self._row.setSpacing(theme().px(20 if lies else 10))
        self.picture.setMaximumWidth(THUMBNAIL.width() if lies else NO_LIMIT)

    def show_game(self, game: WaitingGame) -> None:
        """Fills the card."""
        cut = game.was_cut_off
        self._head.setText(self.tr("Where you left off") if cut else self.tr("Open game"))
        self._title.setText(game.title)
        self._where.setText(game.where)
        self._where.setVisible(bool(game.where))
        self._when.setText(game.when)
        self.button.setText(self.tr("Continue where you left off") if cut else self.tr("Continue"))
