"""A seat's mark: a disc in its colour with its emblem, and its initial beside colour and emblem."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QHideEvent,
    QIcon,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from views.theme import Face, SeatFace, paint_icon, theme


def paint_badge(
    painter: QPainter, area: QRectF, seat: int, name: str, face: SeatFace | None = None
) -> None:
    """The disc, the emblem on it and, where there is room, the initial on a chip at its corner.

    `face`: what the game makes of the seat, a faction.
    """
    mark = theme().seat(seat, name, face)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(mark.rim), 1.5))
    painter.setBrush(QColor(mark.colour))
    painter.drawEllipse(area.adjusted(1, 1, -1, -1))
    inset = area.width() * (0.2 if face is None else 0.14)
    paint_icon(painter, mark.emblem, area.adjusted(inset, inset, -inset, -inset), QColor(mark.sign))
    if area.width() >= 28 and not (face is not None and face.is_rival):
        _paint_initial(painter, area, mark.initial)
    painter.restore()


def badge_icon(seat: int, name: str, side: int, face: SeatFace | None = None) -> QIcon:
    """The same for the head of a column."""
    ratio = QGuiApplication.primaryScreen().devicePixelRatio()
    picture = QPixmap(QSize(side, side) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_badge(painter, QRectF(0, 0, side, side), seat, name, face)
    painter.end()
    return QIcon(picture)


def _paint_initial(painter: QPainter, area: QRectF, initial: str) -> None:
    side = max(14.0, area.width() * 0.42)
    chip = QRectF(area.right() - side + 1, area.bottom() - side + 1, side, side)
    painter.setPen(QPen(theme().colour("edge"), 1))
    painter.setBrush(theme().colour("surface"))
    painter.drawRoundedRect(chip, 3, 3)
    letters = theme().font(Face.STRONG)
    letters.setPixelSize(max(10, round(side * 0.78)))
    painter.setFont(letters)
    painter.setPen(theme().colour("ink"))
    painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, initial)


class SeatBadge(QWidget):
    """The mark as a widget; it says its seat's name to assistive technology."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat, self._name, self._side = 0, "", 24
        self._face: SeatFace | None = None
        theme().changed.connect(self.update)

    def set_seat(self, seat: int, name: str, side: int = 24, face: SeatFace | None = None) -> None:
        """Whose mark it is, how large, and what the game makes of the seat."""
        self._seat, self._name, self._side, self._face = seat, name, side, face
        self.setAccessibleName(name)
        self.setFixedSize(side, side)
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        self.setAccessibleName(self._name)
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """What is not shown tells nobody's name."""
        self.setAccessibleName("")
        super().hideEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_badge(painter, QRectF(self.rect()), self._seat, self._name, self._face)
