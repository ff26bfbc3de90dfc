"""Pictures to give away: the thumbnail of a record, the finished game as one image."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap

from models.translate import words
from rules.cartographers.data import EDICTS
from rules.cartographers.names import card_name
from rules.cartographers.state import Cartographers
from rules.kernel.registry import Setup, game, name_of_seat
from rules.kernel.state import State
from rules.kernel.steps import Seat
from views.cartographers.edicts import SEASON_ICONS
from views.cartographers.endings import EndRow, headline, ranked
from views.cartographers.inks import DAY
from views.cartographers.pieces import inks
from views.cartographers.sheet_paint import miniature
from views.items.panel import minus
from views.panels.seat_badge import paint_badge
from views.theme import Face, paint_icon, small_capitals, theme
from views.theme.fonts import font
from views.theme.tokens import PAPER

WIDTH, HEIGHT = 1600, 900
SHOWN = 6
"""At most so many maps on one picture; more names stand beside them."""
LEAST_ROW = 25.0


def thumbnail(view: State, setup: Setup, size: QSize, ratio: float = 1.0) -> QPixmap:
    """The public maps side by side; a map that is hidden is an empty frame."""
    assert isinstance(view, Cartographers)
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    area = QRectF(0, 0, size.width(), size.height())
    seats = list(range(len(view.sheets)))[:4]
    for seat, place in zip(seats, _side_by_side(area, len(seats), 4), strict=True):
        sheet = view.sheets[seat]
        if sheet.coins < 0:
            painter.setPen(QPen(theme().colour("line"), 1, Qt.PenStyle.DashLine))
            painter.drawRect(place)
            continue
        baked = miniature(view.land, sheet, inks(), max(8, round(place.width())), ratio)
        painter.drawPixmap(place, baked, QRectF(baked.rect()))
    painter.end()
    return picture


def _side_by_side(area: QRectF, many: int, gap: float) -> list[QRectF]:
    """Squares in the best grid, in the middle of an area: large, and with few gaps."""
    best, cols, most = 0.0, 1, 0.0
    for tried in range(1, many + 1):
        rows = -(-many // tried)
        wide = (area.width() - gap * (tried - 1)) / tried
        side = min(wide, (area.height() - gap * (rows - 1)) / rows)
        worth = side * (many / (rows * tried)) ** 0.5
        if worth > most:
            best, cols, most = side, tried, worth
    rows = -(-many // cols)
    left = area.center().x() - (cols * best + (cols - 1) * gap) / 2
    top = area.center().y() - (rows * best + (rows - 1) * gap) / 2
    return [
        QRectF(left + n % cols * (best + gap), top + n // cols * (best + gap), best, best)
        for n in range(many)
    ]


def share_picture(view: State, setup: Setup) -> QImage:
    """Headline, maps, and the year of every seat, on paper, whatever the theme."""
    assert isinstance(view, Cartographers)
    if view.outcome is None:
        return QImage()
    names = {seat: words(name_of_seat(setup, Seat(seat))) for seat in range(setup.seats)}
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(QColor(PAPER.table))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    _head(painter, view, setup, names)
    rows = ranked(view, names)
    _maps(painter, view, rows[:SHOWN], QRectF(40, 150, 960, 690))
    _year(painter, view, rows, QRectF(1040, 150, 520, 690))
    painter.end()
    return image


def _head(painter: QPainter, view: Cartographers, setup: Setup, names: dict[int, str]) -> None:
    title, reason = headline(view, names)
    painter.setPen(QColor(PAPER.ink))
    painter.setFont(font(Face.DISPLAY, 46))
    middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(QRectF(40, 28, 1200, 64), middle, title)
    painter.setPen(QColor(PAPER.muted))
    painter.setFont(font(Face.BODY, 24))
    painter.drawText(QRectF(40, 90, 1520, 40), middle, reason)
    painter.setFont(small_capitals(font(Face.BOARD, 30)))
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(QRectF(1040, 28, 520, 64), right, words(game(setup.game).name))


def _maps(painter: QPainter, view: Cartographers, rows: list[EndRow], area: QRectF) -> None:
    head = 40.0
    places = _side_by_side(area, len(rows), 20)
    for row, place in zip(rows, places, strict=True):
        side = place.width() - head if len(rows) > 1 else place.width()
        square = QRectF(place.center().x() - side / 2, place.bottom() - side, side, side)
        if len(rows) > 1:
            badge = QRectF(square.left(), place.top() + 2, head - 8, head - 8)
            paint_badge(painter, badge, row.seat, row.name)
            painter.setPen(QColor(PAPER.ink))
            painter.setFont(font(Face.STRONG, 24))
            text = QRectF(badge.right() + 8, place.top(), side - head, head - 4)
            painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, row.name)
        baked = miniature(view.land, view.sheets[row.seat], DAY, round(side))
        painter.drawPixmap(square, baked, QRectF(baked.rect()))
        painter.setPen(QPen(QColor(PAPER.edge), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(square)


def _year(painter: QPainter, view: Cartographers, rows: list[EndRow], area: QRectF) -> None:
    """Names with their four seasons and the total, as many as there is room for; the edicts."""
    edicts = 132.0
    room = area.height() - edicts - 64
    high = min(58.0, room / max(1, len(rows)))
    shown = rows[: max(1, int(room // max(high, LEAST_ROW)))]
    high = max(high, LEAST_ROW)
    panel = QRectF(area.left(), area.top(), area.width(), 56 + high * len(shown))
    painter.setPen(QPen(QColor(PAPER.line), 1))
    painter.setBrush(QColor(PAPER.surface))
    painter.drawRoundedRect(panel, 10, 10)
    for season, icon in enumerate(SEASON_ICONS):
        place = QRectF(area.left() + 18 + 190 + season * 55 + 22, area.top() + 14, 28, 28)
        paint_icon(painter, icon, place, QColor(PAPER.ink))
    size = max(13, min(26, round(high * 0.5)))
    for number, row in enumerate(shown):
        top = area.top() + 48 + number * high
        _year_row(painter, row, QRectF(area.left() + 18, top, area.width() - 36, high), size)
    low = QRectF(area.left() + 4, panel.bottom() + 24, area.width(), edicts)
    _edicts(painter, view, low)


def _edicts(painter: QPainter, view: Cartographers, area: QRectF) -> None:
    high = area.height() / len(view.edicts)
    for number, card in enumerate(view.edicts):
        top = area.top() + number * high
        painter.setPen(QPen(QColor(PAPER.ink), 2))
        painter.setBrush(QColor(PAPER.ink))
        disc = QRectF(area.left(), top + 2, high - 5, high - 5)
        painter.drawEllipse(disc)
        painter.setPen(QColor(PAPER.surface))
        painter.setFont(font(Face.BOARD, 18))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, EDICTS[number])
        painter.setPen(QColor(PAPER.ink))
        painter.setFont(font(Face.BODY, 22))
        text = QRectF(disc.right() + 12, top, area.width() - high - 12, high - 1)
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, words(card_name(card)))


def _year_row(painter: QPainter, row: EndRow, line: QRectF, size: int) -> None:
    middle = Qt.AlignmentFlag.AlignVCenter
    painter.setPen(QColor(PAPER.ink))
    painter.setFont(font(Face.STRONG if row.won else Face.BODY, size))
    painter.drawText(QRectF(line.left(), line.top(), 190, line.height()), middle, row.name)
    painter.setFont(font(Face.BODY, size))
    painter.setPen(QColor(PAPER.muted))
    right = Qt.AlignmentFlag.AlignRight | middle
    for season, score in enumerate(row.scores):
        place = QRectF(line.left() + 190 + season * 55, line.top(), 50, line.height())
        painter.drawText(place, right, minus(score.total))
    painter.setPen(QColor(PAPER.accent if row.won else PAPER.ink))
    painter.setFont(font(Face.STRONG, size + 4))
    painter.drawText(
        QRectF(line.right() - 70, line.top(), 70, line.height()), right, minus(row.total)
    )
    painter.setPen(QPen(QColor(PAPER.line), 1))
    painter.drawLine(QPointF(line.left(), line.bottom()), QPointF(line.right(), line.bottom()))
