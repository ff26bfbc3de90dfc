"""What is to be seen of a game of Root."""

from __future__ import annotations

from rules.root.state import Woodland
from views.items import map_scene


class RenderState(map_scene.RenderState, frozen=True):
    """Its own state."""

    view: Woodland
