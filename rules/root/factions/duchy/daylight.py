"""Daylight of the Duchy as one list: Assembly, Parliament, Sway (7.7)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.factions.duchy.parliament import DuchyParliament, is_anybody_left
from rules.root.factions.duchy.sway import DuchySway, may_sway
from rules.root.state import game_of, turn_of


class OpenParliament(Auto, frozen=True):
    """Parliament meets when a minister is swayed."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Asks who acts first, unless Daylight is over."""
        game = game_of(state)
        if is_anybody_left(game, self.seat) and not turn_of(game).ended:
            context.then(DuchyParliament(self.seat))


class OpenSway(Auto, frozen=True):
    """Swaying is asked for when public facts allow it."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Asks, unless Daylight is over."""
        game = game_of(state)
        if may_sway(game, self.seat) and not turn_of(game).ended:
            context.then(DuchySway(self.seat))


STEPS: tuple[type[Step], ...] = (OpenParliament, OpenSway)
