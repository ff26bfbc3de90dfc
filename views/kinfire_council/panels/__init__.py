"""What stands beside the city of Kinfire Council."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsScene

from views.kinfire_council.panels.around import Around
from views.kinfire_council.seam import Surroundings


def surroundings(scene: QGraphicsScene) -> Surroundings:
    """The seats and pages of a table; made once with its scene."""
    return Around(scene)
