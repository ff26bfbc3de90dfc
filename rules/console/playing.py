"""The command ``play``: a game in the terminal, with numbered options."""

from __future__ import annotations

import argparse
from pathlib import Path

from rules.bots.levels import levels
from rules.console.arguments import (
    FAILED,
    Unusable,
    add_setup,
    complain,
    known_game,
)
from rules.console.saving import add_people, fresh, read
from rules.console.terminal import Terminal
from rules.kernel.door import shown_path
from rules.kernel.journal import ReplayFault
from rules.kernel.play import TakeBack


def add_play(parser: argparse.ArgumentParser) -> None:
    """The words of ``play``."""
    add_setup(parser, or_file=True)
    add_people(parser)
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the game here at the end")


def run_play(words: argparse.Namespace) -> int:
    """Plays until the game is over, or until the person has had enough."""
    path = Path(words.game)
    try:
        terminal = _resumed(words, path) if path.suffix == ".lamplight" else _fresh(words)
    except ReplayFault as fault:
        complain(f"rules: {shown_path(path)}: {fault}.")
        return FAILED
    terminal.run()
    return 0


def _fresh(words: argparse.Namespace) -> Terminal:
    try:
        known_game(words.game)
    except argparse.ArgumentTypeError as fault:
        raise Unusable(str(fault)) from fault
    play, plans = fresh(words)
    return Terminal(play, plans, TakeBack(words.take_back), words.save)


def _resumed(words: argparse.Namespace, path: Path) -> Terminal:
    found = read(path)
    record = found.record
    known = levels(record.head.game)
    for plan in record.head.seats:
        if plan.level and plan.level not in known:
            raise Unusable(f"{shown_path(path)}: there is no level {plan.level!r}")
    return Terminal(found.play, record.head.seats, record.take_back, words.save or path)
