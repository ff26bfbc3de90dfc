"""Why an option of a choice is closed (5): something in it cannot be done in full."""

from functools import lru_cache

import msgspec

from rules.kernel.steps import Seat
from rules.kernel.text import Text, say
from rules.kinfire_council.goods import NO_GOODS, added, goods_of
from rules.kinfire_council.names import goods_text
from rules.kinfire_council.printed import ops
from rules.kinfire_council.printed.ops import Op, Ops
from rules.kinfire_council.state import Council, Goods


class Demand(msgspec.Struct, frozen=True, gc=False):
    """What an option asks of a player in all."""

    goods: Goods
    cards: int
    cultists: int
    reserve: int
    votes: int
    courted: int
    tokens: int
    tokens_of_two: int


@lru_cache(maxsize=1024)
def demand_of(option: Ops) -> Demand:
    """Summed over its ops."""
    goods = NO_GOODS
    for op in option:
        if isinstance(op, ops.Lose):
            goods = added(goods, goods_of(op.res, op.n))
    return Demand(
        goods,
        _sum(option, ops.DiscardResearch),
        _sum(option, ops.ReleaseCultist),
        _sum(option, ops.Influence),
        _sum(option, ops.Vote),
        _sum(option, ops.CultInfluence),
        _tokens(option, (ops.Vote, ops.CultInfluence)),
        _tokens(option, (ops.Vote,)),
    )


def _tokens(option: Ops, spending: tuple[type[Op], ...]) -> int:
    """How many influence tokens must lie on the sheet: what comes later pays for nothing before."""
    left = least = 0
    for op in option:
        if isinstance(op, ops.Influence):
            left += op.n
        elif isinstance(op, _NUMBERED) and type(op) in spending:
            left -= op.n
            least = min(least, left)
    return -least


_NUMBERED = (ops.DiscardResearch, ops.ReleaseCultist, ops.Influence, ops.Vote, ops.CultInfluence)


def _sum(option: Ops, kind: type[Op]) -> int:
    return sum(op.n for op in option if isinstance(op, _NUMBERED) and type(op) is kind)


def why_closed(state: Council, seat: Seat, option: Ops) -> Text | None:
    """The first thing in it that cannot be done in full, or None."""
    demand, sheet = demand_of(option), state.sheets[seat]
    if any(n > has for n, has in zip(demand.goods, sheet.goods, strict=True)):
        facts = {"goods": goods_text(demand.goods), "held": goods_text(sheet.goods)}
        return say("kinfire_council.why.lose_short", **facts)
    for name, n, has in (
        ("cards", demand.cards, len(state.hands[seat])),
        ("release", demand.cultists, len(sheet.cultists)),
        ("influence", demand.reserve, sheet.reserve),
    ):
        if n > has:
            return say(f"kinfire_council.why.{name}_short", n=n, held=has)
    return _why_no_tokens(state, seat, demand)


def _why_no_tokens(state: Council, seat: Seat, demand: Demand) -> Text | None:
    """Votes and influence with the Cult take tokens; with two players the latter takes trouble."""
    if demand.votes and not state.docket:
        return say("kinfire_council.why.no_docket")
    tokens, has = demand.tokens, state.sheets[seat].influence
    if len(state.sheets) == 2:
        tokens = demand.tokens_of_two
        lies = sum(threat.trouble for threat in state.threats if threat is not None)
        if demand.courted > lies:
            return say("kinfire_council.why.no_trouble", n=demand.courted)
    if tokens > has:
        return say("kinfire_council.why.tokens_short", n=tokens, held=has)
    return None
