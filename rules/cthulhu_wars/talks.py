"""Negotiations (10): an effect asks enemies together for a number; they name who gives how much.

At most three rounds: in each those that are asked see the present numbers and name theirs, in turn
order after the owner of the effect, or refuse for good. As soon as the numbers make up exactly what
is asked they are agreed.
"""

from collections.abc import Sequence
from typing import ClassVar

from rules.cthulhu_wars.abilities.effects import effect
from rules.cthulhu_wars.actions import Number
from rules.cthulhu_wars.asking import OneSeat, amount_target, button
from rules.cthulhu_wars.describe import who
from rules.cthulhu_wars.rounds.events import OfferMade, TalkEnded
from rules.cthulhu_wars.rounds.order import order_from
from rules.cthulhu_wars.state import Earth, Offer, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Pass, Seat, Step
from rules.kernel.text import Text, say

ROUNDS = 3


class Negotiation(Auto, frozen=True):
    """Begins one. `asker`: the owner of the effect; `number`: what is asked; `effect`: its id,
    which says how much each could give and is told the result."""

    asker: Seat
    number: int
    effect: str

    def run(self, state: State, context: StepContext) -> None:
        """Whoever could give anything is asked."""
        game = game_of(state)
        stakes = effect(self.effect).stakes(game, self.asker)
        asked = [seat for seat in order_from(game, self.asker)[1:] if stakes[seat]]
        game.talks = tuple(Offer(seat) for seat in asked)
        rounds = ROUNDS if len(asked) > 1 else 1
        offers: list[Step] = [
            MakeOffer(seat, self.asker, self.number, self.effect, stakes[seat], number)
            for number in range(1, rounds + 1)
            for seat in asked
        ]
        context.then(*offers, EndTalk(self.asker, self.number, self.effect))


def offer_of(state: Earth, seat: Seat) -> Offer:
    """What a seat has named."""
    return next(offer for offer in state.talks if offer.seat == seat)


def is_agreed(state: Earth, number: int) -> bool:
    """Whether the present numbers make up what is asked."""
    return sum(offer.number for offer in state.talks) == number


def stake_words(effect: str, number: int) -> Text:
    """«2 Power», «2 cultists»: what an effect asks for."""
    return say(f"cthulhu_wars.stake.{effect}", n=number)


class MakeOffer(OneSeat, frozen=True):
    """One seat names its number in one round. `stake`: what it could give at most."""

    asker: Seat
    number: int
    effect: str
    stake: int
    round: int

    REFUSAL: ClassVar[Pass] = Pass()

    def seats(self, state: State) -> Sequence[Seat]:
        """Unless it has refused, or all are agreed."""
        game = game_of(state)
        is_over = is_agreed(game, self.number) or offer_of(game, self.seat).refused
        return () if is_over else (self.seat,)

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who, for what, how much is still missing."""
        game = game_of(state)
        named = sum(offer.number for offer in game.talks if offer.seat != seat)
        asker = who(game, self.asker)
        stakes = say(f"cthulhu_wars.stakes.{self.effect}", n=self.number, who=asker)
        facts: dict[str, int | Text] = {"named": named, "round": self.round, "stakes": stakes}
        return say("cthulhu_wars.prompt.offer", who=who(game, seat), **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """A number that it could give; nothing at all, for good."""
        if not self.seats(state):
            return ()
        most = min(self.stake, self.number)
        return [*(Number(number) for number in range(most + 1)), self.REFUSAL]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """An amount, or a refusal."""
        if not isinstance(action, Number):
            return button(action, say("cthulhu_wars.do.refuse"), "pass")
        stake = stake_words(self.effect, action.number)
        label = say("cthulhu_wars.do.offer", stake=stake)
        return Option(action, label, (amount_target(action.number),))

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """It stands until the next round."""
        refused = not isinstance(action, Number)
        number = action.number if isinstance(action, Number) else 0
        mine = Offer(self.seat, number, refused)
        state.talks = tuple(mine if each.seat == self.seat else each for each in state.talks)
        context.emit(OfferMade(self.seat, number, refused))


class EndTalk(Auto, frozen=True):
    """Agreed or not, the effect goes on."""

    asker: Seat
    number: int
    effect: str

    def run(self, state: State, context: StepContext) -> None:
        """It is told who gives how much, or that nobody agreed."""
        game = game_of(state)
        offers, agreed = game.talks, is_agreed(game, self.number)
        game.talks = ()
        context.emit(TalkEnded(self.asker, self.effect, agreed))
        what = effect(self.effect)
        what.agreed(game, context, self.asker, self.number, offers if agreed else None)


STEPS: tuple[type[Step], ...] = (Negotiation, MakeOffer, EndTalk)
