"""A game to give away: its record without secrets, or its story as text."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from models.log_model import LogEntry, line_of
from models.records import Opened
from models.translate import bare, date_text, headed, listed, words
from rules.kernel.play import Play
from rules.kernel.record import write_record
from rules.kernel.registry import name_of_seat
from rules.kernel.steps import Seat
from rules.kernel.text import Text
from rules.kernel.views import share


class PublicLine(msgspec.Struct, frozen=True):
    """One thing that all could see happen; what happened at once has the same number.

    The numbers are those of the story: entries would tell in how many parts somebody answered.
    """

    entry: int
    text: Text


def public_lines(play: Play) -> list[LogEntry]:
    """The story as an onlooker saw it."""
    told = [play.opening, *play.happened]
    return [
        line
        for entry, each in enumerate(told)
        for event in share(each.events, None)
        if (line := line_of(event, entry)) is not None
    ]


def public_record(opened: Opened) -> bytes:
    """A record that may be given away.

    A game that is over has no secrets left and goes out whole. Of one that runs only the head and
    the public story go out: no seed, no answers, no hidden cards. Nobody can play on from it.
    """
    if opened.record.head.is_over:
        return write_record(opened.record)
    told = public_lines(opened.play)
    order = {entry: n for n, entry in enumerate(dict.fromkeys(line.entry for line in told))}
    lines = [PublicLine(order[line.entry], line.text) for line in told]
    head = msgspec.json.encode(opened.record.head)[:-1]
    return b'%b,"public":%b}\n' % (head, msgspec.json.encode(lines))


def story(opened: Opened) -> str:
    """The public story in the user's language, a line for each thing that happened."""
    play, head = opened.play, opened.record.head
    names = _names(opened)
    said = [listed((words(play.game.name), date_text(head.started))), listed(names), ""]
    said += [words(line.text, names) for line in public_lines(play)]
    outcome = play.state.outcome
    if outcome is not None:
        said += ["", words(outcome.reason, names)]
        said += _totals(names, outcome.totals)
    return bare("\n".join(said)) + "\n"


def _names(opened: Opened) -> list[str]:
    setup = opened.play.setup
    return [words(name_of_seat(setup, Seat(seat))) for seat in range(setup.seats)]


def _totals(names: Sequence[str], totals: Sequence[int]) -> list[str]:
    return [headed(name, str(total)) for name, total in zip(names, totals, strict=False)]
