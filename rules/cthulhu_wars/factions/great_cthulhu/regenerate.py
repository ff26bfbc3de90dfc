"""Regenerate: a Starspawn bears two results (7, 8)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.battle.sides import force_of
from rules.cthulhu_wars.factions.great_cthulhu.kinds import STARSPAWN
from rules.cthulhu_wars.state import Battle, Earth, Kind
from rules.kernel.steps import Seat


class Regenerate(Effect):
    """Two results on each own Starspawn; only two kills kill it, everything else pains it."""

    ID = "regenerate"

    def is_fixed(self, state: Earth, battle: Battle, seat: Seat) -> bool:
        """With a Starspawn in the battle when the dice are rolled."""
        return force_of(battle, seat).fighting[STARSPAWN] > 0

    def takes_two(self, kind: Kind) -> bool:
        """A Starspawn does."""
        return kind == STARSPAWN
