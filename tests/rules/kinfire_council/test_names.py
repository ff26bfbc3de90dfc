"""Names of items: a shipped one is translatable, another one stands as it was typed in."""

import msgspec

from rules.kernel.text import add_sentences, english
from rules.kinfire_council.enums import DecreeKind, Phase, Resource, Skill, Source
from rules.kinfire_council.messages.all_messages import SENTENCES
from rules.kinfire_council.names import (
    goods_text,
    item_name,
    kind_name,
    names_of,
    phase_name,
    resource_name,
    skill_name,
    source_name,
    space_name,
)
from rules.kinfire_council.printed.item_names import ITEM_NAMES
from rules.kinfire_council.printed.library import learn, shipped
from tests.rules.kinfire_council.small import table

add_sentences("kinfire_council", SENTENCES)


def test_the_names_are_those_of_the_data_files() -> None:
    names = names_of(shipped()).items()
    assert {f"kinfire_council.item.{id}": name for id, name in names} == ITEM_NAMES


def test_an_owner_s_name_stands_as_it_is() -> None:
    content = shipped().content
    other = msgspec.structs.replace(content.threats[0], name="Wyrm", authored=False)
    mine = msgspec.structs.replace(content, threats=(other, *content.threats[1:]))
    state = table()
    state.variant = msgspec.structs.replace(state.variant, items=learn(mine))
    assert item_name(state, other.id).key == "kernel.plain"
    assert english(item_name(state, other.id)) == "Wyrm"
    assert item_name(state, content.threats[1].id).key.startswith("kinfire_council.item.")


def test_spaces() -> None:
    state = table()
    content = shipped().content
    district = content.districts[6]
    assert english(space_name(state, "7")) == f"{district.name} (7)"
    for space in content.open_spaces:
        assert english(space_name(state, space.id)) == space.name
    dealer = content.dealer
    assert english(space_name(state, dealer.id)) == dealer.name
    state.upgraded = (dealer.linked_district,)
    assert english(space_name(state, dealer.id)) == dealer.name_upgraded
    for hexagon in ("threat_hex_1", "threat_hex_2", "threat_hex_3", "site_hex"):
        assert english(space_name(state, hexagon)).startswith("the Seeker space")


def test_goods() -> None:
    assert english(goods_text((0, 0, 0, 0, 0))) == "nothing"
    assert english(goods_text((1, 0, 2, 0, 0))) == "1 coin, 2 common"
    assert english(goods_text((0, 3, 0, 0, 0))) == "3 food"


def test_every_member_of_a_closed_set_has_a_name_of_its_own() -> None:
    for names in (
        [english(resource_name(each)) for each in Resource],
        [english(skill_name(each)) for each in Skill],
        [english(kind_name(each)) for each in DecreeKind],
        [english(phase_name(each)) for each in Phase],
        [english(source_name(each)) for each in Source],
    ):
        assert len(set(names)) == len(names)
