"""The options of the set-up: factions, map, help with gates, the named options of section 16."""

from rules.cthulhu_wars.abilities.effects import built
from rules.cthulhu_wars.data import named
from rules.cthulhu_wars.enums import CORE, EXTENSIONS, Faction
from rules.cthulhu_wars.names import faction_name
from rules.cthulhu_wars.state import Variant
from rules.kernel.registry import GameOption, Setup
from rules.kernel.text import Text, say

RANDOM = "random"
MOST_SEATS = 5
SEATS = tuple(f"seat_{number}" for number in range(1, MOST_SEATS + 1))
FOUR = {"east": "earth_4p_east5", "west": "earth_4p_west5"}
"""For four: which half shows its side of many areas (3)."""
CARDS: dict[str, Faction] = {
    "shub_awaken_sacrifice": Faction.BLACK_GOAT,
    "fertility_mode": Faction.BLACK_GOAT,
    "necrophagy_timing": Faction.BLACK_GOAT,
    "share_areas_bonus_power": Faction.BLACK_GOAT,
    "emissary_stands_for_others": Faction.CRAWLING_CHAOS,
    "dreams_cost": Faction.GREAT_CTHULHU,
    "absorb_targets": Faction.GREAT_CTHULHU,
    "king_in_yellow_needs": Faction.YELLOW_SIGN,
    "opener_gates_with_four": Faction.OPENER_OF_THE_WAY,
}
"""Named options that are about one faction's card."""
TOLD = ("emissary_stands_for_others",)
"""Named options whose values have a line each."""


def option(id: str, *values: str, group: str = "table") -> GameOption:
    """An option with its words; the first value is the default."""
    key = f"cthulhu_wars.option.{id}"
    names = tuple(_value(key, value) for value in values)
    over = say(f"cthulhu_wars.options.{group}")
    told = tuple(say(f"{key}.{value}.help") for value in values) if id in TOLD else ()
    return GameOption(
        id, values, values[0], say(key), say(f"{key}.help"), names, over, value_helps=told
    )


def _value(key: str, value: str) -> Text:
    if value in ("on", "off"):
        return say(f"cthulhu_wars.option.{value}")
    if value.isdigit():
        return say("cthulhu_wars.option.number", number=int(value))
    return say(f"{key}.{value}")


def seat_option(number: int) -> GameOption:
    """Which faction a seat plays."""
    values = (RANDOM, *(faction.value for faction in built()))
    names = (say("cthulhu_wars.option.seat.random"), *map(faction_name, built()))
    title, help = say("cthulhu_wars.option.seat", number=number), say("cthulhu_wars.seat.help")
    told = (
        say("cthulhu_wars.character.random"),
        *(say(f"cthulhu_wars.character.{faction.value}") for faction in built()),
    )
    over = say("cthulhu_wars.options.factions")
    return GameOption(f"seat_{number}", values, RANDOM, title, help, names, over, number, told)


def _group(id: str) -> str:
    return "cards" if id in CARDS else "rulings"


def _sorted_named() -> list[tuple[str, tuple[str, ...]]]:
    return sorted(named(), key=lambda row: _group(row[0]) != "cards")


SEAT_COUNTS = range(2, min(MOST_SEATS, len(built())) + 1)
OPTIONS: tuple[GameOption, ...] = (
    *(seat_option(number) for number in range(1, SEAT_COUNTS[-1] + 1)),
    option("map", *FOUR),
    option("drawn_from", "core", "all"),
    option("auto_gates", "on", "off"),
    *(option(id, *values, group=_group(id)) for id, values in _sorted_named()),
)


def map_of(setup: Setup) -> str:
    """The map for so many players (3); two play on that for three (13)."""
    if setup.seats == 4:
        return FOUR[setup.options["map"]]
    return "earth_5p" if setup.seats == MOST_SEATS else "earth_3p"


def ritual_of(setup: Setup) -> str:
    """The ritual track; two use that for four (13)."""
    return {3: "p3", 5: "p5"}.get(setup.seats, "p4")


def variant_of(setup: Setup) -> Variant:
    """The options as the rules use them."""
    chosen = setup.options
    ids = ("auto_gates", "drawn_from", *(id for id, _ in named()))
    return Variant(
        map=map_of(setup),
        ritual=ritual_of(setup),
        two_player=setup.seats == 2,
        options=tuple((id, chosen[id]) for id in ids),
    )


def chosen_factions(setup: Setup) -> tuple[Faction | None, ...]:
    """By seat: the faction that was chosen, None where it is drawn."""
    values = [setup.options[name] for name in SEATS[: setup.seats]]
    return tuple(None if value == RANDOM else Faction(value) for value in values)


def drawn_from(setup: Setup) -> tuple[Faction, ...]:
    """From which factions seats draw: five need one that is not of the core."""
    if setup.options["drawn_from"] == "all" or setup.seats == MOST_SEATS:
        return built()
    return tuple(each for each in CORE if each in built())


def idle_options(setup: Setup) -> tuple[str, ...]:
    """The map is a choice for four; rules of a card that nobody can have mean nothing; without a
    faction to draw it does not matter from which."""
    chosen = chosen_factions(setup)
    possible = {*chosen, *(drawn_from(setup) if None in chosen else ())}
    idle = [id for id, faction in CARDS.items() if faction not in possible]
    if setup.seats != 4:
        idle += ["map", "opener_gates_with_four"]
    has_more = any(each in built() for each in EXTENSIONS)
    if None not in chosen or setup.seats == MOST_SEATS or not has_more:
        idle.append("drawn_from")
    return tuple(idle)


def check_setup(setup: Setup) -> tuple[Text, ...]:
    """Each faction once."""
    chosen = [each for each in chosen_factions(setup) if each is not None]
    return tuple(
        say("cthulhu_wars.twice", faction=faction_name(faction))
        for faction in dict.fromkeys(chosen)
        if chosen.count(faction) > 1
    )


def advice(setup: Setup) -> tuple[Text, ...]:
    """Two play by a variant of their own."""
    return (say("cthulhu_wars.advice_two"),) if setup.seats == 2 else ()
