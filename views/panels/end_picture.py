"""The table as it was at the end, as a picture on the result page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from views.theme import theme

Picture = Callable[[QSize, float], QPixmap]
"""Draws it in logical pixels, for a screen's density."""
MOUNT = 5
"""The width of the ground around the picture."""
SHAPE = QSize(160, 120)
"""A picture of this size tells how high one is in a width."""
NO_LIMIT = 16_777_215
"""What Qt calls «no limit» to a widget's size."""
LEAST, USUAL = QSize(240, 180), QSize(520, 180)
"""In sizes that are not given it is low: what stands beside it tells the height."""


class EndPicture(QAbstractButton):
    """Drawn anew for each size; a press shows the table itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("end_picture")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._draw: Picture | None = None
        self._drawn = QPixmap()
        self._drawn_for: tuple[object, ...] = ()
        self._hugs = False
        self._retranslate()
        self.hide()

    def show_picture(self, draw: Picture | None) -> None:
        """Another end; None, or one that draws nothing: there is no picture of it."""
        is_there = draw is not None and not draw(QSize(64, 48), 1.0).isNull()
        self._draw, self._drawn_for = draw if is_there else None, ()
        self.setVisible(is_there)
        self._fit()
        self.update()

    @property
    def has_picture(self) -> bool:
        return self._draw is not None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def hug(self, hugs: bool) -> None:
        """Whether it is no higher than the picture is in its width: something stands below it."""
        self._hugs = hugs
        self._fit()

    def _fit(self) -> None:
        if self._draw is None or not self._hugs:
            self.setMaximumHeight(NO_LIMIT)
            return
        inner = self.width() - 2 * MOUNT
        drawn = trimmed(self._draw(SHAPE, 1.0)).deviceIndependentSize()
        high = inner * drawn.height() / max(1.0, drawn.width())
        self.setMaximumHeight(max(LEAST.height(), round(high) + 2 * MOUNT))

    def sizeHint(self) -> QSize:
        return USUAL * (theme().text / 100)

    def minimumSizeHint(self) -> QSize:
        return LEAST

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture on a ground of its own, level with the table beside it; a ring tells that
        the keyboard or the pointer is on it."""
        if self._draw is None:
            return
        painter = QPainter(self)
        picture = self._picture(self._draw)
        area = self._place()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme().colour("line"), theme().lines.hairline))
        painter.setBrush(theme().colour("sunken"))
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.drawPixmap(area.topLeft() + QPointF(MOUNT, MOUNT), picture)
        if self.hasFocus() or self.underMouse():
            token = "focus" if self.hasFocus() else "accent"
            painter.setPen(QPen(theme().colour(token), theme().lines.focus))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 4, 4)

    def _place(self) -> QRectF:
        """Where picture and ground lie: at the top, in the middle of the width."""
        whole = QRectF(self.rect())
        size = self._drawn.deviceIndependentSize() + QSizeF(2 * MOUNT, 2 * MOUNT)
        left = whole.center().x() - size.width() / 2
        return QRectF(QPointF(left, whole.top()), size)

    def _picture(self, draw: Picture) -> QPixmap:
        wanted = (self.size(), self.devicePixelRatioF(), theme().name)
        if wanted != self._drawn_for:
            room = self.size() - QSize(2 * MOUNT, 2 * MOUNT)
            self._drawn = trimmed(draw(room, self.devicePixelRatioF()))
            self._drawn_for = wanted
        return self._drawn

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("The table at the end"))
        self.setToolTip(self.tr("The table as it was at the end: click to look at it."))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)


def trimmed(picture: QPixmap) -> QPixmap:
    """A picture without the empty rim around what is drawn on it, be it clear or of one colour."""
    image = picture.toImage()
    right, bottom = image.width() - 1, image.height() - 1
    corners = {image.pixel(x, y) for x in (0, right) for y in (0, bottom)}
    if len(corners) != 1:
        return picture
    rim = QColor.fromRgba(corners.pop())
    drawn = QRegion(picture.createMaskFromColor(rim, Qt.MaskMode.MaskInColor)).boundingRect()
    return picture.copy(drawn) if not drawn.isEmpty() else picture
