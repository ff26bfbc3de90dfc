"""What stands beside the city of Kinfire Council."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsScene

from views.kinfire_council.panels.around import Around
from views.kinfire_council.side_panels import SidePanels


def surroundings(scene: QGraphicsScene) -> SidePanels:
    """The seats and pages of a table; made once with its scene."""
    return Around(scene)
