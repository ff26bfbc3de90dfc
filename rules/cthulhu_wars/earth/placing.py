"""Figures come and go (4): from the pool to the map, from area to area, off the map.

A figure that is removed goes back to its owner's pool; captured to an enemy's card; set aside it
stays in play. Units of one kind in one area are alike but for the one on the gate: `holder` says
that this one goes. Where it is not said another one goes as long as there is one.
"""

from rules.cthulhu_wars.abilities.effects import own
from rules.cthulhu_wars.earth import gates
from rules.cthulhu_wars.earth.counting import has_buildings, unit_id, units_in
from rules.cthulhu_wars.earth.geography import spot
from rules.cthulhu_wars.enums import Cause
from rules.cthulhu_wars.events import CameUp, CaptiveReturned, Left, Moved, Placed, Replaced
from rules.cthulhu_wars.state import NOBODY, Area, Captive, Counts, Earth, Kind, Removed
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat


def here(state: Earth, seat: Seat, area: Area) -> Counts:
    """What a seat has in an area, by kind."""
    return state.units[area][seat]


def has_units(state: Earth, seat: Seat, area: Area) -> bool:
    """Whether a seat has a unit in an area; a building is none."""
    counts = state.units[area][seat]
    if not any(counts):
        return False
    return not has_buildings(state, seat) or units_in(state, seat, counts) > 0


def changed(counts: Counts, kind: Kind, by: int) -> Counts:
    """The same counts with more or fewer of one kind."""
    found = list(counts)
    found[kind] += by
    assert found[kind] >= 0, f"{-by} of kind {kind} from {counts}"
    return tuple(found)


def put(state: Earth, seat: Seat, kind: Kind, area: Area, count: int = 1) -> None:
    """Changes the number of units in an area, wherever they come from or go to."""
    all = list(state.units[area])
    all[seat] = changed(all[seat], kind, count)
    state.units[area] = tuple(all)


# -------------------------------------------------------------------- coming
def place(
    state: Earth,
    context: StepContext,
    seat: Seat,
    kind: Kind,
    area: Area,
    count: int = 1,
    order: str = "placed",
) -> None:
    """From the pool to an area; the caller has seen that there are enough. `order`: by which
    action."""
    state.pools[seat] = changed(state.pools[seat], kind, -count)
    put(state, seat, kind, area, count)
    context.emit(Placed(seat, unit_id(state, seat, kind), spot(state, area), count, order))


def come_up(
    state: Earth, context: StepContext, seat: Seat, kind: Kind, area: Area, count: int = 1
) -> None:
    """Units that were set aside come to an area."""
    state.aside[seat] = changed(state.aside[seat], kind, -count)
    put(state, seat, kind, area, count)
    context.emit(CameUp(seat, unit_id(state, seat, kind), spot(state, area), count))


def return_captive(state: Earth, context: StepContext, captor: Seat, captive: Captive) -> None:
    """A captured unit goes back to its owner's pool."""
    held = list(state.captives[captor])
    held.remove(captive)
    state.captives[captor] = tuple(held)
    state.pools[captive.seat] = changed(state.pools[captive.seat], captive.kind, 1)
    unit = unit_id(state, captive.seat, captive.kind)
    context.emit(CaptiveReturned(captor, captive.seat, unit))


# -------------------------------------------------------------------- going
def leave(
    state: Earth,
    context: StepContext,
    seat: Seat,
    kind: Kind,
    area: Area,
    cause: Cause,
    by: Seat = NOBODY,
    count: int = 1,
    holder: bool = False,
    gone: bool = False,
) -> None:
    """Off the map: to the pool, to the card of `by` (capture), aside, or `gone` for good."""
    take_away(state, context, seat, kind, area, count, holder)
    gone = gone or _is_last_leave(state, seat, kind, cause)
    _put_away(state, seat, kind, cause, by, count, gone)
    if cause is not Cause.ASIDE:
        state.removed = (*state.removed, Removed(seat, kind, count, cause, by))
    unit = unit_id(state, seat, kind)
    context.emit(Left(seat, unit, spot(state, area), count, cause, by, gone))


def _is_last_leave(state: Earth, seat: Seat, kind: Kind, cause: Cause) -> bool:
    effects = own(state, seat, "leaves_for_good")
    return bool(effects) and any(each.leaves_for_good(state, seat, kind, cause) for each in effects)


def _put_away(
    state: Earth, seat: Seat, kind: Kind, cause: Cause, by: Seat, count: int, gone: bool
) -> None:
    if gone:
        state.gone[seat] = changed(state.gone[seat], kind, count)
    elif cause is Cause.ASIDE:
        state.aside[seat] = changed(state.aside[seat], kind, count)
    elif cause is Cause.CAPTURE:
        taken = (Captive(seat, kind),) * count
        state.captives[by] = tuple(sorted((*state.captives[by], *taken)))
    else:
        state.pools[seat] = changed(state.pools[seat], kind, count)


def take_away(
    state: Earth, context: StepContext, seat: Seat, kind: Kind, area: Area, count: int, holder: bool
) -> None:
    """Out of an area, wherever to; the gate is abandoned if the one on it is among them."""
    is_holding = gates.is_holder(state, seat, kind, area)
    assert is_holding or not holder, f"no {kind} of seat {seat} holds the gate of area {area}"
    loses_gate = is_holding and (holder or count >= state.units[area][seat][kind])
    put(state, seat, kind, area, -count)
    if loses_gate:
        gates.abandon(state, context, area)
    if state.left[seat]:
        gates.forget(state, seat, area)


def shift(
    state: Earth,
    context: StepContext,
    seat: Seat,
    kind: Kind,
    source: Area,
    target: Area,
    holder: bool = False,
    count: int = 1,
    retreat: bool = False,
) -> None:
    """From area to area, by a move or (`retreat`) after a battle; a holder leaves its gate."""
    take_away(state, context, seat, kind, source, count, holder)
    put(state, seat, kind, target, count)
    unit = unit_id(state, seat, kind)
    ends = (spot(state, source), spot(state, target))
    context.emit(Moved(seat, unit, *ends, count, retreat))


def replace(
    state: Earth,
    context: StepContext,
    seat: Seat,
    kind: Kind,
    area: Area,
    by_kind: Kind,
    by: Seat = NOBODY,
    holder: bool = False,
    count: int = 1,
) -> None:
    """Units make room for as many of another kind, of the same seat or of `by`, from its pool; a
    gate under one of them is abandoned (4)."""
    owner = seat if by == NOBODY else by
    take_away(state, context, seat, kind, area, count, holder)
    state.pools[seat] = changed(state.pools[seat], kind, count)
    state.removed = (*state.removed, Removed(seat, kind, count, Cause.REPLACE, owner))
    state.pools[owner] = changed(state.pools[owner], by_kind, -count)
    put(state, owner, by_kind, area, count)
    units = (unit_id(state, seat, kind), unit_id(state, owner, by_kind))
    context.emit(Replaced(seat, units[0], spot(state, area), count, owner, units[1]))
