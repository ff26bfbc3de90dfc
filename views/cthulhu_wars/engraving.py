"""Lines of an engraver: rhumb lines from the roses, crests of mountains, what lies dry.

All of it follows from the coastline alone and is made once.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

import shapely
from shapely import Geometry, LineString, MultiLineString

from views.cthulhu_wars.geometry import FRAME, TALL, Point, coasts, outlines, shelves

ROSES: tuple[tuple[Point, float], ...] = (
    ((58.0, 178.0), 0.0),
    ((498.0, 440.0), 0.0),
    ((962.0, 546.0), 26.0),
)
"""The nodes of the rhumb lines, and the radius of the rose there."""
WINDS = 16


@cache
def dry() -> Geometry:
    """Everything above the water."""
    made = coasts()
    return shapely.union_all([made.land, made.isles])


@cache
def action_bar() -> Geometry:
    """Shallow water that belongs to an area of islands."""
    seen = outlines("earth_3p")
    found = shapely.union_all([seen[area] for area in shelves("earth_3p")])
    return found.difference(coasts().land)


@cache
def rhumbs() -> Geometry:
    """Lines of the winds over the open sea."""
    lines = []
    for (x, y), _ in ROSES:
        for wind in range(WINDS):
            turn = 2 * pi * wind / WINDS
            lines.append(LineString([(x, y), (x + 1400 * cos(turn), y + 1400 * sin(turn))]))
    return MultiLineString(lines).intersection(FRAME.difference(dry()))


@cache
def ranges() -> tuple[tuple[Point, ...], ...]:
    """The crests of the great mountains."""
    return tuple(tuple((x, y * TALL) for x, y in crest) for crest in CRESTS)


CRESTS: tuple[tuple[Point, ...], ...] = (
    ((104, 70), (130, 66), (150, 84), (158, 112), (164, 140), (180, 168), (188, 190)),
    ((140, 190), (158, 216), (184, 246), (206, 258)),
    ((268, 322), (272, 348), (286, 374), (304, 396), (324, 424), (348, 436)),
    ((326, 160), (340, 140), (356, 124)),
    ((600, 92), (622, 80), (650, 62), (672, 46)),
    ((548, 148), (566, 148), (586, 152)),
    ((500, 160), (520, 160)),
    ((776, 84), (774, 104), (766, 124)),
    ((764, 176), (782, 190), (800, 206)),
    ((806, 214), (830, 222), (852, 236), (876, 248), (900, 250)),
    ((838, 190), (862, 178), (886, 176)),
    ((880, 140), (904, 132), (926, 140)),
    ((562, 240), (582, 232), (602, 226)),
    ((770, 300), (776, 318), (764, 338), (752, 362)),
    ((740, 404), (730, 418)),
    ((113, 372), (112, 392), (106, 408)),
    ((470, 470), (520, 462), (560, 470), (600, 484)),
)  # fmt: skip
"""In the frame of the data."""
