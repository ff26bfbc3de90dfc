"""Fertility Cult: summoning is no action (6, 8)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Seat

SUMMON = "summon"


class FertilityCult(Effect):
    """Monsters are summoned as an unlimited action, each at its price; by the first edition (option
    `fertility_mode`) as one action in which any number comes."""

    ID = "fertility_cult"

    def takes_no_action(self, state: Earth, seat: Seat, name: str) -> bool:
        """Every summoning; in one action, all after the first."""
        if name != SUMMON:
            return False
        if state.variant.option("fertility_mode") == "unlimited_action":
            return True
        turn = state.turn
        return turn is not None and turn.seat == seat and turn.action == SUMMON
