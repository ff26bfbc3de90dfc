"""What a painter of the chart works with."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from views.cthulhu_wars.inks import Inks

LEAST = 11.0
"""Board lettering is never smaller, in pixels of the screen."""


class Easel:
    """A painter on the map: its inks, and how many pixels of the screen a unit has."""

    def __init__(self, painter: QPainter, inks: Inks, scale: float) -> None:
        self.painter, self.inks, self.scale = painter, inks, scale

    def letters(self, units: float) -> float:
        """A size of letters in units that is legible on the screen."""
        return max(units, LEAST / self.scale)
