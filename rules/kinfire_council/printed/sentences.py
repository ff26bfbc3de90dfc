"""What printed effects say, made from their ops alone, so that it can be translated (15).

Each op is a whole phrase: an order («gain 2 coins») or about somebody («each player gains 2
coins»). What is gained or lost in a row is told together.
"""

from collections.abc import Callable
from enum import StrEnum
from functools import lru_cache, reduce

from rules.kernel.text import Text, say
from rules.kinfire_council.enums import BASIC, Resource, Skill, Who, Whom
from rules.kinfire_council.printed import ops
from rules.kinfire_council.printed.card_messages import SENTENCES
from rules.kinfire_council.printed.ops import (
    AnyMod,
    AnyOp,
    EndMod,
    Mods,
    Op,
    Ops,
    ParamMod,
    Trigger,
)


class Subject(StrEnum):
    """Whom a phrase is about. YOU: an order to the reader."""

    YOU = "you"
    EACH = "each"
    LEAD = "lead"
    SPONSORS = "sponsors"
    NON_SPONSORS = "non_sponsors"
    ACTOR = "actor"
    HOLDER = "holder"


class Bearer(StrEnum):
    """What a modifier is printed on: for all, for its holder, for a piece with a skill."""

    ALL = "all"
    HOLDER = "holder"
    PIECE = "piece"


def sentence_of(of: Ops, subject: Subject = Subject.YOU) -> Text:
    """What ops do, as one sentence."""
    return _sentence(phrase_of(of, subject)) if of else _word("nothing")


def sentence_of_mods(mods: Mods, bearer: Bearer = Bearer.ALL) -> Text:
    """What holds while its source is in play, as one sentence."""
    return _sentence(phrase_of_mods(mods, bearer)) if mods else _word("nothing")


@lru_cache(maxsize=4096)
def phrase_of(of: Ops, subject: Subject = Subject.YOU) -> Text:
    """What ops do, in small letters, without a full stop."""
    return row(tuple(_part(group, subject) for group in _grouped(of)))


@lru_cache(maxsize=1024)
def phrase_of_mods(mods: Mods, bearer: Bearer = Bearer.ALL) -> Text:
    """What holds while its source is in play, in small letters, without a full stop."""
    return row(tuple(_mod(mod, bearer) for mod in mods))


def row(phrases: tuple[Text, ...]) -> Text:
    """Phrases one after another: first this, then that."""
    if not phrases:
        return _word("nothing")
    if len(phrases) == 1:
        return phrases[0]
    return _word("row", first=phrases[0], rest=row(phrases[1:]))


def things_of(cost: Ops) -> Text:
    """What a cost takes: «2 common and 1 rare»."""
    return list_of(tuple(_thing(op) for op in cost))


def price_of(cost: Ops) -> Text:
    """A cost as an order: «pay 2 common and 1 rare»."""
    return _word("price", things=things_of(cost))


def list_of(things: tuple[Text, ...]) -> Text:
    """«2 common, 1 rare and 4 influence»."""
    return _joined(things, "and")


def skill_word(skill: Skill) -> Text:
    """The name of a skill within a sentence."""
    return _word(f"skill.{skill}")


# ---------------------------------------------------------------- lists
def _word(name: str, /, **facts: Text | int | str | tuple[Text, ...]) -> Text:
    return say(f"kinfire_council.effect.{name}", **facts)


def _sentence(what: Text) -> Text:
    return _word("whole", what=what)


def _joined(names: tuple[Text, ...], how: str) -> Text:
    """«a, b and c»: the last one with its own word."""
    if len(names) == 1:
        return names[0]
    first = reduce(lambda before, part: _word("comma", first=before, last=part), names[:-1])
    return _word(how, first=first, last=names[-1])


def _any_of(names: tuple[Text, ...]) -> Text:
    return _joined(names, "or")


# ---------------------------------------------------------------- what is given and taken
BASIC_COST = "basic"
"""The kind of a cost that any mix of coin, food and common pays (5)."""
_COUNTED_THINGS = (
    ops.PayV, ops.DiscardResearch, ops.SpendCultist, ops.SpendThreat, ops.V,
)  # fmt: skip
_PAID: dict[type[Op], str] = {
    ops.PayV: "v",
    ops.DiscardResearch: "research",
    ops.SpendCultist: "cultist",
    ops.SpendThreat: "threat",
    ops.V: "v",
}


def _thing(op: AnyOp) -> Text:
    """What is paid, gained or lost, with its number."""
    if isinstance(op, ops.GainChoice):
        return _mix(op.of, op.n)
    if isinstance(op, ops.Pay) and op.res == BASIC_COST:
        return _mix(BASIC, op.n)
    if isinstance(op, (ops.Pay, ops.Gain, ops.Lose)):
        return _word(f"of.{op.res}", n=op.n)
    assert isinstance(op, _COUNTED_THINGS)
    return _word(f"of.{_PAID[type(op)]}", n=abs(op.n))


def _mix(of: tuple[Resource, ...], n: int) -> Text:
    """«1 food or common», «3 in any mix of food and common»."""
    kinds = tuple(_word(f"kind.{each}") for each in of)
    if n == 1:
        return _word("of.one", n=n, kinds=_any_of(kinds))
    return _word("of.mix", n=n, kinds=list_of(kinds))


def _verb(op: AnyOp) -> str:
    """With which word an op joins its neighbours: gain, lose, pay, or none («»)."""
    if isinstance(op, (ops.Gain, ops.GainChoice)):
        return "gain"
    if isinstance(op, ops.V):
        return "lose" if op.n < 0 else "gain"
    if isinstance(op, ops.Lose):
        return "lose"
    if isinstance(op, ops.COSTS) and not isinstance(op, ops.DiscardResearch):
        return "price"
    return ""


def _grouped(of: Ops) -> list[Ops]:
    """Ops that are told together: neighbours with the same verb."""
    groups: list[Ops] = []
    for op in of:
        verb = _verb(op)
        if groups and verb and _verb(groups[-1][-1]) == verb:
            groups[-1] += (op,)
        else:
            groups.append((op,))
    return groups


def _part(group: Ops, subject: Subject) -> Text:
    verb = _verb(group[0])
    if verb:
        return _about(verb, subject, things=list_of(tuple(_thing(op) for op in group)))
    return _PHRASES[type(group[0])](group[0], subject)


# ---------------------------------------------------------------- for whom
_WITH_WHO = frozenset({
    "gain", "lose", "discard_research", "research", "influence", "vote", "cult_influence",
    "cult_v", "coffers", "release_cultist", "train", "scry_threats", "choose", "may", "may_free",
})  # fmt: skip


def _about(name: str, subject: Subject, **facts: Text | int | str) -> Text:
    """A player's deed: an order, or a phrase about somebody."""
    if subject is Subject.YOU:
        return _word(name, **facts)
    if name in _WITH_WHO:
        return _word(f"{name}_who", who=_word(f"who.{subject}"), **facts)
    return _for(subject, _word(name, **facts))


def _for(subject: Subject, what: Text) -> Text:
    return what if subject is Subject.YOU else _word(f"for.{subject}", what=what)


# ---------------------------------------------------------------- one op
Phrase = Callable[[AnyOp, Subject], Text]
_PHRASES: dict[type[Op], Phrase] = {}


def _says(*kinds: type[Op]) -> Callable[[Phrase], Phrase]:
    def note(function: Phrase) -> Phrase:
        _PHRASES.update(dict.fromkeys(kinds, function))
        return function

    return note


@_says(ops.DiscardResearch, ops.Research, ops.ScryThreats, ops.Sentry, ops.ReleaseCultist)
def _cards(op: AnyOp, subject: Subject) -> Text:
    """Cards, tokens and chits that a player takes or gives away."""
    assert isinstance(op, _CARD_OPS)
    return _about(_name_of(op), subject, n=op.n)


@_says(ops.Influence, ops.Vote, ops.CultInfluence, ops.CultV)
def _influence(op: AnyOp, subject: Subject) -> Text:
    """A player's influence, and what he gives the Cult."""
    assert isinstance(op, (ops.Influence, ops.Vote, ops.CultInfluence, ops.CultV))
    return _about(_name_of(op), subject, n=op.n)


_CARD_OPS = (
    ops.DiscardResearch, ops.Research, ops.ScryThreats, ops.Sentry, ops.ReleaseCultist,
)  # fmt: skip


def _name_of(op: Op) -> str:
    """The name of an op in the data."""
    return str(op.__struct_config__.tag)


@_says(ops.Coffers)
def _coffers(op: AnyOp, subject: Subject) -> Text:
    assert isinstance(op, ops.Coffers)
    return _about("coffers", subject, n=op.max)


@_says(ops.Arrest, ops.RemoveTrouble)
def _reaching(op: AnyOp, subject: Subject) -> Text:
    assert isinstance(op, (ops.Arrest, ops.RemoveTrouble))
    name = "arrest" if isinstance(op, ops.Arrest) else "remove_trouble"
    return _about(f"{name}.{op.where}", subject, n=op.n)


@_says(ops.Errand)
def _errand(op: AnyOp, subject: Subject) -> Text:
    assert isinstance(op, ops.Errand)
    what = _word(f"errand.{op.kind}", n=op.n)
    return _for(subject, _word("errand_less", n=op.discount, what=what) if op.discount else what)


@_says(ops.Train)
def _train(op: AnyOp, subject: Subject) -> Text:
    assert isinstance(op, ops.Train)
    return _about("train", subject, n=op.n, skills=_any_of(tuple(map(skill_word, op.skills))))


@_says(ops.Upgrade, ops.Repel)
def _paying(op: AnyOp, subject: Subject) -> Text:
    assert isinstance(op, (ops.Upgrade, ops.Repel))
    name = "upgrade" if isinstance(op, ops.Upgrade) else "repel"
    if op.discount:
        return _about(f"{name}_less", subject, n=op.discount)
    return _about(name, subject)


@_says(ops.TurnDiscount)
def _turn_discount(op: AnyOp, subject: Subject) -> Text:
    assert isinstance(op, ops.TurnDiscount)
    return _about(f"turn_discount.{op.kind}", subject, n=op.n)


@_says(ops.TurnSkill)
def _turn_skill(op: AnyOp, subject: Subject) -> Text:
    assert isinstance(op, ops.TurnSkill)
    return _about("turn_skill", subject, skill=skill_word(op.skill))


@_says(ops.CultScore, ops.Damage, ops.TroubleEachSlot, ops.Hideout, ops.Hidden, ops.NeedRemove)
def _city(op: AnyOp, subject: Subject) -> Text:
    """What happens to the city."""
    assert isinstance(op, _CITY_OPS)
    up, down = _CITY[type(op)]
    return _for(subject, _word(up if op.n >= 0 else down, n=abs(op.n)))


_CITY_OPS = (
    ops.CultScore, ops.Damage, ops.TroubleEachSlot, ops.Hideout, ops.Hidden, ops.NeedRemove,
)  # fmt: skip
_CITY: dict[type[Op], tuple[str, str]] = {
    ops.CultScore: ("cult_score", "cult_loses"),
    ops.Damage: ("damage", "mend"),
    ops.TroubleEachSlot: ("trouble_each_slot", "calm_each_slot"),
    ops.Hideout: ("hideout", "hideout"),
    ops.Hidden: ("hidden", "hidden"),
    ops.NeedRemove: ("need_remove", "need_remove"),
}


@_says(ops.CoffersEmpty)
def _coffers_empty(op: AnyOp, subject: Subject) -> Text:
    return _word("coffers_empty")


@_says(ops.NeedAdd)
def _need_add(op: AnyOp, subject: Subject) -> Text:
    assert isinstance(op, ops.NeedAdd)
    return _for(subject, _word(f"need_add.{op.res}"))


@_says(ops.PlaceTile)
def _place_tile(op: AnyOp, subject: Subject) -> Text:
    assert isinstance(op, ops.PlaceTile)
    return _for(subject, _word(f"place_tile.{op.tile}"))


# ---------------------------------------------------------------- ops of ops
@_says(ops.Per)
def _per(op: AnyOp, subject: Subject) -> Text:
    assert isinstance(op, ops.Per)
    return _word(f"per.{op.count}", n=op.max, what=phrase_of(op.each, subject))


@_says(ops.Choose)
def _choose(op: AnyOp, subject: Subject) -> Text:
    assert isinstance(op, ops.Choose)
    options = tuple(phrase_of(option) for option in op.options)
    return _about("choose", subject, what=_joined(options, "or_else"))


@_says(ops.May)
def _may(op: AnyOp, subject: Subject) -> Text:
    assert isinstance(op, ops.May)
    if not op.cost:
        return _about("may_free", subject, what=phrase_of(op.gain))
    return _about("may", subject, things=things_of(op.cost), what=phrase_of(op.gain))


@_says(ops.To)
def _to(op: AnyOp, subject: Subject) -> Text:
    assert isinstance(op, ops.To)
    return phrase_of(op.do, _SUBJECT_OF[op.who])


_SUBJECT_OF = {each: Subject(each.value) for each in Whom}


# ---------------------------------------------------------------- modifiers
def _mod(mod: AnyMod, bearer: Bearer) -> Text:
    if isinstance(mod, Trigger):
        return _trigger(mod, bearer)
    if isinstance(mod, EndMod):
        who = Subject.HOLDER if bearer is Bearer.HOLDER else Subject.EACH
        return _word(f"end.{mod.count}", n=mod.v, who=_word(f"who.{who}"))
    if isinstance(mod, ParamMod):
        return _number(mod, bearer)
    return _word(f"flag.{mod.flag}")


def _number(mod: ParamMod, bearer: Bearer) -> Text:
    what = _word(f"{'less' if mod.delta < 0 else 'more'}.{mod.param}", n=abs(mod.delta))
    return _for(Subject.HOLDER, what) if bearer is Bearer.HOLDER else what


def _trigger(mod: Trigger, bearer: Bearer) -> Text:
    """When, then what; the holder's own deeds where it is printed on what he holds."""
    when = {Bearer.ALL: "on", Bearer.HOLDER: "own", Bearer.PIECE: "piece"}[bearer]
    key = f"{when}.{mod.on}"
    if f"kinfire_council.effect.{key}" not in SENTENCES:
        key = f"on.{mod.on}"
    return _word(key, what=phrase_of(mod.do, _doer(mod.who, bearer)))


def _doer(who: Who, bearer: Bearer) -> Subject:
    if who is Who.EACH:
        return Subject.EACH
    if who is Who.NONE or bearer is Bearer.PIECE:
        return Subject.YOU
    return Subject.HOLDER if bearer is Bearer.HOLDER else Subject.ACTOR
