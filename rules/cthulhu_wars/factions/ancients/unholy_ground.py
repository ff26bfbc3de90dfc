"""Unholy Ground: a Cathedral falls upon a Great Old One (15).

Open here and read so: it is for own battles; a Great Old One of the battle is one that fought and
is on the map still, also after a retreat; the Cathedral may stand anywhere and can be built again.
"""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.asking import OneSeat, button, card_target, unit_target
from rules.cthulhu_wars.battle.sides import battle_of, enemy_of, is_side
from rules.cthulhu_wars.battle.survivors import LoseSurvivor, of_ranks
from rules.cthulhu_wars.describe import place_name, who
from rules.cthulhu_wars.earth.placing import leave
from rules.cthulhu_wars.enums import Cause, UnitClass
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.ancients.actions import GiveUpCathedral
from rules.cthulhu_wars.factions.ancients.kinds import CATHEDRAL
from rules.cthulhu_wars.factions.ancients.marks import cathedrals
from rules.cthulhu_wars.state import Battle, Earth, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Pass, Seat, Step
from rules.kernel.text import Text, say

GREAT = (UnitClass.GREAT_OLD_ONE,)


class UnholyGround(Effect):
    """After a battle in an area with a Cathedral one may be removed: the enemy eliminates one of
    his Great Old Ones that fought, his choice."""

    ID = "unholy_ground"

    def post_battle(self, state: Earth, battle: Battle, seat: Seat) -> tuple[Step, ...]:
        """The question, if there is anybody to be hit."""
        if not is_side(battle, seat) or battle.area not in cathedrals(state, seat):
            return ()
        return (OfferCathedral(seat),)


class OfferCathedral(OneSeat, frozen=True):
    """Which Cathedral is removed, if one is."""

    IS_PUBLIC = True

    def prompt(self, state: State, seat: Seat) -> Text:
        """What for."""
        game, battle = battle_of(state)
        facts = {"who": who(game, seat), "whom": who(game, enemy_of(battle, seat).seat)}
        return say("cthulhu_wars.ancients.prompt_ground", **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Any, or none."""
        game, battle = battle_of(state)
        if not of_ranks(game, enemy_of(battle, self.seat).seat, GREAT):
            return (Pass(),)
        return [*map(GiveUpCathedral, cathedrals(game, self.seat)), Pass()]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Where it stands."""
        if not isinstance(action, GiveUpCathedral):
            return button(action, say("cthulhu_wars.ancients.no_ground"), "pass")
        label = say(
            "cthulhu_wars.ancients.do_ground", place=place_name(game_of(state), action.area)
        )
        building = unit_target(action.area, seat, CATHEDRAL)
        return Option(action, label, (card_target(UnholyGround.ID), building))

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """It falls; the enemy picks."""
        if not isinstance(action, GiveUpCathedral):
            return
        _, battle = battle_of(state)
        context.emit(EffectUsed(self.seat, UnholyGround.ID))
        leave(state, context, self.seat, CATHEDRAL, action.area, Cause.SACRIFICE, self.seat)
        context.then(LoseSurvivor(enemy_of(battle, self.seat).seat, self.seat, GREAT))


STEPS: tuple[type[Step], ...] = (OfferCathedral,)
