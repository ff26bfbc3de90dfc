"""Y'ha Nthlei: the oceans serve Cthulhu, whoever holds their gates (5.1, 8)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.earth.counting import all_seats, in_play
from rules.cthulhu_wars.earth.gates import gates_of
from rules.cthulhu_wars.earth.geography import is_ocean
from rules.cthulhu_wars.factions.great_cthulhu.kinds import CTHULHU
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Seat


class YHaNthlei(Effect):
    """While Cthulhu is in play: 1 Power for each gate of an enemy in an ocean."""

    ID = "y_ha_nthlei"

    def gather(self, state: Earth, seat: Seat) -> int:
        """A submerged Cthulhu is in play too (4); what counts as a gate does so here (15)."""
        if not in_play(state, seat, CTHULHU):
            return 0
        enemies = [enemy for enemy in all_seats(state) if enemy != seat]
        return sum(is_ocean(state, at) for enemy in enemies for at in gates_of(state, enemy))
