"""What is to be seen of a game of Cthulhu Wars."""

from __future__ import annotations

from rules.cthulhu_wars.state import Earth
from views.items import map_scene


class RenderState(map_scene.RenderState, frozen=True):
    """Its own state."""

    view: Earth
