"""Worship Services: Cathedrals at the gates of others feed both (15)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.earth.gates import gates_of
from rules.cthulhu_wars.factions.ancients.marks import cathedrals
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Seat


class WorshipServices(Effect):
    """In Gather Power: 1 Power for each Cathedral in an area with a gate that an enemy controls,
    and 1 for that enemy."""

    ID = "worship_services"

    def gather(self, state: Earth, seat: Seat) -> int:
        """For all enemies; a gate has one controller, what counts as a gate stands beside it."""
        others = range(len(state.factions))
        return sum(self.gather_for(state, seat, Seat(each)) for each in others if each != seat)

    def gather_for(self, state: Earth, owner: Seat, seat: Seat) -> int:
        """For one enemy."""
        built = cathedrals(state, owner)
        return sum(area in built for area in set(gates_of(state, seat))) if built else 0
