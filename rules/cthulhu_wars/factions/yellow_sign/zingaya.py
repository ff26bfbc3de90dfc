"""Zingaya: the Undead take an enemy Acolyte among them (8)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.asking import barred, too_dear
from rules.cthulhu_wars.data import books
from rules.cthulhu_wars.describe import card_target, place_name, unit_target, who
from rules.cthulhu_wars.earth.counting import all_seats, areas_of
from rules.cthulhu_wars.earth.placing import here, place
from rules.cthulhu_wars.enums import Cause
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.yellow_sign import actions
from rules.cthulhu_wars.factions.yellow_sign.kinds import UNDEAD
from rules.cthulhu_wars.orders.picking import LoseUnit
from rules.cthulhu_wars.points import extra, pay, payable
from rules.cthulhu_wars.state import NOWHERE, Area, Earth, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Seat, Step
from rules.kernel.text import Text, say

ENEMY_ACOLYTE = 0
"""Every faction's first kind."""


class Zingaya(Effect):
    """Where own Undead stand beside an enemy Acolyte, with an Undead in the pool (R44)."""

    ID = "zingaya"
    ACTIONS = (actions.Zingaya,)

    def actions(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """Where and of whom."""
        if state.power[seat] < books()[self.ID].cost or not state.pools[seat][UNDEAD]:
            return ()
        return payable(state, seat, victims(state, seat), books()[self.ID].cost)

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """Where and of whom."""
        assert isinstance(action, actions.Zingaya)
        facts = {"whom": who(state, action.enemy), "place": place_name(state, action.area)}
        label = say("cthulhu_wars.yellow_sign.do_zingaya", **facts)
        victim = unit_target(action.area, action.enemy, ENEMY_ACOLYTE)
        return Option(action, label, (card_target(self.ID), victim))

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """Without Power, without an Undead in the pool, without a victim."""
        return barred(actions.Zingaya(NOWHERE, seat), self.ID, self.why_not(state, seat))

    def why_not(self, state: Earth, seat: Seat) -> Text | None:
        """What bars it."""
        cost = books()[self.ID].cost
        if state.power[seat] < cost:
            return too_dear(state, seat, cost)
        if not state.pools[seat][UNDEAD]:
            return say("cthulhu_wars.yellow_sign.why_no_undead")
        return None if victims(state, seat) else say("cthulhu_wars.yellow_sign.why_no_acolyte")

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """Its owner picks the Acolyte, then the Undead comes."""
        assert isinstance(action, actions.Zingaya)
        cost = books()[self.ID].cost + extra(state, seat, action.area)
        pay(state, context, seat, cost, self.ID)
        context.emit(EffectUsed(seat, self.ID))
        loss = LoseUnit(action.enemy, Cause.ELIMINATE, seat, action.area, kinds=(ENEMY_ACOLYTE,))
        context.then(loss, RaiseUndead(seat, action.area))


def victims(state: Earth, seat: Seat) -> list[Action]:
    """Enemy Acolytes beside own Undead."""
    return [
        actions.Zingaya(area, enemy)
        for area in areas_of(state, seat, UNDEAD)
        for enemy in all_seats(state)
        if enemy != seat and here(state, enemy, area)[ENEMY_ACOLYTE]
    ]


class RaiseUndead(Auto, frozen=True):
    """An Undead from the pool stands where the Acolyte stood."""

    seat: Seat
    area: Area

    def run(self, state: State, context: StepContext) -> None:
        """It comes."""
        place(game_of(state), context, self.seat, UNDEAD, self.area)


STEPS: tuple[type[Step], ...] = (RaiseUndead,)
