"""What can be told of ops without carrying them out: whether points can come of them, whom they
name."""

from __future__ import annotations

from collections.abc import Sequence

from rules.kernel.steps import Seat
from rules.kinfire_council.effects.run import Scope
from rules.kinfire_council.enums import Whom
from rules.kinfire_council.order import all_seats
from rules.kinfire_council.printed import ops as op
from rules.kinfire_council.state import NOBODY, Council

IDLE = (
    op.Pay,
    op.Gain,
    op.GainChoice,
    op.Lose,
    op.Influence,
    op.Research,
    op.Coffers,
    op.CoffersEmpty,
    op.ScryThreats,
    op.TurnDiscount,
    op.TurnSkill,
    op.NeedAdd,
    op.NeedRemove,
)
"""What changes no points in the night in which it is done."""


def counts(ops: Sequence[op.AnyOp]) -> bool:
    """Whether points of this night, or what they follow from, can come of ops."""
    return any(_counts(each) for each in ops)


def _counts(each: op.AnyOp) -> bool:
    match each:
        case op.Per(each=inner) | op.To(do=inner):
            return counts(inner)
        case op.Choose(options=options):
            return any(counts(inner) for inner in options)
        case op.May(cost=cost, gain=gain):
            return counts(cost) or counts(gain)
    return not isinstance(each, IDLE)


def named(state: Council, who: Whom, scope: Scope) -> tuple[Seat, ...]:
    """Whom `to` means (15)."""
    if who is Whom.EACH:
        return all_seats(state)
    if who is Whom.LEAD:
        return () if scope.lead == NOBODY else (scope.lead,)
    is_sponsor = who is Whom.SPONSORS
    return tuple(seat for seat in all_seats(state) if (seat in scope.sponsors) is is_sponsor)
