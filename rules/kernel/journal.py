"""The journal: everything needed to play a game again, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from rules.kernel import agenda
from rules.kernel.codec import Damaged, decode, digest
from rules.kernel.luck import Drawn
from rules.kernel.registry import Setup, game
from rules.kernel.state import State
from rules.kernel.step_context import ScriptFault
from rules.kernel.steps import Action, Seat

DIGEST_EVERY = 20
"""A fingerprint of the state is kept each so many entries."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One part of an answer (or an aside), and the results of chance that it set off."""

    seat: Seat
    part: Action
    drawn: tuple[Drawn, ...] = ()


class Help(StrEnum):
    """The kinds of help that a record tells of."""

    HINT = "hint"
    TAKE_BACK = "take_back"
    PLAYED_FOR = "played_for"


class Mark(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Help that was taken before an entry: shown beside the result.

    `whose`: another person's decision was taken back, which the log tells.
    """

    kind: Help
    entry: int
    seat: Seat
    whose: Seat | None = None


class Journal(msgspec.Struct):
    """A game's whole story: where it began and what was answered since.

    `digests`: number of entries -> fingerprint of the state after them. `origin`: the encoded state
    from which the entries start; empty: they start from the set-up.
    """

    setup: Setup
    opening: tuple[Drawn, ...] = ()
    entries: list[Entry] = msgspec.field(default_factory=list)
    digests: dict[int, str] = msgspec.field(default_factory=dict)
    marks: list[Mark] = msgspec.field(default_factory=list)
    origin: bytes = b""


class ReplayFault(ValueError):
    """A journal that the rules do not allow; `entry` counts from 0, -1 is the set-up."""

    def __init__(self, entry: int, what: str) -> None:
        """Names the entry and what is wrong with it."""
        super().__init__(f"entry {entry}: {what}")
        self.entry = entry
        self.what = what


def replay(journal: Journal) -> Iterator[tuple[State, agenda.StepResult]]:
    """The states of a journal, each with what happened: after set-up, then after each entry.

    The state is the same object each time: clone to keep. Results of chance are taken from the
    journal. Raises ReplayFault at the first entry that the rules refuse or whose fingerprint
    differs.
    """
    state, happened = _opened(journal)
    yield state, happened
    for index, entry in enumerate(journal.entries):
        try:
            happened = agenda.submit(state, entry.seat, entry.part, iter(entry.drawn))
        except (agenda.Refused, ScriptFault) as fault:
            raise ReplayFault(index, str(fault)) from fault
        if happened.outcomes != entry.drawn:
            raise ReplayFault(index, "other results of chance are wanted than were written")
        written = journal.digests.get(index + 1)
        if written is not None and written != digest(state):
            raise ReplayFault(index, "the state differs from the one that was written")
        yield state, happened


def _opened(journal: Journal) -> tuple[State, agenda.StepResult]:
    if journal.origin:
        try:
            return decode(journal.setup.game, journal.origin), agenda.StepResult((), (), None)
        except Damaged as fault:
            raise ReplayFault(-1, str(fault)) from fault
    state = game(journal.setup.game).start(journal.setup)
    try:
        happened = agenda.begin(state, iter(journal.opening))
    except ScriptFault as fault:
        raise ReplayFault(-1, str(fault)) from fault
    if happened.outcomes != journal.opening:
        raise ReplayFault(-1, "other results of chance are wanted than were written")
    return state, happened
