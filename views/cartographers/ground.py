"""What is printed on the map or burnt into it: mountains, wasteland, ruins, destroyed spaces."""

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from views.cartographers.brush import UNIT, Brush
from views.cartographers.inks import Inks
from views.cartographers.spaces import noise

PEAKS = ((29.5, 14.5, 9.5, 10.5), (9.0, 18.0, 7.5, 9.0), (19.5, 3.5, 12.5, 15.5))
"""Behind first: where the tip stands, how high it is, how far its two sides reach."""
FOOT = 35.5


def mountain(brush: Brush) -> None:
    """A massif of three peaks; hachures run down the sides that turn away from the light."""
    for number, (x, tip, left, right) in enumerate(PEAKS):
        peak = QPointF(x + brush.shake(0.7, number, 1), tip + brush.shake(0.6, number, 2))
        _peak(brush, peak, QPointF(x - left, FOOT), QPointF(x + right, FOOT))


def _peak(brush: Brush, peak: QPointF, left: QPointF, right: QPointF) -> None:
    """One peak: a bright and a dark face, parted by a ridge that zigzags down."""
    painter, ink = brush.painter, brush.ink
    high = FOOT - peak.y()
    near, far = _bent(peak, left, -0.9), _bent(peak, right, 0.9)
    ridge = [
        peak,
        QPointF(peak.x() + high * 0.10, peak.y() + high * 0.30),
        QPointF(peak.x() - high * 0.04, peak.y() + high * 0.52),
        QPointF(peak.x() + high * 0.12, FOOT),
    ]
    brush.no_pen()
    brush.fill(ink.wash)
    painter.drawPolygon(QPolygonF([left, near, peak, far, right]))
    brush.fill(ink.light)
    painter.drawPolygon(QPolygonF([*ridge, right, far]))
    brush.pen(ink.mark, brush.bold)
    painter.drawPolyline(QPolygonF([left, near, peak, far, right]))
    brush.pen(ink.mark, brush.fine)
    painter.drawPolyline(QPolygonF(ridge))
    _hachures(brush, peak, right, round(high / 4.5))


def _bent(peak: QPointF, foot: QPointF, out: float) -> QPointF:
    """A slope is no ruler's line: it swings out a little halfway down."""
    return QPointF((peak.x() + foot.x()) / 2 + out, (peak.y() + foot.y()) / 2)


def _hachures(brush: Brush, peak: QPointF, right: QPointF, many: int) -> None:
    for i in range(1, many + 1):
        share = i / (many + 1)
        start = peak + (right - peak) * share
        long = min(3.2 + 4.2 * share + brush.shake(0.6, i, 7), (FOOT - start.y()) * 1.4)
        brush.painter.drawLine(QLineF(start, start + QPointF(-long * 0.5, long * 0.66)))


def mountain_small(brush: Brush) -> None:
    painter, ink = brush.painter, brush.ink
    brush.no_pen()
    brush.fill(ink.mark)
    painter.drawPolygon(QPolygonF([QPointF(2, 35), QPointF(19, 5), QPointF(38, 35)]))
    brush.fill(ink.wash)
    painter.drawPolygon(QPolygonF([QPointF(12, 24), QPointF(18.5, 12), QPointF(20, 24)]))


def wasteland(brush: Brush) -> None:
    """Stipple, and a crack or two in the dry ground."""
    painter, ink = brush.painter, brush.ink
    brush.no_pen()
    for i in range(46):
        x, y = UNIT * noise(brush.seed, i, 1), UNIT * noise(brush.seed, i, 2)
        brush.fill(ink.mark if i % 3 else ink.light)
        size = (0.5 + 0.5 * noise(brush.seed, i, 3)) * max(1.0, 22 / brush.side)
        painter.drawEllipse(QPointF(x, y), size, size)
    brush.pen(ink.mark, brush.fine)
    turn = brush.shake(5, 1)
    crack = [QPointF(8, 14 + turn), QPointF(15, 19), QPointF(21, 16 + turn), QPointF(28, 24)]
    painter.drawPolyline(QPolygonF([*crack, QPointF(32, 23 - turn)]))
    painter.drawLine(QPointF(15, 19), QPointF(14 - turn / 2, 27))
    painter.drawLine(QPointF(28, 24), QPointF(27 + turn / 2, 32))


def wasteland_small(brush: Brush) -> None:
    brush.no_pen()
    brush.fill(brush.ink.mark)
    for x, y in ((9, 9), (29, 12), (18, 21), (33, 30), (8, 32)):
        brush.painter.drawEllipse(QPointF(x, y), 3.2, 3.2)


def destroyed(brush: Brush) -> None:
    """Burnt ground, crossed out: filled, and no terrain."""
    painter, ink = brush.painter, brush.ink
    brush.pen(ink.mark, brush.fine)
    for i in range(1, 12):
        total = i * UNIT / 6
        low, high = max(0.0, total - UNIT), min(UNIT, total)
        painter.drawLine(QPointF(low, UNIT - total + low), QPointF(high, UNIT - total + high))
    for width, colour in ((brush.bold * 3.2, ink.mark), (brush.bold * 1.6, ink.light)):
        brush.pen(colour, width)
        painter.drawLine(QPointF(10, 10), QPointF(30, 30))
        painter.drawLine(QPointF(30, 10), QPointF(10, 30))


def destroyed_small(brush: Brush) -> None:
    for width, colour in ((11.0, brush.ink.mark), (6.0, brush.ink.light)):
        brush.pen(colour, width)
        brush.painter.drawLine(QPointF(9, 9), QPointF(31, 31))
        brush.painter.drawLine(QPointF(31, 9), QPointF(9, 31))


def ruins(painter: QPainter, inks: Inks, side: float) -> None:
    """A broken arch in line, on the paper or over what was drawn on it."""
    width = max(2.0, 1.5 * UNIT / side)
    arch = QPainterPath(QPointF(10, 33))
    arch.lineTo(10, 19)
    arch.cubicTo(QPointF(10, 10), QPointF(16, 7.5), QPointF(21, 7.5))
    arch.moveTo(15.5, 33)
    arch.lineTo(15.5, 20)
    arch.cubicTo(QPointF(15.5, 15.5), QPointF(18, 13), QPointF(21, 13))
    arch.moveTo(21, 7.5)
    arch.lineTo(23.5, 9.5)
    arch.lineTo(20.5, 11)
    arch.lineTo(21, 13)
    arch.moveTo(26, 33)
    arch.lineTo(26, 22)
    arch.lineTo(28.5, 19.5)
    arch.lineTo(30, 21.5)
    arch.lineTo(31.5, 20)
    arch.lineTo(31.5, 33)
    pen = QPen(QColor(inks.ruin), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(arch)
    painter.drawLine(QPointF(6.5, 33), QPointF(35, 33))
    if side >= 19:
        painter.setPen(QPen(QColor(inks.ruin), width * 0.6))
        for y in (20.0, 26.5):
            painter.drawLine(QPointF(10, y), QPointF(15.5, y))
        painter.drawLine(QPointF(26, 27), QPointF(31.5, 27))
