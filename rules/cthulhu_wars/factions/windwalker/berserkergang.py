"""Berserkergang: whoever kills a Gnoph-Keh loses a unit for it (15).

Open here and read so: a unit of the battle is one that fought and is on the map still, also after
a retreat.
"""

from rules.cthulhu_wars.battle.sides import enemy_of, force_of, is_side
from rules.cthulhu_wars.battle.survivors import LoseSurvivor
from rules.cthulhu_wars.effect import Effect
from rules.cthulhu_wars.factions.windwalker.kinds import GNOPH_KEH
from rules.cthulhu_wars.state import Battle, Earth
from rules.kernel.steps import Seat, Step


class Berserkergang(Effect):
    """After the battle, for each own Gnoph-Keh killed in it: the enemy eliminates one of his
    monsters or cultists of it, his choice."""

    ID = "berserkergang"

    def post_battle(self, state: Earth, battle: Battle, seat: Seat) -> tuple[Step, ...]:
        """As many questions."""
        if not is_side(battle, seat):
            return ()
        killed = force_of(battle, seat).killed
        count = killed[GNOPH_KEH] if killed else 0
        return (LoseSurvivor(enemy_of(battle, seat).seat, seat),) * count
