"""Ops that are about the city: damage, trouble, the Hideout, hidden threats, needs, tiles (15)."""

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kinfire_council.effects.run import Scope, Steps, handles
from rules.kinfire_council.enums import Tile
from rules.kinfire_council.printed.ops import (
    AnyOp,
    Damage,
    Hidden,
    Hideout,
    NeedAdd,
    NeedRemove,
    PlaceTile,
    TroubleEachSlot,
)
from rules.kinfire_council.rounds.bag import DrawChits
from rules.kinfire_council.rounds.hidden_threats import HideThreats
from rules.kinfire_council.rounds.needs import RemoveNeed, add_need
from rules.kinfire_council.state import NOBODY, Council
from rules.kinfire_council.threats.slots import add_trouble, damage, filled, remove_trouble
from rules.kinfire_council.threats.tiles import place_rubble, place_sea_beast


@handles(Damage)
def put_damage(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    """Trouble comes onto the site, or leaves it."""
    assert isinstance(op, Damage)
    damage(state, context, op.n)
    return ()


@handles(TroubleEachSlot)
def trouble_each(
    state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope
) -> Steps:
    """Every threat in play, slot 1 first: each trouble may trigger it."""
    assert isinstance(op, TroubleEachSlot)
    if op.n > 0:
        return tuple(
            step for slot in filled(state) for step in add_trouble(state, context, slot, op.n)
        )
    for slot in filled(state):
        remove_trouble(state, context, slot, -op.n)
    return ()


@handles(Hideout)
def draw_chits(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    """Chits wait in the Hideout; during a resolution for the next one (R18)."""
    assert isinstance(op, Hideout)
    return (DrawChits(op.n),)


@handles(Hidden)
def hide_threats(
    state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope
) -> Steps:
    """Face down, whoever may have seen them."""
    assert isinstance(op, Hidden)
    return (HideThreats(op.n),)


@handles(NeedAdd)
def another_need(
    state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope
) -> Steps:
    """A need comes onto the track."""
    assert isinstance(op, NeedAdd)
    add_need(state, context, op.res)
    return ()


@handles(NeedRemove)
def remove_needs(
    state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope
) -> Steps:
    """The lead sponsor chooses, without one the Speaker."""
    assert isinstance(op, NeedRemove)
    chooser = state.speaker if scope.lead == NOBODY else scope.lead
    return (RemoveNeed(chooser, op.n, scope.item),) if op.n > 0 else ()


@handles(PlaceTile)
def place_tile(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    """Rubble in the city or the Sea Beast at the site."""
    assert isinstance(op, PlaceTile)
    if op.tile is Tile.RUBBLE:
        place_rubble(state, context, scope)
    else:
        place_sea_beast(state, context, scope)
    return ()
