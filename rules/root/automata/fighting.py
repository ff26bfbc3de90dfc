"""Battles of automata: clearing after clearing, the defender chosen by criteria (9)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.automata.base import AutomatonLaw
from rules.root.automata.buying import hire_for_battle
from rules.root.automata.choosing import foes_at
from rules.root.battle.begin import BeginBattle
from rules.root.laws import law_of
from rules.root.state import Place, Woodland, game_of


def automaton_law(state: Woodland, seat: Seat) -> AutomatonLaw:
    """The law of an automaton as what it is."""
    law = law_of(state, seat)
    assert isinstance(law, AutomatonLaw)
    return law


class BattleEach(Auto, frozen=True):
    """A battle in each of these clearings, in this order, where it has so many warriors and an
    enemy is. `cause`: what the battle is told to come from."""

    seat: Seat
    places: tuple[Place, ...]
    least: int = 1
    cause: str = ""

    def run(self, state: State, context: StepContext) -> None:
        """The first, then the rest."""
        game = game_of(state)
        for n, place in enumerate(self.places):
            rivals = foes_at(game, self.seat, place)
            if rivals and game.warriors[place][self.seat] >= self.least:
                defender = automaton_law(game, self.seat).defender(game, self.seat, place, rivals)
                hire_for_battle(game, context, self.seat, place, defender)
                context.then(BeginBattle(self.seat, place, defender, self.cause))
                context.then(BattleEach(self.seat, self.places[n + 1 :], self.least, self.cause))
                return


STEPS: tuple[type[Step], ...] = (BattleEach,)
