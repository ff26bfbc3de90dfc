"""Power and Doom come and go (5, 6): every change is told."""

from collections.abc import Sequence

from rules.cthulhu_wars.abilities.effects import having
from rules.cthulhu_wars.earth.geography import Areas
from rules.cthulhu_wars.events import DoomChanged, PowerChanged
from rules.cthulhu_wars.sources import noted
from rules.cthulhu_wars.state import NOWHERE, Area, Earth
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Seat


def pay(state: Earth, context: StepContext, seat: Seat, cost: int, why: str = "") -> None:
    """Pays Power, first and in full (6); the caller has seen that there is enough."""
    if cost:
        assert state.power[seat] >= cost, f"seat {seat} has {state.power[seat]} of {cost} Power"
        state.power[seat] -= cost
        context.emit(PowerChanged(seat, -cost, why))


def extra(state: Earth, seat: Seat, area: Area) -> int:
    """What an action that ends in an area costs more, by effects of others."""
    found = having(state, "surcharge")
    if not found:
        return 0
    return sum(each.surcharge(state, owner, seat, area) for owner, each in found if owner != seat)


def affordable(state: Earth, seat: Seat, areas: Areas, cost: int) -> Areas:
    """Of these areas those in which an action of this cost can be paid for."""
    if state.power[seat] < cost:
        return ()
    effects = [(owner, each) for owner, each in having(state, "surcharge") if owner != seat]
    if not effects:
        return areas
    found, most = [], state.power[seat] - cost
    for area in areas:
        if sum([each.surcharge(state, owner, seat, area) for owner, each in effects]) <= most:
            found.append(area)
    return tuple(found)


def landing(action: Action) -> Area:
    """The area in which an action ends: its target, or where it is done."""
    fields = type(action).__struct_fields__
    found: Area = getattr(action, "target" if "target" in fields else "area", NOWHERE)
    return found


def payable(state: Earth, seat: Seat, actions: Sequence[Action], cost: int) -> Sequence[Action]:
    """Of actions that cost so much those that can be paid for in the areas in which they end."""
    if not having(state, "surcharge"):
        return actions
    most = state.power[seat] - cost
    return [each for each in actions if extra(state, seat, landing(each)) <= most]


def gain_power(state: Earth, context: StepContext, seat: Seat, amount: int, why: str = "") -> None:
    """Power gained."""
    if amount:
        state.power[seat] += amount
        context.emit(PowerChanged(seat, amount, why))


def gain_doom(state: Earth, context: StepContext, seat: Seat, amount: int, why: str = "") -> None:
    """Doom gained."""
    if amount:
        state.doom[seat] += amount
        state.tally[seat] = noted(state.tally[seat], why, amount)
        context.emit(DoomChanged(seat, amount, why))


def gain_signs(state: Earth, seat: Seat, amount: int) -> None:
    """Elder Signs that are due: drawn when the running action is over (9)."""
    state.due_signs[seat] += amount
