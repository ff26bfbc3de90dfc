"""The start and the units of Windwalker, and how its two Great Old Ones are awakened (15).

Open here and read so: the gate that Ithaqua replaces may be anybody's or abandoned; whoever stood
on it stays in the area without it.
"""

from rules.cthulhu_wars.abilities.faction import FactionLaw
from rules.cthulhu_wars.battle.sides import enemy_of
from rules.cthulhu_wars.boards import FactionBoard, WindwalkerBoard
from rules.cthulhu_wars.books.requirements import earn
from rules.cthulhu_wars.data import kinds, printed
from rules.cthulhu_wars.describe import kind_name
from rules.cthulhu_wars.earth.counting import all_seats
from rules.cthulhu_wars.earth.geography import spot
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.factions.windwalker.board import glyph_areas, note
from rules.cthulhu_wars.factions.windwalker.events import GateDevoured
from rules.cthulhu_wars.factions.windwalker.kinds import GNOPH_KEH, ITHAQUA, RHAN_TEGOTH
from rules.cthulhu_wars.state import Area, Battle, Earth, Force, Kind
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import Text, say

COST = 6
"""Of either Great Old One."""
DEEDS: dict[Kind, str] = {
    RHAN_TEGOTH: "ww_awaken_rhan_tegoth",
    ITHAQUA: "ww_awaken_ithaqua",
}


class WindwalkerLaw(FactionLaw):
    """Wendigos, Gnoph-Kehs, Rhan Tegoth and Ithaqua."""

    ID = Faction.WINDWALKER

    def board(self) -> FactionBoard:
        """The token lies on it."""
        return WindwalkerBoard()

    def starts(self, state: Earth) -> tuple[Area, ...]:
        """Either pole."""
        return glyph_areas(state)

    def begun(self, state: Earth, seat: Seat, area: Area) -> None:
        """Which of them."""
        note(state, seat, home=area)

    def may_be_first(self) -> bool:
        """Never in round 1."""
        return False

    def was_awakened(self, state: Earth, seat: Seat, kind: Kind) -> bool:
        """Told by the deed."""
        return DEEDS.get(kind, "") in state.met[seat]

    def cost(self, state: Earth, seat: Seat, kind: Kind) -> int:
        """A Gnoph-Keh costs as much as there are of them in the pool."""
        if kind == GNOPH_KEH:
            return state.pools[seat][GNOPH_KEH]
        return COST if kind in DEEDS else printed(self.kinds()[kind].cost)

    def combat(self, state: Earth, battle: Battle, force: Force) -> int:
        """Ithaqua fights with half the Doom of his opponent, rounded up; others as printed."""
        plain = zip(force.fighting[:ITHAQUA], kinds()[self.ID], strict=False)
        total = sum(count * printed(kind.combat) for count, kind in plain if count)
        if not force.fighting[ITHAQUA]:
            return total
        return total + (state.doom[enemy_of(battle, force.seat).seat] + 1) // 2

    def awakening_areas(self, state: Earth, seat: Seat, kind: Kind) -> tuple[Area, ...]:
        """Rhan Tegoth at either pole; Ithaqua where there is a gate, when Rhan Tegoth has been."""
        poles = glyph_areas(state)
        if kind == RHAN_TEGOTH:
            return poles
        if not self.was_awakened(state, seat, RHAN_TEGOTH):
            return ()
        return tuple(area for area in poles if state.gates[area] is not None)

    def why_not_awaken(self, state: Earth, seat: Seat, kind: Kind) -> Text:
        """No Rhan Tegoth before, or no gate."""
        if not self.was_awakened(state, seat, RHAN_TEGOTH):
            first = kind_name(state, seat, RHAN_TEGOTH)
            return say("cthulhu_wars.windwalker.why_first", what=first)
        return say("cthulhu_wars.windwalker.why_no_gate", what=kind_name(state, seat, kind))

    def awaken(
        self, state: Earth, context: StepContext, seat: Seat, kind: Kind, area: Area
    ) -> None:
        """The gate goes for Ithaqua; each of the two is a deed."""
        if kind == ITHAQUA:
            remove_gate(state, context, seat, area)
        earn(state, context, seat, DEEDS[kind])


def remove_gate(state: Earth, context: StepContext, seat: Seat, area: Area) -> None:
    """A gate is no more, whoever stands there."""
    state.gates[area] = None
    for each in all_seats(state):
        state.left[each] = tuple(at for at in state.left[each] if at != area)
    context.emit(GateDevoured(seat, spot(state, area)))
