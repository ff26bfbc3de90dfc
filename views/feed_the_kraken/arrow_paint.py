"""The arrows: printed ones over the borders of spaces, ghosts from the ship to where it would go.

A colour says itself three times: by its tint, by its letter, by the hatching that engravers use
for it (upright lines red, dots yellow, level lines blue).
"""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPolygonF

from rules.feed_the_kraken.enums import Color
from views.feed_the_kraken.geometry import Arrow
from views.feed_the_kraken.phrases import letter
from views.feed_the_kraken.strokes import Easel, box, polar, smooth, tinted, write
from views.theme import fonts
from views.theme.fonts import Face

TAIL, NECK, TIP = -29.0, 4.0, 20.0
"""An arrow along its own axis, 0 on the border of the two spaces."""
BROAD = 25.0
"""How broad one colour of an arrow is."""
LETTER = 24.0
BAND = 15.0
"""How broad one colour of a ghost is."""
LANDING, LAND_DOWN = 36.0, 11.0
"""The radius of a landing mark, and how far it lies below the middle: round the token."""
GROWN = 1.2


def _along(middle: QPointF, angle: float, forward: float, right: float) -> QPointF:
    """A point of an arrow: so far forward, so far to its right hand."""
    turn = radians(angle)
    ahead, side = QPointF(cos(turn), sin(turn)), QPointF(-sin(turn), cos(turn))
    return middle + ahead * forward + side * right


def shape(arrow: Arrow) -> QPainterPath:
    """The outline of a printed arrow."""
    half = BROAD * len(arrow.strands) / 2
    head = half + 5.0
    points = [
        (TAIL, -half), (NECK, -half), (NECK, -head), (TIP, 0.0), (NECK, head), (NECK, half),
        (TAIL, half), (TAIL + 6.0, 0.0),
    ]  # fmt: skip
    middle = QPointF(*arrow.border)
    path = QPainterPath()
    path.addPolygon(QPolygonF([_along(middle, arrow.angle, f, r) for f, r in points]))
    path.closeSubpath()
    return path


def _lane(arrow: Arrow, number: int) -> QPainterPath:
    """The part of an arrow that one of its colours has: lanes lie side by side."""
    many = len(arrow.strands)
    left = -BROAD * many / 2 + number * BROAD
    low = -200.0 if number == 0 else left
    high = 200.0 if number == many - 1 else left + BROAD
    middle = QPointF(*arrow.border)
    corners = [(-60.0, low), (60.0, low), (60.0, high), (-60.0, high)]
    path = QPainterPath()
    path.addPolygon(QPolygonF([_along(middle, arrow.angle, f, r) for f, r in corners]))
    return path


def letter_place(arrow: Arrow, number: int) -> QPointF:
    """Where the letter of a colour stands."""
    across = (number - (len(arrow.strands) - 1) / 2) * BROAD
    return _along(QPointF(*arrow.border), arrow.angle, -8.0, across)


def hatch(easel: Easel, path: QPainterPath, color: Color, strength: float = 1.0) -> None:
    """The hatching of a colour within a path."""
    painter, inks, area = easel.painter, easel.inks, path.boundingRect()
    alpha = inks.hatched * strength
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setPen(easel.pen(inks.course[color].hatch, 1.1, alpha))
    gap = 5.0
    if color is Color.RED:
        steps = range(int(area.width() / gap) + 1)
        painter.drawLines(
            [
                QLineF(area.left() + i * gap, area.top(), area.left() + i * gap, area.bottom())
                for i in steps
            ]
        )
    elif color is Color.BLUE:
        steps = range(int(area.height() / gap) + 1)
        painter.drawLines(
            [
                QLineF(area.left(), area.top() + i * gap, area.right(), area.top() + i * gap)
                for i in steps
            ]
        )
    else:
        _dots(easel, area, tinted(inks.course[color].hatch, alpha))
    painter.restore()


def _dots(easel: Easel, area: QRectF, ink: QColor) -> None:
    painter, gap = easel.painter, 7.0
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for row in range(int(area.height() / gap) + 2):
        for col in range(int(area.width() / gap) + 2):
            x = area.left() + col * gap + (gap / 2 if row % 2 else 0.0)
            painter.drawEllipse(QPointF(x, area.top() + row * gap), 1.3, 1.3)


def printed(easel: Easel, arrow: Arrow) -> None:
    """One printed arrow, each colour in its lane, with a curl for a colour that turns."""
    painter, inks = easel.painter, easel.inks
    outline = shape(arrow)
    painter.strokePath(outline, easel.pen(inks.paper, 5.0, 0.8))
    for number, strand in enumerate(arrow.strands):
        lane = outline.intersected(_lane(arrow, number))
        painter.fillPath(lane, QColor(inks.course[strand.color].fill))
        hatch(easel, lane, strand.color)
    for number in range(1, len(arrow.strands)):
        across = (number - len(arrow.strands) / 2) * BROAD
        middle = QPointF(*arrow.border)
        ends = [_along(middle, arrow.angle, f, across) for f in (TAIL + 4, NECK + 9)]
        painter.setPen(easel.pen(inks.ink, 1.0))
        painter.drawLine(*ends)
    easel.stroke(
        outline, inks.course[arrow.colors[0]].edge if len(arrow.colors) == 1 else inks.ink, 1.4
    )
    for number, strand in enumerate(arrow.strands):
        letter_on(easel, letter_place(arrow, number), strand.color, LETTER)


def letter_on(easel: Easel, place: QPointF, color: Color, size: float) -> None:
    """The letter of a colour on its own tint."""
    ink = easel.inks.course[color]
    halo = tinted(ink.fill, 0.9) if easel.inks.hatched > 0.4 else None
    write(
        easel.painter,
        place,
        letter(color),
        fonts.font(Face.STRONG, size),
        QColor(ink.letter),
        halo=halo,
    )


# ---------------------------------------------------------------- ghosts
def course(arrow: Arrow) -> QPainterPath:
    """The way of the ship from the middle of a space to the next; a turning arrow is a bend."""
    start, end = QPointF(*arrow.start), QPointF(*arrow.end)
    heading = sum(strand.heading for strand in arrow.strands) / len(arrow.strands)
    far = QLineF(start, end).length()
    path = QPainterPath(start)
    path.cubicTo(polar(start, heading, far * 0.42), polar(end, arrow.angle + 180, far * 0.42), end)
    return path


def way_angle(way: QPainterPath, share: float) -> float:
    """Where a course leads at a place, in degrees on the screen."""
    return -way.angleAtPercent(share)


def ghosts(easel: Easel, found: tuple[Arrow, ...], busy: frozenset[str]) -> None:
    """Where each colour would take the ship now: pale bands to a landing mark, below the arrows.

    `busy`: spaces with a sign in their middle, round which the mark is laid.
    """
    for arrow in found:
        _band(easel, arrow)
    for arrow in found:
        _landing(easel, arrow, arrow.target in busy)


def _band(easel: Easel, arrow: Arrow) -> None:
    painter, inks = easel.painter, easel.inks
    way = course(arrow)
    many, steps = len(arrow.strands), 14
    for number, strand in enumerate(arrow.strands):
        side = (number - (many - 1) / 2) * BAND
        shares = [0.08 + (0.74 - 0.08) * i / steps for i in range(steps + 1)]
        row = [_along(way.pointAtPercent(s), way_angle(way, s), 0.0, side) for s in shares]
        pen = easel.pen(inks.course[strand.color].fill, BAND, 0.55)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.strokePath(smooth(row), pen)


def _landing(easel: Easel, arrow: Arrow, is_goal: bool) -> None:
    """A ring on the space where the ship would come to, in its colours from west to east."""
    painter, inks = easel.painter, easel.inks
    down = 0.0 if is_goal else LAND_DOWN
    area = box(QPointF(arrow.end[0], arrow.end[1] + down), 2 * LANDING, 2 * LANDING)
    many = len(arrow.strands)
    whole = QPainterPath()
    whole.addEllipse(area)
    if not is_goal:
        painter.fillPath(whole, tinted(inks.paper, 0.55))
    painter.strokePath(whole, easel.pen(inks.ink, 9.0))
    for number, strand in enumerate(arrow.strands):
        span = 360.0 / many
        first = 90.0 if many > 1 else 0.0
        ring = QPainterPath()
        ring.arcMoveTo(area, first + number * span)
        ring.arcTo(area, first + number * span, span)
        pen = easel.pen(inks.course[strand.color].fill, 6.0)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.strokePath(ring, pen)
    if not is_goal:
        _landing_letters(easel, arrow, area.center())


def _landing_letters(easel: Easel, arrow: Arrow, middle: QPointF) -> None:
    """Which colours land here; a token hides them."""
    ink = easel.inks.ink
    for number, strand in enumerate(arrow.strands):
        across = (number - (len(arrow.strands) - 1) / 2) * 24
        place = middle + QPointF(across, 0)
        write(easel.painter, place, letter(strand.color), fonts.font(Face.STRONG, 28), QColor(ink))


def offered(easel: Easel, found: tuple[Arrow, ...]) -> None:
    """The arrows of the ship's own space once more, larger: one of them it will follow."""
    painter = easel.painter
    for arrow in found:
        middle = QPointF(*arrow.border)
        painter.save()
        painter.translate(middle)
        painter.scale(GROWN, GROWN)
        painter.translate(-middle)
        painter.strokePath(shape(arrow), easel.pen(easel.inks.paper, 9.0))
        printed(easel, arrow)
        painter.restore()
