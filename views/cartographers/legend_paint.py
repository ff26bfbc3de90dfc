"""Paints what stands beside the map: title, compass rose, coins, seasons, final score."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPolygonF

from rules.cartographers.maps.sheet import COIN_SLOTS
from views.cartographers.face import Face, SeasonBox, signed
from views.cartographers.layout import Layout
from views.cartographers.map_paint import Easel, coin, icon, ruled
from views.theme import fonts
from views.theme.fonts import Face as Letters
from views.theme.fonts import capitals

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
MIDDLE = Qt.AlignmentFlag.AlignCenter
LOW = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom


def fitted(letters: QFont, text: str, width: float, least: int = 9) -> QFont:
    """The same letters, smaller where a long name needs it."""
    needed = QFontMetricsF(letters).horizontalAdvance(text)
    if needed <= width:
        return letters
    made = QFont(letters)
    made.setPixelSize(max(least, int(letters.pixelSize() * width / needed)))
    return made


def write(easel: Easel, rect: QRectF, text: str, letters: QFont, colour: str, how: int) -> None:
    """One line of text, shortened with dots when even the smallest letters are too wide."""
    made = fitted(letters, text, rect.width())
    shown = QFontMetricsF(made).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
    easel.painter.setFont(made)
    easel.painter.setPen(QColor(colour))
    easel.painter.drawText(rect, how, shown)


def pencil(pixels: float) -> QFont:
    return fonts.font(Letters.PENCIL, pixels)


# ---------------------------------------------------------------- title and rose
def title(easel: Easel, face: Face, area: QRectF, tall: bool) -> None:
    """The map's name; below, on ruled lines, the cartographer's and at the end the title."""
    inks = easel.inks
    room = area.width() if tall else area.width() - 58
    name = QRectF(area.left(), area.top(), room, 28)
    write(easel, name, face.map_name, capitals(25 if tall else 22), inks.ink, LEFT)
    lines = ((face.name_label, face.cartographer), (face.title_label, face.title))
    if tall:
        half = (area.width() - 20) / 2
        for i, (label, text) in enumerate(lines):
            place = QRectF(area.left() + i * (half + 20), area.top() + 38, half, 34)
            _entry(easel, place, label, text)
    else:
        _entry(easel, QRectF(area.left(), area.top() + 28, room, 26), "", face.cartographer)
        _entry(easel, QRectF(area.left(), area.top() + 56, area.width(), 26), "", face.title)


def _entry(easel: Easel, area: QRectF, label: str, text: str) -> None:
    """A ruled line with what was written on it, its label underneath in small."""
    inks, painter = easel.inks, easel.painter
    line = area.bottom() - (11 if label else 2)
    painter.setPen(ruled(inks.ink, easel.thin, 0.55))
    painter.drawLine(QPointF(area.left(), line), QPointF(area.right(), line))
    written = QRectF(area.left() + 2, area.top(), area.width() - 4, line - area.top() - 1)
    write(easel, written, text, pencil(18), inks.pencil, LOW)
    if label:
        small = QRectF(area.left(), line + 1, area.width(), 11)
        write(easel, small, label, fonts.font(Letters.SMALL, 10), inks.ink, LEFT)


def rose(easel: Easel, x: float, y: float, radius: float) -> None:
    """A compass rose: eight points, each half in light and half in shadow."""
    painter, inks = easel.painter, easel.inks
    middle = QPointF(x, y)
    painter.setPen(ruled(inks.ink, easel.thin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, radius * 0.62, radius * 0.62)
    painter.drawEllipse(middle, radius * 0.55, radius * 0.55)
    for k in range(32):
        way = QPointF(cos(2 * pi * k / 32), sin(2 * pi * k / 32))
        painter.drawLine(middle + way * radius * 0.62, middle + way * radius * 0.68)
    for turn in (1, 3, 5, 7, 0, 2, 4, 6):
        far = radius * (0.52 if turn % 2 else 0.94)
        _point(easel, middle, turn * pi / 4 - pi / 2, far, radius * (0.13 if turn % 2 else 0.17))


def _point(easel: Easel, middle: QPointF, angle: float, far: float, near: float) -> None:
    tip = middle + QPointF(cos(angle), sin(angle)) * far
    painter, inks = easel.painter, easel.inks
    painter.setPen(ruled(inks.ink, easel.thin))
    for side, colour in ((-1, inks.ink), (1, inks.paper)):
        bend = angle + side * pi / 4
        waist = middle + QPointF(cos(bend), sin(bend)) * near
        painter.setBrush(QColor(colour))
        painter.drawPolygon(QPolygonF([middle, waist, tip]))


# ---------------------------------------------------------------- coins
def coin_places(area: QRectF, label: bool, tall: bool) -> list[QRectF]:
    """The places of the fourteen marks: one row on paper, two beside the map."""
    per_row = COIN_SLOTS if tall else COIN_SLOTS // 2
    left = area.left() + (66 if tall else 0)
    top = area.top() + (0 if tall or not label else 17)
    step = min((area.right() - left) / per_row, 29.0)
    size = min(step - 5, 19.5)
    high = area.height() if tall else size + 3
    return [
        QRectF(left + i % per_row * step, top + i // per_row * high + (tall and 9.5), size, size)
        for i in range(COIN_SLOTS)
    ]


def coins(easel: Easel, face: Face, area: QRectF, tall: bool) -> None:
    """Marked coins are gold; those spent are crossed out and stay used."""
    painter, inks = easel.painter, easel.inks
    place = QRectF(area.left(), area.top(), 62, area.height() if tall else 14)
    write(easel, place, face.coins_label, capitals(15), inks.ink, LEFT)
    spent = face.sheet.spent
    for i, rect in enumerate(coin_places(area, bool(face.coins_label), tall)):
        if i < face.sheet.coins:
            coin(easel, rect)
        else:
            painter.setPen(ruled(inks.ink, easel.thin, 0.55))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(rect)
        if i < spent:
            _cross(easel, rect)


def _cross(easel: Easel, rect: QRectF) -> None:
    easel.painter.setPen(ruled(easel.inks.pencil, easel.thick * 1.1))
    easel.painter.drawLine(rect.topLeft(), rect.bottomRight())
    easel.painter.drawLine(rect.topRight(), rect.bottomLeft())


# ---------------------------------------------------------------- seasons
def season_fields(area: QRectF) -> tuple[list[QRectF], QRectF]:
    """Four small fields and one for the total: in a row where there is width, else two by two."""
    head = 19.0
    low = area.height() - head
    top = area.top() + head
    if area.width() > 1.8 * area.height():
        total = area.width() * 0.27
        wide = (area.width() - total) / 4
        fields = [QRectF(area.left() + i * wide, top, wide, low) for i in range(4)]
        return fields, QRectF(area.right() - total, top, total, low)
    total = area.width() * 0.36
    wide = (area.width() - total) / 2
    fields = [
        QRectF(area.left() + i % 2 * wide, top + i // 2 * low / 2, wide, low / 2) for i in range(4)
    ]
    return fields, QRectF(area.right() - total, top, total, low)


def season(easel: Easel, box: SeasonBox, area: QRectF) -> None:
    """A season's box: its two edicts, coins, monsters, and what they come to."""
    painter, inks = easel.painter, easel.inks
    if box.now:
        glow = QColor(inks.gold)
        glow.setAlphaF(0.28)
        painter.fillRect(QRectF(area.left(), area.top(), area.width(), 19), glow)
    painter.setPen(ruled(inks.ink, easel.thin * (2.4 if box.now else 1.3)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(area)
    icon(easel, box.icon, QRectF(area.left() + 5, area.top() + 3, 13, 13), inks.ink)
    name = QRectF(area.left() + 22, area.top(), area.width() - 26, 19)
    write(easel, name, box.name, capitals(16), inks.ink, LEFT)
    fields, total = season_fields(area)
    painter.setPen(ruled(inks.ink, easel.thin, 0.6))
    for rect in (*fields, total):
        painter.drawRect(rect)
    values = (box.first, box.second, box.coins, box.monsters)
    signs = (*box.edicts, "coin", "monster")
    for i, (rect, sign, value) in enumerate(zip(fields, signs, values, strict=True)):
        _field(easel, rect, sign, value, is_icon=i > 1)
    if box.total is not None:
        size = 25 if total.width() > 40 else 21
        write(easel, total, signed(box.total), pencil(size), inks.pencil, MIDDLE)


def _field(easel: Easel, area: QRectF, sign: str, value: int | None, is_icon: bool) -> None:
    """One number under (or beside) the sign that tells what it counts."""
    inks = easel.inks
    beside = area.height() < 36
    head = QRectF(area.left() + 2, area.top() + 2, 13, 13)
    if is_icon:
        icon(easel, sign, head.adjusted(1, 1, -1, -1), inks.ink)
    else:
        write(easel, head, sign, fonts.font(Letters.STRONG, 12), inks.ink, MIDDLE)
    if value is None:
        return
    place = area.adjusted(12, 6, 0, 0) if beside else area.adjusted(0, 12, 0, 0)
    write(easel, place, signed(value), pencil(18 if beside else 20), inks.pencil, MIDDLE)


def final(easel: Easel, face: Face, area: QRectF) -> None:
    """The final score in a double frame."""
    painter, inks = easel.painter, easel.inks
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width in ((0.0, 1.3), (3.0, 2.4)):
        painter.setPen(ruled(inks.ink, easel.thin * width))
        painter.drawRect(area.adjusted(inset, inset, -inset, -inset))
    inner = area.adjusted(9, 4, -9, -4)
    if area.width() > 1.8 * area.height():
        label, place = inner.adjusted(0, 0, -62, 0), inner.adjusted(inner.width() - 62, 0, 0, 0)
        how = LEFT
    else:
        label, place = inner.adjusted(-4, 0, 4, -inner.height() + 18), inner.adjusted(0, 18, 0, 0)
        how = MIDDLE
    write(easel, label, face.final_label, capitals(17), inks.ink, how)
    if face.final is not None:
        write(easel, place, signed(face.final), pencil(30), inks.pencil, MIDDLE)


def paint_legend(easel: Easel, layout: Layout, face: Face) -> None:
    """All parts beside the map that the layout has room for."""
    is_tall = layout.id == "tall"
    if layout.title:
        title(easel, face, QRectF(*layout.title), is_tall)
    if layout.rose:
        rose(easel, *layout.rose)
    if layout.coins:
        coins(easel, face, QRectF(*layout.coins), is_tall)
    for box, place in zip(face.seasons, layout.seasons, strict=False):
        season(easel, box, QRectF(*place))
    if layout.final:
        final(easel, face, QRectF(*layout.final))
