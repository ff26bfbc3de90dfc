"""Dragon Ascending: once in a game as much Power as an enemy has (15).

Only enemies with more Power are offered: to have less helps nobody.
"""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.asking import barred
from rules.cthulhu_wars.describe import card_target, seat_target, who
from rules.cthulhu_wars.earth.counting import all_seats
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.opener_of_the_way.actions import Ascend
from rules.cthulhu_wars.points import gain_power
from rules.cthulhu_wars.rounds.phases import FOR_GOOD
from rules.cthulhu_wars.state import Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import Text, say


class DragonAscending(Effect):
    """In its own turn, without Power too; before anybody's turn; before its own ritual; after
    Gather Power."""

    ID = "dragon_ascending"
    ACTIONS = (Ascend,)
    AT_ZERO = True

    def unlimited(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """In the own turn."""
        return self.moments(state, seat)

    def moments(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """Every enemy that has more."""
        if (seat, FOR_GOOD + self.ID) in state.once:
            return ()
        return [Ascend(each) for each in all_seats(state) if state.power[each] > state.power[seat]]

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """Whose, how much."""
        assert isinstance(action, Ascend)
        power = state.power[action.enemy]
        label = say("cthulhu_wars.opener.do_ascend", whom=who(state, action.enemy), n=power)
        return Option(action, label, (card_target(self.ID), seat_target(action.enemy)))

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """Used already, or nobody has more."""
        return barred(Ascend(seat), self.ID, self.why_not(state, seat))

    def why_not(self, state: Earth, seat: Seat) -> Text | None:
        """What bars it."""
        if (seat, FOR_GOOD + self.ID) in state.once:
            return say("cthulhu_wars.opener.why_used")
        return None if self.moments(state, seat) else say("cthulhu_wars.opener.why_richest")

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """As much as that one."""
        assert isinstance(action, Ascend)
        state.once = (*state.once, (seat, FOR_GOOD + self.ID))
        context.emit(EffectUsed(seat, self.ID))
        gain_power(state, context, seat, state.power[action.enemy] - state.power[seat], self.ID)
