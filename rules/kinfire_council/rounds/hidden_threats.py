"""Threats under the tile Hidden Threats: nobody ever looks at them before the end (2, R33)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Step
from rules.kinfire_council.piles import Pile, Shuffle, must_reshuffle, next_threat
from rules.kinfire_council.rounds.cult_events import ThreatHidden
from rules.kinfire_council.state import game_of


class HideThreats(Auto, frozen=True):
    """The top n threats of the deck go face down under Hidden Threats, one after the other."""

    n: int

    def run(self, state: State, context: StepContext) -> None:
        """Reshuffled first where the deck is empty; without any card nothing happens."""
        game = game_of(state)
        if self.n <= 0:
            return
        if must_reshuffle(game):
            context.then(Shuffle(Pile.THREATS), self)
        elif game.threat_deck:
            game.hidden_threats = (*game.hidden_threats, next_threat(game))
            context.emit(ThreatHidden(len(game.hidden_threats)))
            context.then(HideThreats(self.n - 1))


STEPS: tuple[type[Step], ...] = (HideThreats,)
