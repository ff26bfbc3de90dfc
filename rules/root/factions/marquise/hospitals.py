"""Field Hospitals (7.1): removed warriors return to the keep clearing for a matching card."""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Option, Pass, Screen, Seat, Step, Target
from rules.kernel.text import Text, say
from rules.root.actions import PlayCard
from rules.root.cards.piles import fits, payments_at, spend
from rules.root.describe import card_name, place_name
from rules.root.factions.asking import OneSeat, button, card_target, refuse
from rules.root.factions.marquise.events import HospitalsUsed
from rules.root.factions.marquise.holdings import keep_place
from rules.root.state import NOWHERE, Place, Woodland, game_of
from rules.root.woodland.geography import suits_at
from rules.root.woodland.placing import can_place, put_warriors


def may_heal(state: Woodland, seat: Seat) -> bool:
    """Whether she is asked: the keep stands, she can place there, and she holds any card. Whether
    it matches is her secret (11)."""
    keep = keep_place(state, seat)
    return keep != NOWHERE and bool(state.hands[seat]) and can_place(state, seat, keep)


class OfferHospitals(OneSeat, frozen=True):
    """Warriors removed from one clearing by one event: one question, one card, all of them."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    place: Place
    count: int

    def seats(self, state: State) -> Sequence[Seat]:
        """By public facts alone."""
        return (self.seat,) if may_heal(game_of(state), self.seat) else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many could be saved."""
        where = place_name(game_of(state), self.place)
        return say("root.marquise.prompt.hospitals", n=self.count, place=where)

    def secret(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Text:
        """Why it is asked though no card may match."""
        key = "secret" if self.fitting(game_of(state)) else "nothing_fits"
        return say(f"root.marquise.hospitals.{key}", place=place_name(game_of(state), self.place))

    def fitting(self, state: Woodland) -> Sequence[str]:
        """The matching cards in hand."""
        return payments_at(state, self.seat, suits_at(state, self.place))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """A matching card, or none."""
        return [Pass(), *(PlayCard(card) for card in self.fitting(game_of(state)))]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The card, or the button."""
        if not isinstance(action, PlayCard):
            return button(action, say("root.marquise.do.no_hospitals"), "pass")
        label = say("root.marquise.do.hospitals", n=self.count, card=card_name(action.card))
        return Option(action, label, (card_target(action.card),))

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Cards that do not match the clearing."""
        game = game_of(state)
        suits, why = suits_at(game, self.place), self._why(game)
        others = [
            card
            for card in dict.fromkeys(game.hands[seat])
            if not any(fits(card, suit) for suit in suits)
        ]
        return [refuse(self.describe(state, seat, PlayCard(card)), why) for card in others]

    def _why(self, state: Woodland) -> Text:
        return say("root.marquise.why.hospitals", place=place_name(state, self.place))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """A card that matches the clearing is asked for."""
        return self._why(game_of(state))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """The card is spent, the warriors stand in the keep clearing."""
        game = game_of(state)
        for parts in answers.values():
            if isinstance(parts[-1], PlayCard):
                keep, card = keep_place(game, self.seat), parts[-1].card
                spend(game, context, self.seat, card, why="")
                game.limbo[self.seat] -= self.count
                put_warriors(game, self.seat, keep, self.count)
                context.emit(HospitalsUsed(self.seat, self.place, keep, self.count, card))


STEPS: tuple[type[Step], ...] = (OfferHospitals,)
