"""Pictures of a game without a window: the thumbnail and what is given away."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from models.translate import number_text
from models.translate import words as said
from rules.kernel.registry import Setup, name_of_seat
from rules.kernel.state import State
from rules.kernel.steps import Seat
from rules.kinfire_council.state import game_of
from views.items.panel import write, write_lines
from views.items.small_picture import small_picture
from views.items.strokes import round_of, soft
from views.kinfire_council.inks import inks_of
from views.kinfire_council.piece_paint import paint_cultist, paint_token
from views.kinfire_council.scene import TableScene
from views.kinfire_council.showing import RenderState
from views.theme import Face, theme
from views.theme.fonts import font

translate = QCoreApplication.translate
SHARED = QSize(1400, 720)
USUAL = QSizeF(1280, 640)
"""The table that is drawn small."""


def paint_board(
    painter: QPainter, area: QRectF, view: State, setup: Setup, whole: bool = True
) -> None:
    """The table without the papers of the players, or the city alone."""
    scene = TableScene(None)
    names = {seat: said(name_of_seat(setup, Seat(seat))) for seat in range(setup.seats)}
    scene.show(RenderState(game_of(view), None, names))
    scene.arrange(USUAL)
    found = scene.found
    assert found is not None
    source = found.light.united(found.threats)
    if whole:
        source = source.united(found.council).united(found.score)
    fit = source.size().scaled(area.size(), Qt.AspectRatioMode.KeepAspectRatio)
    room = QRectF(area.center() - QPointF(fit.width() / 2, fit.height() / 2), fit)
    scene.render(painter, room, source, Qt.AspectRatioMode.KeepAspectRatio)
    scene.deleteLater()  # its parts know it: by itself it would stay


def thumbnail(view: State, setup: Setup, size: QSize, ratio: float) -> QPixmap:
    """The city, small; what it leaves of the room is as dark as its edges."""

    def paint(painter: QPainter, area: QRectF) -> None:
        paint_board(painter, area, view, setup, whole=False)

    return small_picture(size, ratio, paint, QColor(inks_of(theme().name).card))


def share_picture(view: State, setup: Setup) -> QImage:
    """The city as it ended, and the scores beside it."""
    game = game_of(view)
    made = QImage(SHARED, QImage.Format.Format_RGB32)
    made.fill(theme().colour("table"))
    painter = QPainter(made)
    soft(painter)
    paint_board(painter, QRectF(20, 20, 1100, 680), view, setup)
    order = sorted(range(len(game.score)), key=lambda seat: -game.score[seat])
    rows: list[tuple[int | None, str, int]] = [
        (seat, said(name_of_seat(setup, Seat(seat))), game.score[seat]) for seat in order
    ]
    rows.append((None, translate("kinfire_council_board", "The Cult"), game.cult_score))
    rows.sort(key=lambda row: -row[2])
    for number, (seat, name, points) in enumerate(rows):
        top = 130.0 + number * 80
        sign = round_of(QPointF(1150, top + 28), 24)
        if seat is None:
            paint_cultist(painter, sign, inks_of(theme().name))
        else:
            paint_token(painter, sign, theme().seat(seat, name))
        write(painter, QRectF(1186, top, 205, 32), name, font(Face.LEAD, 24))
        told = translate("kinfire_council_board", "{number} V")
        told = told.replace("{number}", number_text(points))
        write(painter, QRectF(1186, top + 30, 205, 26), told, font(Face.BODY, 17), "muted")
    if game.outcome is not None:
        box = QRectF(1126, 24, 262, 100)
        write_lines(painter, box, said(game.outcome.reason), font(Face.STRONG, 16), "accent")
    painter.end()
    return made
