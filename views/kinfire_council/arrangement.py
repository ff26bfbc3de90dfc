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
SCORE, GRIP = 30.0, 300.0
LIGHT, THREATS, COUNCIL, PANELS = 128.0, 120.0, 178.0, 300.0
LEAST_CITY = 524.0
"""The usual widths at scale 1; the city has what is left."""
NARROW = {"light": 112.0, "threats": 104.0, "council": 152.0, "panels": 256.0, "city": 440.0}
USUAL_WIDTHS = {
    "light": LIGHT, "threats": THREATS, "council": COUNCIL, "panels": PANELS, "city": LEAST_CITY,
}  # fmt: skip
"""The least widths and the usual ones at scale 1: in between where the table is narrow."""
SIGNS, AROUND_SIGNS = 326.0, 170.0
"""In a city narrower than this signs are too small to be read: pixels of the three longest rows of
the smallest signs, and what stands around them, at scale 1."""
HIGH = 1.05
"""Windows narrower than so many of their heights have the players' papers below."""
BELOW = 0.34
FOLDED = 330.0
"""How high the papers are at scale 1 where they lie below only because the table is narrow."""
LETTERS = 0.4
"""How much of larger letters the table follows."""
CHROME = 147.0
"""How high menus and the line of the question are in the smallest window: they grow with letters,
and what they take then is no reason to write smaller on the table."""
TALLER, FROM, FULL = 0.16, 1.25, 1.5
"""By how much the city is higher where letters are so large that names need two lines."""


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
    grip: QRectF
    """Where the pieces lie that are still to be placed, and the hand, if not among the papers:
    papers below the table may be out of sight."""
    is_below: bool
    """Whether the players' papers lie below the table."""


def arrange(width: float, height: float, text: float) -> Arrangement:
    """The areas for a table of this size; `text` is the size of letters, 1 as usual."""
    if width < HIGH * height:
        return _laid(width, height, text, True, height * (1 - BELOW), height * BELOW)
    beside = _laid(width, height, text, False, height, 0.0)
    if beside.scale >= LEAST_SCALE and beside.width <= width + 0.5:
        return beside
    return _laid(width, height, text, True, height, FOLDED)


def _laid(
    width: float, height: float, text: float, is_below: bool, room: float, papers: float
) -> Arrangement:
    """`room`: for all above the papers; `papers`: how high those are that lie below at least."""
    beside = 0.0 if is_below else PANELS + GAP
    usual_room = room + CHROME * max(0.0, text - 1)
    fit = min(usual_room / USUAL, width / (USUAL_WIDTH - PANELS - GAP + beside))
    letters = min(MOST_SCALE, max(LEAST_SCALE, fit)) * (1 + (text - 1) * LETTERS)
    scale, widths = _narrowed(width, letters, is_below, text > 1)
    whole_w = max(width, _whole(widths, scale, is_below))
    taller = 1 + TALLER * min(1.0, max(0.0, (text - FROM) / (FULL - FROM)))
    low = max(room, USUAL * letters * taller) - PAD
    panels_w = 0.0 if is_below else widths["panels"] * scale
    right = whole_w - PAD - (panels_w + GAP if panels_w else 0.0)
    grip_w = GRIP * scale if is_below else 0.0
    grip = QRectF(right - grip_w, PAD, grip_w, SCORE * scale)
    score = QRectF(PAD, PAD, right - PAD - (grip_w + GAP if is_below else 0.0), SCORE * scale)
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
        scale,
        letters,
        whole_w,
        whole_h,
        score,
        light,
        city,
        threats,
        council,
        panels,
        grip,
        is_below,
    )


def _narrowed(
    width: float, scale: float, is_below: bool, is_large: bool
) -> tuple[float, dict[str, float]]:
    """The parts get narrower before the players' papers are out of sight, then all gets smaller;
    nothing is smaller than it can be read. With large letters the city has all that is left."""
    usual, least = _whole(USUAL_WIDTHS, scale, is_below), _whole(NARROW, scale, is_below)
    if width < least:
        return max(LEAST_NARROW, min(scale, _fitting(width, is_below))), NARROW
    share = 0.0 if is_large else min(1.0, (width - least) / (usual - least))
    return scale, {name: n + share * (USUAL_WIDTHS[name] - n) for name, n in NARROW.items()}


def _fitting(width: float, is_below: bool) -> float:
    """The largest scale at which all that is as narrow as it can be has room."""
    room = width - _around(is_below)
    parts = _beside_city(NARROW, is_below)
    usual = room / (parts + NARROW["city"])
    return min(usual, (room - SIGNS) / (parts + AROUND_SIGNS))


def _around(is_below: bool) -> float:
    return 2 * PAD + GAP + (0.0 if is_below else GAP)


def _beside_city(widths: dict[str, float], is_below: bool) -> float:
    left_out = {"city", "panels"} if is_below else {"city"}
    return sum(n for name, n in widths.items() if name not in left_out)


def _whole(widths: dict[str, float], scale: float, is_below: bool) -> float:
    """How wide all is."""
    city = max(widths["city"] * scale, SIGNS + AROUND_SIGNS * scale)
    return _around(is_below) + _beside_city(widths, is_below) * scale + city
