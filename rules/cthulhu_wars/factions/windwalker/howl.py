"""Howl: before the dice an enemy unit runs away (15).

Open here and read so: once in a battle, however many Wendigos there are; the enemy's unit may be of
any class.
"""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.actions import Use
from rules.cthulhu_wars.asking import card_target
from rules.cthulhu_wars.battle.lose import SendAway
from rules.cthulhu_wars.battle.sides import enemy_of, force_of
from rules.cthulhu_wars.describe import who
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.windwalker.kinds import WENDIGO
from rules.cthulhu_wars.state import Battle, Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import say


class Howl(Effect):
    """With a Wendigo in the battle: the enemy sends one of his units to an adjacent area, even to
    one with units of Windwalker; it takes no further part."""

    ID = "howl"

    def pre_battle(self, state: Earth, battle: Battle, seat: Seat) -> Sequence[Action]:
        """While somebody hears it."""
        is_heard = force_of(battle, seat).fighting[WENDIGO] > 0
        return (Use(self.ID),) if is_heard and any(enemy_of(battle, seat).fighting) else ()

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """Whom it hits."""
        assert state.battle is not None
        enemy = who(state, enemy_of(state.battle, seat).seat)
        label = say("cthulhu_wars.windwalker.do_howl", whom=enemy)
        return Option(action, label, (card_target(self.ID),))

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """The owner picks which unit goes where."""
        assert state.battle is not None
        context.emit(EffectUsed(seat, self.ID))
        context.then(SendAway(enemy_of(state.battle, seat).seat))
