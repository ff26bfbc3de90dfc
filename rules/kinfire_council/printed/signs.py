"""What printed things say at this table: with two players two signs mean something else (14).

Influence with the Cult takes trouble off threats instead, and what a player would give the Cult it
loses. The rules carry the printed ops out as they stand; words and signs are made from these.
"""

from functools import lru_cache
from typing import TypeVar, cast

import msgspec

from rules.kinfire_council.data import TWO_PLAYERS
from rules.kinfire_council.enums import TroubleOn, Who
from rules.kinfire_council.printed import content, ops
from rules.kinfire_council.printed.ops import AnyOp, Ops
from rules.kinfire_council.state import Council

T = TypeVar("T", bound=msgspec.Struct)


def printed(state: Council, item: T) -> T:
    """An item as it reads at this table."""
    if len(state.sheets) != 2:
        return item
    return _inside(item, not isinstance(item, content.Threat | content.Decree))


def ops_here(state: Council, of: Ops) -> Ops:
    """Ops of a player as they read at this table."""
    return _of_two(of) if len(state.sheets) == 2 else of


@lru_cache(maxsize=1024)
def _of_two(of: Ops) -> Ops:
    return tuple(_op(each, True) for each in of)


def _op(op: AnyOp, is_players: bool) -> AnyOp:
    """`is_players`: a player does it; what befalls the city is as printed (U18)."""
    if is_players and isinstance(op, ops.CultInfluence):
        return ops.RemoveTrouble(op.n * TWO_PLAYERS.trouble_for_influence, TroubleOn.THREAT)
    if is_players and isinstance(op, ops.CultV):
        return ops.CultScore(op.n * TWO_PLAYERS.cult_v_sign)
    return _inside(op, is_players or isinstance(op, ops.To | ops.Choose | ops.May))


def _inside(whole: T, is_players: bool) -> T:
    """An item, a modifier or an op with the ops within it read anew."""
    fields = {name: _value(getattr(whole, name), is_players) for name in whole.__struct_fields__}
    return msgspec.structs.replace(whole, **fields)


def _value(value: object, is_players: bool) -> object:
    if isinstance(value, tuple):
        return tuple(_value(each, is_players) for each in value)
    if isinstance(value, ops.Op):
        return _op(cast("AnyOp", value), is_players)
    if isinstance(value, ops.Trigger):
        return _inside(value, is_players or value.who is not Who.NONE)
    return _inside(value, is_players) if isinstance(value, msgspec.Struct) else value
