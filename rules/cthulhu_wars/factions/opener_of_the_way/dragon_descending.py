"""Dragon Descending: once in a game a ritual brings twice the Doom for gates (15)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import Use
from rules.cthulhu_wars.describe import card_target
from rules.cthulhu_wars.earth.gates import gate_count
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.rounds.phases import FOR_GOOD
from rules.cthulhu_wars.rounds.ritual import cost, perform, signs_of
from rules.cthulhu_wars.state import Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import say

TIMES = 2


class DragonDescending(Effect):
    """Decided when the ritual is."""

    ID = "dragon_descending"

    def rituals(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """Once."""
        return () if (seat, FOR_GOOD + self.ID) in state.once else (Use(self.ID),)

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """What it costs and brings."""
        facts = {"doom": TIMES * gate_count(state, seat), "signs": signs_of(state, seat)}
        label = say("cthulhu_wars.opener.do_descend", n=cost(state, seat), **facts)
        return Option(action, label, (card_target(self.ID),))

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """The ritual."""
        state.once = (*state.once, (seat, FOR_GOOD + self.ID))
        context.emit(EffectUsed(seat, self.ID))
        perform(state, context, seat, TIMES)
