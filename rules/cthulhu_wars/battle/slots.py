"""Where a result may go (7, steps 4 and 5): one on a unit, two where an effect says so.

As many as a side can take must be assigned; what is left over is lost.
"""

from typing import NamedTuple

from rules.cthulhu_wars.battle.sides import Group, ordered, replace
from rules.cthulhu_wars.enums import Result
from rules.cthulhu_wars.state import Force, Hurt, Kind


class Slot(NamedTuple):
    """Alike units that may take a further result. `room`: how many each may take."""

    kind: Kind
    holder: bool
    kills: int
    pains: int
    number: int
    room: int


def slots(fighting: list[Group], hurt: tuple[Hurt, ...], room: tuple[int, ...]) -> list[Slot]:
    """The units that may take a result, unhurt ones before those of their kind that are hurt."""
    found: list[Slot] = []
    for kind, holder, count in fighting:
        mine = [each for each in hurt if each.kind == kind and each.holder == holder]
        fresh = count - sum(each.count for each in mine)
        if fresh and room[kind]:
            found.append(Slot(kind, holder, 0, 0, fresh, room[kind]))
        for each in mine:
            left = room[kind] - each.kills - each.pains
            if left > 0 and (each.kills or each.pains):
                found.append(Slot(kind, holder, each.kills, each.pains, each.count, left))
    return found


def capacity(open_slots: list[Slot]) -> int:
    """How many results all of them can take."""
    return sum(slot.number * slot.room for slot in open_slots)


def is_free(open_slots: list[Slot], number: int) -> bool:
    """Whether so many results can be spread in more than one way."""
    if number <= 0 or capacity(open_slots) <= number:
        return False
    if len(open_slots) > 1:
        return True
    slot = open_slots[0]
    return slot.number > 1 and slot.room > 1 and number > 1


def suffer(
    hurt: tuple[Hurt, ...], slot: Slot | tuple[Kind, bool, int, int], result: Result
) -> tuple[Hurt, ...]:
    """One more result on one of these units."""
    kind, holder, kills, pains = slot[:4]
    found = list(hurt)
    if kills or pains:
        index = next(
            index
            for index, each in enumerate(found)
            if (each.kind, each.holder, each.kills, each.pains) == (kind, holder, kills, pains)
        )
        found[index] = replace(found[index], count=found[index].count - 1)
        if not found[index].count:
            del found[index]
    is_kill = result is Result.KILL
    found.append(Hurt(kind, kills + is_kill, pains + (not is_kill), holder))
    return ordered(found)


def dies(each: Hurt, room: tuple[int, ...]) -> bool:
    """Whether these units die of their results."""
    return each.kills >= room[each.kind]


def killed(force: Force, room: tuple[int, ...]) -> tuple[int, ...]:
    """How many of each kind of a side die of the results assigned to it."""
    counts = [0] * len(force.fighting)
    for each in force.hurt:
        if dies(each, room):
            counts[each.kind] += each.count
    return tuple(counts)
