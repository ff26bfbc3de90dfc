"""Great Cthulhu's start, and the awakening of Cthulhu (3, 8)."""

import msgspec

from rules.cthulhu_wars.abilities.faction import FactionLaw
from rules.cthulhu_wars.boards import FactionBoard, GreatCthulhuBoard
from rules.cthulhu_wars.books.requirements import earn
from rules.cthulhu_wars.data import maps
from rules.cthulhu_wars.describe import kind_name, place_name
from rules.cthulhu_wars.earth.counting import in_play
from rules.cthulhu_wars.earth.geography import area_index
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.factions.great_cthulhu.kinds import CTHULHU
from rules.cthulhu_wars.state import Area, Earth, Kind
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import Text, say


def board_of(state: Earth, seat: Seat) -> GreatCthulhuBoard:
    """The card of Great Cthulhu."""
    board = state.boards[seat]
    assert isinstance(board, GreatCthulhuBoard)
    return board


class GreatCthulhuLaw(FactionLaw):
    """Deep Ones, Shoggoths, Starspawn and Cthulhu, by their printed numbers."""

    ID = Faction.GREAT_CTHULHU

    def board(self) -> FactionBoard:
        """Cthulhu sleeps."""
        return GreatCthulhuBoard()

    def was_awakened(self, state: Earth, seat: Seat, kind: Kind) -> bool:
        """Cthulhu."""
        return kind == CTHULHU and board_of(state, seat).awakened

    def starts(self, state: Earth) -> tuple[Area, ...]:
        """The South Pacific (3)."""
        return (area_index(state, maps()[state.variant.map].start[self.ID]),)

    def awakening_areas(self, state: Earth, seat: Seat, kind: Kind) -> tuple[Area, ...]:
        """Cthulhu rises in the start area if a gate lies there, whoever holds it (8, R16)."""
        start = self.starts(state)[0]
        if kind != CTHULHU or not state.pools[seat][CTHULHU] or state.gates[start] is None:
            return ()
        return (start,)

    def why_not_awaken(self, state: Earth, seat: Seat, kind: Kind) -> Text:
        """He is there, or no gate is."""
        if in_play(state, seat, kind):
            return say("cthulhu_wars.great_cthulhu.why_in_play", what=kind_name(state, seat, kind))
        place = place_name(state, self.starts(state)[0])
        return say("cthulhu_wars.great_cthulhu.why_no_gate", place=place)

    def awaken(
        self, state: Earth, context: StepContext, seat: Seat, kind: Kind, area: Area
    ) -> None:
        """The first one is a deed."""
        state.boards[seat] = msgspec.structs.replace(board_of(state, seat), awakened=True)
        earn(state, context, seat, "gc_awaken_cthulhu")
