"""Legal placements, found for all spaces at once, named one by one only when asked (4.1, 4.2)."""

from collections.abc import Iterator, Sequence
from typing import overload

import msgspec

from rules.cartographers.maps.land import Land, neighbours, singles
from rules.cartographers.maps.shapes import Fit, fits, overhanging
from rules.cartographers.maps.sheet import Terrain
from rules.kernel.steps import Action

SINGLE = "X"
FALLBACK = -1
SKILLED = -2

Terrains = tuple[Terrain, ...]


class Draw(Action, frozen=True):
    """Draw a shape in a terrain; only Diplomacy draws two terrains at once (10).

    ``shape`` counts the shapes of the card, -1 is the single space that replaces them, -2 the
    shape of a skill. ``marks`` are the spaces that a hero attacks.
    """

    terrains: Terrains
    shape: int
    cells: int
    marks: int = 0


class Group(msgspec.Struct, frozen=True, gc=False):
    """All legal places of one orientation: each bit of ``anchors`` is one corner of its box."""

    shape: int
    cells: int
    anchors: int
    marks: int = 0


def legal(free: int, options: Sequence[Fit], shape: int) -> list[Group]:
    """Where a shape fits with every space on an empty one (4.1)."""
    found = []
    for fit in options:
        anchors = fit.anchors
        for offset in fit.offsets:
            anchors &= free >> offset
        if anchors:
            found.append(Group(shape, fit.cells, anchors))
    return found


def touching(groups: Sequence[Group], wanted: int) -> list[Group]:
    """Those of the placements that cover at least one of the wanted spaces (4.2)."""
    found = []
    for group in groups:
        reached = 0
        for single in singles(group.cells):
            reached |= wanted >> single.bit_length() - 1
        if anchors := group.anchors & reached:
            found.append(Group(group.shape, group.cells, anchors, group.marks))
    return found


def shape_groups(land: Land, free: int, pattern: str, shape: int = 0) -> list[Group]:
    """The legal places of one shape, in any orientation."""
    return legal(free, fits(pattern, land.rows, land.cols), shape)


def overhang_groups(land: Land, free: int, pattern: str, shape: int = 0) -> list[Group]:
    """The same for a shape that may hang over the edge (10, Stealth)."""
    return legal(free, overhanging(pattern, land.rows, land.cols), shape)


def single_groups(free: int, shape: int = FALLBACK) -> list[Group]:
    """One single space anywhere in a set."""
    return [Group(shape, 1, free)] if free else []


def beside(land: Land, free: int, pattern: str, near: int, shape: int = 0) -> list[Group]:
    """The legal places of a shape that share a side with a set of spaces (10, Heal and Search)."""
    return touching(shape_groups(land, free, pattern, shape), neighbours(land, near))


class Placements(Sequence[Draw]):
    """Every placement in every terrain: shape by shape, terrain by terrain, in reading order.

    It counts, picks and checks without listing: a bit set holds all places of an orientation.
    """

    __slots__ = ("_count", "groups", "terrains")

    def __init__(self, groups: Sequence[Group], terrains: tuple[Terrains, ...]) -> None:
        self.groups = tuple(groups)
        self.terrains = terrains
        self._count = -1

    def __len__(self) -> int:
        if self._count < 0:
            places = sum([group.anchors.bit_count() for group in self.groups])
            self._count = places * len(self.terrains)
        return self._count

    def __bool__(self) -> bool:
        return bool(self.groups) and bool(self.terrains)

    @overload
    def __getitem__(self, index: int) -> Draw: ...
    @overload
    def __getitem__(self, index: slice) -> list[Draw]: ...

    def __getitem__(self, index: int | slice) -> Draw | list[Draw]:
        if isinstance(index, slice):
            return [self._at(i) for i in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if index < 0:
            raise IndexError(index)
        return self._at(index)

    def _at(self, index: int) -> Draw:
        for group in self.groups:
            places = group.anchors.bit_count()
            here = places * len(self.terrains)
            if index < here:
                terrain, place = divmod(index, places)
                cells = group.cells << position_of(group.anchors, place)
                return Draw(self.terrains[terrain], group.shape, cells, group.marks)
            index -= here
        raise IndexError(index)

    def __iter__(self) -> Iterator[Draw]:
        for group in self.groups:
            for terrain in self.terrains:
                for single in singles(group.anchors):
                    cells = group.cells * single
                    yield Draw(terrain, group.shape, cells, group.marks)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Draw) or action.terrains not in self.terrains:
            return False
        low = action.cells & -action.cells
        for group in self.groups:
            if group.shape == action.shape and group.marks == action.marks:
                first = group.cells & -group.cells
                anchor, rest = divmod(low, first)
                if not rest and group.anchors & anchor and group.cells * anchor == action.cells:
                    return True
        return False

    def covered(self) -> int:
        """Every space that some placement covers."""
        mask = 0
        for group in self.groups:
            for single in singles(group.cells):
                mask |= group.anchors << single.bit_length() - 1
        return mask


def position_of(mask: int, index: int) -> int:
    """The position of the set bit number ``index``, counted from the lowest.

    >>> position_of(0b10110, 2)
    4
    """
    at, width = 0, 64
    while (count := (mask & _WORD).bit_count()) <= index:
        index -= count
        at += 64
        mask >>= 64
    while width > 8:
        width >>= 1
        low = mask & _LOW[width]
        count = low.bit_count()
        if index < count:
            mask = low
        else:
            index -= count
            at += width
            mask >>= width
    for _ in range(index):
        mask &= mask - 1
    return at + (mask & -mask).bit_length() - 1


_WORD = (1 << 64) - 1
_LOW = {width: (1 << width) - 1 for width in (8, 16, 32)}


class Chain(Sequence[Action]):
    """Several sequences of actions one after the other; none is listed before it is asked for."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Sequence[Action]) -> None:
        self.parts = parts

    def __len__(self) -> int:
        return sum(map(len, self.parts))

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if index >= 0:
            for part in self.parts:
                if index < len(part):
                    return part[index]
                index -= len(part)
        raise IndexError(index)

    def __iter__(self) -> Iterator[Action]:
        for part in self.parts:
            yield from part

    def __contains__(self, action: object) -> bool:
        return any(action in part for part in self.parts)
