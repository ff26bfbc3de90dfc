"""The Thousand Forms: the enemies lose Power, or Crawling Chaos gains it (8, 10)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.abilities.effects import effect
from rules.cthulhu_wars.actions import Use
from rules.cthulhu_wars.asking import barred
from rules.cthulhu_wars.describe import card_target
from rules.cthulhu_wars.earth.counting import all_seats, in_play
from rules.cthulhu_wars.factions.crawling_chaos.events import FormsRolled
from rules.cthulhu_wars.factions.crawling_chaos.kinds import NYARLATHOTEP
from rules.cthulhu_wars.points import gain_power, pay
from rules.cthulhu_wars.state import Earth, Offer, game_of
from rules.cthulhu_wars.talks import Negotiation
from rules.kernel.luck import Dice, Drawn, Lots
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Chance, Option, Seat, Step
from rules.kernel.text import Text, say

FACES = 6


class ThousandForms(Effect):
    """Once in an Action phase, with Nyarlathotep in play, for no Power."""

    ID = "the_thousand_forms"

    def actions(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """The roll."""
        return () if self.why_not(state, seat) else (Use(self.ID),)

    def why_not(self, state: Earth, seat: Seat) -> Text | None:
        """What bars it."""
        if (seat, self.ID) in state.once:
            return say("cthulhu_wars.crawling_chaos.why_once")
        if not in_play(state, seat, NYARLATHOTEP):
            return say("cthulhu_wars.crawling_chaos.why_no_nyarlathotep")
        return None

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """By its name."""
        label = say("cthulhu_wars.crawling_chaos.do_forms")
        return Option(action, label, (card_target(self.ID),))

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """Used already, or without Nyarlathotep."""
        return barred(Use(self.ID), self.ID, self.why_not(state, seat))

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """A die."""
        state.once = (*state.once, (seat, self.ID))
        context.then(RollForms(seat))

    def stakes(self, state: Earth, seat: Seat) -> tuple[int, ...]:
        """The Power of each enemy."""
        return tuple(0 if each == seat else state.power[each] for each in all_seats(state))

    def agreed(
        self,
        state: Earth,
        context: StepContext,
        seat: Seat,
        number: int,
        offers: tuple[Offer, ...] | None,
    ) -> None:
        """The enemies lose what they named; without agreement nobody loses, its owner gains."""
        if offers is None:
            gain_power(state, context, seat, number, self.ID)
            return
        for offer in offers:
            pay(state, context, offer.seat, offer.number, self.ID)


class RollForms(Chance, frozen=True):
    """How much Power the enemies are to lose together."""

    seat: Seat

    def lots(self, state: State) -> Lots:
        """One die."""
        return Dice(1, FACES)

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Whoever cannot pay it together loses nothing: its owner gains it."""
        assert isinstance(drawn, tuple)
        game, roll = game_of(state), drawn[0] + 1
        context.emit(FormsRolled(self.seat, roll))
        held = sum(effect(ThousandForms.ID).stakes(game, self.seat))
        if held < roll:
            gain_power(game, context, self.seat, roll, ThousandForms.ID)
        else:
            context.then(Negotiation(self.seat, roll, ThousandForms.ID))


STEPS: tuple[type[Step], ...] = (RollForms,)
