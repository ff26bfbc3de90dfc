"""What stands around the map of Root."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsScene

from views.root.panels.around import Around
from views.root.side_panels import SidePanels


def surroundings(scene: QGraphicsScene) -> SidePanels:
    """The faction boards and cards of a table; made once with its scene."""
    return Around(scene)
