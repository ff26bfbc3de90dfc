"""Pictures to give away: the thumbnail of a record, the finished voyage as one image."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap

from models.translate import listed, words
from rules.feed_the_kraken.data import spaces
from rules.feed_the_kraken.enums import Faction
from rules.feed_the_kraken.names import faction_name
from rules.feed_the_kraken.state import Kraken, current, game_of
from rules.kernel.registry import Setup, game, name_of_seat
from rules.kernel.state import State
from rules.kernel.steps import Seat
from views.feed_the_kraken import geometry
from views.feed_the_kraken.chart_pictures import chart_picture, size_of
from views.feed_the_kraken.face import face_of
from views.feed_the_kraken.inks import DAY, Inks, inks_of
from views.feed_the_kraken.pieces import CULT, SIDE_COLOURS, SIDES
from views.feed_the_kraken.ship_paint import ship
from views.feed_the_kraken.shores import sheet_of
from views.feed_the_kraken.strokes import Easel
from views.panels.seat_badge import paint_badge
from views.theme import Face, paint_icon, small_capitals, theme
from views.theme.fonts import font
from views.theme.tokens import PAPER

WIDTH, HEIGHT = 1600, 900
MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def chart_at(view: Kraken, inks: Inks, width: int, wide: float) -> QPixmap:
    """The chart of a view with its ship, so many device pixels wide."""
    sheet = sheet_of(view.variant.voyage, wide)
    picture = QPixmap(chart_picture(sheet, face_of(view, courses=False), inks, width))
    scale = width / sheet.width
    x, y = geometry.centre(spaces(view.variant.voyage)[view.space])
    middle = QPointF((x - sheet.left) * scale, (y - sheet.top) * scale)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    painter.scale(scale, scale)
    ship(Easel(painter, inks, scale))
    painter.end()
    return picture


def thumbnail(view: State, setup: Setup, size: QSize, ratio: float = 1.0) -> QPixmap:
    """The chart with the ship, in the middle."""
    sea = game_of(view)
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    wide = max(1.0, min(1.4, size.width() / max(1, size.height())))
    sheet = sheet_of(sea.variant.voyage, round(wide, 1))
    fits = min(size.width(), int(size.height() * sheet.width / sheet.height))
    width = max(16, round(fits * ratio))
    chart = chart_at(sea, inks_of(theme().name), width, round(wide, 1))
    high = size_of(sheet, width).height() / ratio
    painter = QPainter(picture)
    left, top = (size.width() - width / ratio) / 2, (size.height() - high) / 2
    painter.drawPixmap(QRectF(left, top, width / ratio, high), chart, QRectF(chart.rect()))
    painter.end()
    return picture


def share_picture(view: State, setup: Setup) -> QImage:
    """Headline, chart, and every seat's true side, on paper, whatever the theme."""
    sea = game_of(view)
    if sea.outcome is None:
        return QImage()
    names = {seat: words(name_of_seat(setup, Seat(seat))) for seat in range(setup.seats)}
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(QColor(PAPER.table))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    _head(painter, sea, setup, names)
    chart = chart_at(sea, DAY, 860, 1.2)
    high = 700.0
    wide = high * chart.width() / chart.height()
    painter.drawPixmap(QRectF(40, 150, wide, high), chart, QRectF(chart.rect()))
    _crew(painter, sea, names, QRectF(40 + wide + 40, 150, WIDTH - wide - 120, high))
    painter.end()
    return image


def _head(painter: QPainter, view: Kraken, setup: Setup, names: dict[int, str]) -> None:
    assert view.outcome is not None
    every = tuple(names[seat] for seat in sorted(names))
    painter.setPen(QColor(PAPER.ink))
    painter.setFont(font(Face.DISPLAY, 44))
    painter.drawText(QRectF(40, 26, 1180, 64), MIDDLE, words(view.outcome.reason, every))
    painter.setPen(QColor(PAPER.muted))
    painter.setFont(font(Face.BODY, 24))
    winners = listed(names[seat] for seat in view.outcome.winners)
    painter.drawText(QRectF(40, 90, 1520, 40), MIDDLE, winners)
    painter.setFont(small_capitals(font(Face.BOARD, 30)))
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(QRectF(1040, 26, 520, 64), right, words(game(setup.game).name))


def _crew(painter: QPainter, view: Kraken, names: dict[int, str], area: QRectF) -> None:
    """Each seat with what it was and what it became."""
    high = min(84.0, area.height() / len(names))
    painter.setPen(QPen(QColor(PAPER.line), 1))
    painter.setBrush(QColor(PAPER.surface))
    painter.drawRoundedRect(
        QRectF(area.left(), area.top(), area.width(), high * len(names)), 10, 10
    )
    assert view.outcome is not None
    for seat, name in sorted(names.items()):
        row = QRectF(area.left() + 16, area.top() + seat * high, area.width() - 32, high)
        badge = QRectF(row.left(), row.top() + high * 0.14, high * 0.72, high * 0.72)
        paint_badge(painter, badge, seat, name)
        won = seat in view.outcome.winners
        painter.setPen(QColor(PAPER.ink))
        painter.setFont(font(Face.STRONG if won else Face.BODY, round(high * 0.4)))
        text = QRectF(badge.right() + 12, row.top(), row.width() * 0.42, high)
        painter.drawText(text, MIDDLE, name)
        _story(
            painter, QRectF(text.right(), row.top(), row.right() - text.right(), high), view, seat
        )


def _story(painter: QPainter, area: QRectF, view: Kraken, seat: int) -> None:
    """What it was dealt, where that has changed; what it was at the end."""
    before, now = view.dealt[seat], current(view, Seat(seat))
    if before is not now:
        side = area.height() * 0.44
        _sign(painter, QRectF(area.left(), area.center().y() - side / 2, side, side), before)
        arrow = QRectF(area.left() + side + 4, area.center().y() - side / 4, side / 2, side / 2)
        paint_icon(painter, "right", arrow, QColor(PAPER.muted))
        area = area.adjusted(side * 1.5 + 12, 0, 0, 0)
    _side(painter, area, now)


def _sign(painter: QPainter, area: QRectF, faction: Faction) -> None:
    side = faction.side
    colour = DAY.course[SIDE_COLOURS[side]].fill if side in SIDE_COLOURS else CULT
    paint_icon(painter, SIDES[side], area, QColor(colour))


def _side(painter: QPainter, area: QRectF, faction: Faction) -> None:
    """Sign and name of a faction."""
    size = area.height() * 0.56
    _sign(painter, QRectF(area.left(), area.center().y() - size / 2, size, size), faction)
    painter.setPen(QColor(PAPER.ink))
    painter.setFont(font(Face.BODY, round(area.height() * 0.34)))
    painter.drawText(area.adjusted(size + 12, 0, 0, 0), MIDDLE, words(faction_name(faction)))
