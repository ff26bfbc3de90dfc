"""Emissary of the Outer Gods: only a Great Old One can kill Nyarlathotep in battle (8)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.battle.sides import enemy_of, force_of
from rules.cthulhu_wars.earth.counting import of_rank
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.factions.crawling_chaos.kinds import NYARLATHOTEP
from rules.cthulhu_wars.state import Battle, Earth, Kind
from rules.kernel.steps import Seat


class Emissary(Effect):
    """Fixed when the dice are rolled, as the enemy's Great Old Ones in the battle are."""

    ID = "emissary_of_the_outer_gods"

    def is_fixed(self, state: Earth, battle: Battle, seat: Seat) -> bool:
        """He takes part, and no enemy Great Old One does."""
        enemy = enemy_of(battle, seat)
        great = of_rank(state, enemy.seat, UnitClass.GREAT_OLD_ONE)
        is_there = force_of(battle, seat).fighting[NYARLATHOTEP] > 0
        return is_there and not any(enemy.fighting[kind] for kind in great)

    def softens(self, state: Earth, battle: Battle, seat: Seat, kind: Kind) -> bool:
        """A kill on him is his pain; he takes one result in all."""
        return kind == NYARLATHOTEP

    def stays_without_retreat(self, state: Earth, battle: Battle, seat: Seat, kind: Kind) -> bool:
        """He is not eliminated where there is no retreat, and may stand for others (16)."""
        return kind == NYARLATHOTEP
