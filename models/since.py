"""What has happened since a person's last decision, told from the journal.

So it is the same after the game was left, taken back or opened again.
"""

from __future__ import annotations

from itertools import dropwhile

import msgspec

from models.question import ViewUpdate
from models.standing import StandingAnswers
from rules.kernel import agenda
from rules.kernel.play import Play, is_free
from rules.kernel.state import State
from rules.kernel.steps import Event, FreeAction, Seat
from rules.kernel.views import share, view

MOST = 400
"""Older events are left out: a list that long is read in the log."""


class Since:
    """Looks back to the last thing that a person decided itself.

    What answered itself (a single choice, a standing answer), passes, brief questions and what is
    said unasked do not count: nobody had to look at the table for it.
    """

    def __init__(self, play: Play, persons: tuple[Seat, ...], standing: StandingAnswers) -> None:
        self._play = play
        self._persons = persons
        self._standing = standing

    def decided(self, seat: Seat) -> int:
        """How many entries there were when this person had decided last; 0: it never has."""
        entries, snapshots = self._play.journal.entries, self._play.snapshots
        for number in reversed(range(len(entries))):
            entry, before = entries[number], snapshots[number]
            if entry.seat != seat or isinstance(entry.part, FreeAction):
                continue
            is_own = is_free(before, entry, self._persons) and not _is_brief(before)
            if is_own and self._standing.answer_in(before, seat) != entry.part:
                return number + 1
        return 0

    def _first(self, seat: Seat) -> int:
        """The last decision itself is told of: what others had given before is settled by it."""
        return max(0, self.decided(seat) - 1)

    def events(self, seat: Seat, viewer: Seat | None) -> tuple[Did, ...]:
        """As far as this viewer may know them, from the first thing that another seat did."""
        first = self._first(seat)
        told = zip(self._play.happened[first:], self._play.journal.entries[first:], strict=True)
        shared = (
            Did(event, _actor(event, entry.seat))
            for happened, entry in told
            for event in share(happened.events, viewer)
        )
        return tuple(dropwhile(lambda did: did.seat == seat, shared))[-MOST:]

    def happenings(self, seat: Seat, viewer: Seat | None) -> tuple[ViewUpdate, ...]:
        """The same with the table after each entry, to be shown again."""
        states = [*self._play.snapshots, self._play.state]
        told = list(zip(self._play.happened, states[1:], self._play.journal.entries, strict=True))
        return tuple(
            ViewUpdate(view(state, viewer), viewer, shared)
            for happened, state, entry in dropwhile(
                lambda each: _is_own(each[0].events, each[2].seat, seat), told[self._first(seat) :]
            )
            if (shared := share(happened.events, viewer))
        )


def _is_brief(state: State) -> bool:
    choice = agenda.question(state)
    return choice is not None and choice.IS_BRIEF


class Did(msgspec.Struct, frozen=True):
    """Something that happened, and who did it."""

    event: Event
    seat: Seat


def _actor(event: Event, answered: Seat) -> Seat:
    """Whom an event names, else whoever had answered."""
    actor: Seat | None = getattr(event, "seat", None)
    return answered if actor is None else actor


def _is_own(events: tuple[Event, ...], answered: Seat, seat: Seat) -> bool:
    return all(_actor(event, answered) == seat for event in events)
