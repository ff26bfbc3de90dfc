"""Every starting deal of the faction cards that agrees with what is certain (3, 14)."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from rules.feed_the_kraken.bots.officers import CULT, PIRATE, SAILOR
from rules.feed_the_kraken.data import Crew, crews
from rules.feed_the_kraken.enums import Faction

LEADER, CULTIST = 2, 3
FACTIONS = (Faction.SAILOR, Faction.PIRATE, Faction.CULT_LEADER, Faction.CULTIST)
SIDE_OF = (SAILOR, PIRATE, CULT, CULT)
"""Side of a faction card, as numbers."""

Deal = tuple[int, ...]
Mark = tuple[int, int]
"""A seat and a faction."""


class Known(NamedTuple):
    """What is certain of the deal: seats that hold a card, seats that do not hold one."""

    seats: int
    held: tuple[Mark, ...] = ()
    not_held: tuple[Mark, ...] = ()


class Deals(NamedTuple):
    """Deals with their odds. `columns`: by seat, its card in every deal."""

    columns: tuple[tuple[int, ...], ...]
    weights: tuple[float, ...]


@cache
def all_deals(seats: int) -> tuple[tuple[Deal, float], ...]:
    """Every deal for this number of seats, and how likely it is."""
    found: list[tuple[Deal, float]] = []
    for share, cards in _decks(crews()[seats]):
        rows = list(_arranged(seats, list(cards)))
        found += [(row, share / len(rows)) for row in rows]
    return tuple(found)


def _decks(crew: Crew) -> Iterator[tuple[float, tuple[int, ...]]]:
    """The cards that are dealt: with five seats one of sailors and pirates is taken out unseen."""
    rest = (1, crew.cultists)
    if not crew.removed:
        yield 1.0, (crew.sailors, crew.pirates, *rest)
        return
    both = crew.sailors + crew.pirates
    yield crew.sailors / both, (crew.sailors - 1, crew.pirates, *rest)
    yield crew.pirates / both, (crew.sailors, crew.pirates - 1, *rest)


def _arranged(seats: int, left: list[int]) -> Iterator[Deal]:
    """All orders of a multiset of cards."""
    if seats == 0:
        yield ()
        return
    for card, count in enumerate(left):
        if count:
            left[card] -= 1
            for rest in _arranged(seats - 1, left):
                yield (card, *rest)
            left[card] += 1


@lru_cache(64)
def deals(known: Known) -> Deals:
    """The deals that agree with what is certain; all of them where none does."""
    rows = [
        (row, odds)
        for row, odds in all_deals(known.seats)
        if all(row[seat] == card for seat, card in known.held)
        and all(row[seat] != card for seat, card in known.not_held)
    ]
    rows = rows or list(all_deals(known.seats))
    total = sum(odds for _, odds in rows)
    columns = tuple(zip(*(row for row, _ in rows), strict=True))
    return Deals(columns, tuple(odds / total for _, odds in rows))
