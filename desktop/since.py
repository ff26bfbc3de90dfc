"""What has happened since a person's last decision, in words."""

from __future__ import annotations

from collections.abc import Sequence

from models.session import Session
from models.since import Did
from models.translate import words
from rules.kernel.steps import Seat


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
        """All that can be said of it."""
        texts = (did.event.text() for did in self._read(session, seat))
        return [words(text, names) for text in texts if text is not None]

    def others(self, session: Session, seat: Seat) -> int:
        """How many things other seats did meanwhile; nothing before the first own decision."""
        if not session.since.decided(seat):
            return 0
        done = self._read(session, seat)
        return sum(1 for did in done if did.seat != seat and did.event.text() is not None)
