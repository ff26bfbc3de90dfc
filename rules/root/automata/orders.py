"""The order card of an automaton: revealed, crafted, discarded at the end of the turn (9)."""

from typing import TypeVar

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root import data
from rules.root.automata import numbers
from rules.root.automata.boards import AutomatonBoard
from rules.root.automata.events import OrderRevealed
from rules.root.cards.crafting import Crafted, is_available
from rules.root.cards.piles import lay_down, suit_of, top_card
from rules.root.effects import on_item_crafted
from rules.root.enums import Item, Suit
from rules.root.landmarks.six import reward_forge, take_item
from rules.root.laws import law_of
from rules.root.scoring.points import score
from rules.root.state import Woodland, game_of

CRAFT_POINTS = 1
NIGHTMARE_POINTS = 1
NIGHTMARE = "nightmare"
Board = TypeVar("Board", bound=AutomatonBoard)


def board_as(state: Woodland, seat: Seat, kind: type[Board]) -> Board:
    """The board of an automaton as what it is."""
    board = state.boards[seat]
    assert isinstance(board, kind)
    return board


def change(state: Woodland, seat: Seat, **fields: object) -> None:
    """Puts other things on its board."""
    state.boards[seat] = msgspec.structs.replace(state.boards[seat], **fields)


def order_suit(state: Woodland, seat: Seat) -> Suit:
    """The suit of its order."""
    return board_as(state, seat, AutomatonBoard).suit


class RevealOrder(Auto, frozen=True):
    """The top card of the deck becomes the order card; without any card everything is ordered."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Everybody sees it."""
        game = game_of(state)
        card = top_card(game, context)
        change(game, self.seat, order=card, suit=suit_of(card) if card else Suit.BIRD)
        if card:
            context.emit(OrderRevealed(self.seat, card))
            context.reveal()


class CraftOrder(Auto, frozen=True):
    """The item on the order card is taken if it can be had: one point, no crafting pieces."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """The card stays for the order."""
        game = game_of(state)
        craft_card(game, context, self.seat, board_as(game, self.seat, AutomatonBoard).order)


def craft_card(state: Woodland, context: StepContext, seat: Seat, card: str) -> bool:
    """Crafts the item that a card shows, if any is available."""
    item = data.cards()[card].item if card else None
    if item is None or not is_available(state, seat, item):
        return False
    craft_item(state, context, seat, card, item)
    return True


def craft_item(
    state: Woodland,
    context: StepContext,
    seat: Seat,
    card: str,
    item: Item,
    points: int = CRAFT_POINTS,
) -> None:
    """The item is taken out of the supply, else off the Forge. An automaton is a player like any
    other: a Murine Broker draws, the Forge brings a point more (5, 8); it draws nothing itself."""
    forged = take_item(state, seat, item)
    context.emit(Crafted(seat, card, (), item))
    law_of(state, seat).gain_item(state, context, seat, item)
    score(state, context, seat, points, "craft")
    on_item_crafted(state, context, seat, item)
    if forged:
        reward_forge(state, context, seat, item)


class DiscardOrder(Auto, frozen=True):
    """The end of its turn: the order card goes to the pile; a nightmare scores one more point."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """The pile may be Lost Souls."""
        game = game_of(state)
        discard_order(game, context, self.seat)
        if game.variant.difficulty == NIGHTMARE:
            score(game, context, self.seat, nightmare_points(game), "automaton")


def nightmare_points(state: Woodland) -> int:
    """One; by the director's cut one for every two players who are no automata, rounded up."""
    if not numbers.is_cut(state):
        return NIGHTMARE_POINTS
    return (state.automata.count("") + 1) // 2


def discard_order(state: Woodland, context: StepContext, seat: Seat) -> None:
    """The card leaves the board; its suit is remembered."""
    card = board_as(state, seat, AutomatonBoard).order
    if card:
        change(state, seat, order="")
        lay_down(state, context, (card,))


STEPS: tuple[type[Step], ...] = (RevealOrder, CraftOrder, DiscardOrder)
