"""Pictures of a game without a window: the thumbnail and what is given away."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform

from models.translate import filled
from models.translate import words as said
from rules.cthulhu_wars.state import game_of
from rules.kernel.registry import Setup, name_of_seat
from rules.kernel.state import State
from rules.kernel.steps import Seat
from views.cthulhu_wars.faces import faction_icon
from views.cthulhu_wars.ground_item import picture
from views.cthulhu_wars.ground_paint import SHEET
from views.cthulhu_wars.inks import faction_ink, inks_of
from views.cthulhu_wars.names_paint import name_boxes
from views.cthulhu_wars.phrases import faction_name
from views.cthulhu_wars.piece_paint import draw_body, draw_count, stamp
from views.cthulhu_wars.pieces import pieces_of
from views.items.panel import write
from views.items.small_picture import small_picture
from views.items.strokes import round_of, soft
from views.theme import Face, theme
from views.theme.fonts import font

translate = QCoreApplication.translate
SHARED = QSize(1400, 720)
FROM_NAMES = 700.0
"""Narrower charts bear no names."""


def paint_board(painter: QPainter, area: QRectF, view: State) -> None:
    """The chart with everything on it, as large as it fits."""
    game = game_of(view)
    scale = min(area.width() / SHEET.width(), area.height() / SHEET.height())
    ratio = painter.device().devicePixelRatioF()
    wide, high = SHEET.width() * scale, SHEET.height() * scale
    inks = inks_of(theme().name)
    language = QLocale().name() if wide >= FROM_NAMES else ""
    ground = picture(game.variant.map, inks.id, max(1, round(wide * ratio)), language)
    corner = area.center() - QPointF(wide / 2, high / 2)
    painter.drawPixmap(QRectF(corner, QSizeF(wide, high)), ground, QRectF(ground.rect()))
    lens = QTransform().translate(corner.x(), corner.y()).scale(scale, scale)
    lens.translate(-SHEET.left(), -SHEET.top())
    pieces = pieces_of(game, name_boxes(game.variant.map, scale) if language else ())
    for piece in pieces:
        draw_body(painter, lens.mapRect(piece.place), piece, inks)
    for piece in pieces if language else ():
        draw_count(painter, lens.mapRect(piece.place), piece, inks)


def thumbnail(view: State, setup: Setup, size: QSize, ratio: float) -> QPixmap:
    """The chart, small."""
    return small_picture(size, ratio, lambda painter, area: paint_board(painter, area, view))


def share_picture(view: State, setup: Setup) -> QImage:
    """The chart as it ended, and the Doom beside it."""
    game = game_of(view)
    made = QImage(SHARED, QImage.Format.Format_RGB32)
    made.fill(theme().colour("table"))
    painter = QPainter(made)
    soft(painter)
    paint_board(painter, QRectF(20, 20, 1080, 680), view)
    inks = inks_of(theme().name)
    order = sorted(range(len(game.factions)), key=lambda seat: -game.doom[seat])
    for row, seat in enumerate(order):
        top = 90.0 + row * 110
        ink = faction_ink(game.factions[seat], inks.id)
        sign = round_of(QPointF(1145, top + 32), 26)
        stamp(painter, faction_icon(game.factions[seat]), sign, ink.fill, ink.line)
        name = said(name_of_seat(setup, Seat(seat)))
        write(painter, QRectF(1185, top, 205, 34), name, font(Face.LEAD, 24))
        doom = translate("cthulhu_wars_board", "{who}: {number} Doom")
        told = filled(doom, who=faction_name(game, Seat(seat)), number=str(game.doom[seat]))
        write(painter, QRectF(1185, top + 34, 205, 28), told, font(Face.BODY, 17), "muted")
    if game.outcome is not None:
        reason = said(game.outcome.reason)
        write(painter, QRectF(1115, 24, 275, 40), reason, font(Face.STRONG, 19), "accent")
    painter.end()
    return made
