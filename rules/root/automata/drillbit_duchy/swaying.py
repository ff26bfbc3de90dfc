"""Which ministers of the Drillbit Duchy are swayed (9)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.automata import numbers
from rules.root.automata.boards import DrillbitBoard
from rules.root.automata.orders import board_as, change
from rules.root.automata.traits import has_trait
from rules.root.cards.piles import lay_down, suit_of, top_card
from rules.root.enums import Suit
from rules.root.factions.duchy.events import MinisterLeft, MinisterSwayed
from rules.root.state import Place, Woodland, game_of
from rules.root.woodland.geography import suits_at

ID = "drillbit_duchy"


def swayed(state: Woodland, seat: Seat) -> tuple[str, ...]:
    """The ministers with a crown, top to bottom."""
    return board_as(state, seat, DrillbitBoard).swayed


def suit_of_minister(minister: str) -> str:
    """The suit that stands beside a minister."""
    at = numbers.words(ID, "minister_order").index(minister)
    return numbers.words(ID, "minister_suits")[at]


def uncrowned(state: Woodland, seat: Seat) -> list[str]:
    """The ministers without a crown, top to bottom."""
    have = swayed(state, seat)
    return [each for each in numbers.words(ID, "minister_order") if each not in have]


def crown(state: Woodland, context: StepContext, seat: Seat, minister: str) -> None:
    """A minister is swayed."""
    have = (*swayed(state, seat), minister)
    order = numbers.words(ID, "minister_order")
    change(state, seat, swayed=tuple(each for each in order if each in have))
    context.emit(MinisterSwayed(seat, minister))


def sway(state: Woodland, context: StepContext, seat: Seat, suit: Suit) -> None:
    """The topmost uncrowned minister of a suit; on a bird, or where there is none, the lowest."""
    free = uncrowned(state, seat)
    fit = [each for each in free if suit_of_minister(each) == suit]
    if free:
        crown(state, context, seat, fit[0] if fit else free[-1])


def sway_matching(
    state: Woodland, context: StepContext, seat: Seat, suits: tuple[Suit, ...]
) -> None:
    """The topmost uncrowned minister of one of these suits, if any is left."""
    fit = [each for each in uncrowned(state, seat) if suit_of_minister(each) in suits]
    if fit:
        crown(state, context, seat, fit[0])


def suits_of_loss(state: Woodland, places: tuple[Place, ...]) -> tuple[Suit, ...]:
    """The suits of clearings in which buildings were lost."""
    return tuple(dict.fromkeys(suit for place in places for suit in suits_at(state, place)))


def lose_minister(
    state: Woodland, context: StepContext, seat: Seat, places: tuple[Place, ...]
) -> None:
    """The lowest swayed one leaves; with Foundations the lowest that matches a clearing."""
    have = swayed(state, seat)
    fit = list(have)
    if has_trait(state, seat, "foundations"):
        suits = suits_of_loss(state, places)
        fit = [each for each in have if suit_of_minister(each) in suits]
    if fit:
        change(state, seat, swayed=tuple(each for each in have if each != fit[-1]))
        context.emit(MinisterLeft(seat, fit[-1]))


class SwayFromDeck(Auto, frozen=True):
    """Set-up: a card of the deck is discarded and crowns a minister of its suit."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Everybody sees it."""
        game = game_of(state)
        card = top_card(game, context)
        if card:
            context.reveal()
            sway(game, context, self.seat, suit_of(card))
            lay_down(game, context, (card,))


class SwayByOrder(Auto, frozen=True):
    """Evening: a minister of the order's suit."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """If any is left."""
        game = game_of(state)
        sway(game, context, self.seat, board_as(game, self.seat, DrillbitBoard).suit)


STEPS: tuple[type[Step], ...] = (SwayFromDeck, SwayByOrder)
