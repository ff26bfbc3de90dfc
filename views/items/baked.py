"""What rarely changes: painted once for a size, then laid down as a picture.

Unlike the pictures that Qt keeps of items, this one holds what lies beyond the rim of the window,
too: where a table larger than the window is moved about nothing is painted anew.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from views.items.strokes import soft

MOST = 64_000_000
"""Points of the screen: what is larger is painted each time."""


class Baked:
    """One picture; it lies on the very points of the screen on which it would be painted."""

    def __init__(self) -> None:
        self._picture = QPixmap()
        self._form: tuple[object, ...] = ()

    def lay(
        self,
        painter: QPainter,
        area: QRectF,
        form: tuple[object, ...],
        draw: Callable[[QPainter], None],
    ) -> None:
        """What `draw` paints within an area. It is painted anew where `form`, the size or the place
        between two points has changed."""
        lens, ratio = painter.worldTransform(), painter.device().devicePixelRatioF()
        screen = lens * QTransform.fromScale(ratio, ratio)
        box = screen.mapRect(area).toAlignedRect()
        if box.width() * box.height() > MOST:
            draw(painter)
            return
        between = round(screen.dx() % 1.0, 3) % 1.0, round(screen.dy() % 1.0, 3) % 1.0
        whole = (form, area, screen.m11(), screen.m22(), between)
        if whole != self._form:
            self._form = whole
            self._picture = _painted(box, screen, draw)
        self._picture.setDevicePixelRatio(ratio)
        painter.resetTransform()
        painter.drawPixmap(QPointF(box.topLeft()) / ratio, self._picture)
        painter.setWorldTransform(lens)

    def forget(self) -> None:
        """The room of the picture is free again."""
        self._picture, self._form = QPixmap(), ()


def _painted(box: QRect, screen: QTransform, draw: Callable[[QPainter], None]) -> QPixmap:
    made = QPixmap(box.size())
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    soft(painter)
    painter.setWorldTransform(screen * QTransform.fromTranslate(-box.left(), -box.top()))
    draw(painter)
    painter.end()
    return made
