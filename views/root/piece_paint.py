"""How pieces look: squares in slots, round tokens, heaps of warriors, pawns, ruins, landmarks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from models.translate import number_text
from rules.root.enums import BuildingKind, PlotKind, TokenKind
from views.items.panel import CENTRE, tabular, write
from views.items.strokes import tinted
from views.root.inks import FolkInk, Inks, folk_ink
from views.root.pieces import Folk, Piece, PieceKind
from views.theme import paint_icon, theme
from views.theme.contrast import best_on, mix
from views.theme.fonts import Face, font

CHIP = 14.0
"""The least height of a number's chip on the screen."""
TILE = 18.0
"""Heaps of warriors that are smaller on the screen are tiles."""
STONE = "#8D8473"
SECOND = "II"
"""The sign of the second Vagabond: a 2 would read as a count."""


def draw_piece(painter: QPainter, area: QRectF, piece: Piece, inks: Inks) -> None:
    """A piece in its area, with the number of a pile."""
    draw_body(painter, area, piece, inks)
    draw_count(painter, area, piece, inks)


def draw_count(painter: QPainter, area: QRectF, piece: Piece, inks: Inks) -> None:
    """The number of a pile, or the sign of the second Vagabond; one piece alone has none."""
    if piece.kind is PieceKind.PAWN:
        if piece.folk is not None and piece.folk.second:
            chip(painter, area, SECOND, inks)
    elif piece.count > 1 and not is_tile(piece, area):
        chip(painter, area, number_text(piece.count), inks)


def is_tile(piece: Piece, area: QRectF) -> bool:
    """Small heaps of warriors are tiles with their number: a chip would hide them."""
    return piece.kind is PieceKind.WARRIORS and piece.count > 1 and area.width() < TILE


def draw_body(painter: QPainter, area: QRectF, piece: Piece, inks: Inks) -> None:
    """A piece without the number of its pile."""
    draw = {
        PieceKind.WARRIORS: _warriors,
        PieceKind.BUILDING: _building,
        PieceKind.TOKEN: _token,
        PieceKind.PAWN: _pawn,
        PieceKind.RUIN: _ruin,
        PieceKind.ITEM: _item,
        PieceKind.LANDMARK: _landmark,
    }[piece.kind]
    draw(painter, area, piece, inks)


def ink_of(folk: Folk | None, inks: Inks) -> FolkInk:
    """The inks of whose piece it is; nobody's are stone."""
    if folk is None:
        return FolkInk(STONE, "#FFFFFF", inks.ink)
    return folk_ink(folk.faction, inks.id, folk.second)


# ---------------------------------------------------------------- forms
def stamp(
    painter: QPainter, icon: str, area: QRectF, fill: str, line: str, width: float = 1.5
) -> None:
    """A silhouette with a line around it, so that it stands out on every ground."""
    edge = QColor(line)
    diagonal = width * 0.72
    steps = (
        (width, 0.0), (-width, 0.0), (0.0, width), (0.0, -width),
        (diagonal, diagonal), (-diagonal, diagonal), (diagonal, -diagonal), (-diagonal, -diagonal),
    )  # fmt: skip
    for x, y in steps:
        paint_icon(painter, icon, area.translated(x, y), edge)
    paint_icon(painter, icon, area, QColor(fill))


def folk_icon(folk: Folk) -> str:
    """The silhouette of a faction."""
    return f"folk-{folk.faction}"


def chip(painter: QPainter, area: QRectF, text: str, inks: Inks) -> None:
    """A number in a small dark chip at the lower right of a thing."""
    grown = min(CHIP * (1 + (theme().text - 100) / 300), area.height() * 0.5)
    high = max(CHIP, grown, area.height() * 0.4)
    letters = tabular(font(Face.STRONG, max(11.0, high * 0.82)))
    wide = high if len(text) < 2 else high * (0.72 + 0.42 * len(text))
    box = QRectF(area.right() - wide + 4, area.bottom() - high + 4, wide, high)
    painter.setPen(QPen(QColor(inks.disc), 1))
    painter.setBrush(QColor(inks.ink))
    painter.drawRoundedRect(box, high / 2.6, high / 2.6)
    write(painter, box, text, letters, QColor(inks.disc), CENTRE)


def _shade(painter: QPainter, area: QRectF, inks: Inks, is_round: bool) -> None:
    """The baked shadow of a piece."""
    if inks.flat:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tinted(inks.ink, 0.28))
    shadow = area.translated(0.6, 1.8)
    if is_round:
        painter.drawEllipse(shadow)
    else:
        painter.drawRoundedRect(shadow, 4, 4)


def _sheen(area: QRectF, fill: str, inks: Inks) -> QBrush:
    """Light from above on cardboard."""
    if inks.flat:
        return QBrush(QColor(fill))
    light = QLinearGradient(area.topLeft(), area.bottomLeft())
    light.setColorAt(0.0, QColor(mix(fill, "#FFFFFF", 0.2)))
    light.setColorAt(0.5, QColor(fill))
    light.setColorAt(1.0, QColor(mix(fill, "#000000", 0.12)))
    return QBrush(light)


# ---------------------------------------------------------------- kinds
def _warriors(painter: QPainter, area: QRectF, piece: Piece, inks: Inks) -> None:
    ink = ink_of(piece.folk, inks)
    assert piece.folk is not None
    icon, side = folk_icon(piece.folk), area.width()
    if is_tile(piece, area):
        _tile(painter, area, piece, ink)
        return
    front = QRectF(area.left() + side * 0.04, area.top() + side * 0.1, side * 0.86, side * 0.86)
    if piece.count > 1:
        behind = front.translated(side * 0.13, -side * 0.1)
        stamp(painter, icon, behind, mix(ink.fill, inks.ink, 0.34), ink.line, 1.2)
    if not inks.flat:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tinted(inks.ink, 0.25))
        foot = QPointF(front.center().x(), front.bottom() - side * 0.02)
        painter.drawEllipse(foot, side * 0.34, side * 0.07)
    stamp(painter, icon, front, ink.fill, ink.line, 1.4)


def _tile(painter: QPainter, area: QRectF, piece: Piece, ink: FolkInk) -> None:
    """A small heap: the silhouette pale on the colour of the faction, the number upon it."""
    assert piece.folk is not None
    painter.setPen(QPen(QColor(ink.line), 1.2))
    painter.setBrush(QColor(ink.fill))
    painter.drawRoundedRect(area, 3.5, 3.5)
    paint_icon(painter, folk_icon(piece.folk), area, QColor(mix(ink.fill, ink.sign, 0.3)))
    letters = tabular(font(Face.STRONG, max(11.0, area.height() * 0.8)))
    write(painter, area, number_text(piece.count), letters, QColor(ink.sign), CENTRE)


def _building(painter: QPainter, area: QRectF, piece: Piece, inks: Inks) -> None:
    ink = ink_of(piece.folk, inks)
    box = area.adjusted(1, 1, -1, -1)
    _shade(painter, box, inks, False)
    painter.setPen(QPen(QColor(ink.line), 1.4 * inks.weight))
    painter.setBrush(_sheen(box, ink.fill, inks))
    painter.drawRoundedRect(box, 3.5, 3.5)
    inset = box.width() * 0.13
    sign = box.adjusted(inset, inset, -inset, -inset)
    if piece.word == BuildingKind.BASE:
        paint_icon(painter, f"suit-{piece.suit}", sign, QColor(ink.sign))
        return
    paint_icon(painter, f"building-{piece.word}", sign, QColor(ink.sign))
    if piece.suit:
        _suit_mark(painter, area, piece, inks)


def _suit_mark(painter: QPainter, area: QRectF, piece: Piece, inks: Inks) -> None:
    """The suit of a garden or trade post, at the lower right."""
    side = max(13.0, area.width() * 0.52)
    mark = QRectF(area.right() - side + 3, area.bottom() - side + 3, side, side)
    fill = inks.suit(piece.suit)
    painter.setPen(QPen(QColor(inks.ink), 1.1))
    painter.setBrush(QColor(fill))
    painter.drawEllipse(mark)
    inset = side * 0.14
    inner = mark.adjusted(inset, inset, -inset, -inset)
    paint_icon(painter, f"suit-{piece.suit}", inner, QColor(best_on(fill, inks.ink, inks.disc)))


def _token(painter: QPainter, area: QRectF, piece: Piece, inks: Inks) -> None:
    ink = ink_of(piece.folk, inks)
    coin = area.adjusted(1, 1, -1, -1)
    _shade(painter, coin, inks, True)
    painter.setPen(QPen(QColor(ink.line), 1.4 * inks.weight))
    painter.setBrush(_sheen(coin, ink.fill, inks))
    painter.drawEllipse(coin)
    inset = coin.width() * 0.08
    painter.setPen(QPen(tinted(ink.sign, 0.55), 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(coin.adjusted(inset, inset, -inset, -inset))
    inset = coin.width() * 0.2
    sign = coin.adjusted(inset, inset, -inset, -inset)
    paint_icon(painter, token_icon(piece), sign, QColor(ink.sign))
    if piece.word == TokenKind.PLOT and not piece.face_up and piece.plot is not PlotKind.HIDDEN:
        _known_plot(painter, area, piece, inks)
    if piece.suit:
        _suit_mark(painter, area, piece, inks)


def token_icon(piece: Piece) -> str:
    """A plot shows its face only when it is up; a feather is its back."""
    if piece.word == TokenKind.PLOT and piece.face_up and piece.plot is not PlotKind.HIDDEN:
        return f"plot-{piece.plot}"
    return f"token-{piece.word}"


def _known_plot(painter: QPainter, area: QRectF, piece: Piece, inks: Inks) -> None:
    """What lies face down, for the one who may know."""
    side = area.width() * 0.56
    mark = QRectF(area.right() - side + 3, area.bottom() - side + 3, side, side)
    painter.setPen(QPen(QColor(inks.ink), 1, Qt.PenStyle.DotLine))
    painter.setBrush(QColor(inks.disc))
    painter.drawEllipse(mark)
    inset = side * 0.16
    inner = mark.adjusted(inset, inset, -inset, -inset)
    paint_icon(painter, f"plot-{piece.plot}", inner, QColor(inks.ink))


def _pawn(painter: QPainter, area: QRectF, piece: Piece, inks: Inks) -> None:
    ink = ink_of(piece.folk, inks)
    assert piece.folk is not None
    side = area.width()
    painter.setPen(QPen(QColor(ink.line), 1.2))
    painter.setBrush(QColor(inks.disc))
    foot = QPointF(area.center().x(), area.bottom() - side * 0.1)
    painter.drawEllipse(foot, side * 0.42, side * 0.11)
    body = area.adjusted(side * 0.06, 0, -side * 0.06, -side * 0.12)
    stamp(painter, folk_icon(piece.folk), body, ink.fill, inks.disc, 2.6)
    stamp(painter, folk_icon(piece.folk), body, ink.fill, ink.line, 1.3)


def _ruin(painter: QPainter, area: QRectF, piece: Piece, inks: Inks) -> None:
    box = area.adjusted(1, 1, -1, -1)
    _shade(painter, box, inks, False)
    fill = "#FFFFFF" if inks.mono else "#B9AE98"
    painter.setPen(QPen(QColor(inks.ink), 1.3 * inks.weight))
    painter.setBrush(_sheen(box, fill, inks))
    painter.drawRoundedRect(box, 3.5, 3.5)
    inset = box.width() * 0.1
    sign = box.adjusted(inset, inset, -inset, -inset)
    paint_icon(painter, "ruins", sign, QColor("#000000" if inks.mono else "#4A4335"))


def _item(painter: QPainter, area: QRectF, piece: Piece, inks: Inks) -> None:
    """An item in a slot: there nothing is built any more."""
    ink = ink_of(piece.folk, inks)
    box = area.adjusted(1, 1, -1, -1)
    _shade(painter, box, inks, False)
    painter.setPen(QPen(QColor(ink.line), 1.3 * inks.weight))
    painter.setBrush(_sheen(box, inks.disc, inks))
    painter.drawRoundedRect(box, 3.5, 3.5)
    inset = box.width() * 0.16
    sign = box.adjusted(inset, inset, -inset, -inset)
    paint_icon(painter, "item-bag", sign, QColor(ink.line))


def _landmark(painter: QPainter, area: QRectF, piece: Piece, inks: Inks) -> None:
    box = area.adjusted(1, 1, -1, -1)
    painter.setPen(QPen(QColor(inks.ink), 1.3 * inks.weight))
    painter.setBrush(QColor(inks.disc))
    painter.drawRoundedRect(box, 8, 8)
    painter.setPen(QPen(QColor(inks.gold), 2.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 6, 6)
    inset = box.width() * 0.17
    sign = box.adjusted(inset, inset, -inset, -inset)
    paint_icon(painter, f"landmark-{piece.word}", sign, QColor(inks.ink))
