"""The printed components, read once from the data files (2, 3, 8, 9, 15)."""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from rules.cthulhu_wars.enums import AreaKind, Faction, Glyph, UnitClass

Point = tuple[float, float]


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """An area of the Earth (3). `xy`: where its gate and name stand; `polygons`: its pieces."""

    id: str
    name: str
    name_zh: str
    kind: AreaKind
    ys_glyph: Glyph
    faction_glyphs: tuple[str, ...]
    xy: Point
    polygons: tuple[tuple[Point, ...], ...]


class EarthMap(msgspec.Struct, frozen=True, kw_only=True):
    """One of the four maps (3): areas by id and which of them are adjacent."""

    players: int
    areas: tuple[str, ...]
    edges: tuple[tuple[str, str], ...]
    start: dict[str, str]
    start_extension: dict[str, str | tuple[str, ...]]


class UnitKind(msgspec.Struct, frozen=True, kw_only=True, rename={"rank": "class"}):
    """A kind of unit (8, 15). `cost`, `combat`: words where the number follows from a rule; the
    faction's law knows it."""

    id: str
    name: str
    faction: Faction
    rank: UnitClass
    count: int
    cost: int | str
    combat: int | str
    cost_again: int = 0


Kinds = tuple[UnitKind, ...]


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """A spellbook requirement (9)."""

    id: str
    faction: Faction
    effect: str
    elder_signs: int = 0
    cost: int = 0


class Book(msgspec.Struct, frozen=True, kw_only=True):
    """A spellbook (8). `cost` in Power where it is an action."""

    id: str
    name: str
    faction: Faction
    timing: str
    effect: str
    cost: int = 0


def printed(value: int | str) -> int:
    """A printed number; words are told by the faction's law, which then does not come here."""
    if isinstance(value, str):
        raise TypeError(f"{value!r} is a rule in words, not a number")
    return value


@cache
def read(name: str) -> dict[str, object]:
    """One of the data files as plain values."""
    return tomllib.loads((files("resources.cthulhu_wars") / f"{name}.toml").read_text("utf-8"))


@cache
def named() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Id and values of the named options of section 16, the default first."""
    rows = read("options")["options"]
    assert isinstance(rows, list)
    return tuple(
        (str(row["id"]), tuple(map(str, row["values"]))) for row in rows if "values" in row
    )


@cache
def places() -> dict[str, Place]:
    """Area id -> area, of both sides of both halves."""
    found = msgspec.convert(read("map")["areas"], tuple[Place, ...])
    return {each.id: each for each in found}


@cache
def maps() -> dict[str, EarthMap]:
    """Map id -> map."""
    return msgspec.convert(read("map")["maps"], dict[str, EarthMap])


@cache
def kinds() -> dict[Faction, Kinds]:
    """The kinds of unit of each faction, the Acolyte first, in the order of the data."""
    core = msgspec.convert(read("factions")["units"], Kinds)
    more = msgspec.convert(read("extensions")["extension_units"], Kinds)
    units = (*core, *more)
    return {faction: tuple(u for u in units if u.faction is faction) for faction in Faction}


@cache
def printed_cost(faction: Faction, kind: int) -> int:
    """What the summoning or awakening of a kind costs, where that is a number."""
    return printed(kinds()[faction][kind].cost)


@cache
def books() -> dict[str, Book]:
    """Spellbook id -> spellbook, those of the core factions first."""
    found = msgspec.convert(read("factions")["spellbooks"], tuple[Book, ...])
    more = msgspec.convert(read("extensions")["extension_effects"], tuple[dict[str, object], ...])
    rows = [row for row in more if row["kind"] == "spellbook"]
    return {each.id: each for each in (*found, *msgspec.convert(rows, tuple[Book, ...]))}


@cache
def deeds() -> dict[str, Deed]:
    """Requirement id -> requirement, those of the core factions first."""
    found = msgspec.convert(read("factions")["requirements"], tuple[Deed, ...])
    more = msgspec.convert(read("extensions")["extension_requirements"], tuple[Deed, ...])
    return {each.id: each for each in (*found, *more)}


@cache
def ritual_track(name: str) -> tuple[int, ...]:
    """The costs of a ritual track; past its end stands Instant Death (3)."""
    raw = msgspec.convert(read("general")["ritual_track"], dict[str, object])
    return msgspec.convert(raw[name], tuple[int, ...])


@cache
def number(table: str, name: str) -> int:
    """A number of the general data, e.g. `number("limits", "start_power")`."""
    raw = msgspec.convert(read("general")[table], dict[str, object])
    return msgspec.convert(raw[name], int)


@cache
def sign_counts() -> tuple[int, int, int]:
    """How many Elder Signs are worth 1, 2 and 3 (2)."""
    counts = msgspec.convert(read("general")["elder_signs"], dict[str, object])["counts"]
    found = msgspec.convert(counts, dict[str, int])
    return (found["1"], found["2"], found["3"])
