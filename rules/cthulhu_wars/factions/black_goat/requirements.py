"""The six deeds of the Black Goat (9)."""

from collections.abc import Sequence
from typing import ClassVar

from rules.cthulhu_wars.actions import Use
from rules.cthulhu_wars.asking import card_target, refuse
from rules.cthulhu_wars.books.requirement import Requirement
from rules.cthulhu_wars.books.requirements import earn
from rules.cthulhu_wars.earth.counting import areas_with, cultists_on_map, meetings
from rules.cthulhu_wars.enums import Cause, UnitClass
from rules.cthulhu_wars.orders.picking import LoseUnits
from rules.cthulhu_wars.points import gain_power
from rules.cthulhu_wars.state import Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import say

VICTIMS = 2


class Spread(Requirement):
    """Own units in so many areas."""

    AREAS: ClassVar[int]

    def is_met(self, state: Earth, seat: Seat) -> bool:
        """Areas of the map, whoever else is there (R39)."""
        return len(areas_with(state, seat)) >= self.AREAS

    def progress(self, state: Earth, seat: Seat) -> tuple[int, int]:
        """How many areas, of how many."""
        if self.ID in state.met[seat]:
            return self.AREAS, self.AREAS
        return min(len(areas_with(state, seat)), self.AREAS), self.AREAS


class FourAreas(Spread):
    """Own units in four areas."""

    ID = "bg_four_areas"
    AREAS = 4


class SixAreas(Spread):
    """Own units in six areas."""

    ID = "bg_six_areas"
    AREAS = 6


class EightAreas(Spread):
    """Own units in eight areas."""

    ID = "bg_eight_areas"
    AREAS = 8


class ShareAreas(Requirement):
    """Share an area with each enemy, not the same one; also 1 Power for each of them (option
    `share_areas_bonus_power`)."""

    ID = "bg_share_areas"

    def is_met(self, state: Earth, seat: Seat) -> bool:
        """With every one of them."""
        return len(shared(state, seat)) == len(state.factions) - 1

    def progress(self, state: Earth, seat: Seat) -> tuple[int, int]:
        """With how many, of how many."""
        enemies = len(state.factions) - 1
        if self.ID in state.met[seat]:
            return enemies, enemies
        return len(shared(state, seat)), enemies

    def reward(self, state: Earth, context: StepContext, seat: Seat) -> None:
        """Even a faction without Power gains it, and acts again."""
        if state.variant.is_on("share_areas_bonus_power"):
            gain_power(state, context, seat, len(state.factions) - 1, self.ID)


class EliminateTwo(Requirement):
    """As the action, free: eliminate two own cultists from anywhere on the map."""

    ID = "bg_eliminate_two"

    def actions(self, state: Earth, seat: Seat) -> tuple[Action, ...]:
        """With two of them on the map."""
        return (Use(self.ID),) if cultists_on_map(state, seat) >= VICTIMS else ()

    def carry_out(self, state: Earth, context: StepContext, seat: Seat, action: Action) -> None:
        """Picks them, one after the other."""
        ranks = (UnitClass.CULTIST,)
        context.then(LoseUnits(seat, VICTIMS, Cause.SACRIFICE, seat, ranks=ranks))
        earn(state, context, seat, self.ID)

    def describe(self, state: Earth, seat: Seat, action: Action) -> Option | None:
        """The deed."""
        label = say("cthulhu_wars.black_goat.do_eliminate")
        return Option(action, label, (card_target(self.ID),))

    def refused(self, state: Earth, seat: Seat) -> Sequence[Option]:
        """Too few cultists."""
        if self.actions(state, seat):
            return ()
        label = say("cthulhu_wars.black_goat.do_eliminate")
        why = say("cthulhu_wars.black_goat.why_few")
        return (refuse(Option(Use(self.ID), label, (card_target(self.ID),)), why),)


class AwakenShub(Requirement):
    """Awaken Shub-Niggurath: earned as it is done (units.py)."""

    ID = "bg_awaken_shub"


def shared(state: Earth, seat: Seat) -> list[Seat]:
    """The enemies with which it shares an area."""
    return sorted({enemy for _, enemy in meetings(state, seat)})


REQUIREMENTS: tuple[Requirement, ...] = (
    FourAreas(),
    SixAreas(),
    EightAreas(),
    ShareAreas(),
    EliminateTwo(),
    AwakenShub(),
)
