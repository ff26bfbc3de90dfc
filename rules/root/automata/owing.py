"""A matching card that a player owes an automaton, or what comes of it without one (9)."""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Screen, Seat, Seen, Target
from rules.kernel.text import Text, say
from rules.root.actions import PlayCard
from rules.root.cards.piles import discard, payments_at
from rules.root.describe import card_name
from rules.root.enums import Suit
from rules.root.factions.asking import OneSeat, card_target
from rules.root.state import Woodland, game_of


class OwedCard(OneSeat, frozen=True):
    """Which matching card is discarded. Whoever has a hand is asked: being asked tells nothing
    (10)."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    automaton: Seat

    def suits(self, state: Woodland) -> tuple[Suit, ...]:
        """The suits of the clearings that it is owed for."""
        raise NotImplementedError(type(self).__name__)

    def without(self, state: Woodland) -> Option:
        """What is chosen where no card fits, in words."""
        raise NotImplementedError(type(self).__name__)

    def settle(self, state: Woodland, context: StepContext, paid: bool) -> None:
        """What follows a card that was discarded, or that there was none."""
        raise NotImplementedError(type(self).__name__)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """The matching cards, birds among them."""
        game = game_of(state)
        found = payments_at(game, self.seat, self.suits(game))
        return [PlayCard(card) for card in found] or [Seen()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A card, or what comes without one."""
        if not isinstance(action, PlayCard):
            return self.without(game_of(state))
        label = say("root.do.discard", card=card_name(action.card))
        return Option(action, label, (card_target(action.card),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """A matching hand card is asked for."""
        return say("root.automata.why_outrage")

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Discards it, then what follows."""
        if isinstance(action, PlayCard):
            discard(state, context, self.seat, action.card)
        self.settle(state, context, isinstance(action, PlayCard))
