"""Moving (6): any own units, each once and one area far, for one Power each.

The units are moved one by one: the first opens the action, `Done` ends it. Units that have come to
an area by it stay there.
"""

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate

import msgspec

from rules.cthulhu_wars.abilities.effect import Effect
from rules.cthulhu_wars.abilities.effects import having, own
from rules.cthulhu_wars.actions import Walks
from rules.cthulhu_wars.asking import too_dear
from rules.cthulhu_wars.describe import kind_name, place_name
from rules.cthulhu_wars.earth.counting import areas_with, kinds_of_rank, of_rank, units_in
from rules.cthulhu_wars.earth.geography import all_areas, globe, within
from rules.cthulhu_wars.earth.placing import shift
from rules.cthulhu_wars.enums import Faction, UnitClass
from rules.cthulhu_wars.points import affordable, extra, pay
from rules.cthulhu_wars.state import Area, Counts, Earth, Kind, Walk
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.text import Text, say

COST = 1
Mover = tuple[Kind, Area, bool]
"""What may move: a kind, where from, whether it is the one on the gate."""
Group = tuple[Mover, ...]
"""Those of one area."""


class WalkList(Sequence[Walks]):
    """All moves of single units, made when they are asked for."""

    def __init__(self, groups: list[Group], near: Sequence[tuple[Area, ...]]) -> None:
        """Who may move, and by area where to."""
        self.groups, self.near = groups, near
        self._ends = list(accumulate([len(each) * len(near[each[0][1]]) for each in groups]))

    @property
    def movers(self) -> list[Mover]:
        """Who may move."""
        return [mover for group in self.groups for mover in group]

    def __len__(self) -> int:
        """How many."""
        return self._ends[-1] if self._ends else 0

    def __getitem__(self, index: int) -> Walks:  # type: ignore[override]  # never sliced
        """One of them."""
        if index < 0:
            index += len(self)
        if not 0 <= index < len(self):
            raise IndexError(index)
        at = bisect_right(self._ends, index)
        group = self.groups[at]
        near = self.near[group[0][1]]
        which, where = divmod(index - (self._ends[at - 1] if at else 0), len(near))
        kind, source, holder = group[which]
        return Walks(kind, source, near[where], holder)

    def __contains__(self, action: object) -> bool:
        """Whether the move is one of them."""
        if not isinstance(action, Walks):
            return False
        mover = (action.kind, action.source, action.holder)
        return mover in self.movers and action.target in self.near[action.source]


def reach(state: Earth, seat: Seat) -> int:
    """How many areas a unit may go in a move."""
    found = own(state, seat, "reach")
    return max([1, *(each.reach(state, seat) for each in found)]) if found else 1


def arrivals(state: Earth) -> dict[tuple[Kind, Area], int]:
    """How many of a kind have come to an area by the open move action."""
    found: dict[tuple[Kind, Area], int] = {}
    if state.turn is not None:
        for walk in state.turn.moving:
            unit = (walk.kind, walk.target)
            found[unit] = found.get(unit, 0) + 1
    return found


@lru_cache(maxsize=50_000)
def _group(faction: Faction, here: Counts, area: Area, holding: Kind) -> Group:
    """Those of an area that nothing keeps there. `holding`: the kind on its gate, or -1."""
    found: list[Mover] = []
    fixed = kinds_of_rank(faction, UnitClass.BUILDING)
    for kind, count in enumerate(here):
        if not count or kind in fixed:
            continue
        if count > (kind == holding):
            found.append((kind, area, False))
        if kind == holding:
            found.append((kind, area, True))
    return tuple(found)


def groups(state: Earth, seat: Seat) -> list[Group]:
    """The units that may move now, alike ones once, by area."""
    found: list[Group] = []
    faction, units, gates = state.factions[seat], state.units, state.gates
    moved, barring = arrivals(state), own(state, seat, "bars_leaving")
    arrived = {area for _, area in moved}
    for area in areas_with(state, seat):
        gate = gates[area]
        holding = gate.kind if gate is not None and gate.holder == seat else -1
        group = _group(faction, units[area][seat], area, holding)
        if area in arrived or barring:
            group = _free(state, seat, group, moved, barring)
        if group:
            found.append(group)
    return found


def _free(
    state: Earth,
    seat: Seat,
    group: Group,
    moved: dict[tuple[Kind, Area], int],
    barring: tuple[Effect, ...],
) -> Group:
    """Of those of an area the ones that have not come there by this move, and that nothing keeps
    there."""
    found = group
    for mover in group:
        kind, area, holder = mover
        came = 0 if holder else moved.get((kind, area), 0)
        is_held = came and came >= state.units[area][seat][kind] - ((kind, area, True) in group)
        if is_held or any(e.bars_leaving(state, seat, kind, area) for e in barring):
            found = tuple([each for each in found if each != mover])
    return found


def movers(state: Earth, seat: Seat) -> list[Mover]:
    """The units that may move now, alike ones once."""
    return [mover for group in groups(state, seat) for mover in group]


def walks(state: Earth, seat: Seat) -> Sequence[Walks]:
    """All moves of one unit that are open now, within a move action or as its first."""
    if state.power[seat] < COST:
        return ()
    near = globe(state.variant.map).within(reach(state, seat))
    if having(state, "surcharge"):
        ends = affordable(state, seat, all_areas(state), COST)
        if len(ends) < len(near):
            near = tuple(tuple([area for area in areas if area in ends]) for areas in near)
    return WalkList(groups(state, seat), near)


def why_not_walk(state: Earth, seat: Seat, kind: Kind, source: Area) -> Text | None:
    """What keeps a unit of this kind from leaving an area."""
    facts = {"what": kind_name(state, seat, kind), "place": place_name(state, source)}
    if kind in of_rank(state, seat, UnitClass.BUILDING):
        return say("cthulhu_wars.why.move.building", **facts)
    if state.power[seat] < COST:
        return too_dear(state, seat, COST)
    if not state.units[source][seat][kind]:
        return say("cthulhu_wars.why.move.nobody", **facts)
    if any(e.bars_leaving(state, seat, kind, source) for e in own(state, seat, "bars_leaving")):
        return say("cthulhu_wars.why.move.barred", **facts)
    if (kind, source) not in {mover[:2] for mover in movers(state, seat)}:
        return say("cthulhu_wars.why.move.moved", **facts)
    return None


def why_too_far(state: Earth, seat: Seat, action: Walks) -> Text | None:
    """Whether the way is too long."""
    steps = reach(state, seat)
    if action.target in within(state, action.source, steps):
        return None
    facts = {
        "source": place_name(state, action.source),
        "target": place_name(state, action.target),
    }
    return say("cthulhu_wars.why.move.far", n=steps, **facts)


def walk(state: Earth, context: StepContext, seat: Seat, action: Walks) -> None:
    """Pays and moves the unit; the action stays open."""
    turn = state.turn
    assert turn is not None, "nobody moves out of turn"
    pay(state, context, seat, COST + extra(state, seat, action.target), "move")
    shift(state, context, seat, action.kind, action.source, action.target, action.holder)
    step = Walk(action.kind, action.source, action.target)
    state.turn = msgspec.structs.replace(turn, moving=(*turn.moving, step), action="move")
    for each in own(state, seat, "after_walk"):
        context.then(*each.after_walk(state, seat, step))


def can_walk_on(state: Earth, seat: Seat) -> bool:
    """Whether the open move action can go on."""
    if state.power[seat] < COST:
        return False
    if having(state, "surcharge") or own(state, seat, "bars_leaving"):
        return len(walks(state, seat)) > 0
    if state.turn is None:
        return False
    areas, moved = areas_with(state, seat), len(state.turn.moving)
    if len(areas) > moved:
        return True
    return sum([units_in(state, seat, state.units[area][seat]) for area in areas]) > moved
