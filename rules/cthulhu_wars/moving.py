"""Moving (6): any own units, each once and one area far, for one Power each.

The units are moved one by one: the first opens the action, `Done` ends it. Units that have come to
an area by it stay there.
"""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

import msgspec

from rules.cthulhu_wars.actions import Walks
from rules.cthulhu_wars.asking import too_dear
from rules.cthulhu_wars.counting import nothing, of_rank, on_map
from rules.cthulhu_wars.describe import kind_name, place_name
from rules.cthulhu_wars.effects import having, own
from rules.cthulhu_wars.geography import all_areas, globe, within
from rules.cthulhu_wars.placing import shift
from rules.cthulhu_wars.points import affordable, extra, pay
from rules.cthulhu_wars.state import Area, Earth, Kind, Walk
from rules.cthulhu_wars.words import UnitClass
from rules.kernel.steps import Seat
from rules.kernel.table import Table
from rules.kernel.text import Text, say

COST = 1
Mover = tuple[Kind, Area, bool]
"""What may move: a kind, where from, whether it is the one on the gate."""


class WalkList(Sequence[Walks]):
    """All moves of single units, made when they are asked for."""

    def __init__(self, movers: list[Mover], near: Sequence[tuple[Area, ...]]) -> None:
        """Who may move, and by area where to."""
        self.movers, self.near = movers, near
        self._ends = list(accumulate([len(near[mover[1]]) for mover in movers]))

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
        kind, source, holder = self.movers[at]
        start = self._ends[at - 1] if at else 0
        return Walks(kind, source, self.near[source][index - start], holder)

    def __contains__(self, action: object) -> bool:
        """Whether the move is one of them."""
        if not isinstance(action, Walks):
            return False
        mover = (action.kind, action.source, action.holder)
        return mover in self.movers and action.target in self.near[action.source]


def reach(state: Earth, seat: Seat) -> int:
    """How many areas a unit may go in a move."""
    return max([1, *(each.reach(state, seat) for each in own(state, seat, "reach"))])


def arrivals(state: Earth) -> dict[tuple[Kind, Area], int]:
    """How many of a kind have come to an area by the open move action."""
    found: dict[tuple[Kind, Area], int] = {}
    if state.turn is not None:
        for walk in state.turn.moving:
            unit = (walk.kind, walk.target)
            found[unit] = found.get(unit, 0) + 1
    return found


def movers(state: Earth, seat: Seat) -> list[Mover]:
    """The units that may move now, alike ones once."""
    found: list[Mover] = []
    fixed, moved = of_rank(state, seat, UnitClass.BUILDING), arrivals(state)
    barring, none = own(state, seat, "bars_leaving"), nothing(state.factions[seat])
    for area, all in enumerate(state.units):
        here = all[seat]
        if here == none:
            continue
        gate = state.gates[area]
        holding = gate.kind if gate is not None and gate.holder == seat else -1
        for kind, count in enumerate(here):
            if not count or kind in fixed:
                continue
            if barring and any(e.bars_leaving(state, seat, kind, area) for e in barring):
                continue
            if count - (moved.get((kind, area), 0) if moved else 0) > (kind == holding):
                found.append((kind, area, False))
            if kind == holding:
                found.append((kind, area, True))
    return found


def walks(state: Earth, seat: Seat) -> Sequence[Walks]:
    """All moves of one unit that are open now, within a move action or as its first."""
    if state.power[seat] < COST:
        return ()
    near = globe(state.variant.map).within(reach(state, seat))
    if having(state, "surcharge"):
        ends = affordable(state, seat, all_areas(state), COST)
        if len(ends) < len(near):
            near = tuple(tuple([area for area in areas if area in ends]) for areas in near)
    return WalkList(movers(state, seat), near)


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


def walk(state: Earth, table: Table, seat: Seat, action: Walks) -> None:
    """Pays and moves the unit; the action stays open."""
    turn = state.turn
    assert turn is not None, "nobody moves out of turn"
    pay(state, table, seat, COST + extra(state, seat, action.target), "move")
    shift(state, table, seat, action.kind, action.source, action.target, action.holder)
    step = Walk(action.kind, action.source, action.target)
    state.turn = msgspec.structs.replace(turn, moving=(*turn.moving, step), action="move")
    for each in own(state, seat, "after_walk"):
        table.then(*each.after_walk(state, seat, step))


def can_walk_on(state: Earth, seat: Seat) -> bool:
    """Whether the open move action can go on."""
    if state.power[seat] < COST:
        return False
    if having(state, "surcharge") or own(state, seat, "bars_leaving"):
        return len(walks(state, seat)) > 0
    count = sum([sum(here[seat]) for here in state.units])
    for kind in of_rank(state, seat, UnitClass.BUILDING):
        count -= on_map(state, seat, kind)
    return state.turn is not None and count > len(state.turn.moving)
