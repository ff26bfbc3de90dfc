"""What has happened since a person's last decision, as far as each person may know it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from itertools import dropwhile

from models.question import Happening
from models.translate import words
from rules.kernel.steps import Event

MOST = 400
"""Older happenings are forgotten: a list that long is read in the log."""


class Since:
    """Happenings by person. One that was shown to one person is never kept for another."""

    def __init__(self, persons: Iterable[int]) -> None:
        self._kept: dict[int, deque[Happening]] = {seat: deque(maxlen=MOST) for seat in persons}

    def add(self, happening: Happening) -> None:
        """Something happened before this viewer; at the table (None) all persons saw it."""
        for seat, kept in self._kept.items():
            if happening.viewer in (None, seat):
                kept.append(happening)

    def decided(self, seat: int) -> None:
        """This person has decided: from now on it counts anew."""
        if seat in self._kept:
            self._kept[seat].clear()

    def clear(self) -> None:
        """Undo, redo or another game: nothing of it holds any more."""
        for kept in self._kept.values():
            kept.clear()

    def happenings(self, seat: int, viewer: int | None) -> tuple[Happening, ...]:
        """All that this person may see again on this viewer's screen, oldest first."""
        kept = self._kept.get(seat, ())
        return tuple(each for each in kept if each.viewer in (None, viewer))

    def _events(self, seat: int, viewer: int | None) -> list[Event]:
        """From the first thing that another seat did: what came of one's own move is known."""
        events = [event for each in self.happenings(seat, viewer) for event in each.events]
        return list(dropwhile(lambda event: not _is_other(event, seat), events))

    def lines(self, seat: int, viewer: int | None, names: Sequence[str]) -> list[str]:
        """The same in sentences."""
        texts = (event.text() for event in self._events(seat, viewer))
        return [words(text, names) for text in texts if text is not None]

    def others(self, seat: int, viewer: int | None) -> int:
        """How many things other seats did meanwhile."""
        events = self._events(seat, viewer)
        return sum(1 for event in events if event.text() is not None and _is_other(event, seat))


def _is_other(event: Event, seat: int) -> bool:
    actor = getattr(event, "seat", None)
    return actor is not None and actor != seat
