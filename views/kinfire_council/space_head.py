"""The upper part of a space: its number, name and tax; above it the board of its patron."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from models.translate import number_text
from views.items.panel import CENTRE, LEFT, fitted, signed, sized, tabular
from views.items.strokes import ruled
from views.kinfire_council.icons import Mark, draw_marks, marks_width
from views.kinfire_council.inks import Inks
from views.kinfire_council.piece_paint import paint_token
from views.kinfire_council.space_face import SpaceFace
from views.kinfire_council.space_letters import LINE, Letters, name_lines, name_room, tax_marks
from views.theme import Face, SeatMark, theme


def paint_head(
    painter: QPainter,
    sheet: QRectF,
    scale: float,
    face: SpaceFace,
    letters: Letters,
    inks: Inks,
    dims: bool,
    is_too_dear: bool,
) -> None:
    """Number, name, tax."""
    said = name_lines(face, sheet.width(), letters, scale) or (face.name,)
    line = (letters.head(len(said), scale) - 2 * scale) / len(said)
    top = sheet.top() + 2 * scale
    ink = QColor(inks.dim if dims else inks.ink)
    left = sheet.left() + 5 * scale
    if face.number:
        high = min(line, letters.name * LINE) - scale
        plate = QRectF(sheet.left() + 3 * scale, top + (line - high) / 2, letters.chip, high)
        _paint_number(painter, plate, scale, face, letters, inks, ink)
        left = plate.right() + 4 * scale
    room, last = name_room(face, sheet.width(), letters, scale)
    painter.setFont(letters.names)
    painter.setPen(ink)
    for number, part in enumerate(said):
        painter.drawText(QRectF(left, top + number * line, room + 4 * scale, line), LEFT, part)
    if face.tax:
        beside = QRectF(left + last, top + (len(said) - 1) * line, room - last, line)
        _paint_tax(painter, beside, scale, face, letters, inks, dims, is_too_dear)


def _paint_number(
    painter: QPainter,
    plate: QRectF,
    scale: float,
    face: SpaceFace,
    letters: Letters,
    inks: Inks,
    main: QColor,
) -> None:
    """A plate; of an upgraded space a dark one with a rim and bright figures."""
    rim = 1.3 * scale
    if face.is_upgraded:
        painter.setPen(QPen(main, 1.0))
        painter.setBrush(QColor(inks.plate))
        painter.drawRoundedRect(plate, 2.5 * scale, 2.5 * scale)
        inner = plate.adjusted(rim, rim, -rim, -rim)
        painter.setPen(QPen(QColor(inks.upgraded), 1.1 * scale))
        painter.drawRoundedRect(inner, 1.8 * scale, 1.8 * scale)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(main)
        painter.drawRoundedRect(plate, 2.5 * scale, 2.5 * scale)
    painter.setFont(letters.figures)
    painter.setPen(QColor(inks.upgraded if face.is_upgraded else inks.face))
    painter.drawText(plate, CENTRE, number_text(face.number))


def _paint_tax(
    painter: QPainter,
    area: QRectF,
    scale: float,
    face: SpaceFace,
    letters: Letters,
    inks: Inks,
    dims: bool,
    is_too_dear: bool,
) -> None:
    """So many coins; struck out where whoever decides has fewer."""
    marks = tax_marks(face.tax)
    wide = marks_width(marks, letters.figures)
    spot = QRectF(area.right() - wide - 2 * scale, area.top(), wide + 1, area.height())
    ink = inks.dear if is_too_dear else inks.dim if dims else inks.ink
    draw_marks(painter, spot, marks, letters.figures, inks, ink, not dims)
    if is_too_dear:
        high = letters.name * 0.62
        painter.setPen(ruled(inks.dear, 1.7 * scale))
        middle, half = spot.center().y(), QPointF(0, high / 2)
        painter.drawLine(QPointF(spot.left() - scale, middle) + half,
                         QPointF(spot.right() + scale, middle) - half)  # fmt: skip


def paint_net(painter: QPainter, area: QRectF, scale: float, coins: int, inks: Inks) -> None:
    """A chip with the coins that a location leaves; below zero in red."""
    is_loss = coins < 0
    painter.setPen(ruled(inks.dear if is_loss else inks.gold, 1.2 * scale))
    painter.setBrush(QColor(inks.half if is_loss else inks.face))
    painter.drawRoundedRect(area, 3 * scale, 3 * scale)
    letters = tabular(sized(theme().font(Face.STRONG), min(area.height() * 0.82, 15 * scale)))
    said = "0" if coins == 0 else signed(coins)
    marks = (Mark("kc-coin", said),)
    wide = min(marks_width(marks, letters), area.width() - 4 * scale)
    box = QRectF(area.center().x() - wide / 2, area.top(), wide + 1, area.height())
    ink = inks.dear if is_loss else inks.ink
    draw_marks(painter, box, marks, letters, inks, ink, not is_loss, 11)


def paint_patron(
    painter: QPainter,
    roofs: QRectF,
    scale: float,
    face: SpaceFace,
    patron: SeatMark | None,
    inks: Inks,
) -> None:
    """A board over the roofs: the patron's token and what is paid there."""
    letters = tabular(fitted(Face.SMALL, scale * 0.8, 11))
    wide, side = marks_width(face.patron_marks, letters), 15.5 * scale
    token = side if patron is not None else 0.0
    left = roofs.right() - wide - token - 8 * scale
    chip = QRectF(left, roofs.bottom() - side - 0.5 * scale, wide + token + 5 * scale, side)
    painter.setPen(QPen(QColor(patron.rim if patron is not None else inks.edge), 1.2 * scale))
    painter.setBrush(QColor(inks.well))
    painter.drawRoundedRect(chip, 3 * scale, 3 * scale)
    if patron is not None:
        paint_token(painter, QRectF(chip.left(), chip.top(), side, side), patron)
    box = QRectF(chip.left() + token + 2 * scale, chip.top(), wide + 1, side)
    draw_marks(painter, box, face.patron_marks, letters, inks, inks.ink)
