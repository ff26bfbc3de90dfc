"""The options of the set-up: map, deck, seats, landmarks, and the named options of section 13."""

from functools import cache

from rules.kernel.registry import GameOption, Setup
from rules.kernel.text import Text, say
from rules.root.automata.ready import AUTOMATA
from rules.root.data import read
from rules.root.enums import FACTIONS, Faction
from rules.root.names import faction_name
from rules.root.state import Variant

RANDOM = "random"
MOST_SEATS = 6
SEATS = tuple(f"seat_{number}" for number in range(1, MOST_SEATS + 1))
LANDMARKS = {"none": 0, "one": 1, "two": 2}
VAGABONDS = 2
GROUPS = {"cult_": "cult", "bot_": "automata"}
"""The beginning of a named option's id -> its group; the others are rulings."""


def option(id: str, *values: str, group: str = "table") -> GameOption:
    """An option with its words; the first value is the default."""
    key = f"root.option.{id}"
    names = tuple(say(f"{key}.{value}") for value in values)
    over = say(f"root.options.{group}")
    return GameOption(id, values, values[0], say(key), say(f"{key}.help"), names, over)


def named_group(id: str) -> str:
    """Where a named option stands: with those of the Cult, of automata, or with the rest."""
    found = (group for start, group in GROUPS.items() if id.startswith(start))
    return next(found, "rulings")


def seat_option(number: int) -> GameOption:
    """Which faction a seat plays."""
    values = (RANDOM, *(faction.value for faction in FACTIONS), *AUTOMATA)
    people = (faction_name(each) for each in FACTIONS)
    machines = (say(f"root.automaton.{each}") for each in AUTOMATA)
    names = (say("root.option.seat.random"), *people, *machines)
    title = say("root.option.seat", number=number)
    help, over = say("root.option.seat.help"), say("root.options.factions")
    told = (help, *map(character, FACTIONS), *(say("root.character.automaton") for _ in AUTOMATA))
    return GameOption(f"seat_{number}", values, RANDOM, title, help, names, over, number, told)


def character(faction: Faction) -> Text:
    """How a faction plays, how hard it is, and its reach, in one line."""
    known = read("general")["setup"]
    assert isinstance(known, dict)
    return say(f"root.character.{faction}", reach=int(known["reach"][faction]))


@cache
def named() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Id and values of the named options of section 13, the default first."""
    rows = read("options")["options"]
    assert isinstance(rows, list)
    return tuple((str(row["id"]), tuple(map(str, row["values"]))) for row in rows)


def sorted_named() -> list[tuple[str, tuple[str, ...]]]:
    """The named options, group by group: automata beside the two that are theirs alone."""
    order = ("automata", "cult", "rulings")
    return sorted(named(), key=lambda row: order.index(named_group(row[0])))


OPTIONS: tuple[GameOption, ...] = (
    *(seat_option(number) for number in range(1, MOST_SEATS + 1)),
    option("map", "autumn", "winter"),
    option("deck", "base", "exiles_partisans"),
    option("setup", "standard", "advanced"),
    option("suits", "printed", "random"),
    option("landmarks", *LANDMARKS),
    option("difficulty", "normal", "easy", "challenging", "nightmare", group="automata"),
    option("coop", "off", "on", group="automata"),
    *(option(id, *values, group=named_group(id)) for id, values in sorted_named()),
)


def variant_of(setup: Setup) -> Variant:
    """The options as the rules use them."""
    chosen = setup.options
    return Variant(
        map=chosen["map"],
        deck=chosen["deck"],
        advanced=chosen["setup"] == "advanced",
        coop=chosen["coop"] == "on",
        difficulty=chosen["difficulty"],
        options=tuple((id, chosen[id]) for id, _ in named()),
    )


def chosen_factions(setup: Setup) -> tuple[Faction, ...]:
    """By seat: the faction that was chosen, NONE where it is drawn."""
    return tuple(_faction(setup.options[name]) for name in SEATS[: setup.seats])


def _faction(value: str) -> Faction:
    if value == RANDOM:
        return Faction.NONE
    return AUTOMATA[value] if value in AUTOMATA else Faction(value)


def chosen_automata(setup: Setup) -> tuple[str, ...]:
    """By seat: the automaton that plays it, empty for a player (9)."""
    values = [setup.options[name] for name in SEATS[: setup.seats]]
    return tuple(value if value in AUTOMATA else "" for value in values)


def idle_options(setup: Setup) -> tuple[str, ...]:
    """Without an automaton its rules mean nothing, nor those of the Cult where it cannot come."""
    factions, idle = chosen_factions(setup), []
    if not any(chosen_automata(setup)):
        idle += [each.id for each in OPTIONS if each.group == say("root.options.automata")]
    if not {Faction.CULT, Faction.NONE} & set(factions):
        idle += [each.id for each in OPTIONS if each.group == say("root.options.cult")]
    return tuple(idle)


def _beside(faction: Faction, played: list[Faction]) -> int:
    """How many seats may play a faction that an automaton plays: a Vagabond may be there beside
    one Vagabot (9, 14)."""
    return VAGABONDS if faction is Faction.VAGABOND and played.count(faction) == 1 else 1


def check_setup(setup: Setup) -> tuple[Text, ...]:
    """One seat a faction; two Vagabonds at most, and never alone among themselves. Against an
    automaton nobody plays its faction, and one seat at least is a player's (9)."""
    chosen = [each for each in chosen_factions(setup) if each is not Faction.NONE]
    faults = []
    automata = chosen_automata(setup)
    played = [AUTOMATA[each] for each in automata if each]
    for faction in dict.fromkeys(chosen):
        most = VAGABONDS if faction is Faction.VAGABOND else 1
        if faction in played and chosen.count(faction) > _beside(faction, played):
            faults.append(say("root.automata.same", faction=faction_name(faction)))
        elif chosen.count(faction) > most:
            faults.append(say("root.too_many", faction=faction_name(faction), n=most))
    if not faults and chosen.count(Faction.VAGABOND) == setup.seats:
        faults.append(say("root.only_vagabonds"))
    if all(automata):
        faults.append(say("root.automata.nobody"))
    if setup.options["coop"] == "on" and not any(automata):
        faults.append(say("root.automata.coop_alone"))
    return tuple(faults)
