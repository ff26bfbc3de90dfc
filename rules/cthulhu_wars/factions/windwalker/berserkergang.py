"""Berserkergang: whoever kills a Gnoph-Keh loses a unit for it (15).

Open here and read so: a unit of the battle is one that fought and is on the map still, also after
a retreat.
"""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.battle.sides import enemy_of, force_of, is_side
from rules.cthulhu_wars.battle.survivors import LoseSurvivor
from rules.cthulhu_wars.factions.windwalker.kinds import GNOPH_KEH
from rules.cthulhu_wars.state import Battle, Earth, Kind
from rules.kernel.steps import Seat, Step


class Berserkergang(Effect):
    """After the battle, for each own Gnoph-Keh killed in it: the enemy eliminates one of his
    monsters or cultists of it, his choice."""

    ID = "berserkergang"

    def avenges(self, kind: Kind) -> bool:
        """A Gnoph-Keh."""
        return kind == GNOPH_KEH

    def post_battle(self, state: Earth, battle: Battle, seat: Seat) -> tuple[Step, ...]:
        """As many questions."""
        if not is_side(battle, seat):
            return ()
        killed = force_of(battle, seat).killed
        count = sum(number for kind, number in enumerate(killed) if self.avenges(kind))
        return (LoseSurvivor(enemy_of(battle, seat).seat, seat),) * count
