"""The names of all components, as words for the translators; the data files hold the same names."""

from rules.cartographers.data import card_set, map_sides
from rules.cartographers.maps.sheet import Terrain
from rules.kernel.text import QT_TRANSLATE_NOOP, Text, say

NAMES: dict[str, str] = {
    "cartographers.card.temple_ruins": QT_TRANSLATE_NOOP("cartographers", "Temple Ruins"),
    "cartographers.card.outpost_ruins": QT_TRANSLATE_NOOP("cartographers", "Outpost Ruins"),
    "cartographers.card.great_river": QT_TRANSLATE_NOOP("cartographers", "Great River"),
    "cartographers.card.farmland": QT_TRANSLATE_NOOP("cartographers", "Farmland"),
    "cartographers.card.hamlet": QT_TRANSLATE_NOOP("cartographers", "Hamlet"),
    "cartographers.card.forgotten_forest": QT_TRANSLATE_NOOP("cartographers", "Forgotten Forest"),
    "cartographers.card.hinterland_stream": QT_TRANSLATE_NOOP("cartographers", "Hinterland Stream"),
    "cartographers.card.homestead": QT_TRANSLATE_NOOP("cartographers", "Homestead"),
    "cartographers.card.orchard": QT_TRANSLATE_NOOP("cartographers", "Orchard"),
    "cartographers.card.treetop_village": QT_TRANSLATE_NOOP("cartographers", "Treetop Village"),
    "cartographers.card.marshlands": QT_TRANSLATE_NOOP("cartographers", "Marshlands"),
    "cartographers.card.fishing_village": QT_TRANSLATE_NOOP("cartographers", "Fishing Village"),
    "cartographers.card.rift_lands": QT_TRANSLATE_NOOP("cartographers", "Rift Lands"),
    "cartographers.card.goblin_attack": QT_TRANSLATE_NOOP("cartographers", "Goblin Attack"),
    "cartographers.card.bugbear_assault": QT_TRANSLATE_NOOP("cartographers", "Bugbear Assault"),
    "cartographers.card.kobold_onslaught": QT_TRANSLATE_NOOP("cartographers", "Kobold Onslaught"),
    "cartographers.card.gnoll_raid": QT_TRANSLATE_NOOP("cartographers", "Gnoll Raid"),
    "cartographers.card.sentinel_wood": QT_TRANSLATE_NOOP("cartographers", "Sentinel Wood"),
    "cartographers.card.greenbough": QT_TRANSLATE_NOOP("cartographers", "Greenbough"),
    "cartographers.card.treetower": QT_TRANSLATE_NOOP("cartographers", "Treetower"),
    "cartographers.card.stoneside_forest": QT_TRANSLATE_NOOP("cartographers", "Stoneside Forest"),
    "cartographers.card.canal_lake": QT_TRANSLATE_NOOP("cartographers", "Canal Lake"),
    "cartographers.card.mages_valley": QT_TRANSLATE_NOOP("cartographers", "Mages Valley"),
    "cartographers.card.the_golden_granary": QT_TRANSLATE_NOOP(
        "cartographers", "The Golden Granary"
    ),
    "cartographers.card.shoreside_expanse": QT_TRANSLATE_NOOP("cartographers", "Shoreside Expanse"),
    "cartographers.card.wildholds": QT_TRANSLATE_NOOP("cartographers", "Wildholds"),
    "cartographers.card.great_city": QT_TRANSLATE_NOOP("cartographers", "Great City"),
    "cartographers.card.greengold_plains": QT_TRANSLATE_NOOP("cartographers", "Greengold Plains"),
    "cartographers.card.shieldgate": QT_TRANSLATE_NOOP("cartographers", "Shieldgate"),
    "cartographers.card.borderlands": QT_TRANSLATE_NOOP("cartographers", "Borderlands"),
    "cartographers.card.lost_barony": QT_TRANSLATE_NOOP("cartographers", "Lost Barony"),
    "cartographers.card.the_broken_road": QT_TRANSLATE_NOOP("cartographers", "The Broken Road"),
    "cartographers.card.the_cauldrons": QT_TRANSLATE_NOOP("cartographers", "The Cauldrons"),
    "cartographers.card.timber_grove": QT_TRANSLATE_NOOP("cartographers", "Timber Grove"),
    "cartographers.card.frontier_dwelling": QT_TRANSLATE_NOOP("cartographers", "Frontier Dwelling"),
    "cartographers.card.woodland_crossroads": QT_TRANSLATE_NOOP(
        "cartographers", "Woodland Crossroads"
    ),
    "cartographers.card.mangrove_swamp": QT_TRANSLATE_NOOP("cartographers", "Mangrove Swamp"),
    "cartographers.card.pasture": QT_TRANSLATE_NOOP("cartographers", "Pasture"),
    "cartographers.card.coastal_encampment": QT_TRANSLATE_NOOP(
        "cartographers", "Coastal Encampment"
    ),
    "cartographers.card.wildwood_garden": QT_TRANSLATE_NOOP("cartographers", "Wildwood Garden"),
    "cartographers.card.settlement": QT_TRANSLATE_NOOP("cartographers", "Settlement"),
    "cartographers.card.kethras_gates": QT_TRANSLATE_NOOP("cartographers", "Kethra's Gates"),
    "cartographers.card.lagoon": QT_TRANSLATE_NOOP("cartographers", "Lagoon"),
    "cartographers.card.hillside_terrace": QT_TRANSLATE_NOOP("cartographers", "Hillside Terrace"),
    "cartographers.card.gorgon_gaze": QT_TRANSLATE_NOOP("cartographers", "Gorgon Gaze"),
    "cartographers.card.zombie_plague": QT_TRANSLATE_NOOP("cartographers", "Zombie Plague"),
    "cartographers.card.giant_troll_ravage": QT_TRANSLATE_NOOP(
        "cartographers", "Giant Troll Ravage"
    ),
    "cartographers.card.dragon_inferno": QT_TRANSLATE_NOOP("cartographers", "Dragon Inferno"),
    "cartographers.card.freyla": QT_TRANSLATE_NOOP("cartographers", "Freyla the True"),
    "cartographers.card.dobrik": QT_TRANSLATE_NOOP("cartographers", "Dobrik of Lorkheim"),
    "cartographers.card.wren": QT_TRANSLATE_NOOP("cartographers", "Wren the Lioness"),
    "cartographers.card.dal": QT_TRANSLATE_NOOP("cartographers", "Dal of Jolev"),
    "cartographers.card.deepwood": QT_TRANSLATE_NOOP("cartographers", "Deepwood"),
    "cartographers.card.heart_of_the_forest": QT_TRANSLATE_NOOP(
        "cartographers", "Heart of the Forest"
    ),
    "cartographers.card.faunlost_thicket": QT_TRANSLATE_NOOP("cartographers", "Faunlost Thicket"),
    "cartographers.card.sleepy_valley": QT_TRANSLATE_NOOP("cartographers", "Sleepy Valley"),
    "cartographers.card.caravansary": QT_TRANSLATE_NOOP("cartographers", "Caravansary"),
    "cartographers.card.traylo_monastery": QT_TRANSLATE_NOOP("cartographers", "Traylo Monastery"),
    "cartographers.card.gnomish_colony": QT_TRANSLATE_NOOP("cartographers", "Gnomish Colony"),
    "cartographers.card.outer_enclave": QT_TRANSLATE_NOOP("cartographers", "Outer Enclave"),
    "cartographers.card.jorekburg": QT_TRANSLATE_NOOP("cartographers", "Jorekburg"),
    "cartographers.card.ulems_wallow": QT_TRANSLATE_NOOP("cartographers", "Ulem's Wallow"),
    "cartographers.card.craylund": QT_TRANSLATE_NOOP("cartographers", "Craylund"),
    "cartographers.card.clawsgrave_peaks": QT_TRANSLATE_NOOP("cartographers", "Clawsgrave Peaks"),
    "cartographers.card.dwarvenholds": QT_TRANSLATE_NOOP("cartographers", "Dwarvenholds"),
    "cartographers.card.banded_hills": QT_TRANSLATE_NOOP("cartographers", "Banded Hills"),
    "cartographers.card.starlit_sigil": QT_TRANSLATE_NOOP("cartographers", "Starlit Sigil"),
    "cartographers.card.silos": QT_TRANSLATE_NOOP("cartographers", "Silos"),
    "cartographers.season.spring": QT_TRANSLATE_NOOP("cartographers", "Spring"),
    "cartographers.season.summer": QT_TRANSLATE_NOOP("cartographers", "Summer"),
    "cartographers.season.fall": QT_TRANSLATE_NOOP("cartographers", "Fall"),
    "cartographers.season.winter": QT_TRANSLATE_NOOP("cartographers", "Winter"),
    "cartographers.skill.acrobatics": QT_TRANSLATE_NOOP("cartographers", "Acrobatics"),
    "cartographers.skill.concentration": QT_TRANSLATE_NOOP("cartographers", "Concentration"),
    "cartographers.skill.heal": QT_TRANSLATE_NOOP("cartographers", "Heal"),
    "cartographers.skill.diplomacy": QT_TRANSLATE_NOOP("cartographers", "Diplomacy"),
    "cartographers.skill.secret_lore": QT_TRANSLATE_NOOP("cartographers", "Secret Lore"),
    "cartographers.skill.stealth": QT_TRANSLATE_NOOP("cartographers", "Stealth"),
    "cartographers.skill.negotiation": QT_TRANSLATE_NOOP("cartographers", "Negotiation"),
    "cartographers.skill.search": QT_TRANSLATE_NOOP("cartographers", "Search"),
    "cartographers.terrain.forest": QT_TRANSLATE_NOOP("cartographers", "Forest"),
    "cartographers.terrain.village": QT_TRANSLATE_NOOP("cartographers", "Village"),
    "cartographers.terrain.farm": QT_TRANSLATE_NOOP("cartographers", "Farm"),
    "cartographers.terrain.water": QT_TRANSLATE_NOOP("cartographers", "Water"),
    "cartographers.terrain.monster": QT_TRANSLATE_NOOP("cartographers", "Monster"),
    "cartographers.terrain.mountain": QT_TRANSLATE_NOOP("cartographers", "Mountain"),
    "cartographers.terrain.hero": QT_TRANSLATE_NOOP("cartographers", "Hero"),
    "cartographers.deck.forest": QT_TRANSLATE_NOOP("cartographers", "Forest"),
    "cartographers.deck.farm_water": QT_TRANSLATE_NOOP("cartographers", "Farm and water"),
    "cartographers.deck.village": QT_TRANSLATE_NOOP("cartographers", "Village"),
    "cartographers.deck.whole_map": QT_TRANSLATE_NOOP("cartographers", "Whole map"),
    "cartographers.title.legendary_cartographer": QT_TRANSLATE_NOOP(
        "cartographers", "Legendary Cartographer"
    ),
    "cartographers.title.master_mapsmith": QT_TRANSLATE_NOOP("cartographers", "Master Mapsmith"),
    "cartographers.title.journeyman_topographer": QT_TRANSLATE_NOOP(
        "cartographers", "Journeyman Topographer"
    ),
    "cartographers.title.apprentice_surveyor": QT_TRANSLATE_NOOP(
        "cartographers", "Apprentice Surveyor"
    ),
    "cartographers.title.amateur_assessor": QT_TRANSLATE_NOOP("cartographers", "Amateur Assessor"),
    "cartographers.title.inept_assistant": QT_TRANSLATE_NOOP("cartographers", "Inept Assistant"),
    "cartographers.title.dimwitted_doodler": QT_TRANSLATE_NOOP(
        "cartographers", "Dimwitted Doodler"
    ),
    "cartographers.title.oblivious_inkdrinker": QT_TRANSLATE_NOOP(
        "cartographers", "Oblivious Inkdrinker"
    ),
    "cartographers.map.wilderness": QT_TRANSLATE_NOOP("cartographers", "Wilderness"),
    "cartographers.map.wastelands": QT_TRANSLATE_NOOP("cartographers", "Wastelands"),
    "cartographers.map.open_country": QT_TRANSLATE_NOOP("cartographers", "Open Country"),
    "cartographers.map.broken_country": QT_TRANSLATE_NOOP("cartographers", "Broken Country"),
}


def card_name(card: str) -> Text:
    """An explore, ambush, hero or scoring card."""
    return say(f"cartographers.card.{card}")


def skill_name(skill: str) -> Text:
    """A skill card."""
    return say(f"cartographers.skill.{skill}")


def season_name(set_id: str, season: int) -> Text:
    """A season by its number from 0."""
    return say(f"cartographers.season.{card_set(set_id).season[season].id}")


def map_name(side: str) -> Text:
    """A printed map side."""
    return say(f"cartographers.map.{map_sides()[side].id}")


def terrain_name(terrain: Terrain) -> Text:
    """A terrain type."""
    return say(f"cartographers.terrain.{terrain.value}")


def terrains_text(terrains: tuple[Terrain, ...]) -> Text:
    """What a drawing is made of; two terrains only by Diplomacy, none where it destroys."""
    if not terrains:
        return say("cartographers.destroyed")
    if len(terrains) == 1:
        return terrain_name(terrains[0])
    return say(
        "cartographers.both", first=terrain_name(terrains[0]), second=terrain_name(terrains[1])
    )


def title_name(title: str) -> Text:
    """A title of the solo rating."""
    return say(f"cartographers.title.{title}")


def edict_name(edict: str) -> Text:
    """One of the four edicts."""
    return say("cartographers.edict", edict=edict)
