"""The roll of a battle, and what follows from it (4, steps 3 to 6)."""

import msgspec

from rules.kernel.luck import Dice, Drawn
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Chance
from rules.root.battle.counting import DICE, FACES, hits, split_roll
from rules.root.battle.deal import DealHits, battle_of
from rules.root.battle.events import DiceRolled
from rules.root.battle.strength import most_rolled


class RollDice(Chance, frozen=True):
    """Both dice: the higher one for the attacker (4, step 3)."""

    def lots(self, state: State) -> Dice:
        """Two dice, each 0 to 3."""
        return Dice(DICE, FACES)

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Notes what both sides rolled; caps come with the count."""
        game, battle = battle_of(state)
        assert isinstance(drawn, tuple)
        rolled = split_roll(game, battle, drawn)
        sides = (battle.attacker, battle.defender)
        most = (most_rolled(game, battle, sides[0]), most_rolled(game, battle, sides[1]))
        game.battle = msgspec.structs.replace(battle, rolled=rolled)
        context.emit(DiceRolled(*sides, rolled, most))


class CountHits(Auto, frozen=True):
    """Rolled hits up to the cap, less those ignored, and extra hits (4, step 5)."""

    def run(self, state: State, context: StepContext) -> None:
        """Deals them."""
        game, battle = battle_of(state)
        attack, defence = hits(game, battle)
        context.then(DealHits(defence, attack))


STEPS = (RollDice, CountHits)
