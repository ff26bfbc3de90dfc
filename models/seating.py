"""Who sits where: a person or a bot of a level. (The records are part of the file format.)"""

from __future__ import annotations

from collections.abc import Sequence

from rules.kernel.record import SeatKind, SeatPlan
from rules.kernel.steps import Seat

__all__ = ["SeatKind", "SeatPlan", "bot", "bots_of", "person", "persons_of"]


def person(name: str = "") -> SeatPlan:
    """A seat for somebody at this laptop."""
    return SeatPlan(SeatKind.PERSON, name)


def bot(level: str, name: str = "") -> SeatPlan:
    """A seat for a bot of a level."""
    return SeatPlan(SeatKind.BOT, name, level)


def persons_of(plans: Sequence[SeatPlan]) -> tuple[Seat, ...]:
    """The seats of persons, in order."""
    return tuple(Seat(n) for n, plan in enumerate(plans) if plan.kind is SeatKind.PERSON)


def bots_of(plans: Sequence[SeatPlan]) -> dict[Seat, str]:
    """Seat -> level, for the seats of bots, in order."""
    return {Seat(n): plan.level for n, plan in enumerate(plans) if plan.kind is SeatKind.BOT}
