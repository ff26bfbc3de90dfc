"""Where everything lies on the table, for any size of it; numbers only.

The map takes the height; what belongs to the season stands at its left, what one decides with at
its right. Boards do not mirror from right to left.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import msgspec
from PySide6.QtCore import QRectF

PAD = 8.0
GLOW = 13.0
"""Between the map and its neighbours: there the lamp glows when the map wants a decision."""
MOST_LEFT, MOST_RIGHT = 300.0, 400.0
USUAL = 600.0
"""The height of the table in the smallest window: there the scale is 1."""
LEAST_SIDE = 240.0
GOOD_SIDE, GOOD_SHARE = 480.0, 0.72
"""So large the map stays with large letters: pixels, share of what it might be."""
LEAST_SCALE, MOST_SCALE = 0.88, 1.6
STEP = 0.97
"""From one size of letters to the next smaller one that is tried."""
SKILL = 32.0
"""Height of a skill at scale 1."""


class Form(StrEnum):
    """How much is shown beside the map: less of it where letters are large for the window."""

    FULL = "full"
    LINES = "lines"
    """Edicts without their seasons."""
    SHORT = "short"
    """The purse without the seasons of the year as well."""
    TIGHT = "tight"
    """Edicts two by two as letter and number, skills side by side, narrow columns."""


class Sizes(msgspec.Struct, frozen=True):
    """What a form takes at scale 1: the columns' least widths, heights in them."""

    left: float
    right: float
    edict: float
    edict_lines: int
    card: float
    purse: float
    season: float = 74.0


SIZES = {
    Form.FULL: Sizes(152, 230, 46, 4, 182, 76),
    Form.LINES: Sizes(140, 224, 30, 4, 182, 76),
    Form.SHORT: Sizes(132, 216, 30, 4, 174, 36),
    Form.TIGHT: Sizes(105, 165, 30, 2, 186, 36),
}


class Needs(msgspec.Struct, frozen=True):
    """What there is to lay out."""

    others: int = 0
    skills: int = 0
    strips: int = 1
    """Cards of this season in the column."""
    is_over: bool = False


class Arrangement(msgspec.Struct, frozen=True):
    """The areas of the table in scene units."""

    scale: float
    """How much larger than in the smallest window letters and marks are."""
    form: Form
    width: float
    height: float
    """What the table takes: more than the window where it is very small; then one scrolls."""
    sheet: QRectF
    season: QRectF
    column: QRectF
    others: QRectF
    edicts: QRectF
    card: QRectF
    skills: QRectF
    purse: QRectF
    table: QRectF
    """The table of the year, when the game is over."""
    maps: QRectF
    end_scale: float


def arrange(width: float, height: float, text: float, needs: Needs) -> Arrangement:
    """The areas for a table of this size; `text` is the size of letters, 1 as usual."""
    form, scale = _form(width, height, text, needs)
    sizes = SIZES[form]
    left, right = sizes.left * scale, sizes.right * scale
    side = max(LEAST_SIDE, _side(width, height, left + right))
    rest = max(left + right, width - side - 2 * PAD - 2 * GLOW)
    left, right = _shares(rest, left, right, scale)
    start = max(PAD, (width - left - side - right - 2 * GLOW) / 2)
    tall = max(side, height - 2 * PAD, _least_height(scale, form, needs))
    sheet = QRectF(start + left + GLOW, max(PAD, (height - side) / 2), side, side)
    season, column, others = _left(QRectF(start, PAD, left, tall), scale, sizes, needs)
    aside = QRectF(sheet.right() + GLOW, PAD, right, tall)
    edicts, card, skills, purse = _right(aside, scale, form, needs)
    wide = max(width, aside.right() + PAD)
    whole = QRectF(PAD, PAD, wide - 2 * PAD, max(height - 2 * PAD, LEAST_SIDE * 2))
    end_scale = _end_scale(whole, text)
    table, maps = _end(whole, end_scale, needs.others + 1)
    return Arrangement(
        scale, form, wide, tall + 2 * PAD,
        sheet, season, column, others, edicts, card, skills, purse, table, maps, end_scale,
    )  # fmt: skip


# ---------------------------------------------------------------- how large, how much
def _form(width: float, height: float, text: float, needs: Needs) -> tuple[Form, float]:
    """The fullest form that leaves the map large, with the largest letters that it allows."""
    usual = SIZES[Form.FULL]
    fit = _fit(height)
    least = LEAST_SCALE * text
    if text > 1:
        least = max(least, _form(width, height, 1.0, needs)[1])
    best = _side(width, height, (usual.left + usual.right) * min(fit, 1.0))
    wanted = max(min(GOOD_SIDE, best), GOOD_SHARE * best, LEAST_SIDE)
    for form in Form:
        sizes = SIZES[form]
        for scale in _scales(fit * text, least):
            side = _side(width, height, (sizes.left + sizes.right) * scale)
            if side >= wanted and _least_height(scale, form, needs) <= height - 2 * PAD:
                return form, scale
    return Form.TIGHT, least


def _fit(height: float) -> float:
    """How much larger than in the smallest window a table of this height is."""
    return max(LEAST_SCALE, min(MOST_SCALE, height / USUAL, 0.1 + 0.9 * height / USUAL))


def _scales(most: float, least: float) -> Iterator[float]:
    scale = most
    while scale > least:
        yield scale
        scale *= STEP
    yield least


def _side(width: float, height: float, columns: float) -> float:
    return min(height - 2 * PAD, width - columns - 2 * PAD - 2 * GLOW)


def _heights(scale: float, form: Form, needs: Needs) -> tuple[float, float, float]:
    """Of the edicts, the skills, the purse."""
    sizes = SIZES[form]
    edicts = sizes.edict_lines * sizes.edict * scale + (sizes.edict_lines - 1) * 4
    lines = min(1, needs.skills) if form is Form.TIGHT else needs.skills
    skills = lines * (SKILL * scale + 4) - 4 if lines else 0.0
    return edicts, skills, sizes.purse * scale


def _least_height(scale: float, form: Form, needs: Needs) -> float:
    """What edicts, card, skills and purse need at the least."""
    edicts, skills, purse = _heights(scale, form, needs)
    gaps = (3 if needs.skills else 2) * PAD
    return edicts + SIZES[form].card * scale + skills + purse + gaps


def _shares(rest: float, left: float, right: float, scale: float) -> tuple[float, float]:
    """What is left beside the map, shared out; neither column grows beyond what reads well."""
    spare = rest - left - right
    wide_right = min(MOST_RIGHT * scale, right + spare * 0.56)
    wide_left = min(MOST_LEFT * scale, rest - wide_right)
    return max(left, wide_left), max(right, wide_right)


def _left(area: QRectF, scale: float, sizes: Sizes, needs: Needs) -> tuple[QRectF, QRectF, QRectF]:
    """Season, cards, maps of the others; without others the cards have it all."""
    head = sizes.season * scale
    season = QRectF(area.left(), area.top(), area.width(), head)
    top = season.bottom() + PAD
    rest = area.bottom() - top
    if not needs.others:
        return season, QRectF(area.left(), top, area.width(), rest), QRectF()
    wanted = max(needs.strips, 6) * 35 * scale
    cards = min(wanted, rest * 0.5)
    column = QRectF(area.left(), top, area.width(), cards)
    low = column.bottom() + PAD
    return season, column, QRectF(area.left(), low, area.width(), area.bottom() - low)


def _right(
    area: QRectF, scale: float, form: Form, needs: Needs
) -> tuple[QRectF, QRectF, QRectF, QRectF]:
    """Edicts, card, skills, purse."""
    edicts_high, skills_high, purse_high = _heights(scale, form, needs)
    edicts = QRectF(area.left(), area.top(), area.width(), edicts_high)
    purse = QRectF(area.left(), area.bottom() - purse_high, area.width(), purse_high)
    top, low = edicts.bottom() + PAD, purse.top() - PAD
    if needs.skills:
        low -= skills_high + PAD
    high = max(SIZES[form].card * scale, min(low - top, 330 * scale))
    card = QRectF(area.left(), top, area.width(), high)
    skills = QRectF(area.left(), card.bottom() + PAD, area.width(), skills_high)
    return edicts, card, skills if needs.skills else QRectF(), purse


# ---------------------------------------------------------------- the end
def _end_scale(area: QRectF, text: float) -> float:
    """Letters of the table of the year: twenty columns of numbers must find room."""
    return max(LEAST_SCALE, min(text * _fit(area.height()), area.width() / 760))


def _end(area: QRectF, scale: float, seats: int) -> tuple[QRectF, QRectF]:
    """The table of the year above, the maps below."""
    wanted = (58 + 46 + 30 * seats) * scale + 16
    high = min(wanted, area.height() * 0.52)
    table = QRectF(area.left(), area.top(), area.width(), high)
    top = table.bottom() + PAD
    return table, QRectF(area.left(), top, area.width(), area.bottom() - top)
