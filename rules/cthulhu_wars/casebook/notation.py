"""How rule cases write areas, kinds of unit and groups of units in words, and how they are read."""

import re

from rules.console.casebook import CaseFault, Value
from rules.cthulhu_wars.data import Kinds, kinds, maps
from rules.cthulhu_wars.enums import UnitClass
from rules.cthulhu_wars.state import NOWHERE, Area, Counts, Earth, Kind
from rules.kernel.steps import Seat

SIDES = ("_e5", "_w5")
"""What the ids of areas end with that exist on both sides of a half of the map (3)."""


def area_word(state: Earth, area: Area) -> str:
    """«europe» on every map."""
    return "nowhere" if area == NOWHERE else plain_area(maps()[state.variant.map].areas[area])


def area_of(state: Earth, word: Value) -> Area:
    """The same the other way round."""
    names = [plain_area(each) for each in maps()[state.variant.map].areas]
    if word == "nowhere":
        return NOWHERE
    if str(word) not in names:
        raise CaseFault(f"{word!r} is no area of this map; known: {', '.join(names)}")
    return names.index(str(word))


def plain_area(id: str) -> str:
    """The id of an area without its side of the map."""
    return id[:-3] if id.endswith(SIDES) else id


def kinds_of(state: Earth, seat: Seat) -> Kinds:
    """The kinds of unit of a seat."""
    return kinds()[state.factions[seat]]


def kind_word(state: Earth, seat: Seat, kind: Kind) -> str:
    """«acolyte», «deep_one»."""
    unit = kinds_of(state, seat)[kind]
    is_acolyte = unit.rank is UnitClass.CULTIST and unit.id.endswith("acolyte")
    return "acolyte" if is_acolyte else unit.id


def kind_of(state: Earth, seat: Seat, word: str) -> Kind:
    """The same the other way round."""
    names = [kind_word(state, seat, kind) for kind in range(len(kinds_of(state, seat)))]
    if word not in names:
        raise CaseFault(f"{state.factions[seat]} has no {word!r}; known: {', '.join(names)}")
    return names.index(word)


def units_word(state: Earth, seat: Seat, counts: Counts) -> str:
    """«2 acolyte, 1 cthulhu», in the order of the faction's kinds."""
    there = [
        f"{count} {kind_word(state, seat, kind)}" for kind, count in enumerate(counts) if count
    ]
    return ", ".join(there)


def units_of(state: Earth, seat: Seat, text: Value) -> Counts:
    """The same the other way round; «cthulhu» is one of them."""
    counts = [0] * len(kinds_of(state, seat))
    for part in filter(None, map(str.strip, str(text).split(","))):
        found = re.fullmatch(r"(?:(\d+) )?(\w+)", part)
        if found is None:
            raise CaseFault(f"{part!r} says no units")
        counts[kind_of(state, seat, found[2])] += int(found[1] or 1)
    return tuple(counts)
