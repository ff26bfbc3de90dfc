"""The Third Eye: Hastur watches the King in Yellow desecrate (8)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.earth.counting import in_play
from rules.cthulhu_wars.factions.yellow_sign.desecrate import Desecrate
from rules.cthulhu_wars.factions.yellow_sign.kinds import HASTUR
from rules.cthulhu_wars.points import gain_signs
from rules.cthulhu_wars.state import Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat

COST = 1
SIGNS = 1


class ThirdEye(Effect):
    """While Hastur is in play; without him it does nothing (R47)."""

    ID = "the_third_eye"

    def action_cost(self, state: Earth, seat: Seat, effect: str, cost: int) -> int:
        """Desecrate costs 1."""
        return COST if effect == Desecrate.ID and in_play(state, seat, HASTUR) else cost

    def succeeded(self, state: Earth, context: StepContext, seat: Seat, effect: str) -> None:
        """A token also brings an Elder Sign."""
        if effect == Desecrate.ID and in_play(state, seat, HASTUR):
            gain_signs(state, seat, SIGNS)
