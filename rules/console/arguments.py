"""What the console's commands have in common: their words, and what is said about wrong ones."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from rules.bots.levels import levels
from rules.console import streams
from rules.kernel.own_data import own_data, use_own
from rules.kernel.registry import Game, Setup, UnfitSetup, game, is_known, setup_of
from rules.kernel.text import english

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

WIDTH = 79
BAD_WORDS = 2
FAILED = streams.FAILED

Run = Callable[[argparse.Namespace], int]


class Unusable(Exception):
    """A word of the command that cannot be used; says why in one sentence."""


class Parser(argparse.ArgumentParser):
    """Help that fits 80 columns; a wrong word gives one sentence and status 2."""

    def __init__(self, *args: object, **kwargs: object) -> None:
        """As usual, but with our width."""
        kwargs.setdefault("formatter_class", _Narrow)
        kwargs.setdefault("allow_abbrev", False)
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """As usual, but what cannot be written is not passed over in silence."""
        (file or sys.stderr).write(message)

    def error(self, message: str) -> NoReturn:
        """One sentence, no usage."""
        self.exit(BAD_WORDS, f"{self.prog}: {message}. Try {self.prog} --help.\n")


class _Narrow(argparse.HelpFormatter):
    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=26, width=WIDTH)


def whole(text: str) -> int:
    """A whole number, 0 or more."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def positive(text: str) -> int:
    """A whole number, 1 or more."""
    if whole(text) == 0:
        raise argparse.ArgumentTypeError("at least 1 is needed")
    return int(text)


def known_game(text: str) -> str:
    """The id of a game."""
    if not is_known(text):
        raise argparse.ArgumentTypeError(f"there is no game {text!r}: see the command «games»")
    return text


def seat_range(text: str) -> range:
    """«3» or «1-6»."""
    least, _, most = text.partition("-")
    if not least.isdecimal() or (most and not most.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is neither a number nor a range like 1-6")
    found = range(int(least), int(most or least) + 1)
    if not found:
        raise argparse.ArgumentTypeError(f"{text!r} is an empty range")
    return found


def old_file(text: str) -> Path:
    """A file or folder that exists."""
    path = Path(text)
    if not path.exists():
        raise argparse.ArgumentTypeError(f"there is no file {text!r}")
    return path


def old_folder(text: str) -> Path:
    """A folder that exists."""
    path = Path(text)
    if not path.is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder {text!r}")
    return path


def options_of(entry: Game, text: str) -> dict[str, str]:
    """«card_set=heroes,skills=on»; what is wrong with them is said by the set-up."""
    found = {}
    for each in filter(None, text.split(",")):
        name, sign, value = each.partition("=")
        if not sign:
            raise Unusable(f"an option is written NAME=VALUE, not {each!r}")
        found[name.strip()] = value.strip()
    return found


def levels_of(entry: Game, text: str) -> tuple[str, ...]:
    """«master,novice»: levels of the game's bots."""
    found = tuple(each.strip() for each in text.split(","))
    known = levels(entry.id)
    for each in found:
        if each not in known:
            raise Unusable(f"there is no level {each!r}: {entry.id} has {', '.join(known)}")
    return found


def take_up_items(words: argparse.Namespace) -> None:
    """The edited data in the folder that --items names is what new games are played with."""
    if words.items is None:
        return
    entry = game(words.game)
    if own_data(entry.own_data) is None:
        raise Unusable(f"{entry.id} has no cards or tiles that can be edited")
    report = use_own(entry.own_data, words.items)
    if report.faults:
        said = english(report.faults[0]).rstrip(".")
        where = "" if said.startswith(str(words.items)) else f"{words.items}: "
        raise Unusable(f"{where}{said}")


def setup_from(words: argparse.Namespace, seats: int, names: Sequence[str] = ()) -> Setup:
    """The set-up that --seats, --seed, --options and --items describe."""
    entry = game(words.game)
    options = options_of(entry, words.options)
    take_up_items(words)
    try:
        return setup_of(words.game, seats, words.seed, options, tuple(names))
    except UnfitSetup as fault:
        raise Unusable(" ".join(map(english, fault.reasons)).rstrip(".")) from fault


def add_setup(
    parser: argparse.ArgumentParser,
    *,
    seats: bool = True,
    or_file: bool = False,
    optional: bool = False,
) -> None:
    """GAME (or a file), --seats, --options, --seed."""
    many = "?" if optional else None
    if or_file:
        what = "the game's id, or a .lamplight file to go on with"
        parser.add_argument("game", metavar="GAME|FILE", help=what)
    else:
        parser.add_argument(
            "game", metavar="GAME", nargs=many, type=known_game, help="the game's id"
        )
    if seats:
        parser.add_argument(
            "--seats", type=positive, default=0, metavar="K", help="seats (as few as possible)"
        )
    parser.add_argument(
        "--options", default="", metavar="K=V,..", help="options of the set-up (their defaults)"
    )
    parser.add_argument(
        "--items",
        type=old_folder,
        default=None,
        metavar="FOLDER",
        help="edited cards and tiles that the game is played with (see validate)",
    )
    parser.add_argument("--seed", type=whole, default=1, metavar="S", help="seed of all luck (1)")


def seats_or_least(words: argparse.Namespace) -> int:
    """The seats that were asked for, or the fewest that the game has."""
    return int(words.seats) or game(words.game).seat_counts[0]


def tell(line: str = "") -> None:
    """One line on standard output."""
    print(line)


def complain(line: str) -> None:
    """One line on standard error."""
    print(line, file=sys.stderr)


def guarded(run: Callable[[], int]) -> int:
    """Runs a command: unusable words are told in one sentence; a closed pipe ends quietly."""

    def usable() -> int:
        try:
            return run()
        except Unusable as fault:
            complain(f"rules: {fault}.")
            return BAD_WORDS

    return streams.guarded("rules", usable)
