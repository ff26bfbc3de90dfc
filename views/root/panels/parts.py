"""What boards are drawn with: words in a line, tiles, coins, items, numbers with their signs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from models.translate import number_text
from rules.kernel.steps import Seat
from rules.root.state import Woodland
from rules.root.words import Faction, Suit
from views.items.panel import (
    CENTRE,
    LEFT,
    RIGHT,
    lines_height,
    surface,
    tabular,
    write,
    write_lines,
)
from views.root.inks import FolkInk, inks_of
from views.root.piece_paint import draw_piece, folk_icon, ink_of, stamp
from views.root.pieces import Piece, PieceKind, folk_of
from views.root.suit_disc import suit_disc
from views.theme import paint_icon, theme
from views.theme.contrast import luminance, mix
from views.theme.fonts import Face, capitals, font

LEAST = 11.0
DARK, RIM = 0.2, 0.6
"""From this luminance down a ground is dark; there rims are so much lighter than the fill."""


def letters(high: float, face: Face = Face.BODY, share: float = 0.68) -> QFont:
    """Letters for a line of this height; never under the least size of a board."""
    return font(face, max(LEAST, high * share))


def line(
    painter: QPainter,
    area: QRectF,
    text: str,
    unit: float,
    colour: QColor | str = "ink",
    align: Qt.AlignmentFlag = LEFT,
    strong: bool = False,
) -> float:
    """Words in a line; gives their width."""
    face = Face.STRONG if strong else Face.BODY
    return write(painter, area, text, letters(unit, face), colour, align)


def fits(area: QRectF, text: str, unit: float) -> bool:
    """Whether strong words have room in a line."""
    return QFontMetricsF(letters(unit, Face.STRONG)).horizontalAdvance(text) <= area.width()


def figures(
    painter: QPainter, area: QRectF, text: str, unit: float, colour: QColor | str = "ink"
) -> None:
    """A number in the middle of its place."""
    write(painter, area, text, tabular(letters(unit, Face.STRONG)), colour, CENTRE)


def heading(painter: QPainter, area: QRectF, text: str, unit: float) -> None:
    """The name of a board, in small capitals."""
    write(painter, area, text, capitals(round(max(12.0, unit * 0.92))), "ink", LEFT)


def square(area: QRectF, share: float = 1.0) -> QRectF:
    """The largest square in the middle of an area."""
    side = min(area.width(), area.height()) * share
    made = QRectF(0, 0, side, side)
    made.moveCenter(area.center())
    return made


def left_square(area: QRectF, share: float = 1.0) -> QRectF:
    """A square at the left of an area."""
    side = area.height() * share
    return QRectF(area.left(), area.center().y() - side / 2, side, side)


def right_of(area: QRectF, taken: float) -> QRectF:
    """What is left of an area at the right."""
    return area.adjusted(min(taken, area.width()), 0, 0, 0)


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
    if luminance(theme().colours.surface) > DARK:
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
    folk = folk_of(view, seat)
    piece = Piece(
        id="", kind=PieceKind.BUILDING, place=0, box=(0, 0, 0), seat=seat, folk=folk, word=word,
        suit=suit,
    )  # fmt: skip
    draw_piece(painter, square(area), piece, inks_of(theme().name))


def coin(
    painter: QPainter,
    area: QRectF,
    view: Woodland,
    seat: Seat,
    word: str,
    suit: Suit = Suit.NONE,
) -> None:
    """A token of a seat."""
    folk = folk_of(view, seat)
    piece = Piece(
        id="", kind=PieceKind.TOKEN, place=0, box=(0, 0, 0), seat=seat, folk=folk, word=word,
        suit=suit,
    )  # fmt: skip
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


def icon(
    painter: QPainter, name: str, area: QRectF, colour: str | QColor = "ink", share: float = 1.0
) -> None:
    """A sign in the middle of an area."""
    ink = theme().colour(colour) if isinstance(colour, str) else colour
    paint_icon(painter, name, square(area, share), ink)


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


def ground(painter: QPainter, area: QRectF, is_raised: bool = False) -> None:
    """The ground of a part of a board."""
    surface(painter, area, "raised" if is_raised else "sunken", "line", radius=5.0)


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
