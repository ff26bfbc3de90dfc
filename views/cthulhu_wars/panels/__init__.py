"""What stands around the chart of Cthulhu Wars."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsScene

from views.cthulhu_wars.panels.around import Around
from views.cthulhu_wars.seam import Surroundings


def surroundings(scene: QGraphicsScene) -> Surroundings:
    """The faction cards and tracks of a table; made once with its scene."""
    return Around(scene)
