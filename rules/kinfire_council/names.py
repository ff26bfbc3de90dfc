"""Names of items and components, as texts.

A shipped name is translatable; one that an owner has typed in stands as it is.
"""

from collections.abc import Iterator
from functools import lru_cache

from rules.kernel.steps import Seat
from rules.kernel.text import QT_TRANSLATE_NOOP, Text, plain, say
from rules.kinfire_council.enums import RESOURCES, DecreeKind, Phase, Resource, Skill, Source
from rules.kinfire_council.printed.content import Content, Item
from rules.kinfire_council.printed.library import (
    BOARD_FIELD_OF,
    ItemSet,
    item_set,
    items_of,
    shipped,
)
from rules.kinfire_council.state import Council, Goods

NOOP = QT_TRANSLATE_NOOP


def seat_name(seat: Seat) -> Text:
    """A player."""
    return say("kernel.seat", number=seat + 1)


def item_name(state: Council, id: str) -> Text:
    """A printed item by its id: a card, a district, a location, a token."""
    return _item_name(item_set(state), id)


@lru_cache(maxsize=4096)
def _item_name(items: ItemSet, id: str) -> Text:
    name = names_of(items)[id]
    return item_text(id) if names_of(shipped()).get(id) == name else plain(name)


def item_text(id: str) -> Text:
    """A shipped item, where its name is known to be the shipped one."""
    return say(f"kinfire_council.item.{id}")


@lru_cache(maxsize=64)
def names_of(items: ItemSet) -> dict[str, str]:
    """Every name of a set of items, by id."""
    found = {item.id: item.name for item in all_items(items.content)}
    dealer = items.content.dealer
    return found | {f"{dealer.id}_upgraded": dealer.name_upgraded}


def all_items(content: Content) -> Iterator[Item]:
    """Everything that has a name."""
    for district in content.districts:
        yield from (district, *district.base, *district.upgraded)
    for space in content.open_spaces:
        yield from (space, *space.locations)
    yield from (content.dealer, *content.dealer.base, *content.dealer.upgraded)
    yield from content.sites
    yield from content.threats
    yield from content.decrees
    yield from content.research
    yield from content.sentries
    yield from content.councilors
    yield from content.sheets
    yield from content.skills
    for kind in BOARD_FIELD_OF:
        yield from items_of(content, kind)


def space_name(state: Council, space: str) -> Text:
    """A space: «Gullwharf (2)», an open space, the dealer as it lies now, a hex."""
    if space.isdigit():
        district = item_set(state).districts[int(space)]
        assert district is not None
        name = item_name(state, district.id)
        return say("kinfire_council.space.numbered", name=name, number=int(space))
    dealer = item_set(state).content.dealer
    if space == dealer.id and dealer.linked_district in state.upgraded:
        return item_name(state, f"{dealer.id}_upgraded")
    if space in names_of(item_set(state)):
        return item_name(state, space)
    return say(f"kinfire_council.space.{space}")


def resource_name(resource: Resource) -> Text:
    """A resource."""
    return say(f"kinfire_council.resource.{resource.value}")


def skill_name(skill: Skill) -> Text:
    """A skill by its shipped name."""
    return item_text(skill.value)


def kind_name(kind: DecreeKind) -> Text:
    """A kind of decree."""
    return say(f"kinfire_council.decree_kind.{kind.value}")


def phase_name(phase: Phase) -> Text:
    """A phase of the round."""
    return say(f"kinfire_council.phase.{phase.value}")


def source_name(source: Source) -> Text:
    """Where points come from."""
    return say(f"kinfire_council.source.{source.value}")


@lru_cache(maxsize=4096)
def goods_text(goods: Goods) -> Text:
    """«2 coins, 1 magic»."""
    words = tuple(
        say(f"kinfire_council.goods.{resource.value}", n=n)
        for resource, n in zip(RESOURCES, goods, strict=True)
        if n
    )
    if not words:
        return say("kinfire_council.goods.nothing")
    return words[0] if len(words) == 1 else say("kinfire_council.goods.all", goods=words)


NAMES: dict[str, str] = {
    "kinfire_council.space.numbered": NOOP("kinfire_council", "{name} ({number})"),
    "kinfire_council.space.threat_hex_1": NOOP("kinfire_council", "the Seeker space of threat 1"),
    "kinfire_council.space.threat_hex_2": NOOP("kinfire_council", "the Seeker space of threat 2"),
    "kinfire_council.space.threat_hex_3": NOOP("kinfire_council", "the Seeker space of threat 3"),
    "kinfire_council.space.site_hex": NOOP("kinfire_council", "the Seeker space of the lighthouse"),
    "kinfire_council.resource.coin": NOOP("kinfire_council", "coin"),
    "kinfire_council.resource.food": NOOP("kinfire_council", "food"),
    "kinfire_council.resource.common": NOOP("kinfire_council", "common"),
    "kinfire_council.resource.rare": NOOP("kinfire_council", "rare"),
    "kinfire_council.resource.magic": NOOP("kinfire_council", "magic"),
    "kinfire_council.resource.basic": NOOP("kinfire_council", "coin, food or common"),
    "kinfire_council.goods.coin": NOOP("kinfire_council", "%n coin(s)"),
    "kinfire_council.goods.food": NOOP("kinfire_council", "%n food"),
    "kinfire_council.goods.common": NOOP("kinfire_council", "%n common"),
    "kinfire_council.goods.rare": NOOP("kinfire_council", "%n rare"),
    "kinfire_council.goods.magic": NOOP("kinfire_council", "%n magic"),
    "kinfire_council.goods.basic": NOOP("kinfire_council", "%n of coin, food or common"),
    "kinfire_council.goods.v": NOOP("kinfire_council", "%n V"),
    "kinfire_council.goods.cards": NOOP("kinfire_council", "%n research card(s)"),
    "kinfire_council.goods.cultists": NOOP("kinfire_council", "%n cultist(s)"),
    "kinfire_council.goods.trophies": NOOP("kinfire_council", "%n repelled threat(s)"),
    "kinfire_council.goods.all": NOOP("kinfire_council", "{goods}"),
    "kinfire_council.goods.nothing": NOOP("kinfire_council", "nothing"),
    "kinfire_council.decree_kind.law": NOOP("kinfire_council", "Law"),
    "kinfire_council.decree_kind.order": NOOP("kinfire_council", "Order"),
    "kinfire_council.decree_kind.election": NOOP("kinfire_council", "Election"),
    "kinfire_council.decree_kind.crisis": NOOP("kinfire_council", "Crisis"),
    "kinfire_council.phase.sun_rise": NOOP("kinfire_council", "Sun's Rise"),
    "kinfire_council.phase.days_light": NOOP("kinfire_council", "Day's Light"),
    "kinfire_council.phase.nights_fall": NOOP("kinfire_council", "Night's Fall"),
    "kinfire_council.source.start": NOOP("kinfire_council", "Start"),
    "kinfire_council.source.location": NOOP("kinfire_council", "Locations"),
    "kinfire_council.source.councilor": NOOP("kinfire_council", "Councilor"),
    "kinfire_council.source.sentry": NOOP("kinfire_council", "Sentries"),
    "kinfire_council.source.research": NOOP("kinfire_council", "Research"),
    "kinfire_council.source.decree": NOOP("kinfire_council", "Decrees"),
    "kinfire_council.source.upgrade": NOOP("kinfire_council", "Upgrades"),
    "kinfire_council.source.repel": NOOP("kinfire_council", "Repelled threats"),
    "kinfire_council.source.need": NOOP("kinfire_council", "Needs"),
    "kinfire_council.source.lighthouse": NOOP("kinfire_council", "Lighthouse"),
    "kinfire_council.source.rubble": NOOP("kinfire_council", "Rubble"),
    "kinfire_council.source.threat": NOOP("kinfire_council", "Threats"),
    "kinfire_council.source.hidden": NOOP("kinfire_council", "Hidden threats"),
}
