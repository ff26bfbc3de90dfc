"""The command ``validate``: checks data that a person may edit."""

from __future__ import annotations

import argparse
from pathlib import Path

from rules.console.arguments import FAILED, known_game, old_folder, tell
from rules.kernel.own_data import own_data
from rules.kernel.registry import Game, game, known_ids
from rules.kernel.text import counted, english


def add_validate(parser: argparse.ArgumentParser) -> None:
    """The words of ``validate``."""
    parser.add_argument(
        "folder",
        nargs="?",
        type=old_folder,
        metavar="FOLDER",
        help="a folder with files that replace shipped ones (only what is shipped)",
    )
    parser.add_argument(
        "--game", type=known_game, metavar="GAME", help="only this game's data (all that can be)"
    )
    parser.add_argument("--quiet", action="store_true", help="tell only of faults")


def run_validate(words: argparse.Namespace) -> int:
    """Tells every fault; the status is 1 where there is one."""
    ids = [words.game] if words.game else known_ids()
    found = [entry for entry in map(game, ids) if entry.own_data]
    if not found:
        tell(f"{words.game} has no data that can be edited.")
    return max((_validate(entry, words.folder, words.quiet) for entry in found), default=0)


def _validate(entry: Game, folder: Path | None, quiet: bool) -> int:
    data = own_data(entry.own_data)
    assert data is not None
    report = data.check(folder)
    for fault in report.faults:
        tell(f"FAULT  {english(fault)}")
    if not quiet:
        for note in report.notes:
            tell(f"note   {english(note)}")
        if report.good is not None:
            tell(f"ok     {english(report.good)}")
    if report.faults or not quiet:
        faults, notes = counted(len(report.faults), "fault"), counted(len(report.notes), "note")
        tell(f"{entry.id}: {faults}, {notes}")
    return FAILED if report.faults else 0
