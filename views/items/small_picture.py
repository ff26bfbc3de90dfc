"""Pictures of a table without a window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from views.items.strokes import soft


def small_picture(
    size: QSize,
    ratio: float,
    paint: Callable[[QPainter, QRectF], None],
    ground: QColor | Qt.GlobalColor = Qt.GlobalColor.transparent,
) -> QPixmap:
    """A table as large as there is room, on a ground or on none."""
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(ground)
    painter = QPainter(made)
    soft(painter)
    paint(painter, QRectF(QPointF(0, 0), QSizeF(size)))
    painter.end()
    return made
