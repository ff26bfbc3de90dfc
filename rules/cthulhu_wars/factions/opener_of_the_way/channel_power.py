"""Channel Power: Power for another roll of the misses (15)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import Use
from rules.cthulhu_wars.battle.dice import RollMisses, misses
from rules.cthulhu_wars.battle.sides import battle_of
from rules.cthulhu_wars.describe import card_target
from rules.cthulhu_wars.points import pay
from rules.cthulhu_wars.state import Battle, Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import say

COST = 1


class ChannelPower(Effect):
    """After both sides have rolled, as often as there are misses and Power."""

    ID = "channel_power"

    def after_roll(self, state: Earth, battle: Battle, seat: Seat) -> Sequence[Action]:
        """All own misses at once."""
        is_open = state.power[seat] >= COST and misses(battle, seat)
        return (Use(self.ID),) if is_open else ()

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """How many dice."""
        _, battle = battle_of(state)
        label = say("cthulhu_wars.opener.do_channel", n=misses(battle, seat), cost=COST)
        return Option(action, label, (card_target(self.ID),))

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """Pays; the dice roll."""
        pay(state, context, seat, COST, self.ID)
        context.then(RollMisses(seat))
