"""Cannibalism: where enemies were killed somebody comes to eat (15).

Open here and read so: killed is by a result of the dice; one unit for a battle; it comes if there
is one in the pool, and takes no part in what follows.
"""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.asking import OneSeat
from rules.cthulhu_wars.battle.sides import battle_of, join_exempt, sides
from rules.cthulhu_wars.describe import at, kind_name, place_name, unit_target, who
from rules.cthulhu_wars.earth.placing import place
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.windwalker.actions import Feed
from rules.cthulhu_wars.factions.windwalker.kinds import ACOLYTE, WENDIGO
from rules.cthulhu_wars.state import NOWHERE, Battle, Earth
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Step
from rules.kernel.text import Text, say


class Cannibalism(Effect):
    """After any battle, its own or not."""

    ID = "cannibalism"

    def post_battle(self, state: Earth, battle: Battle, seat: Seat) -> tuple[Step, ...]:
        """If anybody but its own units was killed."""
        died = any(force.seat != seat and any(force.killed) for force in sides(battle))
        return (Come(seat),) if died else ()


class Come(OneSeat, frozen=True):
    """Which unit comes from the pool."""

    IS_PUBLIC = True

    def prompt(self, state: State, seat: Seat) -> Text:
        """Where to."""
        game, battle = battle_of(state)
        facts = {"who": who(game, seat), "place": place_name(game, battle.area)}
        return say("cthulhu_wars.windwalker.prompt_feed", **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """A Wendigo or an Acolyte, as far as there are any."""
        game, _ = battle_of(state)
        return [Feed(kind) for kind in (WENDIGO, ACOLYTE) if game.pools[self.seat][kind]]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Which kind."""
        assert isinstance(action, Feed)
        game, battle = battle_of(state)
        unit = unit_target(NOWHERE, seat, action.kind)
        return Option(action, kind_name(game, seat, action.kind), (unit, at(battle.area)))

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """It comes to the area of the battle."""
        assert isinstance(action, Feed)
        _, battle = battle_of(state)
        context.emit(EffectUsed(self.seat, Cannibalism.ID))
        place(state, context, self.seat, action.kind, battle.area)
        join_exempt(state, self.seat, action.kind)


STEPS: tuple[type[Step], ...] = (Come,)
