"""Herald of the Outer Gods: rituals are cheap (15)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Seat

COST = 5


class Herald(Effect):
    """An own ritual costs the same wherever the marker stands, on Instant Death too."""

    ID = "herald_of_the_outer_gods"

    def ritual_cost(self, state: Earth, seat: Seat, cost: int) -> int:
        """Always 5."""
        return COST
