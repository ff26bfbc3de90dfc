"""Printed effects as signs with numbers: «2c 1f» at a glance on the board (3)."""

from collections.abc import Callable
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from rules.kinfire_council import ops
from rules.kinfire_council.content import Location
from rules.kinfire_council.ops import AnyOp, Op, Ops
from rules.kinfire_council.words import BASIC


class Sign(StrEnum):
    """What a sign stands for. Signs without a number have 0."""

    COIN = "coin"
    FOOD = "food"
    COMMON = "common"
    RARE = "rare"
    MAGIC = "magic"
    BASIC = "basic"
    MIX = "mix"
    """Of several kinds, which follow as `ONE_OF` signs."""
    ONE_OF_COIN = "one_of_coin"
    ONE_OF_FOOD = "one_of_food"
    ONE_OF_COMMON = "one_of_common"
    ONE_OF_RARE = "one_of_rare"
    ONE_OF_MAGIC = "one_of_magic"
    V = "v"
    CULT_V = "cult_v"
    CULT_INFLUENCE = "cult_influence"
    VOTE = "vote"
    INFLUENCE = "influence"
    RESEARCH = "research"
    RESEARCH_LOST = "research_lost"
    CULTIST = "cultist"
    TROPHY = "trophy"
    RELEASE = "release"
    COFFERS = "coffers"
    SENTRY = "sentry"
    ERRAND = "errand"
    NEED = "need"
    SHIP = "ship"
    ARREST = "arrest"
    TRAIN = "train"
    UPGRADE = "upgrade"
    REPEL = "repel"
    CALM = "calm"
    """Trouble that is removed."""
    SCRY = "scry"
    SKILL = "skill"
    LESS = "less"
    """A discount for the sign before it."""
    DAMAGE = "damage"
    TROUBLE = "trouble"
    HIDEOUT = "hideout"
    HIDDEN = "hidden"
    NEED_ADDED = "need_added"
    NEED_REMOVED = "need_removed"
    TILE = "tile"
    EACH_PLAYER = "each_player"
    SPONSORS = "sponsors"
    LEAD = "lead"
    NON_SPONSORS = "non_sponsors"
    ARROW = "arrow"
    """Between what is paid and what is gained."""
    OR = "or"
    MAY = "may"
    PER = "per"
    """What came before is done once for each of something, at most so many times."""
    TIMES = "times"
    """The whole up to so many times."""


class Icon(NamedTuple):
    """A sign and its number; `is_loss` where it is taken from a player or put on the city."""

    sign: Sign
    n: int = 0
    is_loss: bool = False


Icons = tuple[Icon, ...]


@lru_cache(maxsize=4096)
def icons_of(of: Ops) -> Icons:
    """The signs of ops, from left to right."""
    return tuple(icon for op in of for icon in _ICONS[type(op)](op))


@lru_cache(maxsize=512)
def location_icons(location: Location) -> Icons:
    """Cost, arrow, gain, how often."""
    cost, gain = icons_of(location.cost), icons_of(location.gain)
    arrow = (Icon(Sign.ARROW),) if cost and gain else ()
    times = (Icon(Sign.TIMES, location.times),) if location.times > 1 else ()
    return (*cost, *arrow, *gain, *times)


_Signs = Callable[[AnyOp], Icons]
_PLAIN: dict[type[Op], Sign] = {
    ops.PayV: Sign.V,
    ops.DiscardResearch: Sign.RESEARCH_LOST,
    ops.SpendCultist: Sign.CULTIST,
    ops.SpendThreat: Sign.TROPHY,
    ops.V: Sign.V,
    ops.CultV: Sign.CULT_V,
    ops.CultScore: Sign.CULT_V,
    ops.Influence: Sign.INFLUENCE,
    ops.Vote: Sign.VOTE,
    ops.CultInfluence: Sign.CULT_INFLUENCE,
    ops.Research: Sign.RESEARCH,
    ops.Sentry: Sign.SENTRY,
    ops.ScryThreats: Sign.SCRY,
    ops.ReleaseCultist: Sign.RELEASE,
    ops.TroubleEachSlot: Sign.TROUBLE,
    ops.Hideout: Sign.HIDEOUT,
    ops.Hidden: Sign.HIDDEN,
    ops.NeedRemove: Sign.NEED_REMOVED,
    ops.Arrest: Sign.ARREST,
    ops.Train: Sign.TRAIN,
    ops.RemoveTrouble: Sign.CALM,
}
_LOSSES = (
    ops.PayV, ops.DiscardResearch, ops.SpendCultist, ops.SpendThreat, ops.CultInfluence,
    ops.ReleaseCultist,
)  # fmt: skip


def _plain(op: AnyOp) -> Icons:
    """One sign with the number of the op."""
    n: int = getattr(op, "n")  # noqa: B009
    return (Icon(_PLAIN[type(op)], abs(n), isinstance(op, _LOSSES) or n < 0),)


def _good(op: AnyOp) -> Icons:
    assert isinstance(op, (ops.Pay, ops.Gain, ops.Lose))
    return (Icon(Sign(op.res), op.n, not isinstance(op, ops.Gain)),)


def _mix(op: AnyOp) -> Icons:
    assert isinstance(op, ops.GainChoice)
    if op.of == BASIC:
        return (Icon(Sign.BASIC, op.n),)
    return (Icon(Sign.MIX, op.n), *(Icon(Sign(f"one_of_{each}")) for each in op.of))


def _coffers(op: AnyOp) -> Icons:
    n = op.max if isinstance(op, ops.Coffers) else 0
    return (Icon(Sign.COFFERS, n, not n),)


def _errand(op: AnyOp) -> Icons:
    assert isinstance(op, ops.Errand)
    sign = {"need": Sign.NEED, "ship": Sign.SHIP}.get(op.kind, Sign.ERRAND)
    return (Icon(sign, op.n), *_less(op.discount))


def _less(discount: int) -> Icons:
    return (Icon(Sign.LESS, discount),) if discount else ()


def _paying(op: AnyOp) -> Icons:
    assert isinstance(op, (ops.Upgrade, ops.Repel))
    sign = Sign.UPGRADE if isinstance(op, ops.Upgrade) else Sign.REPEL
    return (Icon(sign), *_less(op.discount))


def _turn_discount(op: AnyOp) -> Icons:
    assert isinstance(op, ops.TurnDiscount)
    sign = {"tax": Sign.COIN, "upgrade": Sign.UPGRADE, "repel": Sign.REPEL}.get(op.kind, Sign.SHIP)
    return (Icon(sign), *_less(op.n))


def _damage(op: AnyOp) -> Icons:
    assert isinstance(op, ops.Damage)
    return (Icon(Sign.DAMAGE, op.n, True) if op.n > 0 else Icon(Sign.CALM, -op.n),)


def _per(op: AnyOp) -> Icons:
    assert isinstance(op, ops.Per)
    return (*icons_of(op.each), Icon(Sign.PER, op.max))


def _choose(op: AnyOp) -> Icons:
    assert isinstance(op, ops.Choose)
    found: Icons = ()
    for option in op.options:
        found += (*((Icon(Sign.OR),) if found else ()), *icons_of(option))
    return found


def _may(op: AnyOp) -> Icons:
    assert isinstance(op, ops.May)
    arrow = (Icon(Sign.ARROW),) if op.cost else ()
    return (Icon(Sign.MAY), *icons_of(op.cost), *arrow, *icons_of(op.gain))


def _to(op: AnyOp) -> Icons:
    assert isinstance(op, ops.To)
    sign = Sign.EACH_PLAYER if op.who == "each" else Sign(op.who)
    return (Icon(sign), *icons_of(op.do))


_ICONS: dict[type[Op], _Signs] = {
    **dict.fromkeys(_PLAIN, _plain),
    **dict.fromkeys((ops.Pay, ops.Gain, ops.Lose), _good),
    **dict.fromkeys((ops.Coffers, ops.CoffersEmpty), _coffers),
    **dict.fromkeys((ops.Upgrade, ops.Repel), _paying),
    ops.GainChoice: _mix,
    ops.Errand: _errand,
    ops.TurnDiscount: _turn_discount,
    ops.TurnSkill: lambda op: (Icon(Sign.SKILL),),
    ops.Damage: _damage,
    ops.NeedAdd: lambda op: (Icon(Sign.NEED_ADDED),),
    ops.PlaceTile: lambda op: (Icon(Sign.TILE),),
    ops.Per: _per,
    ops.Choose: _choose,
    ops.May: _may,
    ops.To: _to,
}
