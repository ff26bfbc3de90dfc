"""Vengeance: Hastur chooses who suffers (8)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.battle.sides import force_of
from rules.cthulhu_wars.factions.yellow_sign.kinds import HASTUR
from rules.cthulhu_wars.state import Battle, Earth
from rules.kernel.steps import Seat


class Vengeance(Effect):
    """Fixed when the dice are rolled: it holds though Hastur is killed (R51)."""

    ID = "vengeance"

    def is_fixed(self, state: Earth, battle: Battle, seat: Seat) -> bool:
        """Hastur takes part."""
        return force_of(battle, seat).fighting[HASTUR] > 0

    def assigns_own_results(self, state: Earth, battle: Battle, seat: Seat) -> bool:
        """Kills and pains, within the limits of everybody (R30)."""
        return True
