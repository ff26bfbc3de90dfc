"""What has happened since a person's last decision, in words."""

from __future__ import annotations

from collections.abc import Sequence

from models.session import Session
from models.since import Did
from models.translate import words
from rules.kernel.steps import Event, LogRank, Seat


def _said(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    texts = (event.text() for event in events)
    return [words(text, names) for text in texts if text is not None]


class SinceLines:
    """The lines for whoever is asked. They are asked for at each change: kept while they hold."""

    def __init__(self) -> None:
        self._latest: object = None
        self._who: tuple[Seat, Seat | None] | None = None
        self._events: tuple[Did, ...] = ()

    def _read(self, session: Session, seat: Seat) -> tuple[Did, ...]:
        latest, who = session.latest, (seat, session.viewer)
        if latest is not self._latest or who != self._who:
            self._latest, self._who = latest, who
            self._events = session.since.events(*who)
        return self._events

    def lines(self, session: Session, seat: Seat, names: Sequence[str]) -> list[str]:
        """All that can be said of it: what was done to this seat first, then the rest in its
        order; the head of the turn that begins now is no news."""
        told = [did.event for did in self._read(session, seat)]
        while told and told[-1].RANK is not LogRank.ACT:
            told.pop()
        told.sort(key=lambda event: event.struck() != seat)
        return _said(told, names)

    def struck(self, session: Session, seat: Seat, names: Sequence[str]) -> list[str]:
        """What was done to this seat."""
        told = (did.event for did in self._read(session, seat))
        return _said([event for event in told if event.struck() == seat], names)

    def count(self, session: Session, seat: Seat) -> int:
        """How many lines there are to tell; none where only the seat itself did anything, and none
        before its first decision."""
        if not session.since.decided(seat):
            return 0
        done = [did for did in self._read(session, seat) if did.event.text() is not None]
        if all(did.seat == seat for did in done):
            return 0
        return len(self.lines(session, seat, ()))
