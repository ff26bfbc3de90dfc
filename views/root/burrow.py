"""The Burrow: a chamber under the corner of the map, there while the Duchy plays (7.7)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from views.items.strokes import ruled, tinted
from views.root.inks import Inks
from views.theme.contrast import mix

BURROW_AREA = QRectF(960.0, -6.0, 330.0, 118.0)
HEAP = 62.0
DAY_GLOW, NIGHT_GLOW = 0.42, 0.12
"""How bright the light from within is."""


def burrow_heap() -> tuple[float, float, float]:
    """Where its warriors stand."""
    return BURROW_AREA.left() + 34, BURROW_AREA.center().y() - HEAP / 2 + 8, HEAP


def chamber(area: QRectF) -> QPainterPath:
    """A hollow in the ground: a flat floor, an uneven vault."""
    left, top, wide, high = area.left(), area.top(), area.width(), area.height()
    path = QPainterPath(QPointF(left + wide * 0.03, top + high * 0.94))
    path.cubicTo(
        left - 4, top + high * 0.5, left + 8, top + 4, left + wide * 0.2, top + high * 0.06
    )
    path.cubicTo(
        left + wide * 0.4,
        top - 4,
        left + wide * 0.5,
        top + high * 0.08,
        left + wide * 0.66,
        top + 2,
    )
    path.cubicTo(
        left + wide * 0.9, top - 2, left + wide + 2, top + high * 0.3, left + wide * 0.98,
        top + high * 0.92,
    )  # fmt: skip
    path.quadTo(left + wide * 0.5, top + high * 1.04, left + wide * 0.03, top + high * 0.94)
    return path


def paint_chamber(painter: QPainter, area: QRectF, inks: Inks) -> None:
    """Dark earth with light from within."""
    path = chamber(area)
    painter.strokePath(path, ruled(inks.ink, 5, 0.9))
    if inks.flat:
        painter.fillPath(path, QColor(inks.earth if not inks.mono else "#EDEDED"))
        return
    light = QRadialGradient(area.center() + QPointF(-area.width() * 0.2, 4), area.width() * 0.62)
    glow = NIGHT_GLOW if inks.lamp else DAY_GLOW
    light.setColorAt(0.0, QColor(mix(inks.earth, "#FFE3B0", glow)))
    light.setColorAt(1.0, QColor(mix(inks.earth, inks.ink, 0.42)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(path, light)
    painter.strokePath(path, ruled(mix(inks.earth, "#FFE3B0", 0.35), 1.6, 0.8))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tinted(inks.ink, 0.25))
    for share, size in ((0.12, 5.0), (0.35, 3.4), (0.6, 4.4), (0.82, 3.6)):
        spot = QPointF(area.left() + area.width() * share, area.bottom() - 12)
        painter.drawEllipse(spot, size * 1.6, size * 0.8)
