"""Ops of influence, research cards and sentries (8, 11, 12, 15)."""

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kinfire_council import influence
from rules.kinfire_council.effects.run import Scope, Steps, for_player, handles
from rules.kinfire_council.printed import ops
from rules.kinfire_council.printed.ops import AnyOp
from rules.kinfire_council.sentries import take_sentries
from rules.kinfire_council.state import Council
from rules.kinfire_council.turn import research


@handles(ops.Influence)
@for_player
def _influence(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    assert isinstance(op, ops.Influence)
    influence.from_reserve(state, context, seat, op.n)
    return ()


@handles(ops.Vote)
@for_player
def _vote(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    assert isinstance(op, ops.Vote)
    return influence.votes(state, seat, op.n)


@handles(ops.CultInfluence)
@for_player
def _cult_influence(
    state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope
) -> Steps:
    assert isinstance(op, ops.CultInfluence)
    return influence.court(state, context, seat, op.n)


@handles(ops.Research)
@for_player
def _research(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    assert isinstance(op, ops.Research)
    return research.draw(state, context, seat, op.n)


@handles(ops.DiscardResearch)
@for_player
def _discard(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    """As many as held, up to n (R44)."""
    assert isinstance(op, ops.DiscardResearch)
    return research.discard(state, context, seat, op.n)


@handles(ops.Sentry)
@for_player
def _sentry(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    assert isinstance(op, ops.Sentry)
    return take_sentries(state, context, seat, op.n)
