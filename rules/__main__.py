"""The console: ``python -m rules``. Tries, plays, measures and checks games without a window."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence

from rules.console.arguments import Parser, Unusable, guarded
from rules.kernel.registry import load

COMMANDS = {
    "games": ("listing", "list the games, their options and levels"),
    "new": ("listing", "set up a game and write it to a file"),
    "play": ("playing", "play in the terminal, with numbered options"),
    "simulate": ("simulating", "let bots play many games and count"),
    "arena": ("simulating", "compare levels of bots, with intervals of confidence"),
    "replay": ("files", "tell the story of a file"),
    "check": ("files", "replay files and compare every fingerprint"),
    "cases": ("listing", "play rule cases"),
    "validate": ("validating", "check data that a person has edited"),
    "playthrough": ("playthrough", "write a whole game as text"),
    "bench": ("measuring", "measure the speed of a game"),
}
"""Command -> its module in rules/console, which has `add_NAME(parser)` and `run_NAME(words)`."""


def parser_of(wanted: str | None) -> Parser:
    """The parser: only the wanted command's module is loaded."""
    parser = Parser(prog="rules", description="Games without a window.")
    parser.add_argument(
        "--also", action="append", default=[], metavar="MODULE", help="know this game, too"
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, (module, help) in COMMANDS.items():
        each = commands.add_parser(name, help=help, description=f"{help[0].upper()}{help[1:]}.")
        if name == wanted:
            getattr(importlib.import_module(f"rules.console.{module}"), f"add_{name}")(each)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; the status is 0, 1 for a failure, 2 for words that cannot be used."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    return guarded(lambda: _run(given))


def _run(given: list[str]) -> int:
    try:
        load(_also(given))
    except Exception as fault:
        # Whatever a file does that is no game of this program.
        raise Unusable(f"--also names no game: {type(fault).__name__}: {fault}") from fault
    wanted = next((each for each in given if each in COMMANDS), None)
    words: argparse.Namespace = parser_of(wanted).parse_args(given)
    module = importlib.import_module(f"rules.console.{COMMANDS[words.command][0]}")
    return int(getattr(module, f"run_{words.command}")(words))


def _also(given: Sequence[str]) -> list[str]:
    early = Parser(prog="rules", add_help=False)
    early.add_argument("--also", action="append", default=[])
    return list(early.parse_known_args([*given])[0].also)


if __name__ == "__main__":
    sys.exit(main())
