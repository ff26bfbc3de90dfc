"""What pages beside a map are drawn with: words in a line, columns, signs, beads, chips, bars."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from views.items.panel import (
    CENTRE,
    LEFT,
    lines_height,
    shrunk,
    surface,
    tabular,
    write,
    write_lines,
)
from views.theme import paint_icon, theme
from views.theme.contrast import luminance
from views.theme.fonts import Face, capitals, font

FIRST_CHINESE = "\N{CJK RADICAL REPEAT}"
"""From here on signs stand in no words: a line may end at each of them."""
LEAST = 11.0
CLOSE = 0.82
"""How close two lines may lie, of their height."""
NARROWEST = 76
"""How broad letters are at least, in hundredths."""
HEADING = 0.4
"""To what share of its letters the name of a page may shrink."""
BADGE_GAP = 7.0
DARK = 0.2
"""From this luminance down a ground is dark: there figures have a light rim."""


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


def width_of(text: str, unit: float, strong: bool = False) -> float:
    """How wide words are in a line."""
    face = Face.STRONG if strong else Face.BODY
    return QFontMetricsF(letters(unit, face)).horizontalAdvance(text)


def figures(
    painter: QPainter,
    area: QRectF,
    text: str,
    unit: float,
    colour: QColor | str = "ink",
    align: Qt.AlignmentFlag = CENTRE,
) -> None:
    """A number in its place."""
    write(painter, area, text, tabular(letters(unit, Face.STRONG)), colour, align)


def heading(painter: QPainter, area: QRectF, text: str, unit: float) -> None:
    """The name of a page, in small capitals; it is rather small than cut."""
    made = shrunk(capitals(round(max(12.0, unit * 0.92))), text, area.width(), HEADING)
    write(painter, area, text, made, "ink", LEFT)


def paragraph(painter: QPainter, area: QRectF, text: str, unit: float, colour: str = "ink") -> None:
    """Words in the middle of the height in as many whole lines as there is room for; smaller
    before they are cut."""
    made = letters(unit)
    while made.pixelSize() > LEAST and lines_height(text, made, area.width()) > area.height() + 1:
        made.setPixelSize(made.pixelSize() - 1)
    shown = cut(text, made, area)
    high = min(area.height(), lines_height(shown, made, area.width()))
    room = QRectF(area.left(), area.center().y() - high / 2, area.width(), high + 2)
    write_lines(painter, room, shown, made, colour)


def two_lines(
    painter: QPainter,
    area: QRectF,
    text: str,
    unit: float,
    colour: str = "ink",
    strong: bool = False,
) -> None:
    """A name at the left of its place: in one line, else in two of about the same length; where
    two have no room, in one of narrower letters."""
    made = letters(unit, Face.STRONG if strong else Face.BODY)
    wide = QFontMetricsF(made).horizontalAdvance
    said = text.split()
    has_room = area.height() >= 2 * CLOSE * QFontMetricsF(made).height()
    if wide(text) <= area.width() or len(said) < 2 or not has_room:
        write(painter, area, text, narrowed(made, wide(text), area.width()), colour)
        return
    cuts = [(" ".join(said[:n]), " ".join(said[n:])) for n in range(1, len(said))]
    halves = min(cuts, key=lambda pair: max(map(wide, pair)))
    high = min(area.height() / 2, QFontMetricsF(made).height() * 0.92)
    upper = QRectF(area.left(), area.center().y() - high, area.width(), high)
    for half in halves:
        write(painter, upper, half, made, colour)
        upper = upper.translated(0, high)


def narrowed(made: QFont, wide: float, room: float) -> QFont:
    """Letters in which words of this width have room, as far as they can still be read."""
    if wide <= room:
        return made
    narrow = QFont(made)
    narrow.setStretch(max(NARROWEST, int(100 * room / wide)))
    return narrow


def cut(text: str, made: QFont, area: QRectF) -> str:
    """What fits in whole lines; the rest is told by the sentence of the thing."""
    heads = _heads(text)

    def is_too_much(said: str) -> bool:
        return lines_height(said, made, area.width()) > area.height() + 1

    if not heads or not is_too_much(text):
        return text
    dots = "\N{HORIZONTAL ELLIPSIS}"
    number = bisect_left(heads, True, key=lambda said: is_too_much(said + dots))
    return heads[max(0, number - 1)] + dots


def _heads(text: str) -> list[str]:
    """How a text may be cut short: between words; anywhere where words have no space between."""
    if text[-1:] >= FIRST_CHINESE:
        return [text[:end].rstrip("，。；：、（") for end in range(1, len(text))]
    said = text.split(" ")
    return [" ".join(said[:end]) for end in range(1, len(said))]


# ---------------------------------------------------------------- areas
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


def beside_badge(area: QRectF, badge: QRectF) -> QRectF:
    """What is left of a row at the right of a badge, whose letter reaches over its edge."""
    return right_of(area, badge.right() - area.left() + BADGE_GAP)


def columns(row: QRectF, count: int, gap: float = 4.0) -> list[QRectF]:
    """A row in equal parts."""
    wide = (row.width() - (count - 1) * gap) / max(1, count)
    return [
        QRectF(row.left() + n * (wide + gap), row.top(), wide, row.height()) for n in range(count)
    ]


def shares(row: QRectF, wanted: Sequence[float], gap: float = 4.0) -> list[QRectF]:
    """A row in parts of these shares."""
    room, whole = row.width() - (len(wanted) - 1) * gap, sum(wanted)
    made, left = [], row.left()
    for part in wanted:
        wide = room * part / whole
        made.append(QRectF(left, row.top(), wide, row.height()))
        left += wide + gap
    return made


def is_dark() -> bool:
    """Whether pages have a dark ground."""
    return luminance(theme().colours.surface) <= DARK


def icon(
    painter: QPainter, name: str, area: QRectF, colour: str | QColor = "ink", share: float = 1.0
) -> None:
    """A sign in the middle of an area."""
    ink = theme().colour(colour) if isinstance(colour, str) else colour
    paint_icon(painter, name, square(area, share), ink)


# ---------------------------------------------------------------- beads, chips, bars
def bead(painter: QPainter, area: QRectF, is_done: bool, is_now: bool = False) -> None:
    """A small ring; filled with a tick when it is done, amber where things stand."""
    ring = square(area, 0.86)
    token = "good" if is_done else "accent" if is_now else "line"
    painter.setPen(QPen(theme().colour(token if is_done or is_now else "edge"), 1.5))
    painter.setBrush(theme().colour(token) if is_done or is_now else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(ring)
    if is_done:
        tick(painter, ring, theme().colour("surface"))


def tick(painter: QPainter, ring: QRectF, colour: QColor) -> None:
    """A tick within a ring."""
    side = ring.width()
    pen = QPen(colour, max(1.4, side * 0.13))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    corner = QPointF(ring.left() + side * 0.43, ring.top() + side * 0.7)
    painter.drawLine(QPointF(ring.left() + side * 0.26, ring.top() + side * 0.52), corner)
    painter.drawLine(corner, QPointF(ring.left() + side * 0.75, ring.top() + side * 0.32))


def corner_tick(painter: QPainter, area: QRectF) -> None:
    """A small tick at the upper right: used up."""
    side = max(12.0, min(16.0, area.height() * 0.5))
    ring = QRectF(area.right() - side - 1, area.top() + 1, side, side)
    painter.setPen(QPen(theme().colour("surface"), 1))
    painter.setBrush(theme().colour("muted"))
    painter.drawEllipse(ring)
    tick(painter, ring, theme().colour("surface"))


def chip(painter: QPainter, area: QRectF, text: str, high: float) -> None:
    """A number in a small dark chip at the lower right of a thing."""
    high = max(13.0, high)
    made = tabular(font(Face.STRONG, max(LEAST, high * 0.82)))
    wide = max(high, QFontMetricsF(made).horizontalAdvance(text) + high * 0.5)
    box = QRectF(area.right() - wide, area.bottom() - high, wide, high)
    painter.setPen(QPen(theme().colour("surface"), 1))
    painter.setBrush(theme().colour("ink"))
    painter.drawRoundedRect(box, high / 2.6, high / 2.6)
    write(painter, box, text, made, "surface", CENTRE)


def ground(painter: QPainter, area: QRectF, is_raised: bool = False) -> None:
    """The ground of a part of a page."""
    surface(painter, area, "raised" if is_raised else "sunken", "line", radius=5.0)


def caption(painter: QPainter, area: QRectF, text: str, number: str, unit: float) -> None:
    """The name of a part of a page, a line after it, a number at its end."""
    wide = line(painter, area, text, unit * 0.9, "muted")
    taken = width_of(number, unit * 0.9, strong=True) if number else 0.0
    if number:
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        line(painter, area, number, unit * 0.9, "ink", right, strong=True)
    painter.setPen(QPen(theme().colour("line"), 1))
    middle = area.center().y() + 1
    start, end = area.left() + wide + 6, area.right() - taken - (6 if number else 0)
    if end > start:
        painter.drawLine(QPointF(start, middle), QPointF(end, middle))


def bar(painter: QPainter, area: QRectF, share: float, colour: QColor, ticks: int = 0) -> None:
    """A filled part of a channel, with lines between its units."""
    painter.setPen(QPen(theme().colour("edge"), 1))
    painter.setBrush(theme().colour("sunken"))
    painter.drawRoundedRect(area, 3, 3)
    full = QRectF(area.left(), area.top(), area.width() * min(1.0, share), area.height())
    if share > 0:
        painter.setPen(QPen(theme().colour("edge"), 1))
        painter.setBrush(colour)
        painter.drawRoundedRect(full.adjusted(0, 0, 0, 0), 3, 3)
    painter.setPen(QPen(theme().colour("edge"), 1))
    for number in range(1, ticks):
        x = area.left() + area.width() * number / ticks
        painter.drawLine(
            QPointF(x, area.bottom() - area.height() * 0.32), QPointF(x, area.bottom())
        )
