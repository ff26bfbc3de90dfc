"""Passion: the death of cultists is Power (8)."""

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.earth.counting import is_cultist
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.points import gain_power
from rules.cthulhu_wars.state import NOBODY, Earth, Removed
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat

POWER = 1


class Passion(Effect):
    """1 Power in all for an action in which enemies removed own cultists from the map, by
    whatever means; own sacrifices are none (R55)."""

    ID = "passion"

    def after_action(
        self, state: Earth, context: StepContext, seat: Seat, removed: tuple[Removed, ...]
    ) -> None:
        """Told by what left the map; who was removed by nobody was lost by its owner's own law."""
        if any(is_due(state, seat, each) for each in removed):
            context.emit(EffectUsed(seat, self.ID))
            gain_power(state, context, seat, POWER, self.ID)


def is_due(state: Earth, seat: Seat, removed: Removed) -> bool:
    """An own cultist that an enemy removed."""
    is_own = removed.owner == seat and is_cultist(state, seat, removed.kind)
    return is_own and removed.by not in (seat, NOBODY)
