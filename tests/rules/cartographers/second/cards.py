"""What is printed (1), read from the tables by this engine's own reader."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from tests.rules.cartographers.plain_scoring import Space

Cells = frozenset[Space]
NOWHERE = Cells()


class Shape(NamedTuple):
    cells: Cells
    coin: bool


class Explore(NamedTuple):
    """A terrain card, or a ruins card: then without time and shapes."""

    id: str
    is_ruins: bool
    time: int
    letters: str
    shapes: list[Shape]


class Ambush(NamedTuple):
    id: str
    cells: Cells
    is_clockwise: bool
    corner: str
    power: str


class Season(NamedTuple):
    threshold: int
    edicts: tuple[int, int]


class CardSet(NamedTuple):
    """Everything that the option `card_set` exchanges (2, 15)."""

    seasons: list[Season]
    explore: dict[str, Explore]
    ambush: dict[str, Ambush]
    heroes: dict[str, Cells]
    decks: dict[str, str]
    targets: dict[str, int]


@cache
def table_of(name: str) -> dict[str, Any]:
    text = files("resources").joinpath("cartographers", f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


def cells_of(pattern: str) -> Cells:
    """The spaces of a printed pattern; its rows are split by slashes."""
    rows = pattern.split("/")
    return frozenset(
        (r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "X"
    )


LETTERS = {terrain["id"]: terrain["letter"] for terrain in table_of("game")["terrain"]}
PRINTED = {side["side"]: tuple(side["rows"]) for side in table_of("maps")["map"]}
COSTS = {skill["id"]: skill["cost"] for skill in table_of("skills")["skill"]}
TITLES = [(title["rating"], title["name"]) for title in table_of("game")["title"]]


def explore(card: dict[str, Any]) -> Explore:
    shapes = [Shape(cells_of(s["pattern"]), s.get("coin", False)) for s in card.get("shapes", [])]
    letters = "".join(LETTERS[terrain] for terrain in card.get("terrains", []))
    return Explore(card["id"], card.get("kind") == "ruins", card["time"], letters, shapes)


def ambush(card: dict[str, Any]) -> Ambush:
    is_clockwise = card["direction"] == "clockwise"
    power = card.get("power", "")
    return Ambush(card["id"], cells_of(card["pattern"]), is_clockwise, card["corner"], power)


def season(card: dict[str, Any]) -> Season:
    first, second = ("ABCD".index(edict) for edict in card["edicts"])
    return Season(card["threshold"], (first, second))


@cache
def card_set(name: str) -> CardSet:
    """The base game or Heroes."""
    table = table_of(name)
    return CardSet(
        [season(card) for card in table["season"]],
        {card["id"]: explore(card) for card in table["explore"]},
        {card["id"]: ambush(card) for card in table["ambush"]},
        {
            c["id"]: frozenset((row, col) for row, col in c["attacks"])
            for c in table.get("hero", [])
        },
        {card["id"]: card["deck"] for card in table["scoring"]},
        {card["id"]: card["target"] for card in table["scoring"]},
    )
