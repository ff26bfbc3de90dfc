"""Cards between deck, hands, play areas and piles (3.3, 3.4, 3.8, 6.2, 7.5)."""

from collections.abc import Sequence
from functools import cache

from rules.kernel.luck import Drawn, Equal, Lots, Order
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Chance, Seat, Step
from rules.root.actions import PlayCard
from rules.root.data import cards
from rules.root.enums import CardKind, Suit
from rules.root.events import (
    CardGiven,
    CardRevealed,
    CardsDrawn,
    CardSpent,
    DominanceLaid,
    Reshuffled,
)
from rules.root.laws import law_of, laws
from rules.root.scoring.points import score
from rules.root.state import Woodland, game_of, stir


@cache
def suit_of(card: str) -> Suit:
    """The suit of a card; a hidden card has none."""
    return cards()[card].suit if card else Suit.NONE


@cache
def fits(card: str, suit: Suit) -> bool:
    """Whether a card may pay for a suit: its own, and birds for any; a bird needs a bird (3.4)."""
    own = suit_of(card)
    return own is suit or own is Suit.BIRD


@cache
def fits_any(card: str, suits: tuple[Suit, ...]) -> bool:
    """Whether a card may pay for one of these suits."""
    return any(fits(card, suit) for suit in suits)


@cache
def is_dominance(card: str) -> bool:
    """Whether it is a dominance card."""
    return bool(card) and cards()[card].kind is CardKind.DOMINANCE


def payments(state: Woodland, seat: Seat, suit: Suit) -> tuple[str, ...]:
    """The kinds of hand card that pay for a suit, sorted."""
    return tuple(dict.fromkeys([card for card in state.hands[seat] if fits(card, suit)]))


def payments_at(state: Woodland, seat: Seat, suits: tuple[Suit, ...]) -> tuple[str, ...]:
    """The kinds of hand card that match one of these suits."""
    return tuple(dict.fromkeys([card for card in state.hands[seat] if fits_any(card, suits)]))


def without(held: tuple[str, ...], card: str) -> tuple[str, ...]:
    """A hand or pile with one copy of a card less."""
    at = held.index(card)
    return held[:at] + held[at + 1 :]


def cards_left(held: tuple[str, ...], given: Sequence[Action]) -> list[PlayCard]:
    """Each kind of card that is left when those of earlier parts are laid aside."""
    for part in given:
        assert isinstance(part, PlayCard)
        held = without(held, part.card)
    return [PlayCard(card) for card in dict.fromkeys(held)]


def with_card(held: tuple[str, ...], card: str) -> tuple[str, ...]:
    """A hand with one card more, sorted."""
    return tuple(sorted((*held, card)))


# -------------------------------------------------------------------- spending and discarding
def spend(state: Woodland, context: StepContext, seat: Seat, card: str, why: str = "spent") -> None:
    """From the hand to the pile (3.3)."""
    state.hands[seat] = without(state.hands[seat], card)
    context.emit(CardSpent(seat, card, why))
    lay_down(state, context, (card,))


def discard(state: Woodland, context: StepContext, seat: Seat, card: str) -> None:
    """The same, when it is called discarding."""
    spend(state, context, seat, card, "discarded")


def lay_down(state: Woodland, context: StepContext, laid: Sequence[str]) -> None:
    """Cards reach the pile: Lost Souls where some law catches them (7.5), dominance cards the
    side of the map (6.2), all others the discard pile. A deck that ran out is made of it (3.8)."""
    if any(law.catches_discards() for law in laws(state)):
        state.lost_souls = (*state.lost_souls, *laid)
        return
    to_discard(state, context, laid)


def to_discard(state: Woodland, context: StepContext, laid: Sequence[str]) -> None:
    """Cards reach the discard pile itself."""
    for card in laid:
        if is_dominance(card):
            state.available = with_card(state.available, card)
            context.emit(DominanceLaid(card))
        else:
            state.discard = (*state.discard, card)
    if not state.deck and state.discard:
        context.then(Reshuffle())


class Reshuffle(Chance, frozen=True):
    """The discard pile is shuffled into a new deck (3.8)."""

    SHOWN = False

    def lots(self, state: State) -> Lots:
        """An order of the pile."""
        return Order(len(game_of(state).discard))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Nobody knows the order; a deck that is there already stays."""
        game = game_of(state)
        assert isinstance(drawn, tuple)
        if game.deck or not game.discard:
            return
        game.deck = tuple([game.discard[index] for index in drawn])
        game.discard = ()
        context.emit(Reshuffled(len(game.deck)))


class ShuffleDeck(Chance, frozen=True):
    """The deck is shuffled at set-up."""

    SHOWN = False

    def lots(self, state: State) -> Lots:
        """An order of the deck."""
        return Order(len(game_of(state).deck))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Nobody knows it."""
        game = game_of(state)
        assert isinstance(drawn, tuple)
        game.deck = tuple([game.deck[index] for index in drawn])


# -------------------------------------------------------------------- drawing
class Draw(Auto, frozen=True):
    """Cards from the top, one by one; both piles empty: draws fail (3.8).

    `asked`: the seat has been asked already whether something replaces the draw (Informants).
    """

    seat: Seat
    count: int
    asked: bool = False

    def run(self, state: State, context: StepContext) -> None:
        """Takes what the deck has, then goes on with a new deck."""
        from rules.root.effects.informants import OfferInformants, may_replace_draw

        game = game_of(state)
        if self.count <= 0 or not law_of(game, self.seat).has_hand():
            return
        if not self.asked and may_replace_draw(game, self.seat):
            context.then(OfferInformants(self.seat, self.count))
            return
        taken = game.deck[: self.count]
        if taken:
            self._take(game, context, taken)
        left = self.count - len(taken)
        if not game.deck and game.discard:
            context.then(Reshuffle())
            if left:
                context.then(Draw(self.seat, left, asked=True))

    def _take(self, game: Woodland, context: StepContext, taken: tuple[str, ...]) -> None:
        game.deck = game.deck[len(taken) :]
        game.hands[self.seat] = tuple(sorted((*game.hands[self.seat], *taken)))
        stir(game, self.seat)
        context.emit(CardsDrawn(self.seat, taken, law_of(game, self.seat).has_public_hand()))
        context.reveal()


def coming_draw(state: Woodland, seat: Seat) -> int:
    """How many cards a seat would draw in its Evening: no more than there are (3.8)."""
    left = len(state.deck) + len(state.discard)
    return min(law_of(state, seat).draws(state, seat), left)


def top_card(state: Woodland, context: StepContext) -> str:
    """Takes the top card of the deck for what is not a hand; empty where there is none."""
    if not state.deck:
        return ""
    card, state.deck = state.deck[0], state.deck[1:]
    if not state.deck and state.discard:
        context.then(Reshuffle())
    return card


# -------------------------------------------------------------------- revealing and giving
def reveal(
    state: Woodland, context: StepContext, seat: Seat, card: str, is_told: bool = False
) -> None:
    """From the hand face up into the play area: it is no longer in hand (3.3). `is_told`: another
    event has said so."""
    state.hands[seat] = without(state.hands[seat], card)
    state.revealed[seat] = with_card(state.revealed[seat], card)
    context.emit(CardRevealed(seat, card, is_told))


def take_back(state: Woodland, context: StepContext, seat: Seat) -> None:
    """All revealed cards return to the hand."""
    if state.revealed[seat]:
        stir(state, seat)
    state.hands[seat] = tuple(sorted((*state.hands[seat], *state.revealed[seat])))
    state.revealed[seat] = ()


def give(
    state: Woodland,
    context: StepContext,
    giver: Seat,
    taker: Seat,
    card: str,
    is_open: bool = False,
) -> None:
    """From hand to hand: neither spent nor discarded (3.3). An automaton has no hand: the card is
    discarded and it scores 1 (9). A card out of a public hand tells nobody anything new."""
    if not law_of(state, taker).has_hand():
        discard(state, context, giver, card)
        score(state, context, taker, 1, "given_card")
        return
    state.hands[giver] = without(state.hands[giver], card)
    state.hands[taker] = with_card(state.hands[taker], card)
    shown = is_open or law_of(state, taker).has_public_hand()
    context.emit(CardGiven(giver, taker, card, is_open=shown))
    if not law_of(state, giver).has_public_hand():
        context.reveal()


class LoseRandom(Chance, frozen=True):
    """Random hand cards are discarded, one by one, as many as there are (R75). `cause`: the key of
    a word of the log."""

    seat: Seat
    count: int
    cause: str = ""

    def lots(self, state: State) -> Lots:
        """One of the hand; of none nothing is drawn."""
        return Equal(max(1, len(game_of(state).hands[self.seat])))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Everybody sees it, as it lies open afterwards (11)."""
        game = game_of(state)
        assert isinstance(drawn, int)
        hand = game.hands[self.seat]
        if not hand or self.count <= 0:
            return
        discard(game, context, self.seat, hand[drawn])
        if self.count > 1 and len(hand) > 1:
            context.then(LoseRandom(self.seat, self.count - 1, self.cause))


class StealRandom(Chance, frozen=True):
    """A random card from another hand: taker and former owner know it (11). From an automaton one
    draws instead (9); from an empty hand nothing (R75)."""

    taker: Seat
    victim: Seat

    def lots(self, state: State) -> Lots:
        """One of the hand."""
        return Equal(max(1, len(game_of(state).hands[self.victim])))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """From hand to hand."""
        game = game_of(state)
        assert isinstance(drawn, int)
        hand = game.hands[self.victim]
        if not law_of(game, self.victim).has_hand():
            context.then(Draw(self.taker, 1))
        elif hand:
            card = hand[drawn]
            game.hands[self.victim] = without(hand, card)
            game.hands[self.taker] = with_card(game.hands[self.taker], card)
            shown = any(law_of(game, seat).has_public_hand() for seat in (self.taker, self.victim))
            context.emit(CardGiven(self.victim, self.taker, card, taken=True, is_open=shown))
            context.reveal()


STEPS: tuple[type[Step], ...] = (Reshuffle, ShuffleDeck, Draw, LoseRandom, StealRandom)
