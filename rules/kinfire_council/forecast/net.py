"""What a placement leaves in the end: what a location brings less its price and the tax (4, 5).

Counted from what its player sees; prices are paid in the usual way. What he would still choose is
not counted, and is said to be open.
"""

from __future__ import annotations

import msgspec

from rules.kernel.steps import Seat
from rules.kinfire_council.effects.run import Scope
from rules.kinfire_council.enums import Moment, Resource, Source
from rules.kinfire_council.forecast.foresight import Ahead
from rules.kinfire_council.goods import set_sheet, without
from rules.kinfire_council.printed import ops as op
from rules.kinfire_council.printed.library import item_set, locations
from rules.kinfire_council.printed.ops import Ops
from rules.kinfire_council.printed.signs import ops_here
from rules.kinfire_council.printed.triggers import triggers_on
from rules.kinfire_council.spaces import patron_of, tax
from rules.kinfire_council.state import NOBODY, Council, Goods, Space
from rules.kinfire_council.turn.acting import times_of
from rules.kinfire_council.turn.paying import amount, can_pay, payments

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
    location, before = locations(view, space)[index], view.sheets[seat]
    ahead = Ahead(view)
    state, fee = ahead.state, tax(view, seat, piece, space)
    if not _pay(state, seat, (op.Pay(Resource.COIN, fee),) if fee else ()):
        return None
    state.coffers += fee
    _pay_patron(ahead, seat, piece, space)
    if not _pay(state, seat, location.cost):
        return None
    gain = ops_here(view, location.gain)
    times = times_of(view, space, location)
    for _ in range(1 if location.cost else times):
        ahead.run(seat, gain, Scope(Source.LOCATION, location.id, space, piece))
    _after(ahead, seat, piece)
    cards = len(state.hands[seat]) - len(view.hands[seat])
    return Net(
        without(state.sheets[seat].goods, before.goods),
        state.score[seat] - view.score[seat],
        cards,
        bool(location.cost) and times > 1,
        any(isinstance(each, OPEN) for each in gain),
    )


def _pay(state: Council, seat: Seat, cost: Ops) -> bool:
    """Pays in the usual way, coins before magic; False where it cannot be paid (5)."""
    if not can_pay(state, seat, cost):
        return False
    sheet = state.sheets[seat]
    state.score[seat] -= amount(cost, op.PayV)
    state.hands[seat] = state.hands[seat][amount(cost, op.DiscardResearch) :]
    set_sheet(
        state,
        seat,
        goods=without(sheet.goods, payments(state, seat, cost)[0]),
        cultists=sheet.cultists[amount(cost, op.SpendCultist) :],
        trophies=sheet.trophies[amount(cost, op.SpendThreat) :],
    )
    return True


def _pay_patron(ahead: Ahead, seat: Seat, piece: int, space: Space) -> None:
    """A rival who is patron there is paid first: that may leave the player more or less (10)."""
    patron = patron_of(ahead.state, space)
    if patron not in (NOBODY, seat):
        district = item_set(ahead.state).districts[int(space)]
        assert district is not None
        ahead.run(patron, district.patron, Scope(Source.UPGRADE, district.id, space, piece))


def _after(ahead: Ahead, seat: Seat, piece: int) -> None:
    """What the piece's skill, and all else that waits for it, does after a city location (7)."""
    turn = ahead.state.turn
    skill = ahead.state.sheets[seat].pieces[piece].skill
    learnt = turn.skills if turn is not None and turn.seat == seat else ()
    for each in (*(() if skill is None else (skill,)), *learnt):
        for trigger in triggers_on(item_set(ahead.state).skills[each].mods, Moment.LOCATION_ACTION):
            ahead.run(seat, trigger.do)
    ahead.happen(Moment.LOCATION_ACTION, seat)
