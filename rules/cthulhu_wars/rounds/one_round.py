"""A round (5): gather Power, find the first player, the Doom phase, the Action phase."""

from rules.cthulhu_wars.enums import Phase
from rules.cthulhu_wars.events import RoundBegan
from rules.cthulhu_wars.rounds import ending
from rules.cthulhu_wars.rounds.doom import BeginDoom
from rules.cthulhu_wars.rounds.first_player import FindFirst
from rules.cthulhu_wars.rounds.gather import GatherPower
from rules.cthulhu_wars.rounds.phases import begin_phase
from rules.cthulhu_wars.state import game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Step


class BeginRound(Auto, frozen=True):
    """A new round; the first one has no Doom phase (3)."""

    def run(self, state: State, context: StepContext) -> None:
        """The phases as one list."""
        game = game_of(state)
        if game.round >= ending.MOST_ROUNDS:
            ending.stop(game, context)
            return
        game.round += 1
        context.emit(RoundBegan(game.round))
        doom = (BeginDoom(),) if game.round > 1 else ()
        context.then(GatherPower(), FindFirst(), *doom, BeginActions())


class BeginActions(Auto, frozen=True):
    """The Action phase: turn after turn until nobody has Power (5.4)."""

    def run(self, state: State, context: StepContext) -> None:
        """The first player's turn, unless all Power went into rituals."""
        from rules.cthulhu_wars.turn import BeginTurn

        game = game_of(state)
        begin_phase(game, context, Phase.ACTION)
        game.passed = ()
        context.then(BeginTurn(game.first) if any(game.power) else BeginRound())


STEPS: tuple[type[Step], ...] = (BeginRound, BeginActions)
