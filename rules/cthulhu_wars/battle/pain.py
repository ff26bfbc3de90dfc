"""Pains (7, step 5): one on each unit without a result, then the pained retreat."""

from rules.cthulhu_wars.battle.assign import Answer, PayForResults, spread_steps
from rules.cthulhu_wars.battle.retreat import Retreats
from rules.cthulhu_wars.battle.sides import battle_of, enter_step
from rules.cthulhu_wars.enums import Result
from rules.cthulhu_wars.state import Earth
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto


class DealPains(Auto, frozen=True):
    """Each side spreads the pains that the other rolled."""

    def run(self, state: State, context: StepContext) -> None:
        """Surplus is lost; then the retreats of both sides."""
        game, battle = battle_of(state)
        enter_step(game, 5)
        deal(game, context, battle.defender.pains, battle.attacker.pains)


class MorePains(Auto, frozen=True):
    """Pains that come when the retreats are over: so many on each side, among its units that are
    still there and have taken no result (7, step 7)."""

    count: int

    def run(self, state: State, context: StepContext) -> None:
        """Assigned and retreated as those that were rolled."""
        game, _ = battle_of(state)
        deal(game, context, self.count, self.count)


def deal(state: Earth, context: StepContext, on_attacker: int, on_defender: int) -> None:
    """Assigned, paid for, retreated."""
    context.then(*spread_steps(state, Result.PAIN, on_attacker, on_defender))
    context.then(Answer(), PayForResults(), Retreats())


STEPS = (DealPains, MorePains)
