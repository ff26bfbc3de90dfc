"""Brainless: Reanimated are cheap, but need somebody who leads them (15).

Open here and read so: a leader is an own unit of another kind in the area at that moment; a
Cathedral is no unit. Dematerialization and retreats are no moves.
"""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.earth.counting import of_rank
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.factions.ancients.kinds import REANIMATED
from rules.cthulhu_wars.state import Area, Earth, Kind
from rules.kernel.steps import Seat

COST = 1


class Brainless(Effect):
    """Reanimated cost 1; alone they neither move nor capture nor declare a battle."""

    ID = "brainless"

    def cost(self, state: Earth, seat: Seat, kind: Kind, cost: int) -> int:
        """1 for a Reanimated."""
        return COST if kind == REANIMATED else cost

    def bars_leaving(self, state: Earth, seat: Seat, kind: Kind, area: Area) -> bool:
        """Without a leader."""
        if kind != REANIMATED:
            return False
        fixed = of_rank(state, seat, UnitClass.BUILDING)
        counts = state.units[area][seat]
        return not any(n and k != REANIMATED and k not in fixed for k, n in enumerate(counts))
