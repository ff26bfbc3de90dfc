"""Outrage: what others owe when they harm or enter a sympathetic clearing (7.3)."""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Auto,
    Option,
    Screen,
    Seat,
    Seen,
    Step,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say
from rules.root.cards.piles import payments_at, top_card, without
from rules.root.describe import place_name, who
from rules.root.effects.codebreakers import ShowHand
from rules.root.factions.alliance.actions import GiveCard
from rules.root.factions.alliance.events import HandShown, OutrageFelt
from rules.root.factions.alliance.holdings import add_supporter
from rules.root.factions.asking import OneSeat, card_target, refuse
from rules.root.laws import law_of
from rules.root.names import card_name
from rules.root.state import Place, Woodland, game_of
from rules.root.woodland.geography import suits_at


class Outrage(Auto, frozen=True):
    """The offender gives a matching card, or shows its hand and the deck gives one."""

    seat: Seat
    offender: Seat
    place: Place

    def run(self, state: State, context: StepContext) -> None:
        """Asked whenever there is a hand: being asked tells nothing (10)."""
        game = game_of(state)
        context.emit(OutrageFelt(self.seat, self.offender, self.place))
        if not law_of(game, self.offender).has_hand() or not game.hands[self.offender]:
            context.then(OutrageFromDeck(self.seat))
        else:
            context.then(PayOutrage(self.offender, self.seat, self.place))


class PayOutrage(OneSeat, frozen=True):
    """Which matching card is given; whoever has none shows the hand."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    alliance: Seat
    place: Place

    def cards(self, game: Woodland) -> tuple[str, ...]:
        """The hand cards that match the clearing; birds fit."""
        return payments_at(game, self.seat, suits_at(game, self.place))

    def prompt(self, state: State, seat: Seat) -> Text:
        """What is owed for which clearing."""
        game = game_of(state)
        facts = {"who": who(game, seat), "place": place_name(game, self.place)}
        return say("root.alliance.prompt_outrage", whom=who(game, self.alliance), **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """A matching card; without one the hand is shown."""
        found = self.cards(game_of(state))
        return [GiveCard(card) for card in found] or [Seen()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A card, or showing the hand."""
        if isinstance(action, GiveCard):
            label = say("root.alliance.give", card=card_name(action.card))
            return Option(action, label, (card_target(action.card),))
        return Option(action, say("root.alliance.show"), (Target(TargetKind.BUTTON, "show"),))

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Cards that do not match, and showing the hand while one does."""
        game = game_of(state)
        fitting, why = self.cards(game), say("root.alliance.why_no_match")
        others = dict.fromkeys(card for card in game.hands[seat] if card not in fitting)
        found = [refuse(self.describe(state, seat, GiveCard(card)), why) for card in others]
        if fitting:
            found.append(refuse(self.describe(state, seat, Seen()), say("root.alliance.why_show")))
        return found

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """A matching hand card is asked for."""
        return say("root.alliance.why_outrage")

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """The card goes to the supporters: neither spent nor discarded (R14)."""
        if isinstance(action, GiveCard):
            state.hands[self.seat] = without(state.hands[self.seat], action.card)
            add_supporter(state, context, self.alliance, action.card, self.seat)
            context.reveal()
            return
        context.emit(HandShown(self.alliance, self.seat))
        context.then(ShowHand(self.alliance, self.seat), OutrageFromDeck(self.alliance))


class OutrageFromDeck(Auto, frozen=True):
    """The top card of the deck becomes a supporter; none where the deck is empty (14)."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Only the Alliance learns which."""
        game = game_of(state)
        card = top_card(game, context)
        if card:
            add_supporter(game, context, self.seat, card, self.seat)
            context.reveal()


STEPS: tuple[type[Step], ...] = (Outrage, PayOutrage, OutrageFromDeck)
