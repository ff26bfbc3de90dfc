"""The Alliance begins: three supporters from the deck, nothing on the map (7.3)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.cards.piles import top_card
from rules.root.factions.alliance.holdings import add_supporter
from rules.root.state import game_of

FIRST_SUPPORTERS = 3


class FindSupporters(Auto, frozen=True):
    """Three cards from the deck become supporters."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Only the Alliance sees them."""
        game = game_of(state)
        for _ in range(FIRST_SUPPORTERS):
            card = top_card(game, context)
            if card:
                add_supporter(game, context, self.seat, card, self.seat)
                context.reveal()


STEPS: tuple[type[Step], ...] = (FindSupporters,)
