"""The Black Goat's start, the awakening and the combat of Shub-Niggurath (3, 7, 8)."""

from rules.cthulhu_wars.abilities.faction import FactionLaw
from rules.cthulhu_wars.books.requirements import earn
from rules.cthulhu_wars.data import maps, printed
from rules.cthulhu_wars.describe import kind_name
from rules.cthulhu_wars.earth.counting import cultists, cultists_on_map, in_play
from rules.cthulhu_wars.earth.gates import gates_of
from rules.cthulhu_wars.earth.geography import area_index
from rules.cthulhu_wars.enums import Cause, Faction, UnitClass
from rules.cthulhu_wars.factions.black_goat.kinds import SHUB_NIGGURATH
from rules.cthulhu_wars.orders.picking import LoseUnits
from rules.cthulhu_wars.state import Area, Battle, Earth, Force, Kind
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import Text, say


class BlackGoatLaw(FactionLaw):
    """Ghouls, Fungi, Dark Young by their printed numbers; Shub-Niggurath by her cult."""

    ID = Faction.BLACK_GOAT

    def starts(self, state: Earth) -> tuple[Area, ...]:
        """Africa, or its west (3)."""
        return (area_index(state, maps()[state.variant.map].start[self.ID]),)

    def combat(self, state: Earth, battle: Battle, force: Force) -> int:
        """Shub-Niggurath fights with her gates and cultists, wherever they are; others as printed
        (8)."""
        fighting = zip(force.fighting[:SHUB_NIGGURATH], self.kinds(), strict=False)
        dice = sum(count * printed(kind.combat) for count, kind in fighting)
        if force.fighting[SHUB_NIGGURATH]:
            dice += len(gates_of(state, force.seat)) + cultists(state, force.seat)
        return dice

    def awakening_areas(self, state: Earth, seat: Seat, kind: Kind) -> tuple[Area, ...]:
        """Any gate of its own, with cultists enough for the sacrifice (8, R19)."""
        if kind != SHUB_NIGGURATH or not state.pools[seat][SHUB_NIGGURATH]:
            return ()
        if cultists_on_map(state, seat) < sacrifices(state):
            return ()
        return gates_of(state, seat)

    def why_not_awaken(self, state: Earth, seat: Seat, kind: Kind) -> Text:
        """She is there, or a gate or cultists are missing."""
        what = kind_name(state, seat, kind)
        if in_play(state, seat, kind):
            return say("cthulhu_wars.black_goat.why_in_play", what=what)
        if not gates_of(state, seat):
            return say("cthulhu_wars.black_goat.why_no_gate", what=what)
        return say("cthulhu_wars.black_goat.why_no_sacrifice", n=sacrifices(state))

    def awaken(
        self, state: Earth, context: StepContext, seat: Seat, kind: Kind, area: Area
    ) -> None:
        """The sacrifice comes before she does, even if it costs the gate at which she appears."""
        lost = LoseUnits(seat, sacrifices(state), Cause.SACRIFICE, seat, ranks=(UnitClass.CULTIST,))
        context.then(lost)
        earn(state, context, seat, "bg_awaken_shub")


def sacrifices(state: Earth) -> int:
    """How many cultists an awakening takes (option `shub_awaken_sacrifice`)."""
    return int(state.variant.option("shub_awaken_sacrifice"))
