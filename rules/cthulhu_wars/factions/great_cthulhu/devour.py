"""Devour: before the dice Cthulhu eats a unit of the enemy (8)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import Use
from rules.cthulhu_wars.asking import card_target
from rules.cthulhu_wars.battle.lose import LoseFighter
from rules.cthulhu_wars.battle.sides import enemy_of, force_of
from rules.cthulhu_wars.describe import who
from rules.cthulhu_wars.earth.counting import of_rank
from rules.cthulhu_wars.enums import Cause, UnitClass
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.great_cthulhu.kinds import CTHULHU
from rules.cthulhu_wars.state import Battle, Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import say

FOOD = (UnitClass.CULTIST, UnitClass.MONSTER)


class Devour(Effect):
    """Once per battle with Cthulhu in it: the enemy eliminates one of his monsters or cultists in
    it, his choice; it counts as killed. Cthulhu need not, the enemy must."""

    ID = "devour"

    def pre_battle(self, state: Earth, battle: Battle, seat: Seat) -> Sequence[Action]:
        """With Cthulhu in the battle, and somebody to be eaten."""
        enemy = enemy_of(battle, seat)
        food = of_rank(state, enemy.seat, *FOOD)
        if not force_of(battle, seat).fighting[CTHULHU] or not any(enemy.fighting[k] for k in food):
            return ()
        return (Use(self.ID),)

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """The owner picks which (10)."""
        assert state.battle is not None
        enemy = enemy_of(state.battle, seat).seat
        context.emit(EffectUsed(seat, self.ID))
        context.then(LoseFighter(enemy, by=seat, cause=Cause.ELIMINATE, ranks=FOOD, devoured=True))

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """Whom it hits."""
        assert state.battle is not None
        enemy = who(state, enemy_of(state.battle, seat).seat)
        label = say("cthulhu_wars.great_cthulhu.do_devour", whom=enemy)
        return Option(action, label, (card_target(self.ID),))
