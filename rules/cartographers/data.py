"""The printed components, read once from the data files (1, 10, 15)."""

import tomllib
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec

from rules.cartographers.maps.land import Land, Space, land_of_rows
from rules.cartographers.maps.sheet import Terrain

Record = TypeVar("Record", bound=msgspec.Struct)


class CardKind(StrEnum):
    """What kind of explore card it is."""

    TERRAIN = "terrain"
    RUINS = "ruins"


class Direction(StrEnum):
    """The way the maps travel; clockwise means to the neighbour on the left."""

    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"


class Corner(StrEnum):
    """Where the solo sweep starts (9)."""

    TOP_LEFT = "top_left"
    TOP_RIGHT = "top_right"
    BOTTOM_LEFT = "bottom_left"
    BOTTOM_RIGHT = "bottom_right"


class Power(StrEnum):
    """What the monsters of Heroes do (15)."""

    GORGON = "gorgon"
    ZOMBIE = "zombie"
    TROLL = "troll"
    DRAGON = "dragon"


class When(StrEnum):
    """When a skill may be used (10): before or after the main drawing, or on an ambush."""

    BEFORE = "before"
    AFTER = "after"
    AMBUSH = "ambush"


class Named(msgspec.Struct, frozen=True, kw_only=True):
    """A component with its id and its names."""

    id: str
    name: str
    name_de: str
    name_tr: str
    name_tr_official: bool = False
    number: str = ""


class TerrainInfo(Named, frozen=True, kw_only=True):
    """A terrain type and its letter in text grids."""

    letter: str


class Shape(msgspec.Struct, frozen=True):
    """A shape as printed: rows of ``X`` and ``.`` split by slashes; perhaps with a coin."""

    pattern: str
    coin: bool = False


class ExploreCard(Named, frozen=True, kw_only=True):
    """An explore card; a ruins card has neither terrains nor shapes."""

    kind: CardKind = CardKind.TERRAIN
    time: int
    terrains: tuple[Terrain, ...] = ()
    shapes: tuple[Shape, ...] = ()


class AmbushCard(Named, frozen=True, kw_only=True):
    """An ambush card: shape, where the maps go, where the solo sweep starts, its power."""

    pattern: str
    direction: Direction
    corner: Corner
    power: Power | None = None


class HeroCard(Named, frozen=True, kw_only=True):
    """A hero card: the spaces attacked, as offsets from the hero."""

    attacks: tuple[tuple[int, int], ...]


class ScoringCard(Named, frozen=True, kw_only=True):
    """A scoring card; the target is subtracted in solo play (9)."""

    deck: str
    target: int


class Season(Named, frozen=True, kw_only=True):
    """A season: the time that ends it and the two edicts it scores."""

    threshold: int
    edicts: tuple[str, str]


class SkillCard(Named, frozen=True, kw_only=True):
    """A skill card: what it costs, when it may be used, the shape it draws if it has its own."""

    cost: int
    when: When
    pattern: str = ""


class Title(Named, frozen=True, kw_only=True):
    """A title of the solo rating and the least rating that earns it."""

    rating: int


class Deck(Named, frozen=True, kw_only=True):
    """A deck of scoring cards."""


class MapSide(Named, frozen=True, kw_only=True):
    """A printed map side as text rows."""

    side: str
    rows: tuple[str, ...]


class CardSet(msgspec.Struct, frozen=True):
    """The cards of one set, in printed order."""

    season: tuple[Season, ...]
    explore: tuple[ExploreCard, ...]
    ambush: tuple[AmbushCard, ...]
    scoring: tuple[ScoringCard, ...]
    hero: tuple[HeroCard, ...] = ()


class Game(msgspec.Struct, frozen=True):
    """What all sets share."""

    coin_slots: int
    dragon_coins: int
    skills_dealt: int
    min_seats: int
    max_seats: int
    terrain: tuple[TerrainInfo, ...]
    deck: tuple[Deck, ...]
    title: tuple[Title, ...]


class _Maps(msgspec.Struct, frozen=True):
    map: tuple[MapSide, ...]


class _Skills(msgspec.Struct, frozen=True):
    skill: tuple[SkillCard, ...]


EDICTS = ("A", "B", "C", "D")
CARD_SETS = ("base", "heroes")


def _read(name: str, kind: type[Record]) -> Record:
    text = files("resources").joinpath("cartographers", f"{name}.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), kind)


@cache
def game() -> Game:
    """Sizes, terrains, decks and titles."""
    return _read("game", Game)


@cache
def card_set(id: str) -> CardSet:
    """The base set or Heroes."""
    if id not in CARD_SETS:
        raise ValueError(f"unknown card set {id!r}")
    return _read(id, CardSet)


@cache
def skills() -> dict[str, SkillCard]:
    """The eight skill cards by id."""
    return {card.id: card for card in _read("skills", _Skills).skill}


@cache
def map_sides() -> dict[str, MapSide]:
    """The printed map sides by the letter of their side."""
    return {side.side: side for side in _read("maps", _Maps).map}


@cache
def land(side: str) -> Land:
    """The map of a side."""
    return land_of_rows(map_sides()[side].id, map_sides()[side].rows)


@cache
def explore_cards() -> dict[str, ExploreCard]:
    """The explore cards of both sets by id."""
    return {card.id: card for id in CARD_SETS for card in card_set(id).explore}


@cache
def ambush_cards() -> dict[str, AmbushCard]:
    """The ambush cards of both sets by id."""
    return {card.id: card for id in CARD_SETS for card in card_set(id).ambush}


@cache
def hero_cards() -> dict[str, HeroCard]:
    """The hero cards by id."""
    return {card.id: card for id in CARD_SETS for card in card_set(id).hero}


@cache
def scoring_cards() -> dict[str, ScoringCard]:
    """The scoring cards of both sets by id."""
    return {card.id: card for id in CARD_SETS for card in card_set(id).scoring}


def title_of(rating: int) -> Title:
    """The title a solo rating earns; the lowest one also below its number (9)."""
    titles = game().title
    return next((title for title in titles if rating >= title.rating), titles[-1])


def cells_of(pattern: str) -> tuple[Space, ...]:
    """The spaces of a printed pattern, in reading order.

    >>> cells_of("X./XX")
    ((0, 0), (1, 0), (1, 1))
    """
    rows = pattern.split("/")
    return tuple(
        (row, col) for row, line in enumerate(rows) for col, mark in enumerate(line) if mark == "X"
    )
