"""Flight: every unit may go one or two areas in a move (8)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Seat


class Flight(Effect):
    """For the 1 Power of a move; retreats are as everybody's."""

    ID = "flight"

    def reach(self, state: Earth, seat: Seat) -> int:
        """Two areas."""
        return 2
