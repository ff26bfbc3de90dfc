"""What printed effects say and show: every item, every op, word for word."""

import re

import pytest

from rules.kernel.text import Text, add_sentences, english, is_speakable
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
from rules.kinfire_council.items.whole import FILE_OF
from rules.kinfire_council.printed import content, effect_messages, ops
from rules.kinfire_council.printed.card_texts import lines_of, location_text, text_of
from rules.kinfire_council.printed.library import items_of, shipped
from rules.kinfire_council.printed.ops import AnyMod, AnyOp, Mods, Op, Ops
from rules.kinfire_council.printed.sentences import (
    Bearer,
    Subject,
    price_of,
    sentence_of,
    sentence_of_mods,
)

add_sentences("kinfire_council", effect_messages.SENTENCES)
ITEMS = [item for kind in FILE_OF for item in items_of(shipped().content, kind)]
FOUND = {item.id: item for item in ITEMS}


def said(text: Text) -> str:
    words = english(text)
    assert is_speakable(text), text
    assert not re.search(r"[{}]|%n|\(s\)| {2}|\.\.|None", words), words
    return words


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.id)
def test_every_item_has_its_sentences(item: content.Item) -> None:
    """Whole sentences, no place left empty."""
    for line in lines_of(item):
        assert said(line).endswith(".")
    assert said(text_of(item)) == " ".join(map(said, lines_of(item)))


@pytest.mark.parametrize(
    ("item", "line", "words"),
    [
        ("smoke_pall", 0, "While in play: the tax of tier 2 is 1 coin higher."),
        ("smoke_pall", 1, "Repel it: pay 1 food, 1 common and 1 coin, gain 5 V."),
        ("snuffed_lamps", 0,
         "When drawn: draw 1 chit from the bag into the Hideout; the Cult gains 2 V."),
        ("snuffed_lamps", 1, "As a hidden threat: the Cult gains 3 V."),
        ("false_prophet", 0,
         "At 2 trouble: each player chooses: place 1 influence with the Cult, or lose 2 V;"
         " the Cult gains 3 V."),
        ("blood_tithe", 0,
         "While in play: whenever trouble is put on this card, the Cult gains 2 V."),
        ("bounty_law", 0, "after each arrest, the acting player gains 1 coin."),
        ("high_marshal", 0, "after each of their own arrests, the holder gains 1 V and 1 coin."),
        ("master_of_works", 0, "for the holder: upgrades cost 1 less resource."),
        ("public_works", 0,
         "If it passes: each sponsor gains 2 common; the lead sponsor gains 1 rare and 2 V."),
        ("informers", 0,
         "If it passes: each player may pay 1 arrested cultist: gain 4 V; the lead sponsor gains"
         " 2 V."),
        ("gaol_ledger", 0,
         "at the end of the game each player gains 2 V per arrested cultist held."),
        ("supply_cache", 0, "On your turn: gain 3 in any mix of coin, food and common."),
        ("relief_funds", 0,
         "At the start of Night's Fall: gain 1 V; gain 1 V, once per "
         "need met this round (at most 3 times)."),
        ("talos", 0, "for the holder: the tax of tier 3 is 1 coin lower."),
        ("talos", 1, "Starts with 3 coins, 1 food, 1 common and 4 influence."),
        ("saltmarsh", 2, "3 floors: pay 2 common, 1 rare and 1 coin."),
        ("exchange_nest", 2,
         "pay 1 coin, food or common: choose: gain 1 rare, or gain 2 V (up to 4 times)."),
        ("scholar", 0,
         "after this piece uses a location in the city, you may pay 1 coin: draw 1 research card."),
        ("sentry_sponsor", 0, "5 V each time you are lead sponsor of the passed decree."),
    ],
)  # fmt: skip
def test_items_say_what_their_ops_do(item: str, line: int, words: str) -> None:
    """The same content as the printed line."""
    assert said(lines_of(FOUND[item])[line]) == words


GAIN = ops.Gain(Resource.COIN, 1)
SAMPLES: tuple[AnyOp, ...] = (
    *(ops.Pay(res, n) for res in (*Resource, "basic") for n in (1, 2)),
    *(kind(n) for n in (1, 2) for kind in (
        ops.PayV, ops.DiscardResearch, ops.SpendCultist, ops.SpendThreat, ops.CultV, ops.Influence,
        ops.Vote, ops.CultInfluence, ops.Research, ops.Coffers, ops.Sentry, ops.ScryThreats,
        ops.ReleaseCultist, ops.Hideout, ops.Hidden, ops.NeedRemove)),
    *(kind(n) for n in (-2, -1, 1, 2) for kind in (
        ops.V, ops.CultScore, ops.Damage, ops.TroubleEachSlot)),
    *(kind(res, 1) for res in Resource for kind in (ops.Gain, ops.Lose)),
    *(ops.NeedAdd(res) for res in Resource),
    ops.GainChoice((Resource.FOOD, Resource.RARE), 1), ops.GainChoice(tuple(Resource), 4),
    ops.CoffersEmpty(),
    *(ops.Errand(n, kind, less) for kind in ErrandKind for n in (1, 2) for less in (0, 1)),
    *(ops.Arrest(1, where) for where in Reach),
    ops.Train(tuple(Skill), 2),
    ops.Upgrade(), ops.Upgrade(1), ops.Repel(), ops.Repel(2),
    *(ops.RemoveTrouble(2, where) for where in TroubleOn),
    *(ops.TurnDiscount(kind, 1) for kind in Payment),
    *(ops.TurnSkill(skill) for skill in Skill),
    *(ops.PlaceTile(tile) for tile in Tile),
    *(ops.Per(count, (GAIN,), 3) for count in Counter),
    ops.Choose(((GAIN,), (ops.V(1),), (ops.Vote(1),))),
    ops.May((ops.Pay("coin", 1), ops.PayV(2)), (GAIN,)), ops.May((), (GAIN,)),
    *(ops.To(who, (GAIN,)) for who in Whom),
)  # fmt: skip


def test_the_samples_hold_every_op() -> None:
    """A new op needs its words."""
    assert {type(each) for each in SAMPLES} == set(Op.__subclasses__())


@pytest.mark.parametrize("subject", Subject)
@pytest.mark.parametrize("op", SAMPLES, ids=repr)
def test_every_op_is_said_of_everybody(op: AnyOp, subject: Subject) -> None:
    """Each op with each subject is a sentence."""
    words = said(sentence_of((op, op), subject))
    assert words.endswith(".")


def test_neighbours_with_one_verb_are_told_together() -> None:
    """Gains in a row, losses in a row; another op between them parts them."""
    of: Ops = (GAIN, ops.V(2), ops.Vote(1), ops.Lose(Resource.FOOD, 1), ops.V(-2))
    assert said(sentence_of(of)) == "gain 1 coin and 2 V; place 1 vote; lose 1 food and 2 V."
    assert said(sentence_of(())) == "No effect."
    assert (
        said(price_of((ops.PayV(1), ops.SpendThreat(2)))) == "pay 1 V and 2 repelled threat cards"
    )


MODS: tuple[AnyMod, ...] = (
    *(ops.ParamMod(each, n) for each in Param for n in (-2, -1, 1, 2)),
    *(ops.EndMod(each, 2) for each in Counter),
    *(ops.FlagMod(each) for each in Flag),
    *(ops.Trigger(on, (GAIN,), who) for on in Moment for who in Who),
)


@pytest.mark.parametrize("bearer", Bearer)
@pytest.mark.parametrize("mod", MODS, ids=repr)
def test_every_modifier_is_said(mod: AnyMod, bearer: Bearer) -> None:
    """Whatever it is printed on."""
    assert said(sentence_of_mods((mod, mod), bearer)).endswith(".")
    mods: Mods = ()
    assert said(sentence_of_mods(mods, bearer)) == "No effect."


def test_a_location_is_told() -> None:
    """Cost, gain, how often."""
    trade = content.Location(
        id="x", name="x", times=2, cost=(ops.PayV(1),), gain=(ops.Gain(Resource.COIN, 3),)
    )
    assert said(location_text(trade)) == "pay 1 V: gain 3 coins (up to 2 times)."
    paid = content.Location(id="x", name="x", cost=(ops.Pay("coin", 2),))
    assert said(location_text(paid)) == "pay 2 coins."


def test_threats_and_decrees_that_do_nothing_say_so() -> None:
    """An owner may type in such a card."""
    quiet = content.Threat(id="x", name="x", level="-", v=3, cost=(ops.Pay("coin", 1),))
    assert said(lines_of(quiet)[0]) == "Never triggers and does nothing while in play."
    idle = content.Decree(id="x", name="x", kind=FOUND["sweep"].kind)  # type: ignore[attr-defined]
    assert said(text_of(idle)) == "No effect."
