"""Abduct: Nightgaunts take enemy units with them before the dice (8)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.battle.lose import LoseFighter
from rules.cthulhu_wars.battle.sides import battle_of, enemy_of, force_of, out
from rules.cthulhu_wars.describe import amount, card_target
from rules.cthulhu_wars.earth.placing import leave
from rules.cthulhu_wars.enums import Cause, UnitClass
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.crawling_chaos import actions
from rules.cthulhu_wars.factions.crawling_chaos.kinds import NIGHTGAUNT
from rules.cthulhu_wars.state import Battle, Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import say


class Abduct(Effect):
    """Any number of own Nightgaunts in the battle, once in it."""

    ID = "abduct"
    ACTIONS = (actions.Abduct,)

    def pre_battle(self, state: Earth, battle: Battle, seat: Seat) -> Sequence[Action]:
        """One to all of them, even where the enemy has not so many to give."""
        nightgaunts = force_of(battle, seat).fighting[NIGHTGAUNT]
        return [actions.Abduct(count) for count in range(1, nightgaunts + 1)]

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """How many."""
        assert isinstance(action, actions.Abduct)
        label = say("cthulhu_wars.crawling_chaos.do_abduct", n=action.count)
        return Option(action, label, (card_target(self.ID), amount(action.count)))

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """The Nightgaunts go, then the enemy picks a monster or cultist for each."""
        assert isinstance(action, actions.Abduct)
        _, battle = battle_of(state)
        count, enemy = action.count, enemy_of(battle, seat).seat
        context.emit(EffectUsed(seat, self.ID))
        out(state, seat, NIGHTGAUNT, count)
        leave(state, context, seat, NIGHTGAUNT, battle.area, Cause.SACRIFICE, seat, count)
        ranks = (UnitClass.CULTIST, UnitClass.MONSTER)
        context.then(*(LoseFighter(enemy, seat, Cause.ELIMINATE, ranks) for _ in range(count)))
