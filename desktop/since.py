"""What has happened since a person's last decision, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from models.question import ViewUpdate
from models.session import GameSession
from models.since import Did
from models.translate import words
from rules.kernel.steps import Event, LogRank, Seat

if TYPE_CHECKING:
    from desktop.table import Table


def _said(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    texts = (event.text() for event in events)
    return [words(text, names) for text in texts if text is not None]


class SinceLines:
    """The lines for whoever is asked. They are asked for at each change: kept while they hold."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._latest: object = None
        self._who: tuple[Seat, Seat | None] | None = None
        self._events: tuple[Did, ...] = ()

    def _read(self, session: GameSession, seat: Seat) -> tuple[Did, ...]:
        latest, who = session.latest, (seat, session.viewer)
        if latest is not self._latest or who != self._who:
            self._latest, self._who = latest, who
            self._events = session.since.events(*who)
        return self._events

    def _lines(self, session: GameSession, seat: Seat, names: Sequence[str]) -> list[str]:
        told = [did.event for did in self._read(session, seat)]
        while told and told[-1].RANK is not LogRank.ACT:
            told.pop()
        told.sort(key=lambda event: event.struck() != seat)
        return _said(told, names)

    def lines(self) -> list[str]:
        """All that can be said to whoever is asked: what was done to this seat first, then the rest
        in its order; the head of the turn that begins now is no news."""
        question, session = self._table.question, self._table.session
        if question is None or session is None:
            return []
        return self._lines(session, question.seat, self._table.names)

    def struck(self, seat: Seat) -> list[str]:
        """What others did to a seat since its last decision: said before all else."""
        session = self._table.session
        if session is None or not session.since.decided(seat):
            return []
        told = (did.event for did in self._read(session, seat))
        return _said([event for event in told if event.struck() == seat], self._table.names)

    def count(self, seat: Seat) -> int:
        """How many lines there are to tell; none where only the seat itself did anything, and none
        before its first decision."""
        session = self._table.session
        if session is None or not session.since.decided(seat):
            return 0
        done = [did for did in self._read(session, seat) if did.event.text() is not None]
        if all(did.seat == seat for did in done):
            return 0
        return len(self._lines(session, seat, ()))

    def happenings(self) -> tuple[ViewUpdate, ...]:
        """The same, to be shown again."""
        question, session = self._table.question, self._table.session
        if question is None or session is None:
            return ()
        return session.since.happenings(question.seat, session.viewer)
