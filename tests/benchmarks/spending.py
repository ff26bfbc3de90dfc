"""What a table costs: the CPU of one event, and how the pointer comes to a thing."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QGraphicsView


def spent(does: Callable[[int], object], times: int) -> float:
    """Milliseconds of CPU that one event takes with what is painted for it, the usual ones."""
    taken = []
    for number in range(times):
        begun = time.process_time()
        does(number)
        QCoreApplication.sendPostedEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.UpdateRequest.value)
        taken.append((time.process_time() - begun) * 1000)
    return median(taken)


def point_at(table: QGraphicsView, spot: QPoint) -> None:
    """The pointer moves there."""
    viewport, at = table.viewport(), QPointF(spot)
    none, kind = Qt.MouseButton.NoButton, QEvent.Type.MouseMove
    held = Qt.KeyboardModifier.NoModifier
    glob = QPointF(viewport.mapToGlobal(spot))
    QApplication.sendEvent(viewport, QMouseEvent(kind, at, glob, none, none, held))
