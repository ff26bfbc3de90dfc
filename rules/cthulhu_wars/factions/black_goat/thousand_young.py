"""The Thousand Young: monsters cost less while their mother is there (6, 8)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.earth.counting import in_play
from rules.cthulhu_wars.factions.black_goat.kinds import (
    DARK_YOUNG,
    FUNGI,
    GHOUL,
    SHUB_NIGGURATH,
)
from rules.cthulhu_wars.state import Earth, Kind
from rules.kernel.steps import Seat

YOUNG = (GHOUL, FUNGI, DARK_YOUNG)


class ThousandYoung(Effect):
    """Ghouls, Fungi and Dark Young cost 1 less while Shub-Niggurath is in play (R20)."""

    ID = "thousand_young"

    def cost(self, state: Earth, seat: Seat, kind: Kind, cost: int) -> int:
        """One less, at least 0."""
        if kind in YOUNG and in_play(state, seat, SHUB_NIGGURATH):
            return max(0, cost - 1)
        return cost
