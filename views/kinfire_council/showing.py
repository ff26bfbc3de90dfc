"""What is to be seen of a game of Kinfire Council."""

from __future__ import annotations

from rules.kinfire_council.state import Council
from views.items import map_scene


class RenderState(map_scene.RenderState, frozen=True):
    """Its own state."""

    view: Council
