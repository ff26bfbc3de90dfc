"""How two tables are held against each other."""

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate, pairwise


class Differs(AssertionError):
    """The two engines do not say the same."""


def seats_of(bits: int) -> set[int]:
    return {seat for seat in range(bits.bit_length()) if bits >> seat & 1}


def same(what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise Differs(f"{what}: {found!r}, by the second engine {wanted!r}")


def blocks(
    sizes: list[int], cards: Sequence[str], seen: list[set[int]]
) -> list[list[tuple[str, list[int]]]]:
    """Discards and who knows them, those of one moment in any order."""
    pairs = [(str(card), sorted(seats)) for card, seats in zip(cards, seen, strict=True)]
    ends = list(accumulate(sizes, initial=0))
    same("number of discards", len(cards), ends[-1])
    return [sorted(pairs[a:b]) for a, b in pairwise(ends)]


def left(these: Sequence[str], those: Sequence[str]) -> list[str]:
    counts = Counter(map(str, these)) - Counter(map(str, those))
    return sorted(counts.elements())
