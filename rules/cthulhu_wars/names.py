"""Names of the components, as texts."""

from rules.cthulhu_wars.earth.geography import Spot
from rules.cthulhu_wars.enums import Faction, Phase
from rules.kernel.steps import Seat
from rules.kernel.text import QT_TRANSLATE_NOOP, Text, say

NOOP = QT_TRANSLATE_NOOP


def seat_name(seat: Seat) -> Text:
    """A seat, where the state is not known: in the log."""
    return say("kernel.seat", number=seat + 1)


def faction_name(faction: Faction) -> Text:
    """A faction."""
    return say(f"cthulhu_wars.faction.{faction.value}")


def phase_name(phase: Phase) -> Text:
    """A phase of the round."""
    return say(f"cthulhu_wars.phase.{phase.value}")


def unit_name(unit: str) -> Text:
    """A kind of unit by its id."""
    return say(f"cthulhu_wars.unit.{unit}")


def area_name(id: str) -> Text:
    """An area by its id."""
    return say(f"cthulhu_wars.area.{id}")


def spot_name(spot: Spot) -> Text:
    """An area as events tell it."""
    return say(f"cthulhu_wars.area.{spot.id}")


def book_name(id: str) -> Text:
    """A book or an ability by its id."""
    return say(f"cthulhu_wars.book.{id}")


def book_does(id: str) -> Text:
    """What a book or an ability does, in a sentence or two."""
    return say(f"cthulhu_wars.book.{id}.does")


def deed_name(id: str) -> Text:
    """A requirement by its id: what has to be done."""
    return say(f"cthulhu_wars.deed.{id}")


def deed_does(id: str) -> Text:
    """A requirement at length, in a sentence or two."""
    return say(f"cthulhu_wars.deed.{id}.does")


NAMES: dict[str, str] = {
    "cthulhu_wars.faction.great_cthulhu": NOOP("cthulhu_wars", "Great Cthulhu"),
    "cthulhu_wars.faction.black_goat": NOOP("cthulhu_wars", "Black Goat"),
    "cthulhu_wars.faction.crawling_chaos": NOOP("cthulhu_wars", "Crawling Chaos"),
    "cthulhu_wars.faction.yellow_sign": NOOP("cthulhu_wars", "Yellow Sign"),
    "cthulhu_wars.faction.sleeper": NOOP("cthulhu_wars", "Sleeper"),
    "cthulhu_wars.faction.ancients": NOOP("cthulhu_wars", "Ancients"),
    "cthulhu_wars.faction.windwalker": NOOP("cthulhu_wars", "Windwalker"),
    "cthulhu_wars.faction.opener_of_the_way": NOOP("cthulhu_wars", "Opener of the Way"),
    "cthulhu_wars.unit.gc_acolyte": NOOP("cthulhu_wars", "Acolyte"),
    "cthulhu_wars.unit.deep_one": NOOP("cthulhu_wars", "Deep One"),
    "cthulhu_wars.unit.shoggoth": NOOP("cthulhu_wars", "Shoggoth"),
    "cthulhu_wars.unit.starspawn": NOOP("cthulhu_wars", "Starspawn"),
    "cthulhu_wars.unit.cthulhu": NOOP("cthulhu_wars", "Cthulhu"),
    "cthulhu_wars.unit.bg_acolyte": NOOP("cthulhu_wars", "Acolyte"),
    "cthulhu_wars.unit.ghoul": NOOP("cthulhu_wars", "Ghoul"),
    "cthulhu_wars.unit.fungi_from_yuggoth": NOOP("cthulhu_wars", "Fungi from Yuggoth"),
    "cthulhu_wars.unit.dark_young": NOOP("cthulhu_wars", "Dark Young"),
    "cthulhu_wars.unit.shub_niggurath": NOOP("cthulhu_wars", "Shub-Niggurath"),
    "cthulhu_wars.unit.cc_acolyte": NOOP("cthulhu_wars", "Acolyte"),
    "cthulhu_wars.unit.nightgaunt": NOOP("cthulhu_wars", "Nightgaunt"),
    "cthulhu_wars.unit.flying_polyp": NOOP("cthulhu_wars", "Flying Polyp"),
    "cthulhu_wars.unit.hunting_horror": NOOP("cthulhu_wars", "Hunting Horror"),
    "cthulhu_wars.unit.nyarlathotep": NOOP("cthulhu_wars", "Nyarlathotep"),
    "cthulhu_wars.unit.ys_acolyte": NOOP("cthulhu_wars", "Acolyte"),
    "cthulhu_wars.unit.undead": NOOP("cthulhu_wars", "Undead"),
    "cthulhu_wars.unit.byakhee": NOOP("cthulhu_wars", "Byakhee"),
    "cthulhu_wars.unit.king_in_yellow": NOOP("cthulhu_wars", "King in Yellow"),
    "cthulhu_wars.unit.hastur": NOOP("cthulhu_wars", "Hastur"),
    "cthulhu_wars.unit.ow_acolyte": NOOP("cthulhu_wars", "Acolyte"),
    "cthulhu_wars.unit.mutant": NOOP("cthulhu_wars", "Mutant"),
    "cthulhu_wars.unit.abomination": NOOP("cthulhu_wars", "Abomination"),
    "cthulhu_wars.unit.spawn_of_yog_sothoth": NOOP("cthulhu_wars", "Spawn of Yog-Sothoth"),
    "cthulhu_wars.unit.yog_sothoth": NOOP("cthulhu_wars", "Yog-Sothoth"),
    "cthulhu_wars.unit.sl_acolyte": NOOP("cthulhu_wars", "Acolyte"),
    "cthulhu_wars.unit.wizard": NOOP("cthulhu_wars", "Wizard"),
    "cthulhu_wars.unit.serpent_man": NOOP("cthulhu_wars", "Serpent Man"),
    "cthulhu_wars.unit.formless_spawn": NOOP("cthulhu_wars", "Formless Spawn"),
    "cthulhu_wars.unit.tsathoggua": NOOP("cthulhu_wars", "Tsathoggua"),
    "cthulhu_wars.unit.ww_acolyte": NOOP("cthulhu_wars", "Acolyte"),
    "cthulhu_wars.unit.wendigo": NOOP("cthulhu_wars", "Wendigo"),
    "cthulhu_wars.unit.gnoph_keh": NOOP("cthulhu_wars", "Gnoph-Keh"),
    "cthulhu_wars.unit.rhan_tegoth": NOOP("cthulhu_wars", "Rhan Tegoth"),
    "cthulhu_wars.unit.ithaqua": NOOP("cthulhu_wars", "Ithaqua"),
    "cthulhu_wars.unit.an_acolyte": NOOP("cthulhu_wars", "Acolyte"),
    "cthulhu_wars.unit.un_man": NOOP("cthulhu_wars", "Un-Man"),
    "cthulhu_wars.unit.reanimated": NOOP("cthulhu_wars", "Reanimated"),
    "cthulhu_wars.unit.yothan": NOOP("cthulhu_wars", "Yothan"),
    "cthulhu_wars.unit.cathedral": NOOP("cthulhu_wars", "Cathedral"),
    "cthulhu_wars.area.arctic_ocean": NOOP("cthulhu_wars", "Arctic Ocean"),
    "cthulhu_wars.area.north_pacific": NOOP("cthulhu_wars", "North Pacific"),
    "cthulhu_wars.area.indian_ocean": NOOP("cthulhu_wars", "Indian Ocean"),
    "cthulhu_wars.area.south_pacific": NOOP("cthulhu_wars", "South Pacific"),
    "cthulhu_wars.area.south_atlantic": NOOP("cthulhu_wars", "South Atlantic"),
    "cthulhu_wars.area.north_atlantic": NOOP("cthulhu_wars", "North Atlantic"),
    "cthulhu_wars.area.antarctica": NOOP("cthulhu_wars", "Antarctica"),
    "cthulhu_wars.area.north_america": NOOP("cthulhu_wars", "North America"),
    "cthulhu_wars.area.south_america": NOOP("cthulhu_wars", "South America"),
    "cthulhu_wars.area.australia": NOOP("cthulhu_wars", "Australia"),
    "cthulhu_wars.area.north_america_east": NOOP("cthulhu_wars", "North America East"),
    "cthulhu_wars.area.north_america_west": NOOP("cthulhu_wars", "North America West"),
    "cthulhu_wars.area.central_america": NOOP("cthulhu_wars", "Central America"),
    "cthulhu_wars.area.south_america_west": NOOP("cthulhu_wars", "South America West"),
    "cthulhu_wars.area.south_america_east": NOOP("cthulhu_wars", "South America East"),
    "cthulhu_wars.area.australia_w5": NOOP("cthulhu_wars", "Australia"),
    "cthulhu_wars.area.new_zealand": NOOP("cthulhu_wars", "New Zealand"),
    "cthulhu_wars.area.europe": NOOP("cthulhu_wars", "Europe"),
    "cthulhu_wars.area.asia": NOOP("cthulhu_wars", "Asia"),
    "cthulhu_wars.area.africa": NOOP("cthulhu_wars", "Africa"),
    "cthulhu_wars.area.scandinavia": NOOP("cthulhu_wars", "Scandinavia"),
    "cthulhu_wars.area.europe_e5": NOOP("cthulhu_wars", "Europe"),
    "cthulhu_wars.area.north_asia": NOOP("cthulhu_wars", "North Asia"),
    "cthulhu_wars.area.south_asia": NOOP("cthulhu_wars", "South Asia"),
    "cthulhu_wars.area.arabia": NOOP("cthulhu_wars", "Arabia"),
    "cthulhu_wars.area.west_africa": NOOP("cthulhu_wars", "West Africa"),
    "cthulhu_wars.area.east_africa": NOOP("cthulhu_wars", "East Africa"),
    "cthulhu_wars.phase.gather_power": NOOP("cthulhu_wars", "Gather Power"),
    "cthulhu_wars.phase.first_player": NOOP("cthulhu_wars", "First Player"),
    "cthulhu_wars.phase.doom": NOOP("cthulhu_wars", "Doom Phase"),
    "cthulhu_wars.phase.action": NOOP("cthulhu_wars", "Action Phase"),
}
