"""Consecration: rituals of those who have Cathedrals bring Elder Signs (15)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.earth.counting import size_of
from rules.cthulhu_wars.factions.ancients.kinds import CATHEDRAL
from rules.cthulhu_wars.factions.ancients.marks import cathedrals
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Seat

SIGNS, SIGNS_FOR_ALL = 1, 2


class Consecration(Effect):
    """One sign with a Cathedral in play, two with all four; none without."""

    ID = "consecration"

    def ritual_signs(self, state: Earth, seat: Seat) -> int:
        """By how many there are."""
        built = len(cathedrals(state, seat))
        if built == size_of(state, seat, CATHEDRAL):
            return SIGNS_FOR_ALL
        return SIGNS if built else 0
