"""The game of two (13): Doom for units lost, Decay, no pass. Without the variant nothing here
changes anything."""

import re
from functools import cache

import msgspec

from rules.cthulhu_wars.data import read
from rules.cthulhu_wars.earth.counting import all_seats, has_six, unit_id
from rules.cthulhu_wars.enums import Cause
from rules.cthulhu_wars.points import gain_doom, pay
from rules.cthulhu_wars.rounds.events import DecayRose
from rules.cthulhu_wars.state import Earth, Kind
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat

SCORED = (Cause.KILL, Cause.ELIMINATE, Cause.NO_RETREAT, Cause.SACRIFICE)
"""Why a unit must leave to bring its owner's opponent Doom: not when captured or replaced."""


class Prices(msgspec.Struct, frozen=True, kw_only=True):
    """What a kind may cost."""

    id: str
    count: int
    cost: int | str
    cost_again: int | None = None
    cost_with: dict[str, int] = {}


@cache
def worth(unit: str) -> int:
    """What a kind costs; of several prices the mean, rounded up."""
    tables = ((read("factions"), "units"), (read("extensions"), "extension_units"))
    rows = [
        each for file, name in tables for each in msgspec.convert(file[name], tuple[Prices, ...])
    ]
    prices = prices_of(next(each for each in rows if each.id == unit))
    return -(-sum(prices) // len(prices))


def prices_of(kind: Prices) -> list[int]:
    """All that it may cost: where words tell it, each number in them; without one it costs as much
    as there are of it in the pool."""
    if isinstance(kind.cost, str):
        told = [int(each) for each in re.findall(r"\d+", kind.cost)]
        return told or list(range(1, kind.count + 1))
    again = [] if kind.cost_again is None else [kind.cost_again]
    return [kind.cost, *again, *kind.cost_with.values()]


def opponent(seat: Seat) -> Seat:
    """The other one."""
    return Seat(1 - seat)


# -------------------------------------------------------------------- Doom for units
def score(state: Earth, context: StepContext) -> None:
    """A unit that was killed or eliminated by anybody brings the opponent its cost in Doom."""
    if not state.variant.two_player:
        return
    for lost in state.removed:
        if lost.cause in SCORED:
            doom = worth(unit_id(state, lost.owner, lost.kind)) * lost.count
            gain_doom(state, context, opponent(lost.owner), doom, "two_player")


def death_avoided(state: Earth, context: StepContext, owner: Seat, kind: Kind) -> None:
    """A death that an ability avoids brings half of that, rounded up."""
    if state.variant.two_player:
        half = (worth(unit_id(state, owner, kind)) + 1) // 2
        gain_doom(state, context, opponent(owner), half, "two_player")


# -------------------------------------------------------------------- Decay
def reset_decay(state: Earth, context: StepContext) -> None:
    """With Gather Power the marker goes back to 0 (17)."""
    if state.decay:
        state.decay = 0
        context.emit(DecayRose(0))


def before_turn(state: Earth, context: StepContext, seat: Seat, is_out: bool = False) -> None:
    """Before its turn a faction pays Decay; who cannot, or has 0 left, is at 0. Who was at 0, or
    has no more turns (`is_out`), raises Decay instead."""
    if not state.variant.two_player:
        return
    if is_out or not state.power[seat]:
        state.decay += 1
        context.emit(DecayRose(state.decay))
    else:
        pay(state, context, seat, min(state.decay, state.power[seat]), "decay")


# -------------------------------------------------------------------- actions
def may_pass(state: Earth) -> bool:
    """Nobody passes of its own will."""
    return not state.variant.two_player


def fights_without_limit(state: Earth, seat: Seat) -> bool:
    """Battles are unlimited with six books; between two for both, as soon as one has them."""
    if state.variant.two_player:
        return any(has_six(state, each) for each in all_seats(state))
    return has_six(state, seat)
