"""The commands ``games``, ``new`` and ``cases``."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from rules.bots.levels import levels
from rules.console.arguments import (
    FAILED,
    add_setup,
    old_file,
    tell,
)
from rules.console.cases import Told, case_files, told_of
from rules.console.saving import add_people, fresh, write_new
from rules.kernel.door import shown_path
from rules.kernel.play import TakeBack
from rules.kernel.registry import Game, game, known_ids
from rules.kernel.text import counted, english


def add_games(parser: argparse.ArgumentParser) -> None:
    """The words of ``games``."""
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def run_games(words: argparse.Namespace) -> int:
    """Lists the games, their options and levels."""
    entries = [game(each) for each in known_ids()]
    if words.json:
        tell(json.dumps({entry.id: _facts(entry) for entry in entries}, indent=2))
        return 0
    for entry in entries:
        counts = entry.seat_counts
        tell(f"{entry.id}: {english(entry.name)}, {counts[0]} to {counts[-1]} seats")
        tell(f"  {english(entry.about)}")
        tell(f"  levels: {', '.join(levels(entry.id))}")
        for option in entry.options:
            tell(f"  {option.id} = {' | '.join(option.values)} ({option.default})")
            tell(f"    {english(option.help)}")
    return 0


def _facts(entry: Game) -> dict[str, object]:
    return {
        "name": english(entry.name),
        "seats": [entry.seat_counts[0], entry.seat_counts[-1]],
        "rules": entry.rules_version,
        "levels": levels(entry.id),
        "options": {option.id: option.values for option in entry.options},
    }


def add_new(parser: argparse.ArgumentParser) -> None:
    """The words of ``new``."""
    add_setup(parser)
    add_people(parser)
    parser.add_argument("file", metavar="FILE", type=Path, help="where to write it")


def run_new(words: argparse.Namespace) -> int:
    """Sets up a game and writes it to a file that does not exist yet."""
    play, plans = fresh(words)
    write_new(words.file, play, plans, TakeBack(words.take_back))
    tell(str(words.file))
    return 0


def add_cases(parser: argparse.ArgumentParser) -> None:
    """The words of ``cases``."""
    parser.add_argument("paths", nargs="+", type=old_file, metavar="PATH", help="files, folders")
    parser.add_argument("--failed", action="store_true", help="tell only of those that fail")


def run_cases(words: argparse.Namespace) -> int:
    """Plays rule cases and tells what became of each."""
    count = failed = 0
    for told in _all_told(words.paths):
        count, failed = count + 1, failed + (told.fault is not None)
        if told.fault is not None:
            tell(f"FAIL  {shown_path(told.path)}: {told.title}")
            tell("      " + told.fault.replace("\n", "\n      "))
        elif not words.failed:
            tell(f"ok    {shown_path(told.path)}: {told.title}")
    tell(f"{counted(count, 'case')}, {failed} failed")
    return FAILED if failed else 0


def _all_told(paths: list[Path]) -> Iterator[Told]:
    for path in case_files(paths):
        yield from told_of(path)
