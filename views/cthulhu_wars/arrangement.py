"""Where everything lies on the table, for any size of it; numbers only.

The chart has the left, the tracks of Doom and of the ritual below it. What is left belongs to the
cards of the factions: at the right, or below in a high window. Boards do not mirror.
"""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF

from views.cthulhu_wars.ground_paint import SHEET

PAD, GAP = 8.0, 8.0
USUAL = 590.0
"""The height of the table in the smallest window: there the scale is 1."""
LEAST_SCALE, MOST_SCALE = 0.9, 1.7
TRACKS = 56.0
"""The least height of the tracks at scale 1."""
MOST_TRACKS = 116.0
"""Their greatest: what is left then lies above and below the sheet."""
PANELS = 256.0
"""The usual width of the factions' cards beside the chart at scale 1."""
LEAST_PANELS = 0.85
"""They are never narrower than this part of it: then the table scrolls."""
LEAST_MAP = 420.0
"""The chart is never narrower: then the table scrolls."""
HIGH = 1.15
"""Windows narrower than so many of their heights have the cards below."""
BELOW = 0.36
FORM = SHEET.width() / SHEET.height()


class Arrangement(msgspec.Struct, frozen=True):
    """The areas of the table in pixels. `map`: the whole sheet with its frame."""

    scale: float
    width: float
    height: float
    map: QRectF
    tracks: QRectF
    panels: QRectF
    is_high: bool

    @property
    def unit(self) -> float:
        """Pixels of a unit of the map."""
        return self.map.width() / SHEET.width()


def arrange(width: float, height: float, text: float) -> Arrangement:
    """The areas for a table of this size; `text` is the size of letters, 1 as usual."""
    letters = 1 + (text - 1) * 0.4
    scale = min(MOST_SCALE, max(LEAST_SCALE, height / USUAL)) * letters
    is_high = width < HIGH * height
    if is_high:
        wide = width - 2 * PAD
        high = height * (1 - BELOW) - 2 * PAD - GAP - TRACKS * scale
    else:
        wide = width - 2 * PAD - GAP - PANELS * min(scale, 1.25)
        high = height - 2 * PAD - GAP - TRACKS * scale
    wide = max(LEAST_MAP, min(wide, high * FORM))
    board = QRectF(PAD, PAD, round(wide), round(wide / FORM))
    low, spare = TRACKS * scale, height - PAD - board.bottom() - GAP
    if not is_high and spare > low:
        low = min(spare, MOST_TRACKS * scale)
        board.translate(0, round((spare - low) / 2))
    tracks = QRectF(PAD, board.bottom() + GAP, board.width(), low)
    whole_w, whole_h = max(width, board.right() + PAD), max(height, tracks.bottom() + PAD)
    if is_high:
        top = tracks.bottom() + GAP
        rest = QRectF(PAD, top, whole_w - 2 * PAD, max(0.0, whole_h - top - PAD))
    else:
        left = board.right() + GAP
        whole_w = max(whole_w, left + LEAST_PANELS * PANELS * min(scale, 1.25) + PAD)
        rest = QRectF(left, PAD, max(0.0, whole_w - left - PAD), whole_h - 2 * PAD)
    return Arrangement(scale, whole_w, whole_h, board, tracks, rest, is_high)
