"""Extinction: Yothans are cheap, and never come back (15)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.enums import Cause
from rules.cthulhu_wars.factions.ancients.kinds import YOTHAN
from rules.cthulhu_wars.state import Earth, Kind
from rules.kernel.steps import Seat

COST = 3
LOST = (Cause.KILL, Cause.ELIMINATE, Cause.NO_RETREAT, Cause.SACRIFICE)


class Extinction(Effect):
    """Yothans cost 3; one that is killed or eliminated, by whatever means, leaves the game."""

    ID = "extinction"

    def cost(self, state: Earth, seat: Seat, kind: Kind, cost: int) -> int:
        """3 for a Yothan."""
        return COST if kind == YOTHAN else cost

    def leaves_for_good(self, state: Earth, seat: Seat, kind: Kind, cause: Cause) -> bool:
        """Not when it is captured, replaced or set aside."""
        return kind == YOTHAN and cause in LOST
