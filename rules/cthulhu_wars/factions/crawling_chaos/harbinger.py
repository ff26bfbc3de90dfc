"""The Harbinger: enemy Great Old Ones that are hurt before Nyarlathotep pay for it (8)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.asking import OneSeat, button
from rules.cthulhu_wars.battle.sides import enemy_of, force_of
from rules.cthulhu_wars.describe import kind_name, who
from rules.cthulhu_wars.earth.counting import of_rank, unit_id
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.factions.crawling_chaos.actions import TakePower, TakeSigns
from rules.cthulhu_wars.factions.crawling_chaos.events import HarbingerPaid
from rules.cthulhu_wars.factions.crawling_chaos.kinds import NYARLATHOTEP
from rules.cthulhu_wars.orders.recruiting import cost_of
from rules.cthulhu_wars.points import gain_power, gain_signs
from rules.cthulhu_wars.state import Battle, Counts, Earth, Kind, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Step
from rules.kernel.text import Text, say

SIGNS = 2


class Harbinger(Effect):
    """Fixed when the dice are rolled: it pays even if Nyarlathotep is killed or pained (R52)."""

    ID = "the_harbinger"

    def is_fixed(self, state: Earth, battle: Battle, seat: Seat) -> bool:
        """He takes part."""
        return force_of(battle, seat).fighting[NYARLATHOTEP] > 0

    def on_results(
        self, state: Earth, battle: Battle, seat: Seat, enemy: Counts
    ) -> tuple[Step, ...]:
        """One reward for each Great Old One that was hurt just now."""
        owner = enemy_of(battle, seat).seat
        hurt = [kind for kind in of_rank(state, owner, UnitClass.GREAT_OLD_ONE) if enemy[kind]]
        return tuple(PayHarbinger(seat, owner, kind) for kind in hurt)


def half_price(state: Earth, owner: Seat, kind: Kind) -> int:
    """Half of what its awakening costs at present, rounded down."""
    return cost_of(state, owner, kind) // 2


class PayHarbinger(OneSeat, frozen=True):
    """Power or Elder Signs for a Great Old One of `owner`."""

    owner: Seat
    kind: Kind

    def prompt(self, state: State, seat: Seat) -> Text:
        """For whom."""
        game = game_of(state)
        facts = {"who": who(game, seat), "unit": kind_name(game, self.owner, self.kind)}
        return say("cthulhu_wars.crawling_chaos.prompt_harbinger", **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Both."""
        return (TakePower(), TakeSigns())

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """How much of it."""
        if isinstance(action, TakePower):
            n = half_price(game_of(state), self.owner, self.kind)
            return button(action, say("cthulhu_wars.crawling_chaos.do_power", n=n), "power")
        return button(action, say("cthulhu_wars.crawling_chaos.do_signs", n=SIGNS), "signs")

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """Power may be spent at once; signs are drawn when the action is over."""
        signs = isinstance(action, TakeSigns)
        context.emit(HarbingerPaid(self.seat, unit_id(state, self.owner, self.kind), signs))
        if signs:
            gain_signs(state, self.seat, SIGNS)
        else:
            power = half_price(state, self.owner, self.kind)
            gain_power(state, context, self.seat, power, Harbinger.ID)


STEPS: tuple[type[Step], ...] = (PayHarbinger,)
