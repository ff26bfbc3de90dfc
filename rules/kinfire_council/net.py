"""What a placement leaves in the end: what a location brings less its price and the tax (4, 5).

Counted from what its player sees; prices are paid in the usual way. What he would still choose is
not counted, and is said to be open.
"""

from __future__ import annotations

import msgspec

from rules.kernel.steps import Seat
from rules.kinfire_council import ops as op
from rules.kinfire_council.acting import times_of
from rules.kinfire_council.effects.run import Scope
from rules.kinfire_council.foresight import Ahead
from rules.kinfire_council.goods import added, goods_of, set_sheet, without
from rules.kinfire_council.library import locations, shelf
from rules.kinfire_council.ops import Ops
from rules.kinfire_council.paying import after_tax, amount, can_pay_after_tax, price_of, ways
from rules.kinfire_council.printed import ops_here
from rules.kinfire_council.spaces import tax
from rules.kinfire_council.state import Council, Goods, Space
from rules.kinfire_council.triggers import triggers_on
from rules.kinfire_council.words import Moment, Resource, Source

OPEN = (
    op.GainChoice,
    op.Choose,
    op.May,
    op.Errand,
    op.Arrest,
    op.Upgrade,
    op.Repel,
    op.Sentry,
)
"""What leads to a choice from which goods or points may come."""


class Net(msgspec.Struct, frozen=True):
    """More or less than before, `goods` in the order of the resources. `cards`: research;
    `is_once`: it may be done again for its price; `is_open`: something is left to choose."""

    goods: Goods
    v: int
    cards: int
    is_once: bool = False
    is_open: bool = False


def net(view: Council, seat: Seat, piece: int, space: Space, index: int) -> Net | None:
    """What placing a piece and using this location leaves; None where it cannot be paid."""
    location, fee = locations(view, space)[index], tax(view, seat, piece, space)
    before = view.sheets[seat]
    left = after_tax(before.goods, fee)
    if left is None or not can_pay_after_tax(view, seat, location.cost, fee):
        return None
    ahead = Ahead(view)
    state = ahead.state
    state.coffers += fee
    set_sheet(state, seat, goods=without(left, ways(left, price_of(location.cost), 0, 0)[0]))
    _pay_others(state, seat, location.cost)
    gain = ops_here(view, location.gain)
    _bring(ahead, seat, gain, Scope(Source.LOCATION, location.id, space, piece))
    _after(ahead, seat, piece)
    bought = len(state.hands[seat]) - len(view.hands[seat])
    return Net(
        without(state.sheets[seat].goods, before.goods),
        state.score[seat] - view.score[seat],
        bought + sum(each.n for each in gain if isinstance(each, op.Research)),
        bool(location.cost) and times_of(view, space, location) > 1,
        any(isinstance(each, OPEN) for each in gain),
    )


def _pay_others(state: Council, seat: Seat, cost: Ops) -> None:
    """What is paid besides goods: V, cards, cultists, trophies."""
    state.score[seat] -= amount(cost, op.PayV)
    sheet = state.sheets[seat]
    state.hands[seat] = state.hands[seat][amount(cost, op.DiscardResearch) :]
    set_sheet(
        state,
        seat,
        cultists=sheet.cultists[amount(cost, op.SpendCultist) :],
        trophies=sheet.trophies[amount(cost, op.SpendThreat) :],
    )


def _bring(ahead: Ahead, seat: Seat, gain: Ops, scope: Scope) -> None:
    """The effects, one after the other; the coffers give what lies there, the tax just paid too."""
    for each in gain:
        if isinstance(each, op.Coffers):
            coins = min(each.max, ahead.state.coffers)
            ahead.state.coffers -= coins
            held = ahead.state.sheets[seat].goods
            set_sheet(ahead.state, seat, goods=added(held, goods_of(Resource.COIN, coins)))
        elif isinstance(each, op.CoffersEmpty):
            ahead.state.coffers = 0
        else:
            ahead.run(seat, (each,), scope)


def _after(ahead: Ahead, seat: Seat, piece: int) -> None:
    """What the piece's skill, and all else that waits for it, does after a city location (7)."""
    turn = ahead.state.turn
    skill = ahead.state.sheets[seat].pieces[piece].skill
    learnt = turn.skills if turn is not None and turn.seat == seat else ()
    for each in (*(() if skill is None else (skill,)), *learnt):
        for trigger in triggers_on(shelf(ahead.state).skills[each].mods, Moment.LOCATION_ACTION):
            ahead.run(seat, trigger.do)
    ahead.happen(Moment.LOCATION_ACTION, seat)
