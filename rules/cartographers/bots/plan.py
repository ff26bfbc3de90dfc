"""What a map is worth in the long run: the stars it will still earn, as far as its signs tell.

For every scoring card, for coins and for monsters a table says how much each sign is worth so and
so long before the scoring; the tables were learned from many games of the bots among themselves. A
`Plan` adds them up for all scorings still to come; a map is then weighed by a handful of products.
"""

from functools import cache, lru_cache
from importlib.resources import files
from operator import mul

import msgspec

from rules.cartographers.bots.ground import GROUND, Rule, Signs, ground_signs
from rules.cartographers.bots.signs_common import (
    coins,
    coins_of_heroes,
    monsters,
    monsters_of_heroes,
)
from rules.cartographers.bots.signs_forest import FOREST_SIGNS
from rules.cartographers.bots.signs_map import MAP_SIGNS
from rules.cartographers.bots.signs_village import VILLAGE_SIGNS
from rules.cartographers.bots.signs_waters import WATERS_SIGNS
from rules.cartographers.data import EDICTS, card_set
from rules.cartographers.maps.land import Land, neighbours
from rules.cartographers.maps.sheet import Sheet

COINS, MONSTERS = "coins", "monsters"
CARDS: dict[str, Rule] = {**FOREST_SIGNS, **WATERS_SIGNS, **VILLAGE_SIGNS, **MAP_SIGNS}
RULES_OF: dict[str, dict[str, Rule]] = {
    "base": {**CARDS, COINS: coins, MONSTERS: monsters},
    "heroes": {**CARDS, COINS: coins_of_heroes, MONSTERS: monsters_of_heroes},
}


class Lesson(msgspec.Struct, frozen=True):
    """What was learned: at each of the times before a scoring, the worth of each sign by source."""

    times: tuple[int, ...]
    base: dict[str, tuple[tuple[float, ...], ...]]
    heroes: dict[str, tuple[tuple[float, ...], ...]]


class Term(msgspec.Struct, frozen=True, gc=False):
    """One source of stars: its rule, and what each of its signs is worth now."""

    source: str
    rule: Rule
    weights: tuple[float, ...]


class Plan(msgspec.Struct, frozen=True, gc=False):
    """The worth of every sign at one moment. ``coin``: how often a coin still scores."""

    ground: tuple[float, ...]
    terms: tuple[Term, ...]
    coin: int


@cache
def lesson() -> Lesson:
    """The learned tables."""
    text = files("resources").joinpath("cartographers", "bots.json").read_bytes()
    return msgspec.json.decode(text, type=Lesson)


def scorings(set_id: str, edicts: tuple[str, ...], season: int, rest: int) -> dict[str, list[int]]:
    """How much time is left until each scoring of each source; 0 is the end of this very turn."""
    found: dict[str, list[int]] = {card: [] for card in (*edicts, COINS, MONSTERS)}
    until = max(rest, 0)
    for number, each in enumerate(card_set(set_id).season[season:]):
        if number:
            until += each.threshold
        for letter in each.edicts:
            found[edicts[EDICTS.index(letter)]].append(until)
        found[COINS].append(until)
        found[MONSTERS].append(until)
    return found


@lru_cache(maxsize=1024)
def plan_of(set_id: str, edicts: tuple[str, ...], season: int, rest: int) -> Plan:
    """The plan with so much time left in a season once the present card is drawn."""
    ground = [0.0] * GROUND
    terms = []
    times = scorings(set_id, edicts, season, rest)
    for source, until in times.items():
        weights = [0.0] * len(table_of(set_id, source)[0])
        for time in until:
            learned = worth_at(set_id, source, time)
            weights = [a + b for a, b in zip(weights, learned, strict=True)]
        ground = [a + b for a, b in zip(ground, weights[:GROUND], strict=True)]
        terms.append(Term(source, RULES_OF[set_id][source], tuple(weights[GROUND:])))
    return Plan(tuple(ground), tuple(terms), len(times[COINS]))


def table_of(set_id: str, source: str) -> tuple[tuple[float, ...], ...]:
    """The learned table of a source: a row for each time, ground signs first."""
    tables: dict[str, tuple[tuple[float, ...], ...]] = getattr(lesson(), set_id)
    return tables[source]


def worth_at(set_id: str, source: str, time: int) -> list[float]:
    """What the signs of a source are worth so long before it is scored, between two learned times
    in proportion; at the scoring itself only what it scores counts."""
    table, times = table_of(set_id, source), lesson().times
    if time <= 0:
        return _at_scoring(source, len(table[0]))
    if time <= times[0]:
        return list(table[0])
    for number in range(len(times) - 1):
        early, late = times[number], times[number + 1]
        if time <= late:
            share = (time - early) / (late - early)
            pairs = zip(table[number], table[number + 1], strict=True)
            return [a + share * (b - a) for a, b in pairs]
    return list(table[-1])


def _at_scoring(source: str, signs: int) -> list[float]:
    """Stars for a card, stars lost for monsters; coins in hand are counted apart."""
    worth = [0.0] * signs
    if source != COINS:
        worth[GROUND] = -1.0 if source == MONSTERS else 1.0
    return worth


def worth(plan: Plan, land: Land, sheet: Sheet) -> float:
    """The stars that a map will earn from now on, but for a constant of the moment."""
    free = land.board & ~(land.blocked | sheet.drawn)
    near = neighbours(land, free)
    total: float = plan.coin * (sheet.coins - sheet.spent)
    total += sum(map(mul, plan.ground, ground_signs(land, sheet, free)))
    for term in plan.terms:
        total += sum(map(mul, term.weights, term.rule(land, sheet, free, near)))
    return total


def promise(plan: Plan, source: str, land: Land, sheet: Sheet) -> float:
    """The part of a source's worth that does not show as stars yet."""
    free = land.board & ~(land.blocked | sheet.drawn)
    near = neighbours(land, free)
    term = next(term for term in plan.terms if term.source == source)
    signs = term.rule(land, sheet, free, near)
    hidden: float = sum(map(mul, term.weights[1:], signs[1:]))
    return hidden


def signs_of(land: Land, sheet: Sheet, rule: Rule) -> Signs:
    """Ground signs and those of a source: the row that a table is learned from."""
    free = land.board & ~(land.blocked | sheet.drawn)
    return ground_signs(land, sheet, free) + rule(land, sheet, free, neighbours(land, free))
