"""Yellow Sign: where it begins, how its groups fight, how its two Great Old Ones awaken (3, 8)."""

from rules.cthulhu_wars.abilities.faction import FactionLaw
from rules.cthulhu_wars.boards import FactionBoard, YellowSignBoard
from rules.cthulhu_wars.books.requirements import earn
from rules.cthulhu_wars.data import maps
from rules.cthulhu_wars.describe import place_name
from rules.cthulhu_wars.earth.counting import areas_of, areas_with, of_rank
from rules.cthulhu_wars.earth.gates import gates_of
from rules.cthulhu_wars.earth.geography import area_index
from rules.cthulhu_wars.earth.placing import here
from rules.cthulhu_wars.enums import Faction, UnitClass
from rules.cthulhu_wars.factions.yellow_sign.kinds import BYAKHEE, HASTUR, KING_IN_YELLOW, UNDEAD
from rules.cthulhu_wars.rounds.ritual import marker_cost
from rules.cthulhu_wars.state import Area, Battle, Earth, Force, Kind
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import Text, say


class YellowSignLaw(FactionLaw):
    """The faction of the King in Yellow and of Hastur."""

    ID = Faction.YELLOW_SIGN

    def board(self) -> FactionBoard:
        """Its tokens are all at hand."""
        return YellowSignBoard()

    def starts(self, state: Earth) -> tuple[Area, ...]:
        """Europe."""
        return (area_index(state, maps()[state.variant.map].start[self.ID]),)

    def combat(self, state: Earth, battle: Battle, force: Force) -> int:
        """Undead: one less than they are; Byakhee: one more than they are, if any; Hastur: what a
        ritual costs at present. Nothing else fights."""
        undead, byakhee = force.fighting[UNDEAD], force.fighting[BYAKHEE]
        hastur = marker_cost(state) if force.fighting[HASTUR] else 0
        return max(0, undead - 1) + byakhee + bool(byakhee) + hastur

    def awakening_areas(self, state: Earth, seat: Seat, kind: Kind) -> tuple[Area, ...]:
        """The King without a gate, Hastur beside the King at an own gate (R18)."""
        if kind == KING_IN_YELLOW:
            return king_areas(state, seat)
        own = gates_of(state, seat)
        return tuple(area for area in areas_of(state, seat, KING_IN_YELLOW) if area in own)

    def why_not_awaken(self, state: Earth, seat: Seat, kind: Kind) -> Text:
        """No area for the King; no King, or no gate beneath him."""
        if kind == KING_IN_YELLOW:
            key = "why_no_area_cultist" if needs_cultist(state) else "why_no_area"
            return say(f"cthulhu_wars.yellow_sign.{key}")
        kings = areas_of(state, seat, KING_IN_YELLOW)
        if not kings:
            return say("cthulhu_wars.yellow_sign.why_no_king")
        where = place_name(state, kings[0])
        return say("cthulhu_wars.yellow_sign.why_king_no_gate", place=where)

    def awaken(
        self, state: Earth, context: StepContext, seat: Seat, kind: Kind, area: Area
    ) -> None:
        """Nothing but Power; each of the two is a deed (9)."""
        deed = "ys_awaken_king" if kind == KING_IN_YELLOW else "ys_awaken_hastur"
        earn(state, context, seat, deed)


def needs_cultist(state: Earth) -> bool:
    """Option `king_in_yellow_needs`: an own cultist, not any own unit."""
    return state.variant.option("king_in_yellow_needs") == "own_cultist"


def king_areas(state: Earth, seat: Seat) -> tuple[Area, ...]:
    """Areas without a gate, with an own unit or by option an own cultist."""
    free = [area for area in areas_with(state, seat) if state.gates[area] is None]
    if needs_cultist(state):
        cultists = of_rank(state, seat, UnitClass.CULTIST)
        free = [area for area in free if any(here(state, seat, area)[kind] for kind in cultists)]
    return tuple(free)
