"""The command line: what it understands, checked before anything is loaded."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from models.places import COMMAND, version

THEMES = ("system", "paper", "night", "contrast", "print")
KINDS = ("text", "public", "png", "pdf")
LEVELS = ("debug", "info", "warning", "error")
USUAL_LEVEL = "warning"
PSEUDO = ("pseudo", "pseudo-rtl")
WIDTH = 78
TASKS = {
    "file": "FILE",
    "new": "--new",
    "resume": "--continue",
    "check": "--check",
    "export": "--export",
    "arena": "--arena",
    "demonstration": "--demonstration",
}
"""What can be asked for, as it is typed: one at a time, but that a demonstration may be of a new
game."""


class Misused(Exception):
    """What was typed makes no sense; the message is the sentence for standard error."""


class Line(NamedTuple):
    """The words of the command line, each with its default."""

    file: Path | None = None
    new: str = ""
    seed: int | None = None
    bots: tuple[str, ...] = ()
    options: Path | None = None
    resume: bool = False
    fullscreen: bool = False
    lang: str | None = None
    theme: str | None = None
    scale: float | None = None
    data_dir: Path | None = None
    safe_mode: bool = False
    new_window: bool = False
    log_level: str = USUAL_LEVEL
    check: Path | None = None
    export: Path | None = None
    to: str = ""
    output: Path | None = None
    arena: str = ""
    games: int = 200
    jobs: int = 1
    demonstration: Path | None = None
    shows_version: bool = False
    shows_help: bool = False

    @property
    def needs_no_window(self) -> bool:
        """Whether it ends without a window."""
        asked = (self.check, self.export, self.demonstration)
        return any(each is not None for each in asked) or bool(self.arena)


class _Shape(argparse.RawDescriptionHelpFormatter):
    """Help within the width of a terminal; its own words are translated, too."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=26, width=WIDTH)

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        said = QCoreApplication.translate("CommandLine", "usage:")
        super().add_usage(usage, actions, groups, prefix or f"{said} ")


def parser() -> argparse.ArgumentParser:
    """All that can be typed, in the user's language."""
    translate = QCoreApplication.translate
    made = argparse.ArgumentParser(
        prog=COMMAND,
        add_help=False,
        allow_abbrev=False,
        exit_on_error=False,
        argument_default=argparse.SUPPRESS,
        formatter_class=_Shape,
        description=translate("CommandLine", "Board games for long evenings, on one laptop."),
    )
    made.add_argument_group(translate("CommandLine", "file")).add_argument(
        "file",
        nargs="?",
        default=None,
        type=Path,
        metavar="FILE",
        help=translate("CommandLine", "open a saved game or a record"),
    )
    _add_playing(made.add_argument_group(translate("CommandLine", "play")))
    _add_window(made.add_argument_group(translate("CommandLine", "window")))
    headless = made.add_argument_group(translate("CommandLine", "without a window"))
    _add_headless(headless)
    _add_bots(headless)
    _add_saying(headless)
    return made


def _add_playing(group: argparse._ArgumentGroup) -> None:
    add, translate = group.add_argument, QCoreApplication.translate
    add(
        "--new",
        metavar="GAME",
        help=translate("CommandLine", "start this game right away"),
    )
    add("--seed", type=int, metavar="N", help=translate("CommandLine", "the seed of the new game"))
    add(
        "--bots",
        metavar="LEVELS",
        help=translate("CommandLine", "bot opponents, e.g. novice,master"),
    )
    add(
        "--options",
        type=Path,
        metavar="FILE",
        help=translate("CommandLine", "game options, a TOML file"),
    )
    add(
        "--continue",
        dest="resume",
        action="store_true",
        help=translate("CommandLine", "continue the last game"),
    )


def _add_window(group: argparse._ArgumentGroup) -> None:
    add, translate = group.add_argument, QCoreApplication.translate
    add("--fullscreen", action="store_true", help=translate("CommandLine", "start in full screen"))
    add(
        "--new-window",
        action="store_true",
        help=translate("CommandLine", "open another window next to the running one"),
    )
    add(
        "--lang",
        type=code_of,
        metavar="CODE",
        help=translate("CommandLine", "language for this run, e.g. de"),
    )
    add(
        "--theme",
        choices=THEMES,
        metavar="NAME",
        help=translate("CommandLine", "paper, night, contrast, print or system"),
    )
    add(
        "--scale",
        type=float,
        metavar="FACTOR",
        help=translate("CommandLine", "interface scale, e.g. 1.5"),
    )
    add(
        "--data-dir",
        type=Path,
        metavar="DIR",
        help=translate("CommandLine", "keep all files in this folder"),
    )
    add(
        "--safe-mode",
        action="store_true",
        help=translate("CommandLine", "use default settings and restore nothing"),
    )
    add(
        "--log-level",
        choices=LEVELS,
        metavar="LEVEL",
        help=translate("CommandLine", "debug, info, warning or error"),
    )


def _add_headless(group: argparse._ArgumentGroup) -> None:
    add, translate = group.add_argument, QCoreApplication.translate
    add(
        "--check",
        type=Path,
        metavar="FILE",
        help=translate("CommandLine", "replay a record and verify it"),
    )
    add(
        "--export",
        type=Path,
        metavar="FILE",
        help=translate("CommandLine", "export a record to another format"),
    )
    add(
        "--to",
        choices=KINDS,
        metavar="KIND",
        help=translate("CommandLine", "text, public, png or pdf"),
    )
    add(
        "--output",
        type=Path,
        metavar="FILE",
        help=translate("CommandLine", "output file (default: next to the record)"),
    )


def _add_bots(group: argparse._ArgumentGroup) -> None:
    add, translate = group.add_argument, QCoreApplication.translate
    add(
        "--arena",
        metavar="GAME",
        help=translate("CommandLine", "bots against bots: one table per pair of levels"),
    )
    add(
        "--games",
        type=int,
        metavar="N",
        help=translate("CommandLine", "games per pair of levels"),
    )
    add(
        "--jobs",
        type=int,
        metavar="K",
        help=translate("CommandLine", "number of parallel processes"),
    )
    add(
        "--demonstration",
        nargs="?",
        type=Path,
        const=Path(),
        metavar="DIR",
        help=translate("CommandLine", "bots play a demo game; pictures and record go to DIR"),
    )


def _add_saying(group: argparse._ArgumentGroup) -> None:
    add, translate = group.add_argument, QCoreApplication.translate
    add(
        "--version",
        dest="shows_version",
        action="store_true",
        help=translate("CommandLine", "show the version and exit"),
    )
    add(
        "--help",
        "-h",
        dest="shows_help",
        action="store_true",
        help=translate("CommandLine", "show this help and exit"),
    )


def read(arguments: Sequence[str]) -> Line:
    """The command line. Raises Misused with a sentence."""
    typed = vars(_parsed(arguments))
    found = {word: value for word, value in typed.items() if value is not None}
    if "bots" in found:
        found["bots"] = tuple(level for level in found["bots"].split(",") if level)
    line = Line(**found)
    _check(line)
    if not line.shows_version and not line.shows_help:
        _check_together(line, frozenset(found))
    return line


def _parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """The words that were typed, by name. What does not fit is said in our words: argparse speaks
    English only."""
    translate = QCoreApplication.translate
    try:
        found, unknown = parser().parse_known_args(list(arguments))
    except argparse.ArgumentError as fault:
        said = translate("CommandLine", "invalid value for {option}; see --help")
        raise Misused(said.replace("{option}", fault.argument_name or "")) from fault
    if unknown:
        said = translate("CommandLine", "unknown option {words}; see --help")
        raise Misused(said.replace("{words}", " ".join(unknown)))
    return found


def _check(line: Line) -> None:
    """Values that no word can take."""
    translate = QCoreApplication.translate
    if line.scale is not None and not 0.5 <= line.scale <= 4:
        raise Misused(translate("CommandLine", "--scale must be between 0.5 and 4"))
    _check_language(line.lang)
    if line.games < 1 or line.jobs < 1:
        raise Misused(translate("CommandLine", "--games and --jobs must be at least 1"))
    if line.seed is not None and line.seed < 0:
        raise Misused(translate("CommandLine", "--seed must be a whole number, 0 or more"))


def _check_together(line: Line, typed: frozenset[str]) -> None:
    """No word is passed over: each has what it needs, and no two ask for different things."""
    translate = QCoreApplication.translate
    needs = {
        ("seed", "bots", "options"): (
            {"new", "demonstration"},
            translate("CommandLine", "--seed, --bots and --options require --new GAME"),
        ),
        ("to", "output"): (
            {"export"},
            translate("CommandLine", "--to and --output require --export"),
        ),
        ("games", "jobs"): (
            {"arena"},
            translate("CommandLine", "--games and --jobs require --arena"),
        ),
        ("export",): (
            {"to"},
            translate("CommandLine", "--export requires --to: text, public, png or pdf"),
        ),
    }
    for words, (others, said) in needs.items():
        if typed & set(words) and not typed & others:
            raise Misused(said)
    if line.needs_no_window and typed & {"fullscreen", "scale", "safe_mode", "new_window"}:
        said = translate(
            "CommandLine", "--fullscreen, --scale, --safe-mode and --new-window need a window"
        )
        raise Misused(said)
    tasks = [TASKS[name] for name in TASKS if name in typed]
    if len(tasks) > 1 and typed & set(TASKS) != {"new", "demonstration"}:
        from models.translate import filled

        said = translate("CommandLine", "{one} and {other} cannot be combined")
        raise Misused(filled(said, one=tasks[0], other=tasks[1]))


def _check_language(code: str | None) -> None:
    if not code or code in PSEUDO:
        return
    from models.translate import available, filled

    known = [each for each, _ in available()]
    if code not in known:
        said = QCoreApplication.translate(
            "CommandLine", "Unknown language {code}. Languages: {known}."
        )
        raise Misused(filled(said, code=code, known=", ".join(known)))


def code_of(word: str) -> str:
    """A language as people type it: de_AT and DE are de."""
    code = word.lower().replace("_", "-")
    return code if code in PSEUDO else code.partition("-")[0]


def language_asked(arguments: Sequence[str]) -> str | None:
    """The language on the command line, found before the rest is read: errors are said in it."""
    for place, word in enumerate(arguments):
        if word.startswith("--lang="):
            return code_of(word.partition("=")[2])
        if word == "--lang" and place + 1 < len(arguments):
            return code_of(arguments[place + 1])
    return None


def options_of(path: Path) -> dict[str, str]:
    """Options from a small TOML file: `name = "value"`. Raises Misused."""
    from models.translate import words
    from rules.kernel.door import Unreadable, read_toml

    try:
        found = read_toml(path)
    except Unreadable as fault:
        raise Misused(words(fault.reason)) from fault
    return {name: _word(value) for name, value in found.items()}


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def version_line() -> str:
    """The name and the version."""
    return f"{COMMAND} {version()}"
