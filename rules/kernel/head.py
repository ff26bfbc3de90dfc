"""The plain part of a record: what lists show before a game is opened, each value within limits."""

from __future__ import annotations

import hashlib
import re
from enum import StrEnum

import msgspec

from rules.kernel.door import Unreadable, check_json, shown
from rules.kernel.names import clean_name
from rules.kernel.namesakes import told_apart
from rules.kernel.registry import game
from rules.kernel.steps import Seat
from rules.kernel.text import Text, is_speakable, plain, say

MOST_ENTRIES = 50_000
"""Parts of answers; the longest games have some thousands."""
MOST_OPTIONS = 200
MOST_WORD = 64
"""Letters of an id, an option, a value or a level."""
MOST_TABLE = 2 << 20
"""An onlooker's view (bytes); the largest is a fiftieth of it."""
MOST_OWN = 4 << 20
"""Edited data that goes along (bytes)."""
MOST_WHERE = 2_000
"""Where the game stands, encoded (bytes)."""
DEEPEST_WHERE = 16
LAST_MOMENT = 253_402_300_799
"""The end of the year 9999, in seconds since 1970: calendars go no further."""

_HARMLESS = re.compile(r"[A-Za-z0-9-]{0,64}")
_FIXED = re.compile(r"[0-9a-f]{32}")


class SeatKind(StrEnum):
    """Who sits there."""

    PERSON = "person"
    BOT = "bot"


class SeatPlan(msgspec.Struct, frozen=True):
    """A seat as it was set up: `level` is that of a bot, empty for a person."""

    kind: SeatKind
    name: str = ""
    level: str = ""


class Summary(msgspec.Struct, frozen=True):
    """What a list of records shows: public facts only. `winners` is None while the game runs.

    `entries`: the parts of all answers; while the game runs, the questions that are settled.
    """

    entries: int
    where: Text | None = None
    winners: tuple[Seat, ...] | None = None
    totals: tuple[int, ...] = ()


class Head(msgspec.Struct, frozen=True):
    """The plain part: all that may be shown before a game is opened.

    `program` and `rules` are the versions that wrote it; `id` stays with the game from file to
    file; `started` and `saved` are seconds since 1970; `table` is the onlooker's view, encoded;
    `own` is the edited data that the game is played with, whole.
    """

    lamplight: int
    program: str
    rules: int
    game: str
    options: dict[str, str]
    seats: tuple[SeatPlan, ...]
    summary: Summary
    id: str = ""
    started: int = 0
    saved: int = 0
    table: str = ""
    own: str | msgspec.UnsetType = msgspec.UNSET

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.summary.winners is not None


def damaged(where: str) -> Unreadable:
    """The sentence about a damaged file, with the place."""
    return Unreadable(say("kernel.record_damaged", where=plain(shown(where))))


def fit_head(head: Head) -> Head:
    """Check a head of a known game against its limits; names and moments are made to fit.

    Raises Unreadable where a value cannot be harmless.
    """
    if fault := _head_fault(head):
        raise damaged(fault)
    where = head.summary.where
    names = told_apart([clean_name(plan.name) for plan in head.seats])
    return msgspec.structs.replace(
        head,
        seats=tuple(
            msgspec.structs.replace(plan, name=name)
            for plan, name in zip(head.seats, names, strict=True)
        ),
        summary=msgspec.structs.replace(
            head.summary, where=where if where is not None and _is_short(where) else None
        ),
        started=_moment(head.started),
        saved=_moment(head.saved),
    )


def _head_fault(head: Head) -> str:
    """The first value that does not fit, in the words of the format."""
    words = [*head.options, *head.options.values(), *(plan.level for plan in head.seats)]
    own, most = head.own or "", game(head.game).seat_counts[-1]
    checks = {
        f"id: {head.id}": _HARMLESS.fullmatch(head.id) is None,
        f"seats: {len(head.seats)}": not 1 <= len(head.seats) <= most,
        "options": len(head.options) > MOST_OPTIONS or max(map(len, words), default=0) > MOST_WORD,
        "table": len(head.table) > MOST_TABLE,
        "own": len(own) > MOST_OWN,
    }
    return next((what for what, is_bad in checks.items() if is_bad), _summary_fault(head))


def _summary_fault(head: Head) -> str:
    summary, seats = head.summary, range(len(head.seats))
    if not 0 <= summary.entries <= MOST_ENTRIES:
        return f"entries: {summary.entries}"
    if not set(summary.winners or ()) <= set(seats) or len(summary.winners or ()) > len(seats):
        return f"winners: {summary.winners}"
    most = game(head.game).most_number
    if len(summary.totals) > len(seats) or any(abs(each) > most for each in summary.totals):
        return f"totals: {summary.totals}"
    return ""


def _is_short(where: Text) -> bool:
    """Whether it can be said, in some words: one text within others could be told without end."""
    raw = msgspec.json.encode(where)
    try:
        check_json(raw, DEEPEST_WHERE)
    except Unreadable:
        return False
    return len(raw) <= MOST_WHERE and is_speakable(where)


def fixed_id(id: str) -> str:
    """Return the id of a game in the only form that names files: 32 hexadecimal digits; else «».

    Older versions wrote other ids, harmless ones: each has one of the fixed form for good.
    """
    if not id or _FIXED.fullmatch(id):
        return id
    return hashlib.blake2s(id.encode(), digest_size=16).hexdigest()


def _moment(seconds: int) -> int:
    return min(max(0, seconds), LAST_MOMENT)
