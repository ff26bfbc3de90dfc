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
LEAST_SCALE, MOST_SCALE, LEAST_NARROW = 0.9, 1.9, 0.8
SCORE = 30.0
LIGHT, THREATS, COUNCIL, PANELS = 134.0, 136.0, 186.0, 300.0
LEAST_CITY = 480.0
"""The usual widths at scale 1; the city has what is left."""
NARROW = {"light": 124.0, "threats": 120.0, "council": 168.0, "panels": 262.0, "city": 420.0}
USUAL_WIDTHS = {
    "light": LIGHT, "threats": THREATS, "council": COUNCIL, "panels": PANELS, "city": LEAST_CITY,
}  # fmt: skip
"""The least widths and the usual ones at scale 1: in between where the table is narrow."""
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
    scale, widths = _narrowed(width, scale, is_high)
    whole_w = max(width, _whole(widths, scale, is_high))
    whole_h = max(height, USUAL * scale * (1.5 if is_high else 1.0))
    low = whole_h * (1 - BELOW) if is_high else whole_h - PAD
    panels_w = 0.0 if is_high else widths["panels"] * scale
    right = whole_w - PAD - (panels_w + GAP if panels_w else 0.0)
    score = QRectF(PAD, PAD, right - PAD, SCORE * scale)
    top = score.bottom() + GAP
    tall = low - top
    light = QRectF(PAD, top, widths["light"] * scale, tall)
    council_w, threats_w = widths["council"] * scale, widths["threats"] * scale
    council = QRectF(right - council_w, top, council_w, tall)
    threats = QRectF(council.left() - GAP - threats_w, top, threats_w, tall)
    city = QRectF(light.right(), top, threats.left() - light.right(), tall)
    if is_high:
        panels = QRectF(PAD, low + GAP, whole_w - 2 * PAD, whole_h - low - GAP - PAD)
    else:
        panels = QRectF(right + GAP, PAD, panels_w, whole_h - 2 * PAD)
    return Arrangement(
        scale, whole_w, whole_h, score, light, city, threats, council, panels, is_high
    )


def _narrowed(width: float, scale: float, is_high: bool) -> tuple[float, dict[str, float]]:
    """The parts get narrower before the players' papers are out of sight, then all gets smaller;
    nothing is smaller than it can be read."""
    usual, least = _whole(USUAL_WIDTHS, scale, is_high), _whole(NARROW, scale, is_high)
    if width < least:
        rest = _whole(NARROW, 0.0, is_high)
        scale = min(scale, max(LEAST_NARROW, scale * (width - rest) / (least - rest)))
        return scale, NARROW
    share = min(1.0, (width - least) / (usual - least))
    return scale, {name: n + share * (USUAL_WIDTHS[name] - n) for name, n in NARROW.items()}


def _whole(widths: dict[str, float], scale: float, is_high: bool) -> float:
    """How wide all is."""
    beside = 0.0 if is_high else widths["panels"] * scale + GAP
    parts = sum(n for name, n in widths.items() if name != "panels")
    return 2 * PAD + GAP + parts * scale + beside
