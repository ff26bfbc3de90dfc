"""Files for the console: read whole, written beside and renamed."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path

from rules.console.arguments import Unusable
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import (
    Record,
    SeatKind,
    SeatPlan,
    Unreadable,
    read_record,
    record_of,
    write_record,
)
from rules.kernel.registry import Setup

PROGRAM = "console"


def seat_plans(setup: Setup, bots: Sequence[str]) -> tuple[SeatPlan, ...]:
    """Persons first, then the bots."""
    names = (*setup.names, *[""] * setup.seats)
    persons = setup.seats - len(bots)
    plans = [SeatPlan(SeatKind.PERSON, names[seat]) for seat in range(persons)]
    levels = enumerate(bots, persons)
    return (*plans, *(SeatPlan(SeatKind.BOT, names[seat], level) for seat, level in levels))


def write_new(path: Path, play: Play, seats: tuple[SeatPlan, ...], rule: TakeBack) -> None:
    """Writes a game to a file that must not exist yet."""
    if path.exists():
        raise Unusable(f"the file {path} exists already")
    write(path, play, seats, rule)


def write(path: Path, play: Play, seats: tuple[SeatPlan, ...], rule: TakeBack) -> None:
    """Writes a game to a file: beside it first, then renamed."""
    now = int(time.time())
    record = record_of(play, seats, rule, program=PROGRAM, started=now, saved=now)
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_bytes(write_record(record))
        os.replace(beside, path)
    except OSError as fault:
        raise Unusable(f"{path} cannot be written: {fault.strerror}") from fault


def read(path: Path) -> Record:
    """A game from a file."""
    try:
        return read_record(path.read_bytes())
    except OSError as fault:
        raise Unusable(f"{path} cannot be read: {fault.strerror}") from fault
    except Unreadable as fault:
        raise Unusable(f"{path}: {fault}".rstrip(".")) from fault
