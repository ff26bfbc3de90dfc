"""Immortal: Cthulhu awakens again for less, and each awakening brings an Elder Sign (8)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.abilities.effects import faction_law
from rules.cthulhu_wars.data import kinds
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.factions.great_cthulhu.kinds import CTHULHU
from rules.cthulhu_wars.points import gain_signs
from rules.cthulhu_wars.state import Earth, Kind
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat

SIGNS = 1


class Immortal(Effect):
    """Every awakening after the first has the printed lower price."""

    ID = "immortal"

    def cost(self, state: Earth, seat: Seat, kind: Kind, cost: int) -> int:
        """The second price, once he has been awake before, wherever he fell (R16); the same for
        the Great Old One of whoever has this ability for a time (15)."""
        if faction_law(state, seat).was_awakened(state, seat, kind):
            return kinds()[Faction.GREAT_CTHULHU][CTHULHU].cost_again
        return cost

    def awakened(self, state: Earth, context: StepContext, seat: Seat, kind: Kind) -> None:
        """An Elder Sign, the first time too."""
        gain_signs(state, seat, SIGNS)
