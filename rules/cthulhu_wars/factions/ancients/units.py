"""The start and the units of the Ancients (15). They have no Great Old One."""

from rules.cthulhu_wars.abilities.faction import FactionLaw
from rules.cthulhu_wars.earth.counting import all_seats
from rules.cthulhu_wars.earth.geography import all_areas, place
from rules.cthulhu_wars.earth.placing import has_units
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.factions.ancients.kinds import ACOLYTE, REANIMATED, UN_MAN, YOTHAN
from rules.cthulhu_wars.state import Area, Earth, Kind
from rules.kernel.steps import Seat

COSTS: dict[Kind, int] = {ACOLYTE: 1, UN_MAN: 3, REANIMATED: 4, YOTHAN: 6}
"""Without the books that make them cheap."""


class AncientsLaw(FactionLaw):
    """Un-Men, Reanimated, Yothans, Cathedrals."""

    ID = Faction.ANCIENTS

    def starts(self, state: Earth) -> tuple[Area, ...]:
        """Any area without the mark of a faction, in play or not, in which nobody has begun."""
        return tuple(
            area
            for area in all_areas(state)
            if not place(state, area).faction_glyphs
            and state.gates[area] is None
            and not any(has_units(state, seat, area) for seat in all_seats(state))
        )

    def cost(self, state: Earth, seat: Seat, kind: Kind) -> int:
        """As printed."""
        return COSTS[kind]
