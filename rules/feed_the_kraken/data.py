"""The printed components, read once from the data files (2, 3)."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec

from rules.feed_the_kraken.enums import (
    CardAction,
    Character,
    Color,
    Direction,
    NavCard,
    Post,
    Ritual,
    Side,
    Token,
    Voyage,
)

Record = TypeVar("Record", bound=msgspec.Struct)


class Crew(msgspec.Struct, frozen=True, kw_only=True):
    """The tables of the set-up for one number of seats (3).

    `removed` cards are taken unseen out of sailors and pirates before the leader comes in.
    """

    seats: int
    sailors: int
    pirates: int
    removed: int = 0
    cultists: int = 0
    threshold: int
    rests: tuple[Post, ...]
    charts: tuple[Voyage, ...]
    avoid: tuple[Character, ...] = ()


class NavigationCard(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of navigation card and its copies in the quick and the long deck (2)."""

    card: NavCard
    color: Color
    action: CardAction
    quick: int
    long: int

    def copies(self, voyage: Voyage) -> int:
        """How many of it the deck of a voyage holds."""
        return self.quick if voyage is Voyage.QUICK else self.long


class Components(msgspec.Struct, frozen=True, kw_only=True):
    """Numbers, tables and cards."""

    guns: int
    guns_at_start: int
    guns_at_supply_line: int
    guns_stash: int
    least_draw_pile: int
    rituals: dict[Ritual, int]
    crew: tuple[Crew, ...]
    navigation: tuple[NavigationCard, ...]


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """A hex of the sea: where it is drawn, where its arrows lead, what lies on it (4.4)."""

    id: str
    col: int
    level: int
    x: int
    y: int
    kind: str
    exits: dict[Direction, str] = {}
    token: Token | None = None
    crosses_supply_line: tuple[Direction, ...] = ()
    goal: str = ""
    winner: Side = Side.NONE


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """One side of the board (3). Coordinates 0 to 1000, y to the south."""

    id: Voyage
    start: str
    hex_radius: int
    has_supply_line: bool
    island_between: tuple[str, str]
    supply_line_polyline: tuple[tuple[int, int], ...] = ()
    moves_min: dict[Side, int]
    moves_max: dict[Side, int]
    space: tuple[Space, ...]


class _Charts(msgspec.Struct, frozen=True):
    chart: tuple[Chart, ...]


def _read(name: str, kind: type[Record]) -> Record:
    text = files("resources").joinpath("feed_the_kraken", f"{name}.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), kind)


@cache
def components() -> Components:
    """Numbers, tables and cards."""
    return _read("components", Components)


@cache
def crews() -> dict[int, Crew]:
    """The set-up tables by the number of seats."""
    return {crew.seats: crew for crew in components().crew}


@cache
def cards() -> dict[NavCard, NavigationCard]:
    """The navigation cards by kind, in printed order."""
    return {card.card: card for card in components().navigation}


@cache
def charts() -> dict[Voyage, Chart]:
    """Both sides of the board."""
    return {chart.id: chart for chart in _read("charts", _Charts).chart}


@cache
def spaces(voyage: Voyage) -> dict[str, Space]:
    """The spaces of a chart by id."""
    return {space.id: space for space in charts()[voyage].space}
