"""Festival: Un-Men come for nothing, and an enemy has the feast (15)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.asking import OneSeat
from rules.cthulhu_wars.describe import seat_target, who
from rules.cthulhu_wars.earth.counting import all_seats
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.ancients.actions import Gift
from rules.cthulhu_wars.factions.ancients.kinds import UN_MAN
from rules.cthulhu_wars.points import gain_power
from rules.cthulhu_wars.state import Earth, Kind, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Step
from rules.kernel.text import Text, say

POWER = 1


class Festival(Effect):
    """Un-Men cost 0; for each that is summoned an enemy gains 1 Power."""

    ID = "festival"

    def cost(self, state: Earth, seat: Seat, kind: Kind, cost: int) -> int:
        """Nothing for an Un-Man."""
        return 0 if kind == UN_MAN else cost

    def summoned(self, state: Earth, seat: Seat, kind: Kind) -> tuple[Step, ...]:
        """Who gains."""
        return (Feast(seat),) if kind == UN_MAN else ()


class Feast(OneSeat, frozen=True):
    """The enemy who gains Power, even one who has none."""

    IS_PUBLIC = True

    def prompt(self, state: State, seat: Seat) -> Text:
        """What for."""
        return say("cthulhu_wars.ancients.prompt_feast", who=who(game_of(state), seat), n=POWER)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Any enemy."""
        return [Gift(each) for each in all_seats(game_of(state)) if each != self.seat]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """By the faction."""
        assert isinstance(action, Gift)
        label = say(
            "cthulhu_wars.ancients.do_gift", whom=who(game_of(state), action.enemy), n=POWER
        )
        return Option(action, label, (seat_target(action.enemy),))

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """It gains."""
        assert isinstance(action, Gift)
        context.emit(EffectUsed(self.seat, Festival.ID))
        gain_power(state, context, action.enemy, POWER, Festival.ID)


STEPS: tuple[type[Step], ...] = (Feast,)
