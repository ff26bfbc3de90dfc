"""Seekers and worker chits, cultists and tokens: silhouettes that are told apart without colour.

A worker is a round chit, a Seeker a hexagon; the emblem says whose, a small sign the skill.
"""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from rules.kinfire_council.enums import Skill
from views.items.strokes import round_of, ruled
from views.kinfire_council.icons import SKILL_ICON
from views.kinfire_council.inks import Inks
from views.theme import SeatMark, paint_icon

DARK = "#17110A"
PALE = "#FFF8EA"


def hexagon(area: QRectF) -> QPolygonF:
    """A hexagon with a corner at the top."""
    middle, far = area.center(), min(area.width(), area.height()) / 2
    corners = (pi / 3 * n - pi / 2 for n in range(6))
    return QPolygonF([middle + QPointF(far * cos(turn), far * sin(turn)) for turn in corners])


def paint_piece(
    painter: QPainter, area: QRectF, mark: SeatMark, is_seeker: bool, skill: Skill | None
) -> None:
    """A piece of a seat, as large as the area."""
    side = min(area.width(), area.height())
    box = round_of(area.center(), side / 2 - side * 0.04)
    painter.setPen(QPen(QColor(DARK), max(1.0, side * 0.06)))
    painter.setBrush(QColor(mark.colour))
    if is_seeker:
        painter.drawPolygon(hexagon(box))
    else:
        painter.drawEllipse(box)
    inner = round_of(area.center(), side * 0.40)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(QColor(mark.sign), max(0.8, side * 0.03))
    painter.setPen(pen)
    if is_seeker:
        painter.drawPolygon(hexagon(inner))
    else:
        painter.drawEllipse(inner)
    _stamp(painter, mark.emblem, round_of(area.center(), side * 0.27), mark.sign)
    if skill is not None:
        _badge(painter, box, SKILL_ICON[skill], side)


def _stamp(painter: QPainter, icon: str, area: QRectF, ink: str) -> None:
    paint_icon(painter, icon, area, QColor(ink))


def _badge(painter: QPainter, box: QRectF, icon: str, side: float) -> None:
    """The skill, at the lower right."""
    spot = round_of(box.bottomRight() - QPointF(side * 0.14, side * 0.14), side * 0.23)
    painter.setPen(QPen(QColor(DARK), max(0.8, side * 0.03)))
    painter.setBrush(QColor(PALE))
    painter.drawEllipse(spot)
    inset = side * 0.06
    _stamp(painter, icon, spot.adjusted(inset, inset, -inset, -inset), DARK)


def paint_cultist(painter: QPainter, area: QRectF, inks: Inks, number: str = "") -> None:
    """A hood on a dark chit; a leader bears a crown of light."""
    side = min(area.width(), area.height())
    box = round_of(area.center(), side / 2 - side * 0.04)
    painter.setPen(QPen(QColor(inks.cult_light), max(1.0, side * 0.06)))
    painter.setBrush(QColor("#241533"))
    painter.drawEllipse(box)
    _stamp(painter, "kc-cult", round_of(area.center(), side * 0.34), inks.cult_light)
    if number:
        letters = painter.font()
        letters.setPixelSize(max(8, round(side * 0.42)))
        painter.setFont(letters)
        painter.setPen(QColor(PALE))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number)


def paint_token(painter: QPainter, area: QRectF, mark: SeatMark) -> None:
    """Influence: a pawn in the colour of its seat, with its emblem."""
    side = min(area.width(), area.height())
    box = round_of(area.center(), side / 2 - 0.5)
    painter.setPen(QPen(QColor(DARK), max(0.8, side * 0.06)))
    painter.setBrush(QColor(mark.colour))
    painter.drawRoundedRect(box, side * 0.22, side * 0.22)
    _stamp(painter, mark.emblem, round_of(area.center(), side * 0.36), mark.sign)


def paint_rubble(painter: QPainter, area: QRectF, inks: Inks) -> None:
    """Fallen stone."""
    side = min(area.width(), area.height())
    box = round_of(area.center(), side / 2 - side * 0.04)
    painter.setPen(QPen(QColor(DARK), max(1.0, side * 0.05)))
    painter.setBrush(QColor("#6B5D52"))
    painter.drawRoundedRect(box, side * 0.12, side * 0.12)
    _stamp(painter, "kc-rubble", round_of(area.center(), side * 0.36), PALE)


def pip(painter: QPainter, middle: QPointF, far: float, is_full: bool, ink: str) -> None:
    """A place for trouble: filled where some lies there."""
    painter.setPen(ruled(ink, max(1.0, far * 0.22)))
    painter.setBrush(QColor(ink) if is_full else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(
        QPolygonF([middle + QPointF(0, -far), middle + QPointF(far, 0), middle + QPointF(0, far),
                   middle + QPointF(-far, 0)])
    )  # fmt: skip
