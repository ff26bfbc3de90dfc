"""Off-duty signs (4.5): they move only after a completed navigation."""

from rules.feed_the_kraken.events import SignsMoved
from rules.feed_the_kraken.state import NOBODY, Kraken, change, everybody, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step


def resting(state: Kraken) -> list[Seat]:
    """Who gets a sign: the team as it was when the cards were drawn, if living (U12)."""
    voyage = state.voyages[-1]
    seats: list[Seat] = [getattr(voyage, post) for post in state.rests]
    return sorted(seat for seat in seats if seat != NOBODY and state.crew[seat].alive)


class OffDuty(Auto, frozen=True):
    """(4.5) All old signs come off, then the officers of this navigation rest."""

    def run(self, state: State, context: StepContext) -> None:
        """An emergency navigation counts as any other, unless an option says otherwise (U20)."""
        game = game_of(state)
        if game.voyages[-1].jumped and not game.variant.emergency_off_duty:
            return
        signs = resting(game)
        for seat in everybody(game):
            if game.crew[seat].off_duty != (seat in signs):
                change(game, seat, off_duty=seat in signs)
        context.emit(SignsMoved(tuple(signs)))


STEPS: tuple[type[Step], ...] = (OffDuty,)
