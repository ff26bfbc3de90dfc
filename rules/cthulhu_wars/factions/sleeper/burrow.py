"""Burrow: long moves are cheaper (15)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.orders.moving import COST
from rules.cthulhu_wars.points import extra, gain_power
from rules.cthulhu_wars.state import Earth, Walk
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat

LEAST = 2
BACK = 1


class Burrow(Effect):
    """After a move action that has cost 2 Power or more, whatever made it dear, 1 comes back."""

    ID = "burrow"

    def after_move(
        self, state: Earth, context: StepContext, seat: Seat, walks: tuple[Walk, ...]
    ) -> None:
        """By what the units have cost."""
        paid = sum(COST + extra(state, seat, walk.target) for walk in walks)
        if paid >= LEAST:
            gain_power(state, context, seat, BACK, self.ID)
