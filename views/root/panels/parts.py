"""What boards are drawn with: what all pages are, tiles, coins, suits, numbers with their signs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from models.translate import number_text
from rules.kernel.steps import Seat
from rules.root.enums import Faction, Suit
from rules.root.state import Woodland
from views.items.page_parts import (
    LEAST,
    figures,
    ground,
    heading,
    icon,
    is_dark,
    left_square,
    letters,
    line,
    right_of,
    square,
)
from views.items.panel import CENTRE, RIGHT, lines_height, write, write_lines
from views.root.inks import FolkInk, inks_of
from views.root.piece_paint import draw_piece, folk_icon, ink_of, stamp
from views.root.pieces import Piece, PieceKind, folk_of
from views.root.suit_disc import suit_disc
from views.theme import theme
from views.theme.contrast import mix
from views.theme.fonts import Face

__all__ = [
    "LEAST",
    "body",
    "coin",
    "counted",
    "cross_out",
    "disc",
    "figure",
    "figure_inks",
    "figures",
    "fits",
    "fitting",
    "ground",
    "heading",
    "hole",
    "icon",
    "in_middle",
    "left_square",
    "letters",
    "line",
    "named",
    "paragraph",
    "paragraph_in_middle",
    "right_of",
    "square",
    "strike",
    "tile",
    "two_lines",
]
RIM = 0.6
"""On dark ground the rims of silhouettes are so much lighter than the fill."""


def fits(area: QRectF, text: str, unit: float) -> bool:
    """Whether strong words have room in a line."""
    return QFontMetricsF(letters(unit, Face.STRONG)).horizontalAdvance(text) <= area.width()


# ---------------------------------------------------------------- pieces
def figure(painter: QPainter, area: QRectF, view: Woodland, seat: Seat) -> None:
    """The silhouette of a seat's faction; before the draft there is none."""
    if view.factions[seat] is Faction.NONE:
        return
    folk = folk_of(view, seat)
    fill, line, width = figure_inks(ink_of(folk, inks_of(theme().name)))
    stamp(painter, folk_icon(folk), square(area, 0.9), fill, line, width)


def figure_inks(ink: FolkInk) -> tuple[str, str, float]:
    """Fill, line and width of a silhouette on the boards: on dark ground the rim is light."""
    if not is_dark():
        return ink.fill, ink.line, 1.0
    return ink.fill, mix(ink.fill, "#FFFFFF", RIM), 1.5


def tile(
    painter: QPainter,
    area: QRectF,
    view: Woodland,
    seat: Seat,
    word: str,
    suit: Suit = Suit.NONE,
) -> None:
    """A building of a seat."""
    _draw_piece(painter, area, view, seat, PieceKind.BUILDING, word, suit)


def coin(
    painter: QPainter,
    area: QRectF,
    view: Woodland,
    seat: Seat,
    word: str,
    suit: Suit = Suit.NONE,
) -> None:
    """A token of a seat."""
    _draw_piece(painter, area, view, seat, PieceKind.TOKEN, word, suit)


def _draw_piece(
    painter: QPainter,
    area: QRectF,
    view: Woodland,
    seat: Seat,
    kind: PieceKind,
    word: str,
    suit: Suit,
) -> None:
    folk = folk_of(view, seat)
    piece = Piece(
        id="", kind=kind, place=0, box=(0, 0, 0), seat=seat, folk=folk, word=word, suit=suit
    )
    draw_piece(painter, square(area), piece, inks_of(theme().name))


def hole(painter: QPainter, area: QRectF, text: str, unit: float, is_strong: bool = False) -> None:
    """An uncovered space of a track, with what is printed on it."""
    painter.setPen(QPen(theme().colour("line"), 1.0))
    painter.setBrush(theme().colour("sunken"))
    painter.drawRoundedRect(square(area).adjusted(1, 1, -1, -1), 3.5, 3.5)
    figures(painter, area, text, unit, "ink" if is_strong else "muted")


def disc(painter: QPainter, area: QRectF, suit: Suit) -> None:
    """A suit as a disc in the middle of an area; no suit is an empty ring."""
    spot = square(area)
    if suit is Suit.NONE:
        painter.setPen(QPen(theme().colour("line"), 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(spot.adjusted(1, 1, -1, -1))
        return
    suit_disc(painter, spot.center(), spot.width() / 2 - 1, suit)


def counted(
    painter: QPainter, area: QRectF, name: str, number: int | str, unit: float, colour: str = "ink"
) -> None:
    """A sign and its number beside it."""
    side = unit * 0.86
    icon(painter, name, QRectF(area.left(), area.top(), side, area.height()), "muted")
    text = number_text(number) if isinstance(number, int) else number
    line(painter, right_of(area, side + 3), text, unit, colour, strong=True)


def named(
    painter: QPainter, area: QRectF, word: str, number: str, unit: float, colour: str = "ink"
) -> float:
    """A word and its number at the right end of an area; gives the room they take."""
    strong, quiet = letters(unit, Face.STRONG), letters(unit * 0.86)
    wide = QFontMetricsF(strong).horizontalAdvance(number)
    write(painter, area, number, strong, colour, RIGHT)
    write(painter, area.adjusted(0, 0, -wide - 4, 0), word, quiet, "muted", RIGHT)
    return wide + 4 + QFontMetricsF(quiet).horizontalAdvance(word) + 10


def cross_out(painter: QPainter, area: QRectF) -> None:
    """A stroke through something that will fail, is damaged or is over."""
    painter.setPen(QPen(theme().colour("surface"), 4.2))
    ends = QPointF(area.left(), area.bottom()), QPointF(area.right(), area.top())
    painter.drawLine(*ends)
    painter.setPen(QPen(theme().colour("bad"), 2.2))
    painter.drawLine(*ends)


def strike(painter: QPainter, area: QRectF) -> None:
    """A line through a name that is over."""
    painter.setPen(QPen(theme().colour("muted"), 1.4))
    middle = area.center().y()
    painter.drawLine(QPointF(area.left(), middle), QPointF(area.right(), middle))


def two_lines(
    painter: QPainter,
    area: QRectF,
    text: str,
    unit: float,
    colour: str = "ink",
    strong: bool = False,
) -> None:
    """A name in the middle of its place: in one line, else in two."""
    face = Face.STRONG if strong else Face.BODY
    type_ = letters(unit, face)
    if QFontMetricsF(type_).horizontalAdvance(text) <= area.width() or " " not in text:
        write(painter, area, text, type_, colour, CENTRE)
        return
    first, _, second = text.partition(" ")
    if len(second.split()) > 1:
        first, second = f"{first} {second.split()[0]}", " ".join(second.split()[1:])
    high = min(area.height() / 2, QFontMetricsF(type_).height() * 0.94)
    upper = QRectF(area.left(), area.center().y() - high, area.width(), high)
    for said in (first, second):
        write(painter, upper, said, type_, colour, CENTRE)
        upper = upper.translated(0, high)


def paragraph(
    painter: QPainter, area: QRectF, text: str, unit: float, colour: str = "muted"
) -> None:
    """Words in as many whole lines as there is room for; smaller before they are cut."""
    made = letters(unit)
    while made.pixelSize() > LEAST and lines_height(text, made, area.width()) > area.height() - 1:
        made.setPixelSize(made.pixelSize() - 1)
    body(painter, area, text, made, colour)


def body(painter: QPainter, area: QRectF, text: str, letters: QFont, colour: str = "muted") -> None:
    """Words in these letters, as many whole lines as there is room for."""
    write_lines(painter, area, cut(text, letters, area), letters, colour)


def cut(text: str, type_: QFont, area: QRectF) -> str:
    """What fits in whole lines; the rest is told by the sentence of the thing."""
    shown, dots = text, "\N{HORIZONTAL ELLIPSIS}"
    while " " in shown and lines_height(shown, type_, area.width()) > area.height() - 1:
        shown = shown.removesuffix(dots).rpartition(" ")[0] + dots
    return shown


def paragraph_in_middle(
    painter: QPainter, area: QRectF, text: str, unit: float, colour: str = "ink"
) -> None:
    """Words in the middle of the height, in as many lines as they need."""
    in_middle(painter, area, text, fitting([text], area.size(), unit), colour)


def fitting(texts: Sequence[str], room: QSizeF, unit: float) -> QFont:
    """The largest letters, up to the usual ones, in which each of these has room."""
    made = letters(unit)
    while made.pixelSize() > LEAST and any(
        lines_height(text, made, room.width()) > room.height() - 1 for text in texts
    ):
        made.setPixelSize(made.pixelSize() - 1)
    return made


def in_middle(painter: QPainter, area: QRectF, text: str, made: QFont, colour: str = "ink") -> None:
    """Words in these letters in the middle of the height."""
    shown = cut(text, made, area)
    high = min(area.height(), lines_height(shown, made, area.width()))
    room = QRectF(area.left(), area.center().y() - high / 2, area.width(), high + 2)
    write_lines(painter, room, shown, made, colour)
