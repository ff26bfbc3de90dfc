"""A unit must go, and its owner picks which (4, 10): captured, eliminated, replaced.

The owner picks by unit, not by kind, where one of them stands on a gate. Where all are alike it is
not asked.
"""

from collections.abc import Sequence

from rules.cthulhu_wars.actions import ChooseUnit
from rules.cthulhu_wars.asking import OneSeat
from rules.cthulhu_wars.describe import describe, who
from rules.cthulhu_wars.earth.counting import ranks
from rules.cthulhu_wars.earth.gates import is_holder
from rules.cthulhu_wars.earth.geography import all_areas
from rules.cthulhu_wars.earth.placing import leave
from rules.cthulhu_wars.enums import Cause, UnitClass
from rules.cthulhu_wars.state import NOBODY, NOWHERE, Area, Counts, Earth, Kind, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Option, Seat, Step
from rules.kernel.text import Text, say


def units_there(
    state: Earth, owner: Seat, area: Area, kinds: Sequence[Kind], among: Counts = ()
) -> list[ChooseUnit]:
    """The units of some kinds in an area that one can tell apart: alike ones are one, that on the
    gate is another. `among`: how many of each kind may be picked at all."""
    found = []
    counts = state.units[area][owner]
    for kind in kinds:
        count = min(counts[kind], among[kind]) if among else counts[kind]
        holding = is_holder(state, owner, kind, area)
        if count and counts[kind] > holding:
            found.append(ChooseUnit(owner, kind, area))
        if count and holding:
            found.append(ChooseUnit(owner, kind, area, True))
    return found


class LoseUnit(OneSeat, frozen=True):
    """Its owner, `seat`, picks one of its units that goes: in `area` or anywhere; of `ranks` or of
    `kinds`, where they are named; `among`: how many of each kind are concerned. `spares_holder`:
    the one on the gate is not. Without such a unit nothing happens."""

    IS_PUBLIC = True

    cause: Cause
    by: Seat = NOBODY
    area: Area = NOWHERE
    ranks: tuple[UnitClass, ...] = ()
    kinds: tuple[Kind, ...] = ()
    among: Counts = ()
    spares_holder: bool = False

    def prompt(self, state: State, seat: Seat) -> Text:
        """Why one goes."""
        game = game_of(state)
        facts = {"who": who(game, self.seat)}
        if self.by in (NOBODY, self.seat):
            return say("cthulhu_wars.prompt.lose", **facts)
        key = self.cause.value if self.cause in (Cause.CAPTURE, Cause.REPLACE) else "eliminate"
        return say(f"cthulhu_wars.prompt.lose.{key}", by=who(game, self.by), **facts)

    def concerned(self, state: Earth) -> list[Kind]:
        """The kinds that may be picked."""
        if self.kinds:
            return list(self.kinds)
        return [
            kind
            for kind, rank in enumerate(ranks(state, self.seat))
            if (rank in self.ranks if self.ranks else rank is not UnitClass.BUILDING)
        ]

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[ChooseUnit]:
        """The units that one can tell apart."""
        game = game_of(state)
        kinds = self.concerned(game)
        areas = all_areas(game) if self.area == NOWHERE else (self.area,)
        found = []
        for area in areas:
            if any(game.units[area][self.seat]):
                found += units_there(game, self.seat, area, kinds, self.among)
        return [each for each in found if not (each.holder and self.spares_holder)]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A unit."""
        return describe(game_of(state), seat, action)

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """It goes."""
        assert isinstance(action, ChooseUnit)
        unit = (action.seat, action.kind, action.area)
        leave(state, context, *unit, self.cause, self.by, holder=action.holder)


class LoseUnits(Auto, frozen=True):
    """Its owner picks so many of its units, one after the other."""

    seat: Seat
    count: int
    cause: Cause
    by: Seat = NOBODY
    area: Area = NOWHERE
    ranks: tuple[UnitClass, ...] = ()
    kinds: tuple[Kind, ...] = ()

    def run(self, state: State, context: StepContext) -> None:
        """As many questions; what is left alike is not asked for."""
        one = LoseUnit(self.seat, self.cause, self.by, self.area, self.ranks, self.kinds)
        context.then(*(one for _ in range(self.count)))


STEPS: tuple[type[Step], ...] = (LoseUnit, LoseUnits)
