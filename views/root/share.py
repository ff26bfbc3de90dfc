"""Pictures of a game without a window: the thumbnail and what is given away."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform

from models.translate import words as said
from rules.kernel.registry import Setup, name_of_seat
from rules.kernel.state import State
from rules.kernel.steps import Seat
from rules.root.state import all_seats, game_of
from views.items.panel import write
from views.items.small_picture import small_picture
from views.items.strokes import round_of, soft
from views.root import phrases
from views.root.ground_item import picture
from views.root.ground_paint import SHEET
from views.root.inks import inks_of
from views.root.piece_paint import draw_piece, folk_icon, ink_of, stamp
from views.root.pieces import folk_of, pieces_of
from views.theme import Face, theme
from views.theme.fonts import font

translate = QCoreApplication.translate
SHARED = QSize(1400, 900)


def paint_board(painter: QPainter, area: QRectF, view: State) -> None:
    """The map with all its pieces, as large as it fits."""
    game = game_of(view)
    scale = min(area.width() / SHEET.width(), area.height() / SHEET.height())
    ratio = painter.device().devicePixelRatioF()
    width = max(1, round(SHEET.width() * scale * ratio))
    inks = inks_of(theme().name)
    ground = picture(game.variant.map, tuple(game.suits), inks.id, width, "")
    wide, high = SHEET.width() * scale, SHEET.height() * scale
    corner = area.center() - QPointF(wide / 2, high / 2)
    painter.drawPixmap(QRectF(corner, QSizeF(wide, high)), ground, QRectF(ground.rect()))
    lens = QTransform().translate(corner.x(), corner.y()).scale(scale, scale)
    lens.translate(-SHEET.left(), -SHEET.top())
    for piece in pieces_of(game):
        draw_piece(painter, lens.mapRect(piece.area), piece, inks)


def thumbnail(view: State, setup: Setup, size: QSize, ratio: float) -> QPixmap:
    """The map, small."""
    return small_picture(size, ratio, lambda painter, area: paint_board(painter, area, view))


def share_picture(view: State, setup: Setup) -> QImage:
    """The finished map, and the scores beside it."""
    game = game_of(view)
    made = QImage(SHARED, QImage.Format.Format_RGB32)
    made.fill(theme().colour("table"))
    painter = QPainter(made)
    soft(painter)
    paint_board(painter, QRectF(20, 20, 1020, 860), view)
    inks = inks_of(theme().name)
    order = sorted(all_seats(game), key=lambda seat: -game.scores[seat])
    for row, seat in enumerate(order):
        top = 80.0 + row * 110
        folk = folk_of(game, seat)
        ink = ink_of(folk, inks)
        stamp(painter, folk_icon(folk), round_of(QPointF(1100, top + 30), 32), ink.fill, ink.line)
        name = said(name_of_seat(setup, Seat(seat)))
        write(painter, QRectF(1150, top, 230, 34), name, font(Face.LEAD, 26))
        score = phrases.score_words(game, seat)
        write(painter, QRectF(1150, top + 34, 230, 28), score, font(Face.BODY, 19), "muted")
    if game.outcome is not None:
        reason = said(game.outcome.reason)
        write(painter, QRectF(1070, 24, 310, 36), reason, font(Face.STRONG, 22), "accent")
    painter.end()
    return made
