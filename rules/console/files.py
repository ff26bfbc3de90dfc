"""The commands ``replay`` and ``check``."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from rules.console.arguments import FAILED, Unusable, complain, old_file, tell, whole
from rules.console.casebook import casebook
from rules.console.saving import read
from rules.kernel.door import shown_path
from rules.kernel.journal import Journal, replay
from rules.kernel.registry import name_of_seat
from rules.kernel.steps import Event, Outcome, Seat
from rules.kernel.text import english, signed
from rules.kernel.views import Viewer, share


def add_replay(parser: argparse.ArgumentParser) -> None:
    """The words of ``replay``."""
    parser.add_argument("file", metavar="FILE", type=old_file, help="a .lamplight file")
    parser.add_argument(
        "--seat", type=whole, default=0, metavar="N", help="as this seat saw it (all see it so)"
    )
    parser.add_argument("--choices", action="store_true", help="name the choices, secret ones too")


def run_replay(words: argparse.Namespace) -> int:
    """Tells the story of a file, as an onlooker or a seat was told it."""
    journal = read(words.file).record.journal
    if words.seat > journal.setup.seats:
        raise Unusable(f"there is no seat {words.seat}")
    viewer = Seat(words.seat - 1) if words.seat else None
    _tell_story(journal, viewer, words.choices)
    return 0


def _tell_story(journal: Journal, viewer: Viewer, choices: bool) -> None:
    book, states = casebook(journal.setup), replay(journal)
    state, happened = next(states)
    _tell_events(happened.events, viewer)
    for entry in journal.entries:
        # The state is still that before the entry, so that the choice can be named.
        if choices:
            who = english(name_of_seat(journal.setup, entry.seat))
            tell(f"> {who}: {book.name(state, entry.seat, entry.part)}")
        state, happened = next(states)
        _tell_events(happened.events, viewer)
    if state.outcome is not None:
        tell_outcome(state.outcome, [name_of_seat(journal.setup, seat) for seat in _seats(journal)])


def _seats(journal: Journal) -> list[Seat]:
    return [Seat(seat) for seat in range(journal.setup.seats)]


def _tell_events(events: tuple[Event, ...], viewer: Viewer) -> None:
    for event in share(events, viewer):
        text = event.text()
        if text is not None:
            tell(english(text))


def tell_outcome(outcome: Outcome, names: Sequence[object]) -> None:
    """The result, by seat and source."""
    words = [english(name) for name in names]  # type: ignore[arg-type]
    tell(english(outcome.reason))
    for seat, total in enumerate(outcome.totals):
        lines = [line for line in outcome.lines if line.seat == seat]
        sources = ", ".join(f"{english(line.source)} {signed(line.points)}" for line in lines)
        tell(f"  {words[seat]}: {signed(total)}" + (f" ({sources})" if sources else ""))
    tell("  " + ", ".join(words[seat] for seat in outcome.winners))


def add_check(parser: argparse.ArgumentParser) -> None:
    """The words of ``check``."""
    parser.add_argument("files", nargs="+", metavar="FILE", type=Path, help=".lamplight files")


def run_check(words: argparse.Namespace) -> int:
    """Replays files and compares each fingerprint, the end and the snapshot."""
    failed = False
    for path in words.files:
        try:
            play = read(path).play
        except Unusable as fault:
            failed = True
            complain(f"{fault}.")
            continue
        count = len(play.journal.entries)
        entries = "1 entry" if count == 1 else f"{count} entries"
        tell(f"{shown_path(path)}: {entries}, all as written")
    return FAILED if failed else 0
