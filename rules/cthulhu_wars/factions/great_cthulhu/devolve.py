"""Devolve: between actions Acolytes turn into Deep Ones (8, 10)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.asking import card_target, holder_target, unit_target
from rules.cthulhu_wars.describe import place_name
from rules.cthulhu_wars.earth.gates import is_holder
from rules.cthulhu_wars.earth.placing import replace
from rules.cthulhu_wars.enums import Phase
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.great_cthulhu.kinds import ACOLYTE, DEEP_ONE
from rules.cthulhu_wars.state import Area, Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import say


class Devolves(Action, frozen=True):
    """Replace an Acolyte in an area by a Deep One. `holder`: the one on the gate."""

    area: Area
    holder: bool = False


class Devolve(Effect):
    """After any completed action of anybody: any number of own Acolytes on the map, as long as
    there are Deep Ones in the pool; whoever held a gate loses it."""

    ID = "devolve"
    ACTIONS = (Devolves,)

    def interrupts(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """One Acolyte at a time, in the Action phase only and never inside a battle."""
        if state.phase is not Phase.ACTION or state.battle or not state.pools[seat][DEEP_ONE]:
            return ()
        found: list[Action] = []
        for area, here in enumerate(state.units):
            acolytes = here[seat][ACOLYTE]
            if acolytes:
                holds = is_holder(state, seat, ACOLYTE, area)
                found += [Devolves(area)] * (acolytes > holds) + [Devolves(area, True)] * holds
        return found

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """Same area, one for one."""
        assert isinstance(action, Devolves)
        context.emit(EffectUsed(seat, self.ID))
        replace(state, context, seat, ACOLYTE, action.area, DEEP_ONE, holder=action.holder)

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """Where, and whether a gate is lost."""
        assert isinstance(action, Devolves)
        key = "do_devolve_holder" if action.holder else "do_devolve"
        place = place_name(state, action.area)
        unit = unit_target(action.area, seat, ACOLYTE)
        target = holder_target(action.area) if action.holder else unit
        label = say(f"cthulhu_wars.great_cthulhu.{key}", place=place)
        return Option(action, label, (card_target(self.ID), target))
