"""Luck is one 64-bit integer in the state.

Copied with it, undone with it, the same on every machine.

The mixing function is our own variant of the SplitMix family: a counter with an odd stride, mixed
by two multiplications. It is no cryptography; it is fast, even and reproducible.
"""

from __future__ import annotations

import msgspec

MASK = (1 << 64) - 1
STRIDE = 0x9E3779B97F4A7C15

Drawn = int | tuple[int, ...]
"""A result of chance as it stands in a journal."""


class Equal(msgspec.Struct, frozen=True, gc=False):
    """One of `n` equally likely results, 0 to n-1."""

    n: int


class Weighted(msgspec.Struct, frozen=True, gc=False):
    """The index of one of several results with whole-number weights."""

    weights: tuple[int, ...]


class Order(msgspec.Struct, frozen=True, gc=False):
    """A random order of `n` things: a tuple that holds 0 to n-1 once each."""

    n: int


class Dice(msgspec.Struct, frozen=True, gc=False):
    """`count` dice whose faces are 0 to faces-1."""

    count: int
    faces: int


Lots = Equal | Weighted | Order | Dice


def mixed(luck: int) -> int:
    """The 64 random bits that belong to a luck value."""
    z = luck
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def stirred(luck: int, salt: int) -> int:
    """An independent luck for another purpose, the same for the same salt."""
    return mixed((luck + (salt + 1) * 0xD1B54A32D192ED03) & MASK)


def below(luck: int, n: int) -> tuple[int, int]:
    """The next luck and a whole number from 0 to n-1."""
    luck = (luck + STRIDE) & MASK
    return luck, (mixed(luck) * n) >> 64


def draw(luck: int, lots: Lots) -> tuple[int, Drawn]:
    """The next luck and one result of `lots`."""
    if isinstance(lots, Equal):
        return below(luck, lots.n)
    if isinstance(lots, Order):
        return _order(luck, lots.n)
    if isinstance(lots, Dice):
        return _dice(luck, lots)
    return _weighted(luck, lots.weights)


def fits(drawn: Drawn, lots: Lots) -> bool:
    """Whether a written result can come from these lots.

    Damaged journals and scripts are caught by it.
    """
    if isinstance(lots, Equal):
        return isinstance(drawn, int) and 0 <= drawn < lots.n
    if isinstance(lots, Weighted):
        return isinstance(drawn, int) and 0 <= drawn < len(lots.weights) and lots.weights[drawn] > 0
    if not isinstance(drawn, tuple):
        return False
    if isinstance(lots, Order):
        return sorted(drawn) == list(range(lots.n))
    return len(drawn) == lots.count and all(0 <= face < lots.faces for face in drawn)


def _order(luck: int, n: int) -> tuple[int, tuple[int, ...]]:
    items = list(range(n))
    for last in range(n - 1, 0, -1):
        luck, pick = below(luck, last + 1)
        items[last], items[pick] = items[pick], items[last]
    return luck, tuple(items)


def _dice(luck: int, dice: Dice) -> tuple[int, tuple[int, ...]]:
    faces = []
    for _ in range(dice.count):
        luck, face = below(luck, dice.faces)
        faces.append(face)
    return luck, tuple(faces)


def _weighted(luck: int, weights: tuple[int, ...]) -> tuple[int, int]:
    luck, ticket = below(luck, sum(weights))
    for index, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return luck, index
    raise ValueError(f"weights {weights} leave no result")
