"""Fear of the faithful: a garden removed costs a random card (7.5, R18)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.cards.piles import LoseRandom
from rules.root.factions.cult.events import FearStruck
from rules.root.state import game_of


class Fear(Auto, frozen=True):
    """So many gardens were removed in one clearing: a random card each, as far as cards last.

    `cult_fear_count` per_event: one card for all gardens of an event. What an owner is due comes
    in one row, so whoever is followed by another clearing's Fear leaves it to that one.
    """

    seat: Seat
    gardens: int

    def run(self, state: State, context: StepContext) -> None:
        """Random discards; of an empty hand none."""
        game = game_of(state)
        count = self.gardens
        if game.variant.option("cult_fear_count") == "per_event":
            upcoming = game.agenda[-1] if game.agenda else None
            count = 0 if isinstance(upcoming, Fear) and upcoming.seat == self.seat else 1
        count = min(count, len(game.hands[self.seat]))
        if count:
            context.emit(FearStruck(self.seat, count))
            context.then(LoseRandom(self.seat, count, "root.cult.name.fear"))


STEPS: tuple[type[Step], ...] = (Fear,)
