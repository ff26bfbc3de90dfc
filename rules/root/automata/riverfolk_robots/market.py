"""The market and the Payments of the Riverfolk Robots (9)."""

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.automata import numbers
from rules.root.automata.boards import RobotsBoard
from rules.root.automata.choosing import letter
from rules.root.automata.events import OrderRevealed
from rules.root.automata.orders import board_as, change, craft_card
from rules.root.automata.riverfolk_robots.events import CardOnMarket
from rules.root.cards.piles import lay_down, suit_of, top_card, without
from rules.root.enums import Suit
from rules.root.factions.riverfolk.holdings import owners, plus
from rules.root.scoring.points import score
from rules.root.state import CLEARINGS, NOBODY, Woodland, game_of
from rules.root.woodland.placing import put_warriors, to_supply

ID = "riverfolk_robots"
NEW_CARDS = 2
LEFTMOST, WITH_SHIELD = 1, 2
"""Cards that are discarded at the end of a turn."""


def board_of(state: Woodland, seat: Seat) -> RobotsBoard:
    """Its board."""
    return board_as(state, seat, RobotsBoard)


def price_for(state: Woodland, buyer: Seat) -> int:
    """What a service costs, by the points of the buyer."""
    steps = msgspec.convert(numbers.row_of(ID)["price_by_buyer_vp"], tuple[tuple[int, int], ...])
    return max(price for points, price in steps if state.scores[buyer] >= points)


def enter(state: Woodland, seat: Seat, owner: Seat, count: int) -> None:
    """Warriors enter Payments."""
    change(state, seat, payments=plus(board_of(state, seat).payments, owner, count))


def leave(state: Woodland, context: StepContext, seat: Seat, owner: Seat, count: int) -> None:
    """Warriors return to the supply of their owner."""
    enter(state, seat, owner, -count)
    to_supply(state, context, owner, count)


def best_customer(state: Woodland, seat: Seat) -> Seat:
    """The player with most warriors in Payments, of several the first by set-up letter; NOBODY
    while there are none."""
    payments = board_of(state, seat).payments
    found = owners(payments)
    if not found:
        return NOBODY
    return min(found, key=lambda owner: (-payments[owner], *letter(state, owner)))


# -------------------------------------------------------------------- the market
class NewCard(Auto, frozen=True):
    """A card of the deck lies open at the right end of the market, unless it is full."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Everybody sees it."""
        game = game_of(state)
        board = board_of(game, self.seat)
        if len(board.market) >= numbers.number(ID, "market_size"):
            return
        card = top_card(game, context)
        if card:
            change(game, self.seat, market=(*board.market, card), fresh=board.fresh + 1)
            context.emit(CardOnMarket(self.seat, card))
            context.reveal()


class BeginRobots(Auto, frozen=True):
    """A new turn: no card is new, no shield, no sword."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Noted on the board."""
        change(game_of(state), self.seat, fresh=0, shield=False, sword=False)


class CraftNew(Auto, frozen=True):
    """The first new card with an item to be had is crafted and discarded."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """From left to right."""
        game = game_of(state)
        board = board_of(game, self.seat)
        first_new = len(board.market) - board.fresh
        for index in range(first_new, len(board.market)):
            card = board.market[index]
            if craft_card(game, context, self.seat, card):
                left = (*board.market[:index], *board.market[index + 1 :])
                change(game, self.seat, market=left)
                lay_down(game, context, (card,))
                return


class OrderByMarket(Auto, frozen=True):
    """The rightmost card is the order; without any card everything is ordered."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """It stays where it lies."""
        game = game_of(state)
        market = board_of(game, self.seat).market
        change(game, self.seat, suit=suit_of(market[-1]) if market else Suit.BIRD)
        if market:
            context.emit(OrderRevealed(self.seat, market[-1]))


class DiscardLeftmost(Auto, frozen=True):
    """The leftmost card is discarded, after a turn with the shield two."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """As many as there are."""
        game = game_of(state)
        board = board_of(game, self.seat)
        count = WITH_SHIELD if board.shield else LEFTMOST
        gone = board.market[:count]
        change(game, self.seat, market=board.market[count:])
        lay_down(game, context, gone)


def take_card(state: Woodland, seat: Seat, card: str) -> None:
    """A card leaves the market."""
    change(state, seat, market=without(board_of(state, seat).market, card))


# -------------------------------------------------------------------- Payments
class ScorePayments(Auto, frozen=True):
    """A point for each warrior of the player with most in Payments; these return home."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Its own count as any others."""
        game = game_of(state)
        owner = best_customer(game, self.seat)
        if owner != NOBODY:
            count = board_of(game, self.seat).payments[owner]
            score(game, context, self.seat, count, "dividends")
            leave(game, context, self.seat, owner, count)


class Racketeer(Auto, frozen=True):
    """With shield or sword all but two own warriors of each clearing enter Payments."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Clearing by clearing."""
        game = game_of(state)
        board = board_of(game, self.seat)
        if not (board.shield or board.sword):
            return
        for place in CLEARINGS:
            count = game.warriors[place][self.seat] - numbers.number(ID, "racketeering_leave")
            if count > 0:
                put_warriors(game, self.seat, place, -count)
                enter(game, self.seat, self.seat, count)


class Refund(Auto, frozen=True):
    """A trade post was removed: its remover takes half of its own warriors in Payments back,
    rounded up."""

    seat: Seat
    remover: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Several posts one after the other."""
        game = game_of(state)
        held = board_of(game, self.seat).payments[self.remover]
        if held:
            leave(game, context, self.seat, self.remover, (held + 1) // 2)


STEPS: tuple[type[Step], ...] = (
    NewCard,
    BeginRobots,
    CraftNew,
    OrderByMarket,
    DiscardLeftmost,
    ScorePayments,
    Racketeer,
    Refund,
)
