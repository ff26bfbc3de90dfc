"""Dice, drawn: six kills, four and five are pains, the rest is nothing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from rules.cthulhu_wars.battle.dice import result
from rules.cthulhu_wars.enums import Result
from views.items.strokes import round_of
from views.theme import theme

IN_ROW = 5
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.28, 0.28), (0.72, 0.72)),
    3: ((0.26, 0.26), (0.5, 0.5), (0.74, 0.74)),
    4: ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)),
    5: ((0.27, 0.27), (0.73, 0.27), (0.5, 0.5), (0.27, 0.73), (0.73, 0.73)),
    6: ((0.28, 0.24), (0.72, 0.24), (0.28, 0.5), (0.72, 0.5), (0.28, 0.76), (0.72, 0.76)),
}


def rows_of(number: int) -> int:
    """How many rows so many dice take."""
    return max(1, -(-number // IN_ROW))


def sorted_faces(faces: Sequence[int]) -> list[int]:
    """Kills first, then pains, then nothing."""
    return sorted(faces, reverse=True)


def turning(faces: Sequence[int], share: float) -> list[int]:
    """What dice show while they turn."""
    return [1 + (int(share * 17) + number * 5 + face) % 6 for number, face in enumerate(faces)]


def side_of(width: float, unit: float) -> float:
    """The side of a die in a column of this width."""
    return max(1.0, min(unit * 1.08, (width - 2 * (IN_ROW - 1)) / IN_ROW))


def height_of(number: int, width: float, unit: float) -> float:
    """How high so many dice are in a column of this width."""
    return rows_of(number) * (side_of(width, unit) + 3)


def draw_dice(
    painter: QPainter, area: QRectF, faces: Sequence[int], unit: float, is_turning: bool = False
) -> None:
    """In rows, from the upper left."""
    wide = side_of(area.width(), unit)
    for number, face in enumerate(faces):
        row, column = divmod(number, IN_ROW)
        box = QRectF(area.left() + column * (wide + 2), area.top() + row * (wide + 3), wide, wide)
        draw_die(painter, box, face, Result.MISS if is_turning else result(face))


def draw_die(painter: QPainter, box: QRectF, face: int, says: Result) -> None:
    """A kill is filled red, a pain has a thick amber rim, nothing is pale."""
    fill = "bad" if says is Result.KILL else "surface"
    rim = {Result.KILL: "bad", Result.PAIN: "accent", Result.MISS: "line"}[says]
    pip = {Result.KILL: "surface", Result.PAIN: "ink", Result.MISS: "muted"}[says]
    width = max(1.8, box.width() * 0.13) if says is Result.PAIN else 1.2
    painter.setPen(QPen(theme().colour(rim), width))
    painter.setBrush(theme().colour(fill))
    inset = width / 2
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 3.5, 3.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().colour(pip))
    for x, y in PIPS[face]:
        spot = QPointF(box.left() + x * box.width(), box.top() + y * box.height())
        painter.drawEllipse(round_of(spot, max(1.0, box.width() * 0.085)))
