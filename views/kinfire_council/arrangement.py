"""Where everything lies on the table, for any size of it; numbers only.

From the left: the lighthouse over the sea, the city, the threats beside the tiers that they come
upon, the council's table (docket, needs, Cult), the players' papers. The score runs along the top.
Boards do not mirror.
"""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF

PAD, GAP = 6.0, 6.0
USUAL, USUAL_WIDTH = 573.0, 1280.0
"""The table in the smallest window: there the scale is 1."""
LEAST_SCALE, MOST_SCALE = 0.9, 1.9
SCORE = 30.0
LIGHT, THREATS, COUNCIL, PANELS = 138.0, 142.0, 190.0, 300.0
"""The least widths at scale 1; the city has what is left."""
LEAST_CITY = 480.0
HIGH = 1.05
"""Windows narrower than so many of their heights have the players' papers below."""
BELOW = 0.34


class Arrangement(msgspec.Struct, frozen=True):
    """The areas of the table in pixels."""

    scale: float
    width: float
    height: float
    score: QRectF
    light: QRectF
    city: QRectF
    threats: QRectF
    council: QRectF
    panels: QRectF
    is_high: bool


def arrange(width: float, height: float, text: float) -> Arrangement:
    """The areas for a table of this size; `text` is the size of letters, 1 as usual."""
    letters = 1 + (text - 1) * 0.4
    is_high = width < HIGH * height
    beside = 0.0 if is_high else PANELS + GAP
    room = height * (1 - BELOW) if is_high else height
    fit = min(room / USUAL, width / (USUAL_WIDTH - PANELS - GAP + beside))
    scale = min(MOST_SCALE, max(LEAST_SCALE, fit)) * letters
    whole_w = max(width, _least_width(scale, is_high))
    whole_h = max(height, USUAL * scale * (1.5 if is_high else 1.0))
    low = whole_h * (1 - BELOW) if is_high else whole_h - PAD
    panels_w = 0.0 if is_high else PANELS * scale
    right = whole_w - PAD - (panels_w + GAP if panels_w else 0.0)
    score = QRectF(PAD, PAD, right - PAD, SCORE * scale)
    top = score.bottom() + GAP
    tall = low - top
    light = QRectF(PAD, top, LIGHT * scale, tall)
    council = QRectF(right - COUNCIL * scale, top, COUNCIL * scale, tall)
    threats = QRectF(council.left() - GAP - THREATS * scale, top, THREATS * scale, tall)
    city = QRectF(light.right(), top, threats.left() - light.right(), tall)
    if is_high:
        panels = QRectF(PAD, low + GAP, whole_w - 2 * PAD, whole_h - low - GAP - PAD)
    else:
        panels = QRectF(right + GAP, PAD, panels_w, whole_h - 2 * PAD)
    return Arrangement(
        scale, whole_w, whole_h, score, light, city, threats, council, panels, is_high
    )


def _least_width(scale: float, is_high: bool) -> float:
    """Nothing is narrower than it can be read."""
    parts = LIGHT + LEAST_CITY + THREATS + COUNCIL + (0 if is_high else PANELS + GAP)
    return 2 * PAD + GAP + parts * scale
