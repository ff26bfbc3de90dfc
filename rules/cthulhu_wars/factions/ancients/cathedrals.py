"""Cathedrals: built like gates, by whoever could hold one (15).

Open here and read so: areas without any of the three marks are a kind of their own, so each of the
four Cathedrals stands on another kind; a gate in the area does not matter.
"""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.asking import barred, too_dear
from rules.cthulhu_wars.describe import at, card_target, place_name
from rules.cthulhu_wars.earth import gates
from rules.cthulhu_wars.earth.counting import has_buildings, in_play, size_of
from rules.cthulhu_wars.earth.geography import all_areas, glyph, neighbours, spot
from rules.cthulhu_wars.earth.placing import place
from rules.cthulhu_wars.factions.ancients.actions import BuildCathedral
from rules.cthulhu_wars.factions.ancients.events import CathedralBuilt
from rules.cthulhu_wars.factions.ancients.kinds import CATHEDRAL
from rules.cthulhu_wars.factions.ancients.marks import cathedrals, marked
from rules.cthulhu_wars.points import extra, pay
from rules.cthulhu_wars.state import NOWHERE, Area, Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import Text, say

COST, COST_NEAR = 1, 3
"""Alone, and beside another Cathedral."""


class Cathedrals(Effect):
    """As the action: one, for 1 Power, or 3 beside another one."""

    ID = "cathedrals"
    ACTIONS = (BuildCathedral,)

    def actions(self, state: Earth, seat: Seat) -> Sequence[Action]:
        """Each area in which one may stand, if it can be paid for."""
        power, found = state.power[seat], sites(state, seat)
        return [BuildCathedral(area) for area in found if price(state, seat, area) <= power]

    def why_not(self, state: Earth, seat: Seat) -> Text | None:
        """None left, nowhere to build, no Power."""
        if not state.pools[seat][CATHEDRAL]:
            return say("cthulhu_wars.ancients.why_all_built")
        found = sites(state, seat)
        if not found:
            return say("cthulhu_wars.ancients.why_no_site")
        least = min(price(state, seat, area) for area in found)
        return too_dear(state, seat, least) if state.power[seat] < least else None

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """Where, for how much."""
        assert isinstance(action, BuildCathedral)
        where, cost = place_name(state, action.area), price(state, seat, action.area)
        label = say("cthulhu_wars.ancients.do_cathedral", place=where, n=cost)
        return Option(action, label, (card_target(self.ID), at(action.area)))

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """What bars it."""
        return barred(BuildCathedral(NOWHERE), self.ID, self.why_not(state, seat))

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """From the pool."""
        assert isinstance(action, BuildCathedral)
        pay(state, context, seat, price(state, seat, action.area), self.ID)
        place(state, context, seat, CATHEDRAL, action.area)
        context.emit(CathedralBuilt(seat, spot(state, action.area)))

    def problems(self, state: Earth, seat: Seat) -> list[str]:
        """One on each kind of area."""
        if not has_buildings(state, seat):
            return []
        count = in_play(state, seat, CATHEDRAL)
        is_sound = count == len(marked(state, seat)) <= size_of(state, seat, CATHEDRAL)
        return [] if is_sound else [f"Cathedrals of seat {seat}: {cathedrals(state, seat)}"]


def sites(state: Earth, seat: Seat) -> list[Area]:
    """Where one may stand: on a mark without one, with a unit that could hold a gate."""
    if not state.pools[seat][CATHEDRAL]:
        return []
    taken = marked(state, seat)
    return [
        area
        for area in all_areas(state)
        if glyph(state, area) not in taken and gates.capable(state, seat, area)
    ]


def price(state: Earth, seat: Seat, area: Area) -> int:
    """Dear beside another one."""
    built = cathedrals(state, seat)
    is_near = any(other in built for other in neighbours(state, area))
    return (COST_NEAR if is_near else COST) + extra(state, seat, area)
