"""Where everything lies on the table, for any size of it; numbers only.

The map has the left, the score track below it, a narrow tray with decks and items at its right.
What is left belongs to the boards of the factions: at the right, or below in a high window.
Boards do not mirror.
"""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF

from views.root import geometry

PAD, GAP = 8.0, 8.0
USUAL = 590.0
"""The height of the table in the smallest window: there the scale is 1."""
LEAST_SCALE, MOST_SCALE = 0.9, 1.7
TRACK, TRAY = 36.0, 68.0
PANELS = 285.0
"""The usual width of the factions' boards beside the map at scale 1."""
LEAST_PANELS = 0.85
"""They are never narrower than this part of it: then the table scrolls."""
GROWTH = 0.75
"""So much of what letters grow by the boards grow, too: the map keeps its part of the room."""
UNITS = 390.0
"""So many units at scale 1 a table is high on which boards and cards have room: they grow with the
letters as far as that."""
LEAST_MAP = 380.0
"""The map is never narrower: then the table scrolls."""
HIGH = 1.05
"""Windows narrower than so many of their heights have the boards below."""
BELOW = 0.3
FORM = (geometry.RIGHT - geometry.LEFT) / (geometry.BOTTOM - geometry.TOP)


class Arrangement(msgspec.Struct, frozen=True):
    """The areas of the table in pixels."""

    scale: float
    width: float
    height: float
    map: QRectF
    track: QRectF
    tray: QRectF
    panels: QRectF
    is_high: bool

    @property
    def unit(self) -> float:
        """Pixels of a unit of the map."""
        return self.map.width() / (geometry.RIGHT - geometry.LEFT)


def with_room(found: Arrangement, least: float) -> Arrangement:
    """The same with boards and hand so high: the table scrolls rather than that they lie on each
    other."""
    more = least - found.panels.height()
    if more <= 0:
        return found
    panels = found.panels.adjusted(0, 0, 0, more)
    return msgspec.structs.replace(found, height=panels.bottom() + PAD, panels=panels)


def arrange(width: float, height: float, text: float) -> Arrangement:
    """The areas for a table of this size; `text` is the size of letters, 1 as usual."""
    scale = _scale(height, text)
    is_high = width < HIGH * height
    track, tray, panels = TRACK * scale, TRAY * scale, PANELS * min(scale, 1.25)
    if is_high:
        wide = width - 2 * PAD - GAP - tray
        high = height * (1 - BELOW) - 2 * PAD - GAP - track
    else:
        wide = width - 2 * PAD - 2 * GAP - tray - panels
        high = height - 2 * PAD - GAP - track
    wide = max(LEAST_MAP, min(wide, high * FORM))
    board = QRectF(PAD, PAD, round(wide), round(wide / FORM))
    line = QRectF(PAD, board.bottom() + GAP, board.width(), track)
    column = QRectF(board.right() + GAP, PAD, tray, line.bottom() - PAD)
    whole_w, whole_h = max(width, column.right() + PAD), max(height, line.bottom() + PAD)
    if is_high:
        top = line.bottom() + GAP
        rest = QRectF(PAD, top, whole_w - 2 * PAD, max(0.0, whole_h - top - PAD))
    else:
        left = column.right() + GAP
        whole_w = max(whole_w, left + LEAST_PANELS * panels + PAD)
        rest = QRectF(left, PAD, max(0.0, whole_w - left - PAD), whole_h - 2 * PAD)
    return Arrangement(scale, whole_w, whole_h, board, line, column, rest, is_high)


def _scale(height: float, text: float) -> float:
    """How large boards are: by the table's height, and by the letters as far as there is room."""
    usual = min(MOST_SCALE, max(LEAST_SCALE, height / USUAL))
    wanted = usual * (1 + (text - 1) * GROWTH)
    return wanted if text <= 1 else max(usual, min(wanted, height / UNITS))
