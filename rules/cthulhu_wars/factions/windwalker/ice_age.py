"""Ice Age: a token that makes an area dear for enemies (15)."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.asking import barred, too_dear
from rules.cthulhu_wars.data import books
from rules.cthulhu_wars.describe import at, card_target, place_name
from rules.cthulhu_wars.earth.geography import all_areas, spot
from rules.cthulhu_wars.factions.windwalker.actions import Freeze
from rules.cthulhu_wars.factions.windwalker.board import ice_area, note
from rules.cthulhu_wars.factions.windwalker.events import IceMoved
from rules.cthulhu_wars.points import pay
from rules.cthulhu_wars.state import NOWHERE, Area, Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import Text, say


class IceAge(Effect):
    """Lay the token on any area, or move it to another one; there enemies pay 1 Power more."""

    ID = "ice_age"
    ACTIONS = (Freeze,)

    def cost_now(self) -> int:
        """As printed."""
        return books()[self.ID].cost

    def actions(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """Any area but the one where it lies."""
        if state.power[seat] < self.cost_now():
            return ()
        lies = ice_area(state, seat)
        return [Freeze(area) for area in all_areas(state) if area != lies]

    def why_not(self, state: Earth, seat: Seat) -> Text | None:
        """No Power."""
        cost = self.cost_now()
        return too_dear(state, seat, cost) if state.power[seat] < cost else None

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """Where."""
        assert isinstance(action, Freeze)
        where = place_name(state, action.area)
        label = say("cthulhu_wars.windwalker.do_ice", place=where, n=self.cost_now())
        return Option(action, label, (card_target(self.ID), at(action.area)))

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """What bars it."""
        return barred(Freeze(NOWHERE), self.ID, self.why_not(state, seat))

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """It lies there until it is moved."""
        assert isinstance(action, Freeze)
        pay(state, context, seat, self.cost_now(), self.ID)
        note(state, seat, ice=action.area)
        context.emit(IceMoved(seat, spot(state, action.area)))

    def surcharge(self, state: Earth, owner: Seat, seat: Seat, area: Area) -> int:
        """1 Power in its area."""
        return int(area == ice_area(state, owner))

    def problems(self, state: Earth, seat: Seat) -> list[str]:
        """It lies on the map or on the card."""
        lies = ice_area(state, seat)
        return [] if NOWHERE <= lies < len(state.units) else [f"ice of seat {seat}: {lies}"]
