"""What stands around the chart of Cthulhu Wars."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsScene

from views.cthulhu_wars.panels.around import Around
from views.cthulhu_wars.side_panels import SidePanels


def surroundings(scene: QGraphicsScene) -> SidePanels:
    """The faction cards and tracks of a table; made once with its scene."""
    return Around(scene)
