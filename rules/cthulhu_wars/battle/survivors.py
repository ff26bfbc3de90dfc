"""Who fought and is still on the map when a battle is over (7, step 7): some are lost even then."""

from collections.abc import Sequence

from rules.cthulhu_wars.actions import ChooseUnit
from rules.cthulhu_wars.asking import OneSeat
from rules.cthulhu_wars.battle.lose import SMALL
from rules.cthulhu_wars.battle.sides import battle_of, force_of, put_force, replace
from rules.cthulhu_wars.describe import describe, who
from rules.cthulhu_wars.earth.counting import ranks
from rules.cthulhu_wars.earth.gates import is_holder
from rules.cthulhu_wars.earth.placing import changed, leave
from rules.cthulhu_wars.enums import Cause, UnitClass
from rules.cthulhu_wars.state import Area, Battle, Earth, Force, Kind, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import Text, say

Standing = tuple[Area, Kind, int]
"""Where units of a kind stand, and how many."""


def survivors(battle: Battle, force: Force) -> tuple[Standing, ...]:
    """The units of a side that fought, by where they are now: still in the battle, kept there
    for lack of a retreat, retreated or sent away."""
    found: dict[tuple[Area, Kind], int] = {}
    for counts in (force.fighting, force.stayed):
        for kind, count in enumerate(counts):
            found[battle.area, kind] = found.get((battle.area, kind), 0) + count
    for walk in force.fled:
        found[walk.target, walk.kind] = found.get((walk.target, walk.kind), 0) + 1
    return tuple((*key, count) for key, count in sorted(found.items()) if count)


def of_ranks(state: Earth, seat: Seat, classes: tuple[UnitClass, ...]) -> list[ChooseUnit]:
    """The survivors of a side that are of these classes, as one can tell them apart."""
    _, battle = battle_of(state)
    force, found = force_of(battle, seat), []
    for area, kind, count in survivors(battle, force):
        if ranks(state, seat)[kind] not in classes:
            continue
        holds = is_holder(state, seat, kind, area) and has_fought(battle, force, area, kind)
        found += [ChooseUnit(seat, kind, area)] * (count > holds)
        found += [ChooseUnit(seat, kind, area, True)] * holds
    return found


def has_fought(battle: Battle, force: Force, area: Area, kind: Kind) -> bool:
    """Whether the unit on the gate there, of this kind, is one of those that fought."""
    is_kept = bool(force.stayed) and force.stayed[kind] > 0
    return area == battle.area and (is_kept or not force.holder_exempt)


class LoseSurvivor(OneSeat, frozen=True):
    """The owner, `seat`, eliminates one of his units that fought, of these classes, wherever it is
    now; without one nothing happens."""

    IS_PUBLIC = True

    by: Seat
    ranks: tuple[UnitClass, ...] = SMALL

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who loses one to whom."""
        game = game_of(state)
        facts = {"who": who(game, self.seat), "by": who(game, self.by)}
        return say("cthulhu_wars.prompt.lose.eliminate", **facts)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """The units that one can tell apart."""
        return of_ranks(game_of(state), self.seat, self.ranks)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """A unit on the map."""
        return describe(game_of(state), seat, action)

    def carry_out(self, state: Earth, context: StepContext, action: Action) -> None:
        """Off the map, out of the battle."""
        assert isinstance(action, ChooseUnit)
        unit = (action.seat, action.kind, action.area)
        leave(state, context, *unit, Cause.ELIMINATE, self.by, holder=action.holder)
        strike(state, self.seat, action.kind, action.area)


def strike(state: Earth, seat: Seat, kind: Kind, area: Area) -> None:
    """The records of a side without one of its survivors."""
    _, battle = battle_of(state)
    force = force_of(battle, seat)
    if area != battle.area:
        fled = list(force.fled)
        fled.remove(next(walk for walk in fled if (walk.kind, walk.target) == (kind, area)))
        put_force(state, replace(force, fled=tuple(fled)))
    elif force.fighting[kind]:
        put_force(state, replace(force, fighting=changed(force.fighting, kind, -1)))
    else:
        put_force(state, replace(force, stayed=changed(force.stayed, kind, -1)))


STEPS = (LoseSurvivor,)
