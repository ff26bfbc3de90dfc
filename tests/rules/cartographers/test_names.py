"""Names in the sentences are those of the data files."""

from rules.cartographers import data
from rules.cartographers.maps.sheet import Terrain
from rules.cartographers.names import (
    NAMES,
    card_name,
    edict_name,
    map_name,
    season_name,
    skill_name,
    terrain_name,
    terrains_text,
    title_name,
)
from rules.kernel.registry import game
from rules.kernel.text import english


def named() -> dict[str, str]:
    """Key -> name of every component in the data files."""
    names: dict[str, str] = {}
    for id in data.CARD_SETS:
        cards = data.card_set(id)
        for card in (*cards.explore, *cards.ambush, *cards.hero, *cards.scoring):
            names[f"card.{card.id}"] = card.name
        names |= {f"season.{season.id}": season.name for season in cards.season}
    names |= {f"skill.{id}": skill.name for id, skill in data.skills().items()}
    names |= {f"map.{side.id}": side.name for side in data.map_sides().values()}
    names |= {f"terrain.{info.id}": info.name for info in data.game().terrain}
    names |= {f"deck.{deck.id}": deck.name for deck in data.game().deck}
    names |= {f"title.{title.id}": title.name for title in data.game().title}
    return names


def test_every_component_has_its_name() -> None:
    assert {f"cartographers.{key}": name for key, name in named().items()} == NAMES


def test_texts() -> None:
    assert game("cartographers").sentences
    assert english(card_name("wren")) == "Wren the Lioness"
    assert english(season_name("heroes", 3)) == "Winter"
    assert english(map_name("d")) == "Broken Country"
    assert english(skill_name("heal")) == "Heal"
    assert english(terrain_name(Terrain.MOUNTAIN)) == "Mountain"
    assert english(terrains_text((Terrain.FARM, Terrain.VILLAGE))) == "Farm and Village"
    assert english(terrains_text(())) == "destroyed"
    assert english(title_name("master_mapsmith")) == "Master Mapsmith"
    assert english(edict_name("A")) == "Edict A"
