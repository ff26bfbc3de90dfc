"""Files for the console: read whole, written beside and renamed."""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

from rules.console.arguments import Unusable, levels_of, seats_or_least, setup_from
from rules.kernel.door import Unreadable, read_file, shown_path
from rules.kernel.names import clean_name
from rules.kernel.namesakes import namesakes, told_apart
from rules.kernel.play import Play, TakeBack
from rules.kernel.record import (
    MOST_PACKED,
    SeatKind,
    SeatPlan,
    record_of,
    write_record,
)
from rules.kernel.registry import game
from rules.kernel.text import counted
from rules.kernel.vetting import Vetted, vetted
from rules.kernel.writing import write_safely

PROGRAM = "console"


def add_people(parser: argparse.ArgumentParser) -> None:
    """--names, --bots, --take-back."""
    parser.add_argument("--names", default="", metavar="A,B,..", help="names of the persons")
    parser.add_argument("--bots", default="", metavar="LEVEL,..", help="bots of the last seats")
    parser.add_argument(
        "--take-back",
        choices=[str(rule) for rule in TakeBack],
        default=str(TakeBack.STRICT),
        help="whether choices may be taken back (strict)",
    )


def fresh(words: argparse.Namespace) -> tuple[Play, tuple[SeatPlan, ...]]:
    """A new game and who plays it: persons first, then the bots."""
    count = seats_or_least(words)
    bots = levels_of(game(words.game), words.bots) if words.bots else ()
    names = [clean_name(each) for each in words.names.split(",")] if words.names else []
    if max(len(bots), len(names)) > count:
        raise Unusable(f"the table has only {counted(count, 'seat')}")
    if same := namesakes(names):
        apart = ",".join(told_apart(names))
        raise Unusable(f'two seats are called {names[same[0]]}: give --names "{apart}"')
    setup = setup_from(words, count, names)
    names += [""] * (count - len(names))
    persons = count - len(bots)
    plans = [SeatPlan(SeatKind.PERSON, name) for name in names[:persons]]
    bot_names = zip(names[persons:], bots, strict=True)
    plans += [SeatPlan(SeatKind.BOT, name, level) for name, level in bot_names]
    return Play(setup), tuple(plans)


def write_new(path: Path, play: Play, seats: tuple[SeatPlan, ...], rule: TakeBack) -> None:
    """Writes a game to a file that must not exist yet."""
    if path.exists():
        raise Unusable(f"the file {shown_path(path)} exists already")
    write(path, play, seats, rule)


def write(path: Path, play: Play, seats: tuple[SeatPlan, ...], rule: TakeBack) -> None:
    """Writes a game to a file, as a whole."""
    now = int(time.time())
    record = record_of(play, seats, rule, program=PROGRAM, started=now, saved=now)
    put(path, write_record(record))


def put(path: Path, raw: bytes) -> None:
    """Writes a file as a whole. Raises Unusable where it cannot be written."""
    try:
        os.stat(path.parent)  # a folder that was typed wrongly is not made
        write_safely(path, raw)
    except OSError as fault:
        raise Unusable(
            f"{shown_path(path)}: cannot be written: {fault.strerror or fault}"
        ) from fault


def read(path: Path) -> Vetted:
    """A game from a file, checked as before it is shown in the window."""
    try:
        return vetted(read_file(path, MOST_PACKED))
    except Unreadable as fault:
        told = str(fault).rstrip(".")
        where = shown_path(path)
        raise Unusable(told if where in told else f"{where}: {told}") from fault
