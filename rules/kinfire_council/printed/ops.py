"""The effect vocabulary: one record for each op, decoded strictly from the data (15).

The set is closed: an unknown op, a missing or a surplus field is a fault of the data file, told by
file, item and field. What an op does stands in `effects/`, one file a topic.
"""

from typing import Union

import msgspec

from rules.kinfire_council.enums import (
    Counter,
    ErrandKind,
    Flag,
    Moment,
    Param,
    Payment,
    Reach,
    Resource,
    Skill,
    Tile,
    TroubleOn,
    Who,
    Whom,
)


class Op(msgspec.Struct, frozen=True, gc=False, tag_field="op", forbid_unknown_fields=True):
    """Base of all ops."""


# -------------------------------------------------------------------- costs
class Pay(Op, frozen=True, tag="pay"):
    """Pay n of a resource, or of `basic`: any mix of coin, food, common."""

    res: str
    n: int


class PayV(Op, frozen=True, tag="pay_v"):
    """Lose n V; not payable below n."""

    n: int


class DiscardResearch(Op, frozen=True, tag="discard_research"):
    """Discard n research cards; as an effect as many as held, up to n, the holder's choice."""

    n: int


class SpendCultist(Op, frozen=True, tag="spend_cultist"):
    """Put n held cultists on the cult discard."""

    n: int


class SpendThreat(Op, frozen=True, tag="spend_threat"):
    """Put n trophies on the threat discard."""

    n: int


# -------------------------------------------------------------------- goods and points
class Gain(Op, frozen=True, tag="gain"):
    """Take n of a resource from the supply."""

    res: Resource
    n: int


class GainChoice(Op, frozen=True, tag="gain_choice"):
    """Take n in any mix of the listed kinds."""

    of: tuple[Resource, ...]
    n: int


class Lose(Op, frozen=True, tag="lose"):
    """Return up to n of a resource; no other kind stands in."""

    res: Resource
    n: int


class V(Op, frozen=True, tag="v"):
    """Add n to the score; never below 0."""

    n: int


class CultV(Op, frozen=True, tag="cult_v"):
    """Icon X: the Cult gains n; with two players it loses n, never below 0."""

    n: int


class CultScore(Op, frozen=True, tag="cult_score"):
    """The Cult gains n, at any player count."""

    n: int


class Influence(Op, frozen=True, tag="influence"):
    """Up to n tokens from the reserve to the sheet."""

    n: int


class Vote(Op, frozen=True, tag="vote"):
    """Up to n tokens from the sheet on decrees of the docket."""

    n: int


class CultInfluence(Op, frozen=True, tag="cult_influence"):
    """Icon d: n tokens from the sheet to the Cult for good; two players: n trouble off threats."""

    n: int


class Research(Op, frozen=True, tag="research"):
    """Draw n research cards."""

    n: int


class Coffers(Op, frozen=True, tag="coffers"):
    """Take up to `max` coins from the coffers."""

    max: int


class CoffersEmpty(Op, frozen=True, tag="coffers_empty"):
    """The coffers go to the supply."""


class Sentry(Op, frozen=True, tag="sentry"):
    """Take n sentries of kinds not owned and in stock."""

    n: int


# -------------------------------------------------------------------- deeds
class Errand(Op, frozen=True, tag="errand"):
    """Up to n extra errands now; the discount is for shipments."""

    n: int
    kind: ErrandKind
    discount: int = 0


class Arrest(Op, frozen=True, tag="arrest"):
    """Arrest up to n cultists."""

    n: int
    where: Reach


class Train(Op, frozen=True, tag="train"):
    """Give up to n own chits one of the skills."""

    skills: tuple[Skill, ...]
    n: int


class Upgrade(Op, frozen=True, tag="upgrade"):
    """Turn one district, paying for it less the discount."""

    discount: int = 0


class Repel(Op, frozen=True, tag="repel"):
    """Repel one threat, paying for it less the discount."""

    discount: int = 0


class RemoveTrouble(Op, frozen=True, tag="remove_trouble"):
    """Remove up to n trouble."""

    n: int
    where: TroubleOn


class ScryThreats(Op, frozen=True, tag="scry_threats"):
    """Look at the top n threats, put each on top or bottom in any order."""

    n: int


class ReleaseCultist(Op, frozen=True, tag="release_cultist"):
    """Up to n held cultists go back into the bag."""

    n: int


class TurnDiscount(Op, frozen=True, tag="turn_discount"):
    """The next payment of that kind in this turn costs n less."""

    kind: Payment
    n: int


class TurnSkill(Op, frozen=True, tag="turn_skill"):
    """The placed piece also has that skill until the turn ends."""

    skill: Skill


# -------------------------------------------------------------------- the city
class Damage(Op, frozen=True, tag="damage"):
    """Put n trouble on the site; a negative n removes up to that much."""

    n: int


class TroubleEachSlot(Op, frozen=True, tag="trouble_each_slot"):
    """Change the trouble of every threat by n, slot 1 first; each may trigger."""

    n: int


class Hideout(Op, frozen=True, tag="hideout"):
    """Draw n chits from the bag into the Hideout."""

    n: int


class Hidden(Op, frozen=True, tag="hidden"):
    """The top n threats go face down under Hidden Threats."""

    n: int


class NeedAdd(Op, frozen=True, tag="need_add"):
    """Add a need."""

    res: Resource


class NeedRemove(Op, frozen=True, tag="need_remove"):
    """The lead sponsor, else the Speaker, removes n need tokens."""

    n: int


class PlaceTile(Op, frozen=True, tag="place_tile"):
    """Put a threat tile into play."""

    tile: Tile


# -------------------------------------------------------------------- ops of ops
class Per(Op, frozen=True, tag="per"):
    """Count once, then do `each` that many times, at most `max`."""

    count: Counter
    each: tuple["AnyOp", ...]
    max: int


class Choose(Op, frozen=True, tag="choose"):
    """The subject picks one open option; the last is always open."""

    options: tuple[tuple["AnyOp", ...], ...]


class May(Op, frozen=True, tag="may"):
    """The subject may pay once to gain."""

    cost: tuple["AnyOp", ...]
    gain: tuple["AnyOp", ...]


class To(Op, frozen=True, tag="to"):
    """Do something to each of these, in order from the Speaker."""

    who: Whom
    do: tuple["AnyOp", ...]


COSTS = (Pay, PayV, DiscardResearch, SpendCultist, SpendThreat)
AnyOp = Union[  # noqa: UP007
    Pay, PayV, DiscardResearch, SpendCultist, SpendThreat, Gain, GainChoice, Lose, V, CultV,
    CultScore, Influence, Vote, CultInfluence, Research, Coffers, CoffersEmpty, Sentry, Errand,
    Arrest, Train, Upgrade, Repel, RemoveTrouble, ScryThreats, ReleaseCultist, TurnDiscount,
    TurnSkill, Damage, TroubleEachSlot, Hideout, Hidden, NeedAdd, NeedRemove, PlaceTile, Per,
    Choose, May, To,
]  # fmt: skip
Ops = tuple[AnyOp, ...]


# -------------------------------------------------------------------- modifiers
class Mod(msgspec.Struct, frozen=True, gc=False, tag_field="kind", forbid_unknown_fields=True):
    """Base of what holds while its source is in play (15)."""


class ParamMod(Mod, frozen=True, tag="param"):
    """Adds to a number."""

    param: Param
    delta: int


class Trigger(Mod, frozen=True, tag="trigger"):
    """Does something when an event happens."""

    on: Moment
    do: Ops
    who: Who = Who.ACTOR


class EndMod(Mod, frozen=True, tag="end"):
    """V for each counted thing at the end of the game."""

    count: Counter
    v: int


class FlagMod(Mod, frozen=True, tag="flag"):
    """A rule switch."""

    flag: Flag


AnyMod = ParamMod | Trigger | EndMod | FlagMod
Mods = tuple[AnyMod, ...]
