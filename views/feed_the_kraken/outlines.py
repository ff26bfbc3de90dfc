"""Outlines of the things on the chart, made once: spaces, and the band of the supply line."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QPainterPath

from rules.feed_the_kraken.enums import Voyage
from views.feed_the_kraken import geometry
from views.feed_the_kraken.strokes import path_of

SUPPLY_LINE = "supply_line"
"""The id of the supply line among the elements."""
BAND = 14.0


@cache
def outline(voyage: Voyage, id: str, inset: float = 0.0) -> QPainterPath:
    """The outline of a space, so far within its border; a narrow band for the supply line."""
    if id == SUPPLY_LINE:
        line = geometry.supply_line(voyage)
        return path_of(line.buffer(BAND)) if line is not None else QPainterPath()
    cell = geometry.hexes(voyage)[id]
    return path_of(cell.buffer(-inset, join_style="mitre") if inset else cell)
