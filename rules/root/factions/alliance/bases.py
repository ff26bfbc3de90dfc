"""A base is lost: supporters of its suit, half of the officers (7.3)."""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Auto, Option, Screen, Seat, Step, Target
from rules.kernel.text import Text, say
from rules.root.actions import PlayCard
from rules.root.cards.piles import cards_left, fits
from rules.root.describe import who
from rules.root.factions.alliance.holdings import (
    board_of,
    change_officers,
    limit,
    spend_supporters,
)
from rules.root.factions.asking import OneSeat, card_target
from rules.root.names import card_name
from rules.root.state import Building, Place, Woodland, game_of
from rules.root.woodland.geography import suits_at


class BaseLost(Auto, frozen=True):
    """Supporters that match the clearing go, birds too; half of the officers, rounded up."""

    seat: Seat
    place: Place
    base: Building

    def run(self, state: State, context: StepContext) -> None:
        """What follows for the number of supporters comes when all bases of the event are lost."""
        game = game_of(state)
        suits = suits_at(game, self.place)
        if game.variant.option("base_loss_suit") == "printed":
            suits = (self.base.suit,)
        held = game.supporters[self.seat]
        lost = tuple(card for card in held if any(fits(card, suit) for suit in suits))
        spend_supporters(game, context, self.seat, lost, is_lost=True)
        officers = board_of(game, self.seat).officers
        change_officers(game, context, self.seat, -((officers + 1) // 2))


class KeepFive(OneSeat, frozen=True):
    """With no base left supporters above five are discarded, by choice, one part a card."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    def surplus(self, game: Woodland) -> int:
        """How many are too many: public, as their number is."""
        most = limit(game, self.seat)
        return 0 if most is None else max(0, len(game.supporters[self.seat]) - most)

    def seats(self, state: State) -> Sequence[Seat]:
        """The Alliance, if there are too many."""
        return (self.seat,) if self.surplus(game_of(state)) else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many more."""
        game = game_of(state)
        left = self.surplus(game) - len(game.answers.get(seat, ()))
        return say("root.alliance.prompt_keep", who=who(game, seat), n=left)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """What is left of the supporters, each kind once."""
        return cards_left(game_of(state).supporters[seat], given)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A card."""
        assert isinstance(action, PlayCard)
        label = say("root.alliance.lose", card=card_name(action.card))
        return Option(action, label, (card_target(action.card),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """A supporter is asked for."""
        return say("root.alliance.why_keep")

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """As many as are too many."""
        return len(given) >= self.surplus(game_of(state))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """All at once."""
        for seat, parts in answers.items():
            cards = tuple(part.card for part in parts if isinstance(part, PlayCard))
            spend_supporters(game_of(state), context, seat, cards, is_lost=True)


STEPS: tuple[type[Step], ...] = (BaseLost, KeepFive)
