"""What all automata have in common: no hand, no question, lots for their losses (9)."""

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat, Step
from rules.root.automata.boards import AutomatonBoard
from rules.root.automata.buying import buy_order
from rules.root.automata.choosing import letter, pieces_at
from rules.root.automata.corner import DrawCorner
from rules.root.automata.orders import CraftOrder, DiscardOrder, RevealOrder, board_as
from rules.root.automata.traits import trait_steps
from rules.root.battle.strength import most_rolled
from rules.root.law import Law
from rules.root.state import NOWHERE, Battle, Place, Woodland

Rank = tuple[int, ...]
ANY_PRICE = 99
"""The budget of who pays with the seller's own warriors."""
FEW_HITS = 3
"""Who can roll fewer hits enlists an Arbiter."""


class AutomatonLaw(Law):
    """A seat that is never asked anything."""

    def board(self, state: Woodland, seat: Seat) -> AutomatonBoard:
        """A place for the order card."""
        return AutomatonBoard()

    def set_up(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Its traits are drawn, then its first pieces come."""
        return (*trait_steps(state, seat), *self.first_pieces(state, seat))

    def set_up_advanced(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """The same: automata stand outside the draft."""
        return self.set_up(state, seat)

    def first_pieces(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """What it places at set-up: most begin in a corner."""
        return (DrawCorner(seat),)

    def settle(self, state: Woodland, context: StepContext, seat: Seat, corner: Place) -> None:
        """What it places when its corner has been drawn."""
        raise NotImplementedError

    def homelands(self, state: Woodland, seat: Seat) -> tuple[Place, ...]:
        """Its corner."""
        board = state.boards[seat]
        known = isinstance(board, AutomatonBoard) and board.corner != NOWHERE
        return (board_as(state, seat, AutomatonBoard).corner,) if known else ()

    def birdsong(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Reveal, perhaps buy a better card, craft."""
        bought = buy_order(state, seat)
        return (RevealOrder(seat), *bought, CraftOrder(seat), *self.after_order(state, seat))

    def after_order(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """What else belongs to Birdsong."""
        return ()

    def evening(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Points, then the order card is discarded."""
        return (*self.scoring(state, seat), DiscardOrder(seat))

    def scoring(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """What its Evening brings before."""
        return ()

    def rank_defender(self, state: Woodland, seat: Seat, place: Place, other: Seat) -> Rank:
        """Whom it battles first in a clearing: the lowest rank."""
        return (-pieces_at(state, other, place), -state.scores[other])

    def defender(self, state: Woodland, seat: Seat, place: Place, among: list[Seat]) -> Seat:
        """The player that it battles there."""

        def rank(other: Seat) -> Rank:
            return (*self.rank_defender(state, seat, place, other), *letter(state, other))

        return min(among, key=rank)

    def enlists(self, state: Woodland, seat: Seat, arbiter: Seat, battle: Battle) -> bool | None:
        """An Arbiter, while it can roll few hits, fewer than there are enemy pieces in the battle,
        and has more points than the Arbiter."""
        most = most_rolled(state, battle, seat)
        is_weak = most < FEW_HITS and most < pieces_at(state, battle.attacker, battle.place)
        return is_weak and state.scores[seat] > state.scores[arbiter]

    def loses_at_random(self) -> bool:
        """Lots decide (9)."""
        return True

    def draws(self, state: Woodland, seat: Seat) -> int:
        """It draws nothing."""
        return 0

    def hand_limit(self, state: Woodland, seat: Seat) -> int:
        """It holds nothing."""
        return 0

    def has_hand(self) -> bool:
        """None."""
        return False

    def open_cards(self, state: Woodland, seat: Seat) -> tuple[str, ...]:
        """The order card."""
        board = state.boards[seat]
        order = board.order if isinstance(board, AutomatonBoard) else ""
        return (order,) if order else ()
