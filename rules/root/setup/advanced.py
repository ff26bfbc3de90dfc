"""The advanced set-up (2.2) in its order: suits, deck, automata, landmarks, five cards each, the
draft, three of them kept."""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.luck import Drawn, Order
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Chance,
    Choice,
    Event,
    Option,
    Screen,
    Seat,
    Step,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say
from rules.root.actions import PlayCard
from rules.root.cards.piles import Draw, ShuffleDeck, cards_left
from rules.root.describe import card_name, who
from rules.root.enums import CLEARING_SUITS, Faction, Suit
from rules.root.events import SuitsDealt
from rules.root.landmarks.setup import DealLandmarks
from rules.root.names import seat_name
from rules.root.setup.draft import DealMilitant, SetUpSeat, drafting, next_steps, order
from rules.root.state import CLEARINGS, Woodland, all_seats, game_of

CARDS_DEALT = 5
CARDS_KEPT = 3
MARKERS_OF_A_SUIT = 4


class CardsReturned(Event, frozen=True):
    """A player kept its first cards and returned the others."""

    seat: Seat
    count: int

    def text(self) -> Text:
        """The log line."""
        return say("root.advanced.returned", who=seat_name(self.seat), n=self.count)

    def targets(self) -> tuple[Target, ...]:
        """The seat."""
        return (Target(TargetKind.SEAT, self.seat),)


class DealSuits(Chance, frozen=True):
    """Four markers of each suit, one for each clearing, at random."""

    def lots(self, state: State) -> Order:
        """An order of the markers."""
        return Order(len(CLEARINGS))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """One by one, in the order of the clearings."""
        assert isinstance(drawn, tuple)
        markers = [CLEARING_SUITS[number // MARKERS_OF_A_SUIT] for number in drawn]
        game_of(state).suits = (Suit.NONE, *markers)
        context.emit(SuitsDealt(game_of(state).suits))


class KeepCards(Choice, frozen=True):
    """All players at the same time return two of their five cards to the deck, one a part."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    INDEPENDENT: ClassVar[bool] = True

    def seats(self, state: State) -> Sequence[Seat]:
        """All players with more than three cards."""
        game = game_of(state)
        return [seat for seat in all_seats(game) if surplus(game, seat) > 0]

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many."""
        game = game_of(state)
        left = surplus(game, seat) - len(game.answers.get(seat, ()))
        return say("root.advanced.prompt_return", who=who(game, seat), n=left)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """What is left of the hand, each kind once."""
        return cards_left(game_of(state).hands[seat], given)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A card."""
        assert isinstance(action, PlayCard)
        label = say("root.advanced.return_card", card=card_name(action.card))
        return Option(action, label, (Target(TargetKind.CARD, action.card),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """A hand card is asked for."""
        return say("root.effects.why.hand_card")

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """As many as are too many."""
        return len(given) >= surplus(game_of(state), seat)

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Back into the deck, which is shuffled."""
        game = game_of(state)
        for seat, parts in answers.items():
            hand = list(game.hands[seat])
            for part in parts:
                assert isinstance(part, PlayCard)
                hand.remove(part.card)
                game.deck = (*game.deck, part.card)
            game.hands[seat] = tuple(hand)
            context.emit(CardsReturned(seat, len(parts)))
        context.then(ShuffleDeck())


def surplus(state: Woodland, seat: Seat) -> int:
    """Cards above those that may be kept."""
    return len(state.hands[seat]) - CARDS_KEPT


def steps(state: Woodland, landmarks: int) -> tuple[Step, ...]:
    """All steps after the seats are known, up to the first turn; clearings without a suit get
    markers. Automata set up before the landmarks, without cards; players in the draft."""
    players = order(state)
    automata = [seat for seat in all_seats(state) if state.automata[seat]]
    return (
        *(() if Suit.NONE not in state.suits[1:] else (DealSuits(),)),
        ShuffleDeck(),
        *(SetUpSeat(seat) for seat in automata),
        *((DealLandmarks(landmarks),) if landmarks else ()),
        *(Draw(seat, CARDS_DEALT) for seat in players[::-1]),
        *_factions(state),
        KeepCards(),
    )


def _factions(state: Woodland) -> tuple[Step, ...]:
    """The draft, or, where every seat has its faction already, the set-ups alone."""
    if drafting(state):
        return (DealMilitant(),)
    return next_steps(state, order(state), (), Faction.NONE, ())


STEPS = (DealSuits, KeepCards)
EVENTS = (CardsReturned,)
