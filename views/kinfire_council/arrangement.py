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
LIGHT, THREATS, COUNCIL, PANELS = 128.0, 120.0, 178.0, 300.0
LEAST_CITY = 524.0
"""The usual widths at scale 1; the city has what is left."""
NARROW = {"light": 114.0, "threats": 104.0, "council": 158.0, "panels": 244.0, "city": 426.0}
USUAL_WIDTHS = {
    "light": LIGHT, "threats": THREATS, "council": COUNCIL, "panels": PANELS, "city": LEAST_CITY,
}  # fmt: skip
"""The least widths and the usual ones at scale 1: in between where the table is narrow."""
LEGIBLE = 460.0
"""A city that is narrower has signs too small to be read: before that the papers lie below it."""
HIGH = 1.05
"""Windows narrower than so many of their heights have the players' papers below."""
BELOW = 0.34
FOLDED = 330.0
"""How high the papers are at scale 1 where they lie below only because the table is narrow."""
LETTERS, TALLER = 0.4, 0.35
"""How much of larger letters the table follows; by how much the city gets higher for them."""


class Arrangement(msgspec.Struct, frozen=True):
    """The areas of the table in pixels. `scale`: of everything; `letters`: how large letters would
    be if there was room for all of them side by side: the city writes as large where it can."""

    scale: float
    letters: float
    width: float
    height: float
    score: QRectF
    light: QRectF
    city: QRectF
    threats: QRectF
    council: QRectF
    panels: QRectF
    is_below: bool
    """Whether the players' papers lie below the table."""


def arrange(width: float, height: float, text: float) -> Arrangement:
    """The areas for a table of this size; `text` is the size of letters, 1 as usual."""
    if width < HIGH * height:
        return _laid(width, height, text, True, height * (1 - BELOW), height * BELOW)
    beside = _laid(width, height, text, False, height, 0.0)
    if beside.city.width() >= LEGIBLE:
        return beside
    return _laid(width, height, text, True, height, FOLDED)


def _laid(
    width: float, height: float, text: float, is_below: bool, room: float, papers: float
) -> Arrangement:
    """`room`: for all above the papers; `papers`: how high those are that lie below at least."""
    beside = 0.0 if is_below else PANELS + GAP
    fit = min(room / USUAL, width / (USUAL_WIDTH - PANELS - GAP + beside))
    letters = min(MOST_SCALE, max(LEAST_SCALE, fit)) * (1 + (text - 1) * LETTERS)
    scale, widths = _narrowed(width, letters, is_below)
    whole_w = max(width, _whole(widths, scale, is_below))
    low = max(room, USUAL * letters * (1 + max(0.0, text - 1) * LETTERS * TALLER)) - PAD
    panels_w = 0.0 if is_below else widths["panels"] * scale
    right = whole_w - PAD - (panels_w + GAP if panels_w else 0.0)
    score = QRectF(PAD, PAD, right - PAD, SCORE * scale)
    top = score.bottom() + GAP
    tall = low - top
    light = QRectF(PAD, top, widths["light"] * scale, tall)
    council_w, threats_w = widths["council"] * scale, widths["threats"] * scale
    council = QRectF(right - council_w, top, council_w, tall)
    threats = QRectF(council.left() - GAP - threats_w, top, threats_w, tall)
    city = QRectF(light.right(), top, threats.left() - light.right(), tall)
    if is_below:
        papers_h = max(papers, FOLDED * scale)
        panels = QRectF(PAD, low + GAP, whole_w - 2 * PAD, papers_h - GAP - PAD)
    else:
        panels = QRectF(right + GAP, PAD, panels_w, low - PAD)
    whole_h = max(height, panels.bottom() + PAD)
    return Arrangement(
        scale, letters, whole_w, whole_h, score, light, city, threats, council, panels, is_below
    )


def _narrowed(width: float, scale: float, is_below: bool) -> tuple[float, dict[str, float]]:
    """The parts get narrower before the players' papers are out of sight, then all gets smaller;
    nothing is smaller than it can be read."""
    usual, least = _whole(USUAL_WIDTHS, scale, is_below), _whole(NARROW, scale, is_below)
    if width < least:
        rest = _whole(NARROW, 0.0, is_below)
        scale = min(scale, max(LEAST_NARROW, scale * (width - rest) / (least - rest)))
        return scale, NARROW
    share = min(1.0, (width - least) / (usual - least))
    return scale, {name: n + share * (USUAL_WIDTHS[name] - n) for name, n in NARROW.items()}


def _whole(widths: dict[str, float], scale: float, is_below: bool) -> float:
    """How wide all is."""
    beside = 0.0 if is_below else widths["panels"] * scale + GAP
    parts = sum(n for name, n in widths.items() if name != "panels")
    return 2 * PAD + GAP + parts * scale + beside
