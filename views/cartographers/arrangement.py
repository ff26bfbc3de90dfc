"""Where everything lies on the table, for any size of it; numbers only.

The map takes the height; what belongs to the season stands at its left, what one decides with at
its right. Boards do not mirror from right to left.
"""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF

PAD = 8.0
GLOW = 13.0
"""Between the map and its neighbours: there the lamp glows when the map wants a decision."""
LEAST_LEFT, LEAST_RIGHT = 152.0, 230.0
MOST_LEFT, MOST_RIGHT = 300.0, 400.0
USUAL = 600.0
"""The height of the table in the smallest window: there the scale is 1."""
LEAST_SIDE = 240.0
LEAST_SCALE, MOST_SCALE = 0.88, 1.6
ROW, CARD, SKILL, PURSE = 46.0, 182.0, 32.0, 66.0
"""Heights at scale 1: an edict, the card at the least, a skill, the purse."""


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
    width: float
    height: float
    """What the table takes: more than the window where letters are large; then one scrolls."""
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


def arrange(width: float, height: float, text: float, needs: Needs) -> Arrangement:
    """The areas for a table of this size; `text` is the size of letters, 1 as usual."""
    scale = max(LEAST_SCALE, min(MOST_SCALE, height / USUAL, 0.1 + 0.9 * height / USUAL)) * text
    broad = min(text, 1.0 + (text - 1.0) / 2)
    left, right = LEAST_LEFT * broad, LEAST_RIGHT * broad
    side = max(LEAST_SIDE, min(height - 2 * PAD, width - left - right - 2 * PAD - 2 * GLOW))
    rest = max(left + right, width - side - 2 * PAD - 2 * GLOW)
    left, right = _shares(rest, left, right, scale / text)
    start = max(PAD, (width - left - side - right - 2 * GLOW) / 2)
    tall = max(side, height - 2 * PAD, _least_height(scale, needs))
    sheet = QRectF(start + left + GLOW, max(PAD, (height - side) / 2), side, side)
    season, column, others = _left(QRectF(start, PAD, left, tall), scale, needs)
    aside = QRectF(sheet.right() + GLOW, PAD, right, tall)
    edicts, card, skills, purse = _right(aside, scale, needs)
    wide = max(width, aside.right() + PAD)
    whole = QRectF(PAD, PAD, wide - 2 * PAD, max(height - 2 * PAD, LEAST_SIDE * 2))
    table, maps = _end(whole, scale, needs.others + 1)
    high = tall + 2 * PAD
    return Arrangement(
        scale, wide, high, sheet, season, column, others, edicts, card, skills, purse, table, maps
    )


def _least_height(scale: float, needs: Needs) -> float:
    """What edicts, card, skills and purse need at the least."""
    edicts, skills = 4 * ROW * scale + 12, needs.skills * (SKILL * scale + 4)
    return edicts + CARD * scale + skills + PURSE * scale + 4 * PAD


def _shares(rest: float, left: float, right: float, scale: float) -> tuple[float, float]:
    """What is left beside the map, shared out; neither column grows beyond what reads well."""
    spare = rest - left - right
    wide_right = min(MOST_RIGHT * scale, right + spare * 0.56)
    wide_left = min(MOST_LEFT * scale, rest - wide_right)
    return max(left, wide_left), max(right, wide_right)


def _left(area: QRectF, scale: float, needs: Needs) -> tuple[QRectF, QRectF, QRectF]:
    """Season, cards, maps of the others; without others the cards have it all."""
    head = 74 * scale
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


def _right(area: QRectF, scale: float, needs: Needs) -> tuple[QRectF, QRectF, QRectF, QRectF]:
    """Edicts, card, skills, purse."""
    row = ROW * scale
    edicts = QRectF(area.left(), area.top(), area.width(), 4 * row + 3 * 4)
    purse_high = PURSE * scale
    purse = QRectF(area.left(), area.bottom() - purse_high, area.width(), purse_high)
    top, low = edicts.bottom() + PAD, purse.top() - PAD
    skills_high = needs.skills * (SKILL * scale + 4) - 4 if needs.skills else 0.0
    if needs.skills:
        low -= skills_high + PAD
    high = max(CARD * scale, min(low - top, 330 * scale))
    card = QRectF(area.left(), top, area.width(), high)
    skills = QRectF(area.left(), card.bottom() + PAD, area.width(), skills_high)
    return edicts, card, skills if needs.skills else QRectF(), purse


def _end(area: QRectF, scale: float, seats: int) -> tuple[QRectF, QRectF]:
    """The table of the year above, the maps below."""
    wanted = (58 + 46 + 30 * seats) * scale + 16
    high = min(wanted, area.height() * 0.52)
    table = QRectF(area.left(), area.top(), area.width(), high)
    top = table.bottom() + PAD
    return table, QRectF(area.left(), top, area.width(), area.bottom() - top)
