"""Ferox: Ithaqua keeps the cultists safe from monsters (15)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.earth.counting import in_play
from rules.cthulhu_wars.factions.windwalker.kinds import ITHAQUA
from rules.cthulhu_wars.state import Area, Earth
from rules.kernel.steps import Seat


class Ferox(Effect):
    """With Ithaqua in play, wherever he is; Great Old Ones still capture."""

    ID = "ferox"

    def bars_capture(self, state: Earth, owner: Seat, captor: Seat, area: Area) -> bool:
        """In every area."""
        return in_play(state, owner, ITHAQUA) > 0
