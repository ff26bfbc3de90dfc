"""What lies on the print and changes with each move: tokens, the wake, waters out of reach."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath

from models.translate import number_text
from rules.feed_the_kraken.data import Space, spaces
from rules.feed_the_kraken.enums import Side, Token, Voyage
from views.feed_the_kraken import arrow_paint, geometry
from views.feed_the_kraken.face import Face, Leg
from views.feed_the_kraken.outlines import outline
from views.feed_the_kraken.strokes import Easel, box, tinted, write
from views.theme import fonts, paint_icon
from views.theme.fonts import Face as Letters

TOKEN_ICONS = {
    Token.CABIN_SEARCH: "chest",
    Token.FEED_THE_KRAKEN: "side-cult",
    Token.FLOGGING: "whip",
    Token.OFF_WITH_THE_TONGUE: "tongue",
}
THICKER = {Token.FLOGGING: (-1.1, 0.0, 1.1)}
"""Thin figures are drawn several times side by side."""
TOKEN = 27.0
"""The radius of a token."""
PRICK = 14.0
"""The radius of a mark on the course."""
CORNER, BY_NAME = QPointF(60.0, 0.0), QPointF(44.0, 38.0)
"""Where the number of moves stands; beside the name of the Kraken."""
DOWN = 11.0
"""Tokens lie below the middle of their space: the arrows have the upper half."""
USED = 18.0
"""The radius of the trace that a used token leaves beside the course."""
VEIL, LOST = 0.60, 0.38
"""How pale waters, arrows and tokens are where the ship cannot come any more."""


def token_place(space: Space) -> QPointF:
    """The middle of the token of a space."""
    return QPointF(space.x, space.y + DOWN)


def tokens(easel: Easel, face: Face) -> None:
    """The tokens; used ones are traces beside the course, those out of reach are pale."""
    ahead = geometry.within_reach(face.voyage, face.space)
    for space in spaces(face.voyage).values():
        if space.token is not None:
            if space.id in face.visited:
                trace = token_place(space) + QPointF(43, 19)
                token(easel, space.token, trace, used=True, radius=USED)
            else:
                easel.painter.save()
                easel.painter.setOpacity(1.0 if space.id in ahead else LOST)
                token(easel, space.token, token_place(space))
                easel.painter.restore()


def token(
    easel: Easel, kind: Token, middle: QPointF, used: bool = False, radius: float = TOKEN
) -> None:
    """A dark coin with a light figure; a used one is only a trace of it."""
    painter, inks = easel.painter, easel.inks
    painter.save()
    if used:
        painter.setOpacity(painter.opacity() * 0.42)
        painter.setBrush(QColor(inks.paper))
        painter.setPen(easel.pen(inks.token, 1.6))
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tinted(inks.ink, 0.25))
        painter.drawEllipse(middle + QPointF(1.2, 2.6), radius + 0.6, radius + 0.6)
        painter.setBrush(QColor(inks.token))
        painter.setPen(easel.pen(inks.paper, 1.6))
    painter.drawEllipse(middle, radius, radius)
    if not used:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(easel.pen(inks.on_token, 0.9, 0.8))
        painter.drawEllipse(middle, radius - 3.2, radius - 3.2)
    side = radius * 1.36
    colour = inks.token if used else inks.on_token
    for across in THICKER.get(kind, (0.0,)):
        place = box(middle + QPointF(across, across / 2), side, side)
        paint_icon(painter, TOKEN_ICONS[kind], place, QColor(colour))
    painter.restore()


# ---------------------------------------------------------------- where it has been and cannot go
def veil(easel: Easel, face: Face) -> None:
    """Waters that the ship cannot come to any more are paler, and so are arrows behind it."""
    ahead = geometry.within_reach(face.voyage, face.space)
    reached = ahead | face.sailed
    for id in spaces(face.voyage):
        if id not in reached and not spaces(face.voyage)[id].goal:
            easel.painter.fillPath(outline(face.voyage, id, 2.0), tinted(easel.inks.sea, 0.5))
    for arrow in geometry.arrows(face.voyage):
        if arrow.origin not in ahead:
            shape = arrow_paint.shape(arrow)
            easel.stroke(shape, easel.inks.sea, 2.4, VEIL)
            easel.painter.fillPath(shape, tinted(easel.inks.sea, VEIL))


def wake(easel: Easel, face: Face) -> None:
    """The course pricked on the chart: a broken line, a mark in the colour of each move."""
    for leg in face.legs:
        wake_leg(easel, course_between(face.voyage, leg.origin, leg.target))
    for leg in face.legs:
        _prick(easel, face, leg)


def course_between(voyage: Voyage, origin: str, target: str) -> QPainterPath:
    """The way of a move: along its arrow; straight where none is printed."""
    for arrow in geometry.arrows_from(voyage, origin):
        if arrow.target == target:
            return arrow_paint.course(arrow)
    start, end = (QPointF(*geometry.centre(spaces(voyage)[id])) for id in (origin, target))
    path = QPainterPath(start)
    path.lineTo(end)
    return path


def wake_leg(easel: Easel, way: QPainterPath) -> None:
    """The wake along a way."""
    painter, inks = easel.painter, easel.inks
    painter.strokePath(way, easel.pen(inks.paper, 9.0, 0.85))
    pen = easel.pen(inks.ink, 3.4)
    pen.setStyle(Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([2.6, 2.2])
    painter.strokePath(way, pen)


def _prick(easel: Easel, face: Face, leg: Leg) -> None:
    """Where a move began, in the colour it was made by."""
    painter, inks = easel.painter, easel.inks
    start = spaces(face.voyage)[leg.origin]
    middle = QPointF(start.x, start.y)
    mark = QPainterPath()
    mark.addEllipse(middle, PRICK, PRICK)
    painter.strokePath(mark, easel.pen(inks.paper, 5.0, 0.9))
    painter.fillPath(mark, QColor(inks.course[leg.color].fill))
    arrow_paint.hatch(easel, mark, leg.color)
    easel.stroke(mark, inks.ink, 1.6)
    if easel.scale * PRICK > 9:
        arrow_paint.letter_on(easel, middle, leg.color, PRICK * 1.35)


def arrival(easel: Easel, face: Face) -> None:
    """The goal that the ship has reached stands in gold."""
    if face.is_over:
        cell, inks = outline(face.voyage, face.space, 3.0), easel.inks
        easel.painter.strokePath(cell, easel.pen(inks.ink, 11.0))
        easel.painter.strokePath(cell, easel.pen(inks.gold, 7.0))


# ---------------------------------------------------------------- overlays
def distances(easel: Easel, face: Face) -> None:
    """How many moves away each space is that can be reached: at least so many.

    The chips stand at the eastern corners of the spaces, between the arrows.
    """
    painter, inks = easel.painter, easel.inks
    letters = fonts.font(Letters.STRONG, 23)
    for id, moves in geometry.moves_to(face.voyage, face.space).items():
        if moves:
            space = spaces(face.voyage)[id]
            middle = QPointF(space.x, space.y) + (BY_NAME if space.winner is Side.CULT else CORNER)
            painter.setPen(easel.pen(inks.ink, 1.2))
            painter.setBrush(QColor(inks.paper))
            painter.drawEllipse(middle, 14, 14)
            write(painter, middle, number_text(moves), letters, QColor(inks.ink))
