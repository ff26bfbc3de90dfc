"""Deeds (6-9, 12): errands, arrests, training, upgrades, repelling, trouble, scrying.

Choices of effects without a subject are the Speaker's (15).
"""

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kinfire_council.data import SLOTS
from rules.kinfire_council.effects.run import Scope, Steps, handles
from rules.kinfire_council.influence import can_vote
from rules.kinfire_council.printed import ops
from rules.kinfire_council.printed.ops import AnyOp
from rules.kinfire_council.sentries import open_sentries
from rules.kinfire_council.state import NOBODY, Council, Discount
from rules.kinfire_council.threats.arresting import ChooseArrest, within_reach
from rules.kinfire_council.threats.repelling import ChooseThreat, can_repel
from rules.kinfire_council.threats.scrying import scry
from rules.kinfire_council.threats.troubles import LiftTrouble, liftable, release
from rules.kinfire_council.turn.errands import ExtraErrand, errands
from rules.kinfire_council.turn.events import CouldNot
from rules.kinfire_council.turn.moments import change_turn
from rules.kinfire_council.turn.training import ChooseTraining
from rules.kinfire_council.turn.upgrading import ChooseUpgrade, upgradable


def decider(state: Council, seat: Seat) -> Seat:
    """Who does it: where an effect has no subject, the Speaker (15)."""
    return state.speaker if seat == NOBODY else seat


def is_open(state: Council, seat: Seat, op: AnyOp, scope: Scope) -> bool:
    """Whether somebody is asked about a deed: else nothing can be done, or nothing is meant."""
    doer = decider(state, seat)
    match op:
        case ops.Vote(n=n):
            return n > 0 and seat != NOBODY and can_vote(state, seat)
        case ops.Sentry(n=n):
            return n > 0 and seat != NOBODY and bool(open_sentries(state, seat))
        case ops.Errand(n=n, kind=kind, discount=discount):
            return n > 0 and bool(errands(state, doer, kind, discount))
        case ops.Arrest(n=n, where=where):
            return n > 0 and bool(within_reach(state, scope.space, where))
        case ops.Upgrade(discount=discount):
            return bool(upgradable(state, doer, discount))
        case ops.Repel(discount=discount):
            return any(can_repel(state, doer, slot, discount, scope) for slot in range(SLOTS))
        case ops.RemoveTrouble(n=n, where=where):
            return n > 0 and bool(liftable(state, where, n))
        case ops.Train(n=n):
            return n > 0
    return False


def _could_not(context: StepContext, seat: Seat, deed: str) -> Steps:
    """What was offered is not open: that is told, nothing is asked."""
    context.emit(CouldNot(seat, deed))
    return ()


@handles(ops.Errand)
def errand(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    """Up to n extra errands at once; they do not use up the turn's own (8)."""
    assert isinstance(op, ops.Errand)
    doer = decider(state, seat)
    if not is_open(state, seat, op, scope):
        return _could_not(context, doer, "errand")
    return (ExtraErrand(doer, op.n, op.kind, op.discount, scope),)


@handles(ops.Arrest)
def arrest(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    """Up to n arrests; without a cultist in reach nothing is asked (R32)."""
    assert isinstance(op, ops.Arrest)
    doer = decider(state, seat)
    if not is_open(state, seat, op, scope):
        return _could_not(context, doer, "arrest")
    return (ChooseArrest(doer, op.n, op.where, scope),)


@handles(ops.Train)
def train(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    """Up to n own chits (7)."""
    assert isinstance(op, ops.Train)
    return (ChooseTraining(decider(state, seat), op.skills, op.n),) if op.n > 0 else ()


@handles(ops.Upgrade)
def upgrade(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    """One district (10)."""
    assert isinstance(op, ops.Upgrade)
    doer = decider(state, seat)
    if not is_open(state, seat, op, scope):
        return _could_not(context, doer, "upgrade")
    return (ChooseUpgrade(doer, op.discount, scope),)


@handles(ops.Repel)
def repel(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    """One threat in any slot (9)."""
    assert isinstance(op, ops.Repel)
    doer = decider(state, seat)
    if not is_open(state, seat, op, scope):
        return _could_not(context, doer, "repel")
    return (ChooseThreat(doer, op.discount, scope),)


@handles(ops.RemoveTrouble)
def remove_trouble(
    state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope
) -> Steps:
    """Up to n trouble (15)."""
    assert isinstance(op, ops.RemoveTrouble)
    return (LiftTrouble(decider(state, seat), op.n, op.where),) if op.n > 0 else ()


@handles(ops.ScryThreats)
def scry_threats(
    state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope
) -> Steps:
    """The top n threats (12)."""
    assert isinstance(op, ops.ScryThreats)
    return scry(state, context, decider(state, seat), op.n)


@handles(ops.ReleaseCultist)
def release_cultist(
    state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope
) -> Steps:
    """Held cultists go back into the bag, as far as held (6)."""
    assert isinstance(op, ops.ReleaseCultist)
    return () if seat == NOBODY else release(state, context, seat, op.n)


@handles(ops.TurnDiscount)
def turn_discount(
    state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope
) -> Steps:
    """For the next payment of its kind in this turn (5); out of the own turn nothing."""
    assert isinstance(op, ops.TurnDiscount)
    turn = state.turn
    if turn is not None and turn.seat == seat:
        change_turn(state, discounts=(*turn.discounts, Discount(op.kind, op.n)))
    return ()


@handles(ops.TurnSkill)
def turn_skill(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    """The piece of this turn has that skill, too, until it ends (R8)."""
    assert isinstance(op, ops.TurnSkill)
    turn = state.turn
    if turn is not None and turn.seat == seat:
        change_turn(state, skills=(*turn.skills, op.skill))
    return ()
