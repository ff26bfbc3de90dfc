"""Cursed Slumber: a gate lies on the card, with the cultist who holds it (15)."""

from collections.abc import Sequence

import msgspec

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.asking import barred, too_dear
from rules.cthulhu_wars.data import books
from rules.cthulhu_wars.describe import at, card_target, gate_target, place_name
from rules.cthulhu_wars.earth import gates
from rules.cthulhu_wars.earth.counting import all_seats, is_cultist
from rules.cthulhu_wars.earth.geography import all_areas, spot
from rules.cthulhu_wars.earth.placing import come_up, leave
from rules.cthulhu_wars.enums import Cause
from rules.cthulhu_wars.events import EffectUsed
from rules.cthulhu_wars.factions.sleeper.actions import Slumber, Wake
from rules.cthulhu_wars.factions.sleeper.cards import board_of
from rules.cthulhu_wars.factions.sleeper.events import GateBack, GateHidden
from rules.cthulhu_wars.factions.sleeper.kinds import ACOLYTE
from rules.cthulhu_wars.points import affordable, extra, pay
from rules.cthulhu_wars.state import NOWHERE, Area, Earth, Gate
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import Text, say


class CursedSlumber(Effect):
    """At most one. It brings Power and Doom as before, and nobody can touch it; nothing is
    summoned there. For 1 Power, as an action, both come to an area without a gate."""

    ID = "cursed_slumber"
    ACTIONS = (Slumber, Wake)

    def actions(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """Off the map, or back."""
        cost = books()[self.ID].cost
        if state.power[seat] < cost:
            return ()
        if not board_of(state, seat).slumber:
            return [Slumber(area) for area in gates_with_cultists(state, seat)]
        free = tuple(area for area in all_areas(state) if state.gates[area] is None)
        return [Wake(area) for area in affordable(state, seat, free, cost)]

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """Where from, where to."""
        if isinstance(action, Slumber):
            label = say("cthulhu_wars.sleeper.do_slumber", place=place_name(state, action.area))
            return Option(action, label, (card_target(self.ID), gate_target(action.area)))
        assert isinstance(action, Wake)
        label = say("cthulhu_wars.sleeper.do_wake", place=place_name(state, action.target))
        return Option(action, label, (card_target(self.ID), at(action.target)))

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """What bars it."""
        return barred(Slumber(NOWHERE), self.ID, self.why_not(state, seat))

    def why_not(self, state: Earth, seat: Seat) -> Text | None:
        """No gate, no Power."""
        if not board_of(state, seat).slumber and not gates_with_cultists(state, seat):
            return say("cthulhu_wars.sleeper.why_no_gate")
        cost = books()[self.ID].cost
        return too_dear(state, seat, cost) if state.power[seat] < cost else None

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """Gate and cultist together."""
        cost = books()[self.ID].cost
        context.emit(EffectUsed(seat, self.ID))
        if isinstance(action, Slumber):
            pay(state, context, seat, cost, self.ID)
            self.hide(state, context, seat, action.area)
        else:
            assert isinstance(action, Wake)
            pay(state, context, seat, cost + extra(state, seat, action.target), self.ID)
            self.bring_back(state, context, seat, action.target)

    def hide(self, state: Earth, context: StepContext, seat: Seat, area: Area) -> None:
        """To the card; the gate is not abandoned by it."""
        state.gates[area] = None
        leave(state, context, seat, ACOLYTE, area, Cause.ASIDE, seat)
        for each in all_seats(state):
            state.left[each] = tuple(at for at in state.left[each] if at != area)
        state.boards[seat] = msgspec.structs.replace(board_of(state, seat), slumber=True)
        context.emit(GateHidden(seat, spot(state, area)))

    def bring_back(self, state: Earth, context: StepContext, seat: Seat, area: Area) -> None:
        """To the map; the cultist holds it still."""
        come_up(state, context, seat, ACOLYTE, area)
        state.gates[area] = Gate(seat, ACOLYTE)
        state.boards[seat] = msgspec.structs.replace(board_of(state, seat), slumber=False)
        context.emit(GateBack(seat, spot(state, area)))

    def gates_off_map(self, state: Earth, seat: Seat) -> int:
        """The one on the card."""
        return int(board_of(state, seat).slumber)


def gates_with_cultists(state: Earth, seat: Seat) -> list[Area]:
    """The gates that a cultist of its own holds."""
    return [
        area
        for area in gates.held_gates(state, seat)
        if (gate := state.gates[area]) is not None and is_cultist(state, seat, gate.kind)
    ]
