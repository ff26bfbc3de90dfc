"""Frenzy: cultists fight (7, 8)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.battle.sides import force_of
from rules.cthulhu_wars.factions.black_goat.kinds import ACOLYTE
from rules.cthulhu_wars.state import Battle, Earth
from rules.kernel.steps import Seat


class Frenzy(Effect):
    """Own cultists have combat 1; they can be captured as before (R24)."""

    ID = "frenzy"

    def combat(self, state: Earth, battle: Battle, seat: Seat) -> int:
        """One die for each cultist in the battle."""
        return force_of(battle, seat).fighting[ACOLYTE]
