"""The printed components, read once from the data files (1, 2, 5, 7, 8)."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec

from rules.root.enums import CardKind, Faction, Item, Landmark, Rank, Suit

Record = TypeVar("Record", bound=msgspec.Struct)
Place = int


class Clearing(msgspec.Struct, frozen=True, kw_only=True):
    """A clearing of a map. `suit`: printed; NONE where markers decide. `priority`: of automata."""

    id: Place
    priority: int
    suit: Suit = Suit.NONE
    slots: int
    ruin: bool
    corner: bool
    on_river: bool
    x: float
    y: float
    adjacent: tuple[Place, ...]
    river_adjacent: tuple[Place, ...]
    place: str


class Forest(msgspec.Struct, frozen=True, kw_only=True):
    """A forest: the clearings that touch it and the forests behind one path (3.5).

    `boundary`: its corners in order; `x`, `y` and `alt_xy`: points inside it.
    """

    id: str
    name: str = ""
    touches: tuple[Place, ...]
    boundary: tuple[Place, ...]
    adjacent_forests: tuple[str, ...]
    x: float
    y: float
    alt_xy: tuple[tuple[float, float], ...] = ()


class WoodlandMap(msgspec.Struct, frozen=True, kw_only=True):
    """A printed map (8)."""

    id: str
    name: str
    river_divides_forests: bool
    fixed_suits: bool
    opposite_corners: tuple[tuple[Place, Place], ...]
    corners: tuple[Place, ...]
    ruins: tuple[Place, ...]
    map_edge_loop: tuple[Place, ...]
    paths: tuple[tuple[Place, Place], ...]
    rivers: tuple[tuple[Place, Place], ...]
    clearings: tuple[Clearing, ...]
    forests: tuple[Forest, ...]


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A card of a shared deck (5). `cost`: suits of crafting pieces, BIRD for any of them."""

    id: str
    name: str
    suit: Suit
    kind: CardKind
    copies: int
    cost: tuple[str, ...]
    effect: str
    item: Item | None = None
    vp: int = 0


class ItemKind(msgspec.Struct, frozen=True, kw_only=True):
    """How many of an item lie in the supply and under ruins (1, 7.4)."""

    id: Item
    supply: int
    ruin_copies: int


class Pieces(msgspec.Struct, frozen=True, kw_only=True):
    """The pieces of a faction (1)."""

    id: Faction
    name: str
    warriors: int
    pawns: int = 0
    tokens: dict[str, int]
    buildings: dict[str, int]


class Leader(msgspec.Struct, frozen=True, kw_only=True):
    """A leader of the Eyrie; `viziers`: the two columns (7.2)."""

    id: str
    name: str
    viziers: tuple[str, str]


class Character(msgspec.Struct, frozen=True, kw_only=True):
    """A Vagabond's character (7.4)."""

    id: str
    name: str
    items: tuple[Item, ...]
    special: str


class Quest(msgspec.Struct, frozen=True, kw_only=True):
    """A quest: two items in a clearing of its suit (7.4)."""

    id: str
    name: str
    suit: Suit
    items: tuple[Item, Item]


class Minister(msgspec.Struct, frozen=True, kw_only=True):
    """A minister of the Duchy (7.7)."""

    id: str
    name: str
    rank: Rank
    cards_to_reveal: int
    vp_on_sway: int


@cache
def read(name: str) -> dict[str, object]:
    """One of the data files as plain values."""
    return tomllib.loads((files("resources.root") / f"{name}.toml").read_text("utf-8"))


def table(name: str, key: str, kind: type[Record]) -> tuple[Record, ...]:
    """The records under a heading of a file, in their order."""
    return msgspec.convert(read(name)[key], tuple[kind, ...])  # type: ignore[valid-type]


@cache
def maps() -> dict[str, WoodlandMap]:
    """Map id -> map."""
    return {each.id: each for each in table("maps", "maps", WoodlandMap)}


@cache
def decks() -> dict[str, tuple[Card, ...]]:
    """Deck id -> its kinds of card."""
    raw = msgspec.convert(read("cards")["decks"], dict[str, dict[str, object]])
    return {id: msgspec.convert(deck["cards"], tuple[Card, ...]) for id, deck in raw.items()}


@cache
def cards() -> dict[str, Card]:
    """Card id -> card, of both decks; cards of one id are the same in both."""
    return {card.id: card for deck in decks().values() for card in deck}


@cache
def items() -> dict[Item, ItemKind]:
    """The kinds of item."""
    return {each.id: each for each in table("general", "items", ItemKind)}


@cache
def pieces() -> dict[Faction, Pieces]:
    """The pieces of each faction."""
    return {each.id: each for each in table("factions", "factions", Pieces)}


@cache
def track(faction: str, name: str) -> tuple[int, ...]:
    """A row of numbers of a faction board, e.g. `track("marquise", "build_cost")`."""
    board = msgspec.convert(read("factions")[faction], dict[str, object])
    tracks = msgspec.convert(board["tracks"], dict[str, object])
    return msgspec.convert(tracks[name], tuple[int, ...])


@cache
def leaders() -> dict[str, Leader]:
    """The leaders of the Eyrie."""
    return {each.id: each for each in rows("eyrie", "leaders", Leader)}


@cache
def characters() -> dict[str, Character]:
    """The characters of the Vagabond."""
    return {each.id: each for each in rows("vagabond", "characters", Character)}


@cache
def quests() -> dict[str, Quest]:
    """The quests."""
    return {each.id: each for each in rows("vagabond", "quests", Quest)}


@cache
def ministers() -> dict[str, Minister]:
    """The ministers of the Duchy, squires first."""
    return {each.id: each for each in rows("duchy", "ministers", Minister)}


def rows(faction: str, key: str, kind: type[Record]) -> tuple[Record, ...]:
    """The records that a faction has besides its pieces."""
    raw = msgspec.convert(read("factions")[faction], dict[str, object])
    return msgspec.convert(raw[key], tuple[kind, ...])  # type: ignore[valid-type]


@cache
def forge_items() -> dict[Suit, tuple[Item, ...]]:
    """The items that lie on the Legendary Forge, by the suit of its clearing (8)."""
    raw = read("landmarks")["landmarks_forge_items"]
    return msgspec.convert(raw, dict[Suit, tuple[Item, ...]])


@cache
def landmarks() -> tuple[Landmark, ...]:
    """All landmarks, in the order of the data file."""
    raw = msgspec.convert(read("landmarks")["landmarks"], tuple[dict[str, object], ...])
    return tuple(Landmark(str(each["id"])) for each in raw)
