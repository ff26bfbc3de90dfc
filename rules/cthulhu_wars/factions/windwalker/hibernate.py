"""Hibernate: the rest of the phase is slept through, the Power is kept (15).

Open here and read so: the turn in which it is done is over with it; what is lost or gained while
asleep is lost or gained; Power that is kept is part of the sum of Gather Power, before the minimum.
"""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import Use
from rules.cthulhu_wars.describe import card_target
from rules.cthulhu_wars.earth.counting import all_seats, great_old_ones, in_play
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.points import gain_power
from rules.cthulhu_wars.state import Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import say


class Hibernate(Effect):
    """As the action, for no Power. Whoever hibernates is noted for the phase."""

    ID = "hibernate"

    def actions(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """Always."""
        return (Use(self.ID),)

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """What it brings, and what is kept."""
        gain = found(state, seat)
        facts = {"n": gain, "kept": state.power[seat] + gain}
        return Option(
            action, say("cthulhu_wars.windwalker.do_hibernate", **facts), (card_target(self.ID),)
        )

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """Power for the Great Old Ones of others."""
        context.emit(EffectUsed(seat, self.ID))
        gain_power(state, context, seat, found(state, seat), self.ID)
        state.once = (*state.once, (seat, self.ID))

    def is_out(self, state: Earth, seat: Seat) -> bool:
        """From then on to the end of the phase."""
        return (seat, self.ID) in state.once

    def gather(self, state: Earth, seat: Seat) -> int:
        """What was kept."""
        return state.power[seat] if self.is_out(state, seat) else 0


def found(state: Earth, seat: Seat) -> int:
    """1 for each Great Old One that enemies have in play, no more than the own Power."""
    great = sum(
        in_play(state, enemy, kind)
        for enemy in all_seats(state)
        if enemy != seat
        for kind in great_old_ones(state, enemy)
    )
    return min(great, state.power[seat])
