"""Units of a battle that effects remove or send away; their owner picks which (7, 10)."""

from collections.abc import Sequence

from rules.cthulhu_wars.actions import ChooseUnit
from rules.cthulhu_wars.asking import OneSeat
from rules.cthulhu_wars.battle.actions import Retreat
from rules.cthulhu_wars.battle.describe import unit_words
from rules.cthulhu_wars.battle.sides import battle_of, fighters, force_of, out, put_force, replace
from rules.cthulhu_wars.describe import at, place_name, unit_at, who
from rules.cthulhu_wars.earth.counting import ranks
from rules.cthulhu_wars.earth.geography import neighbours
from rules.cthulhu_wars.earth.placing import leave, shift
from rules.cthulhu_wars.enums import Cause, UnitClass
from rules.cthulhu_wars.state import Earth, Walk, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Target
from rules.kernel.text import Text, say

SMALL = (UnitClass.CULTIST, UnitClass.MONSTER)
"""What effects on «a monster or cultist» may touch (4)."""


class LoseFighter(OneSeat, frozen=True):
    """The owner picks one of his units in the battle: it leaves the map and the battle. `devoured`:
    it counts as if killed; without such a unit nothing happens."""

    IS_PUBLIC = True

    by: Seat
    cause: Cause = Cause.ELIMINATE
    ranks: tuple[UnitClass, ...] = SMALL
    devoured: bool = False

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who loses one."""
        game, battle = battle_of(state)
        facts = {"who": who(game, seat), "place": place_name(game, battle.area)}
        return say("cthulhu_wars.battle.prompt_lose", **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Those of the classes that are asked for."""
        game, battle = battle_of(state)
        classes = ranks(game, self.seat)
        return [
            ChooseUnit(self.seat, kind, battle.area, holder)
            for kind, holder, _ in fighters(game, self.seat)
            if classes[kind] in self.ranks
        ]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The unit."""
        assert isinstance(action, ChooseUnit)
        what = unit_words(game_of(state), self.seat, action.kind, action.holder)
        target = unit_at(action.area, self.seat, action.kind, action.holder)
        return Option(action, say("cthulhu_wars.battle.lose", what=what), (target,))

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """Off the map, out of the battle."""
        assert isinstance(action, ChooseUnit)
        kind, holder = action.kind, action.holder
        leave(state, context, self.seat, kind, action.area, self.cause, by=self.by, holder=holder)
        out(state, self.seat, kind, devoured=self.devoured)


class SendAway(OneSeat, frozen=True):
    """The owner sends one of his units in the battle to an adjacent area, whoever is there: it
    takes no further part (15)."""

    IS_PUBLIC = True

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who sends one away."""
        game, battle = battle_of(state)
        facts = {"who": who(game, seat), "place": place_name(game, battle.area)}
        return say("cthulhu_wars.battle.prompt_send", **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Any of his units, to any adjacent area."""
        game, battle = battle_of(state)
        return [
            Retreat(kind, area, 1, holder)
            for kind, holder, _ in fighters(game, self.seat)
            for area in neighbours(game, battle.area)
        ]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The unit, then the area."""
        assert isinstance(action, Retreat)
        game, battle = battle_of(state)
        what = unit_words(game, self.seat, action.kind, action.holder)
        unit = unit_at(battle.area, self.seat, action.kind, action.holder)
        targets: tuple[Target, ...] = (unit, at(action.target))
        where = place_name(game, action.target)
        return Option(action, say("cthulhu_wars.battle.retreat", what=what, place=where), targets)

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """It goes, and fights no more."""
        assert isinstance(action, Retreat)
        battle = state.battle
        assert battle is not None
        ends, kind = (battle.area, action.target), action.kind
        shift(state, context, self.seat, kind, *ends, holder=action.holder, retreat=True)
        out(state, self.seat, kind)
        force = force_of(state.battle or battle, self.seat)
        put_force(state, replace(force, fled=(*force.fled, Walk(kind, *ends))))


STEPS = (LoseFighter, SendAway)
