"""The pencil of the sheet: one space, 40 units wide, its inks and its own tremble."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from views.cartographers.inks import TerrainInk
from views.cartographers.spaces import tremble

UNIT = 40.0


class Brush:
    """A painter in one space: its inks, the width of a line, the space's own tremble."""

    def __init__(self, painter: QPainter, ink: TerrainInk, side: float, seed: int) -> None:
        self.painter = painter
        self.ink = ink
        self.side = side
        self.seed = seed
        self.fine = max(1.15, 0.95 * UNIT / side)
        self.bold = max(1.7, 1.3 * UNIT / side)

    def pen(self, colour: str, width: float) -> None:
        pen = QPen(QColor(colour), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)

    def fill(self, colour: str) -> None:
        self.painter.setBrush(QBrush(QColor(colour)))

    def no_pen(self) -> None:
        self.painter.setPen(Qt.PenStyle.NoPen)

    def shake(self, amount: float, *facts: int) -> float:
        return tremble(amount, self.seed, *facts)

    def wash(self) -> None:
        """The ground, a touch uneven as a brush leaves it."""
        self.painter.fillRect(QRectF(0, 0, UNIT, UNIT), QColor(self.ink.wash))
