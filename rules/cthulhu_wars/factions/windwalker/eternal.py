"""Eternal: Power keeps Rhan Tegoth from harm (15)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.asking import OneSeat, button
from rules.cthulhu_wars.battle.sides import battle_of, force_of, spare
from rules.cthulhu_wars.describe import kind_name, who
from rules.cthulhu_wars.earth.counting import unit_id
from rules.cthulhu_wars.earth.geography import spot
from rules.cthulhu_wars.factions.windwalker.actions import Cancel
from rules.cthulhu_wars.factions.windwalker.events import ResultCancelled
from rules.cthulhu_wars.factions.windwalker.kinds import RHAN_TEGOTH
from rules.cthulhu_wars.points import pay
from rules.cthulhu_wars.rounds.two_players import death_avoided
from rules.cthulhu_wars.state import Battle, Earth, Hurt
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Pass, Seat, Step
from rules.kernel.text import Text, say

COST = 1


class Eternal(Effect):
    """With Rhan Tegoth in the battle; after a cancelled result he takes none in it."""

    ID = "eternal"

    def is_fixed(self, state: Earth, battle: Battle, seat: Seat) -> bool:
        """He takes part."""
        return force_of(battle, seat).fighting[RHAN_TEGOTH] > 0

    def on_assigned(self, state: Earth, battle: Battle, seat: Seat) -> tuple[Step, ...]:
        """The question, if he is hurt and it can be paid for."""
        return (OfferCancel(seat),)


def hurt(battle: Battle, seat: Seat) -> Hurt | None:
    """The result on Rhan Tegoth."""
    found = force_of(battle, seat).hurt
    return next((e for e in found if e.kind == RHAN_TEGOTH and (e.kills or e.pains)), None)


class OfferCancel(OneSeat, frozen=True):
    """Whether the result is paid off."""

    def seats(self, state: State) -> Sequence[Seat]:
        """The seat, while he is hurt and it has Power."""
        game, battle = battle_of(state)
        is_open = game.power[self.seat] >= COST and hurt(battle, self.seat) is not None
        return (self.seat,) if is_open else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """What he has taken."""
        game, battle = battle_of(state)
        taken = hurt(battle, seat)
        key = "kill" if taken is not None and taken.kills else "pain"
        facts = {"who": who(game, seat), "what": kind_name(game, seat, RHAN_TEGOTH)}
        return say(f"cthulhu_wars.windwalker.prompt_{key}", **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Yes or no."""
        _, battle = battle_of(state)
        return (Cancel(), Pass()) if hurt(battle, self.seat) is not None else (Pass(),)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Two buttons."""
        if isinstance(action, Cancel):
            return button(action, say("cthulhu_wars.windwalker.do_cancel", n=COST), "cancel")
        return button(action, say("cthulhu_wars.windwalker.no_cancel"), "pass")

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """The result is gone, and no other one follows."""
        _, battle = battle_of(state)
        taken = hurt(battle, self.seat)
        if not isinstance(action, Cancel) or taken is None:
            return
        pay(state, context, self.seat, COST, Eternal.ID)
        spare(state, self.seat, RHAN_TEGOTH)
        unit = unit_id(state, self.seat, RHAN_TEGOTH)
        context.emit(ResultCancelled(self.seat, unit, spot(state, battle.area)))
        if taken.kills:
            death_avoided(state, context, self.seat, RHAN_TEGOTH)


STEPS: tuple[type[Step], ...] = (OfferCancel,)
