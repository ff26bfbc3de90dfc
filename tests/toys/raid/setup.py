"""Set-up of Raid: a home and a first hand for everybody."""

from rules.kernel.registry import Setup
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto
from tests.toys.raid.state import WARRIORS, Raid, Warband, everybody
from tests.toys.raid.turn import Draw, Turn
from tests.toys.raid.words import DECK, PLACES

HAND = 4


def start(setup: Setup) -> Raid:
    """Six warriors and a tent at each home, a few warriors of all in the middle."""
    return Raid(
        agenda=[SetUp()],
        answers={},
        luck=setup.seed,
        provoking=setup.options["provoking"] == "yes",
        bands=[home(seat) for seat in range(setup.seats)],
        hands=[()] * setup.seats,
        discard=DECK,
    )


def home(seat: int) -> Warband:
    """A warband as it starts: two of its warriors stand in the middle."""
    warriors = [0] * len(PLACES)
    warriors[seat], warriors[-1] = WARRIORS - 2, 2
    return Warband(tuple(warriors), tuple(int(place == seat) for place in PLACES))


class SetUp(Auto, frozen=True):
    """Deals the first hands, then the first turn."""

    def run(self, state: Raid, context: StepContext) -> None:
        """Draws card by card: the first draw shuffles the deck."""
        draws = [Draw(seat) for _ in range(HAND) for seat in everybody(state)]
        context.then(*draws, Turn(1))


STEPS = (SetUp,)
