"""Birdsong, steps 1 and 2: the Outcast is adjusted by the Lost Souls, then they are discarded."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.boards import CultBoard
from rules.root.cards.piles import suit_of, to_discard
from rules.root.enums import CLEARING_SUITS, Suit
from rules.root.factions.cult.events import OutcastAdjusted, SoulsDiscarded
from rules.root.factions.cult.holdings import board_of, change
from rules.root.state import Woodland, game_of


def soul_counts(state: Woodland) -> dict[Suit, int]:
    """How many cards of each suit lie in the Lost Souls; birds count nothing, ambush and dominance
    cards for their suit."""
    counts = dict.fromkeys(CLEARING_SUITS, 0)
    for card in state.lost_souls:
        suit = suit_of(card)
        if suit in counts:
            counts[suit] += 1
    return counts


def most_lost(state: Woodland) -> Suit:
    """The suit with strictly the most cards in the Lost Souls, NONE where no suit has (R1)."""
    counts = soul_counts(state)
    most = max(counts.values())
    leading = [suit for suit, count in counts.items() if count == most]
    return leading[0] if most and len(leading) == 1 else Suit.NONE


def adjusted(state: Woodland, board: CultBoard) -> tuple[Suit, bool]:
    """Where the marker goes and which side it shows (R2): a new suit is not hated; the same suit,
    a tie or an empty pile turns it to Hated, where it stays."""
    leading = most_lost(state)
    if leading is Suit.NONE or leading is board.outcast:
        return board.outcast, True
    return leading, False


def coming_outcast(state: Woodland) -> tuple[Suit, bool]:
    """What the next Adjust Outcast would do with the Lost Souls as they lie now: the suit, and
    whether it would be hated. Public; NONE where no Cult plays."""
    for board in state.boards:
        if isinstance(board, CultBoard):
            return adjusted(state, board)
    return Suit.NONE, False


class AdjustOutcast(Auto, frozen=True):
    """Step 1: look at the Lost Souls and move or turn the marker."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """By the pile as it lies."""
        game = game_of(state)
        suit, hated = adjusted(game, board_of(game, self.seat))
        change(game, self.seat, outcast=suit, hated=hated)
        context.emit(OutcastAdjusted(self.seat, suit, hated, tuple(soul_counts(game).values())))


class DiscardLostSouls(Auto, frozen=True):
    """Step 2: the whole pile goes to the discard pile; dominance cards become available (R17)."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """All of it; a deck that ran out is made of it at once (R15)."""
        game = game_of(state)
        souls, game.lost_souls = game.lost_souls, ()
        if souls:
            context.emit(SoulsDiscarded(self.seat, len(souls)))
            to_discard(game, context, souls)


STEPS: tuple[type[Step], ...] = (AdjustOutcast, DiscardLostSouls)
