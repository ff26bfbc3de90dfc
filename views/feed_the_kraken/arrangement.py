"""Where everything lies on the table, for any size of it and any crew; numbers only.

The chart has the middle. The crew sits around it clockwise: up the left side, down the right one.
Below the chart lies the captain's table with the cards, above that the line of what goes on. Where
there is room the log of the voyage stands beside the chart. Boards do not mirror.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import msgspec
from PySide6.QtCore import QRectF

PAD, GAP = 8.0, 8.0
USUAL = 600.0
"""The height of the table in the smallest window: there the scale is 1."""
LEAST_SCALE, MOST_SCALE = 0.88, 1.6
STEP = 0.97
GOOD_SIDE, LEAST_SIDE = 350.0, 230.0
BOOK, WIDE_BOOK = 144.0, 330.0
"""Widths of the log beside the chart at scale 1."""
SQUEEZED = 0.9
"""So narrow a chart's room may be in its heights, so that the log finds room beside it."""
WORDY_BOOK, ROOMY = 284.0, 1.06
"""What log (at scale 1: its edges have words) and chart (in its heights) have before others."""
MORE = 44.0
"""By how much a berth is wider at scale 1 where there is room: what is said finds its place."""
WIDEST = 1.42
"""How wide a chart gets in its heights."""


class Form(StrEnum):
    """How much a berth tells: less of it where letters are large for the window."""

    FULL = "full"
    SHORT = "short"
    """Without what was said last."""
    TIGHT = "tight"
    """Numbers instead of piles."""


class Sizes(msgspec.Struct, frozen=True):
    """What a form takes at scale 1: a berth's width, least and usual height, head and strip."""

    berth: float
    least: float
    usual: float
    head: float
    strip: float
    across: float
    """The least width of the captain's table."""


SIZES = {
    Form.FULL: Sizes(198, 84, 128, 30, 92, 430),
    Form.SHORT: Sizes(150, 66, 92, 28, 84, 420),
    Form.TIGHT: Sizes(106, 46, 62, 26, 66, 350),
}


class Arrangement(msgspec.Struct, frozen=True):
    """The areas of the table in scene units."""

    scale: float
    form: Form
    width: float
    height: float
    """What the table takes: more than the window where that is very small; then one scrolls."""
    berths: tuple[QRectF, ...]
    chart: QRectF
    head: QRectF
    strip: QRectF
    book: QRectF
    """Empty where the log has no room of its own: then it is laid over the chart."""
    whole: QRectF
    """All of it: the reveal, when the voyage is over."""
    end_scale: float


def arrange(width: float, height: float, text: float, seats: int) -> Arrangement:
    """The areas for a table of this size; `text` is the size of letters, 1 as usual."""
    form, scale = _form(width, height, text, seats)
    sizes = SIZES[form]
    rows = _rows(seats)
    low = rows * sizes.least * scale + (rows - 1) * GAP
    tall = max(height - 2 * PAD, low)
    berth = sizes.berth * scale + _more(width, tall, sizes, scale)
    middle = max(LEAST_SIDE, width - 2 * (PAD + berth + GAP))
    wide = max(width, middle + 2 * (PAD + berth + GAP))
    centre = QRectF(PAD + berth + GAP, PAD, middle, min(tall, max(height - 2 * PAD, LEAST_SIDE)))
    chart, head, strip, book = _middle(centre, sizes, scale)
    whole = QRectF(PAD, PAD, width - 2 * PAD, height - 2 * PAD)
    return Arrangement(
        scale=scale,
        form=form,
        width=wide,
        height=tall + 2 * PAD,
        berths=_berths(QRectF(PAD, PAD, wide - 2 * PAD, tall), berth, sizes, scale, seats),
        chart=chart,
        head=head,
        strip=strip,
        book=book,
        whole=whole,
        end_scale=_end_scale(width, height, text),
    )


# ---------------------------------------------------------------- how large, how much
def _rows(seats: int) -> int:
    return -(-seats // 2)


def _form(width: float, height: float, text: float, seats: int) -> tuple[Form, float]:
    """The fullest form that leaves the chart large, with the largest letters that it allows."""
    fit = max(LEAST_SCALE, min(MOST_SCALE, height / USUAL, 0.1 + 0.9 * height / USUAL))
    least = LEAST_SCALE * text
    if text > 1:
        least = max(least, _form(width, height, 1.0, seats)[1])
    rows = _rows(seats)
    for form, wanted in ((Form.FULL, GOOD_SIDE), (Form.SHORT, GOOD_SIDE - 40), (Form.TIGHT, 0.0)):
        sizes = SIZES[form]
        for scale in _scales(fit * text, least):
            side = _side(width, height, sizes, scale)
            crew = rows * sizes.least * scale + (rows - 1) * GAP
            roomy = _across(width, sizes, scale) >= sizes.across * scale
            if roomy and side >= max(wanted, LEAST_SIDE) and crew <= height - 2 * PAD:
                return form, scale
    return Form.TIGHT, least


def _scales(most: float, least: float) -> Iterator[float]:
    scale = most
    while scale > least:
        yield scale
        scale *= STEP
    yield least


def _across(width: float, sizes: Sizes, scale: float) -> float:
    """What the crew leaves in the middle."""
    return width - 2 * (PAD + sizes.berth * scale + GAP)


def _side(width: float, height: float, sizes: Sizes, scale: float) -> float:
    """The smaller side of the chart."""
    across = _across(width, sizes, scale)
    return min(across, height - 2 * PAD - (sizes.head + sizes.strip) * scale - 2 * GAP)


def _more(width: float, tall: float, sizes: Sizes, scale: float) -> float:
    """What a berth gets of the room that log and chart do not need."""
    high = tall - (sizes.head + sizes.strip) * scale - GAP
    spare = _across(width, sizes, scale) - ROOMY * high - WORDY_BOOK * scale - GAP
    return min(max(0.0, spare / 2), MORE * scale)


def _end_scale(width: float, height: float, text: float) -> float:
    """Letters of the reveal: eleven rows and a tale must find room."""
    return max(LEAST_SCALE, min(text * height / USUAL, MOST_SCALE * text, width / 700))


# ---------------------------------------------------------------- the parts
def _middle(area: QRectF, sizes: Sizes, scale: float) -> tuple[QRectF, QRectF, QRectF, QRectF]:
    """Chart, head, strip and, where there is room, the log beside the chart."""
    head, strip = sizes.head * scale, sizes.strip * scale
    low = QRectF(area.left(), area.bottom() - strip, area.width(), strip)
    line = QRectF(area.left(), low.top() - GAP / 2 - head, area.width(), head)
    high = max(LEAST_SIDE * 0.8, line.top() - GAP / 2 - area.top())
    spare = area.width() - SQUEEZED * high - GAP
    if spare < BOOK * scale:
        return QRectF(area.left(), area.top(), area.width(), high), line, low, QRectF()
    book = max(BOOK * scale, min(WIDE_BOOK * scale, area.width() - ROOMY * high - GAP))
    if area.width() - book - GAP > WIDEST * high:
        book = area.width() - GAP - WIDEST * high
    across = area.width() - book - GAP
    chart = QRectF(area.left(), area.top(), across, high)
    return chart, line, low, QRectF(chart.right() + GAP, area.top(), book, high)


def _berths(
    area: QRectF, wide: float, sizes: Sizes, scale: float, seats: int
) -> tuple[QRectF, ...]:
    """Clockwise: the first seats up the left side, the others down the right one."""
    left = seats // 2
    found = []
    for seat in range(seats):
        is_left = seat < left
        rows = left if is_left else seats - left
        row = left - 1 - seat if is_left else seat - left
        most = max(_rows(seats), 4)
        high = min((area.height() - GAP * (most - 1)) / most, sizes.usual * scale)
        high = max(high, sizes.least * scale)
        spare = area.height() - rows * high
        gap = min(spare / (rows + 1), 28 * scale) if rows > 1 else 0.0
        gap = max(GAP, gap)
        start = area.top() + max(0.0, (area.height() - rows * high - (rows - 1) * gap) / 2)
        x = area.left() if is_left else area.right() - wide
        found.append(QRectF(x, start + row * (high + gap), wide, high))
    return tuple(found)
