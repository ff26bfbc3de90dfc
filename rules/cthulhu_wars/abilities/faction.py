"""What a faction says of itself: start, units, awakenings (3, 8, 15). One subclass each, in
`factions/<id>/units.py`, exported as FACTION."""

from typing import ClassVar

from rules.cthulhu_wars.boards import FactionBoard, PlainBoard
from rules.cthulhu_wars.data import Kinds, kinds, printed, printed_cost
from rules.cthulhu_wars.enums import Faction
from rules.cthulhu_wars.state import Area, Battle, Earth, Force, Kind
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat, Step
from rules.kernel.text import Text


class FactionLaw:
    """A faction without anything of its own."""

    ID: ClassVar[Faction]

    def board(self) -> FactionBoard:
        """The card before set-up."""
        return PlainBoard()

    def kinds(self) -> Kinds:
        """Its kinds of unit, the Acolyte first (data.py)."""
        return kinds()[self.ID]

    def starts(self, state: Earth) -> tuple[Area, ...]:
        """The areas in which it may begin (3, 15)."""
        raise NotImplementedError(self.ID)

    def begun(self, state: Earth, seat: Seat, area: Area) -> None:
        """What it notes when it has begun in an area."""

    def may_be_first(self) -> bool:
        """Whether it may be first player in round 1 (15)."""
        return True

    def was_awakened(self, state: Earth, seat: Seat, kind: Kind) -> bool:
        """Whether a Great Old One is known to have been awakened before."""
        return False

    def cost(self, state: Earth, seat: Seat, kind: Kind) -> int:
        """What summoning or awakening this kind costs now, before effects."""
        return printed_cost(self.ID, kind)

    def combat(self, state: Earth, battle: Battle, force: Force) -> int:
        """The dice of a force by its units alone: printed numbers and formulas (7, 8)."""
        fighting = zip(force.fighting, self.kinds(), strict=True)
        return sum(count * printed(kind.combat) for count, kind in fighting if count)

    def awakening_areas(self, state: Earth, seat: Seat, kind: Kind) -> tuple[Area, ...]:
        """Where a Great Old One of this kind may be awakened now, Power apart."""
        return ()

    def why_not_awaken(self, state: Earth, seat: Seat, kind: Kind) -> Text:
        """What is still missing."""
        raise NotImplementedError(self.ID)

    def awaken(
        self, state: Earth, context: StepContext, seat: Seat, kind: Kind, area: Area
    ) -> None:
        """What its awakening asks besides Power: sacrifices, a unit that is replaced."""

    def awakened(self, state: Earth, seat: Seat, kind: Kind) -> tuple[Step, ...]:
        """What follows an awakening."""
        return ()
