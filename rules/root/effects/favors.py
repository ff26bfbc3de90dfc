"""The three Favors: all enemy pieces in the clearings of a suit go at once (5, R71)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.cards.piles import suit_of
from rules.root.enums import Cause
from rules.root.state import game_of
from rules.root.woodland.geography import clearings_of
from rules.root.woodland.removing import remove_all_enemies


class Favor(Auto, frozen=True):
    """Removes all pieces of all enemies in every clearing of the card's suit; one point for each
    building and token."""

    seat: Seat
    card: str

    def run(self, state: State, context: StepContext) -> None:
        """Removes them."""
        game = game_of(state)
        places = clearings_of(game, suit_of(self.card))
        remove_all_enemies(game, context, self.seat, places, Cause.FAVOR)


def favor(card: str, seat: Seat) -> tuple[Step, ...]:
    """The steps of a crafted Favor; its card is discarded after them."""
    return (Favor(seat, card),)


STEPS = (Favor,)
