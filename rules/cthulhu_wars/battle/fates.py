"""What results do to one side: how many of its units are lost and pained (7, steps 4 to 6).

Results go where the battle itself would let them go (`slots.py`). Whoever assigns them does it so
that as few units are lost as can be, then as few are pained; where the enemy assigns, as many. A
unit that is kept is named to stay, where that saves the others.

>>> fate(Body((Sort(3),)), 1, 1)
Fate(lost=1, pained=1, avenged=0, small=0)
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec

from rules.cthulhu_wars.battle.sides import Group, replace
from rules.cthulhu_wars.battle.slots import dies, slots, suffer
from rules.cthulhu_wars.enums import Result
from rules.cthulhu_wars.state import Hurt

Hurts = tuple[Hurt, ...]
KEPT = 4096
"""So many fates are remembered."""


class Sort(msgspec.Struct, frozen=True, gc=False):
    """Units of a side that fare alike. `room`: how many results one may take, and of how many
    kills it dies; `pains`: how many it may take when pains are assigned; `softened`: pained where
    it would be killed; `kept`: never lost for lack of a retreat; `small`: one of those that the
    enemy's avengers may take; `avenged`: its own death is avenged."""

    number: int
    room: int = 1
    pains: int = 1
    softened: bool = False
    kept: bool = False
    small: bool = False
    avenged: bool = False


class Body(msgspec.Struct, frozen=True, gc=False):
    """A side as far as its losses go. `helpless`: the enemy assigns its results; `cornered`: it has
    no retreat; `stands`: a unit that is kept may be named in place of the others."""

    sorts: tuple[Sort, ...]
    helpless: bool = False
    cornered: bool = False
    stands: bool = False

    @property
    def units(self) -> int:
        """How many fight."""
        return sum(each.number for each in self.sorts)


class Fate(NamedTuple):
    """What has become of a side after the retreats. `avenged`: how many died whose death is
    avenged; `small`: how many are left that avengers may take."""

    lost: int = 0
    pained: int = 0
    avenged: int = 0
    small: int = 0

    def harm(self) -> tuple[int, int, int, int]:
        """For sorting: its owner likes the least best."""
        return self.lost, self.pained, -self.avenged, self.small


@lru_cache(KEPT)
def fate(body: Body, kills: int, pains: int) -> Fate:
    """What so many kills and pains come to."""
    choose = max if body.helpless else min
    return choose(_fates(body, kills, pains), key=Fate.harm)


def capacity(body: Body) -> int:
    """How many results it can take; whatever is more is lost."""
    return sum(each.number * each.room for each in body.sorts)


def _fates(body: Body, kills: int, pains: int) -> Iterator[Fate]:
    groups = [Group(kind, False, each.number) for kind, each in enumerate(body.sorts)]
    room = tuple(each.room for each in body.sorts)
    pain_room = tuple(each.pains for each in body.sorts)
    for shot in _spread(groups, (), kills, room, Result.KILL):
        dead = [0] * len(groups)
        left: list[Hurt] = []
        for each in shot:
            if not dies(each, room):
                left.append(each)
            elif body.sorts[each.kind].softened:
                left.append(replace(each, kills=0, pains=each.kills + each.pains))
            else:
                dead[each.kind] += each.count
        alive = [group._replace(number=group.number - dead[group.kind]) for group in groups]
        for hurt in _spread(alive, tuple(left), pains, pain_room, Result.PAIN):
            yield _after(body, dead, hurt)


def _spread(
    groups: list[Group], hurt: Hurts, number: int, room: tuple[int, ...], result: Result
) -> list[Hurts]:
    """All ways to assign so many results, or as many as can be."""
    found = [hurt]
    for _ in range(number):
        more = dict.fromkeys(
            suffer(each, slot, result) for each in found for slot in slots(groups, each, room)
        )
        if not more:
            break
        found = list(more)
    return found


def _after(body: Body, dead: list[int], hurt: Hurts) -> Fate:
    """The dead leave, the pained retreat; without a retreat one of them is lost."""
    pained = [0] * len(dead)
    for each in hurt:
        pained[each.kind] += each.count
    small = [each.number - gone for each, gone in zip(body.sorts, dead, strict=True) if each.small]
    avenged = sum(gone for each, gone in zip(body.sorts, dead, strict=True) if each.avenged)
    prey = _prey(body, pained) if body.cornered else None
    lost, left = sum(dead) + (prey is not None), sum(small)
    return Fate(lost, sum(pained), avenged, left - (prey is not None and prey.small))


def _prey(body: Body, pained: list[int]) -> Sort | None:
    """Who is lost for lack of a retreat: the first of those that may be."""
    hurt = [each for each, count in zip(body.sorts, pained, strict=True) if count]
    if body.stands and any(each.kept for each in hurt):
        return None
    found = [each for each in hurt if not each.kept]
    return max(found, key=lambda each: each.small, default=None)
