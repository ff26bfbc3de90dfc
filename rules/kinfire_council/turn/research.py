"""Research cards (12): drawn by lot, discarded by choice. Hands are secret (16).

The deck is kept sorted: its order is drawn, never kept.
"""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.luck import Drawn, Equal, Lots
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Chance, Option, Screen, Seat
from rules.kernel.text import Text, say
from rules.kinfire_council.asking import card_target
from rules.kinfire_council.describe import item_name, who
from rules.kinfire_council.effects.run import Steps
from rules.kinfire_council.events import Discarded, DrewResearch, ResearchReshuffled
from rules.kinfire_council.holdings import PickSome
from rules.kinfire_council.state import Council, game_of


# -------------------------------------------------------------------- drawing
def draw(state: Council, context: StepContext, seat: Seat, n: int) -> Steps:
    """A player draws n cards; an empty deck is made of the discards, none left: no more."""
    if n <= 0:
        return ()
    if not state.research_deck:
        if not state.research_discard:
            return ()
        state.research_deck = tuple(sorted(state.research_discard))
        state.research_discard = ()
        context.emit(ResearchReshuffled())
    return (DrawResearch(seat, n),)


class DrawResearch(Chance, frozen=True):
    """One card is drawn, then the others."""

    SHOWN: ClassVar[bool] = False

    seat: Seat
    n: int = 1

    def lots(self, state: State) -> Lots:
        """Any card of the deck."""
        return Equal(len(game_of(state).research_deck))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Into the hand: its owner has seen it."""
        assert isinstance(drawn, int)
        game, seat = game_of(state), self.seat
        deck = game.research_deck
        card = deck[drawn]
        game.research_deck = deck[:drawn] + deck[drawn + 1 :]
        game.hands[seat] = tuple(sorted((*game.hands[seat], card)))
        context.emit(DrewResearch(seat, card, item_name(game, card)))
        context.reveal()
        context.then(*draw(game, context, seat, self.n - 1))


# -------------------------------------------------------------------- discarding
def discard(state: Council, context: StepContext, seat: Seat, n: int) -> Steps:
    """A player discards n cards, or all if he holds no more: else he chooses which."""
    if 0 < n < len(state.hands[seat]):
        return (ChooseDiscard(seat, n),)
    discard_these(state, context, seat, state.hands[seat][:n])
    return ()


def discard_these(state: Council, context: StepContext, seat: Seat, cards: Sequence[str]) -> None:
    """These go from the hand onto the discards, face up."""
    if not cards:
        return
    drop_from_hand(state, seat, cards)
    state.research_discard = (*state.research_discard, *cards)
    names = tuple(item_name(state, card) for card in cards)
    context.emit(Discarded(seat, tuple(cards), names))


def drop_from_hand(state: Council, seat: Seat, cards: Sequence[str]) -> None:
    """Takes cards out of a hand, each copy once."""
    kept = list(state.hands[seat])
    for card in cards:
        kept.remove(card)
    state.hands[seat] = tuple(kept)


class PickCard(Action, frozen=True):
    """A card of the own hand."""

    card: str


class ChooseDiscard(PickSome, frozen=True):
    """Which cards are discarded? Only their owner knows them."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many."""
        found = who(game_of(state), seat)
        return say("kinfire_council.prompt.discard", who=found, n=self.n)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Those held and not named yet, alike ones once."""
        left = list(game_of(state).hands[seat])
        for each in given:
            if isinstance(each, PickCard):
                left.remove(each.card)
        return [PickCard(card) for card in dict.fromkeys(left)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """By its name."""
        assert isinstance(action, PickCard)
        name = item_name(game_of(state), action.card)
        label = say("kinfire_council.do.discard", card=name)
        return Option(action, label, (card_target(action.card),))

    def settle(self, state: Council, context: StepContext, picked: tuple[Action, ...]) -> None:
        """Onto the discards."""
        cards = [each.card for each in picked if isinstance(each, PickCard)]
        discard_these(state, context, self.seat, cards)
