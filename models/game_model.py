"""What a table hears and may ask, whether a game is being played or looked at again.

A feed alone knows the state. What leaves it are moments, shares of events and public facts: what a
screen holds, it may show.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, Signal

from models.log_model import LogModel
from models.moment import Moment, Moments
from models.seating import SeatPlan, persons_of
from rules.kernel.journal import Mark
from rules.kernel.play import Play
from rules.kernel.registry import Setup
from rules.kernel.state import State
from rules.kernel.steps import Event, Outcome, Seat
from rules.kernel.text import Text, say
from rules.kernel.views import share


class TookBack(Event, frozen=True):
    """A person took back what another had decided."""

    seat: Seat
    whose: Seat

    def text(self) -> Text:
        name, other = (say("kernel.seat", number=seat + 1) for seat in (self.seat, self.whose))
        return say("kernel.took_back", name=name, other=other)


class GameModel(QObject):
    """A game before one viewer."""

    moved = Signal(object, object)
    """Moment, and what the viewer may know of what led there: a tuple of events, () where nothing
    has happened; None: the table is shown anew (undo, another viewer, resume)."""
    refused = Signal(object)
    """Text: why something was not done. Nothing has changed."""

    def __init__(
        self, play: Play, seats: Sequence[SeatPlan], parent: QObject | None = None
    ) -> None:
        """Takes a game over; its state is nobody else's from now on."""
        super().__init__(parent)
        self._play = play
        self.seats = tuple(seats)
        """Who sits where."""
        self.persons = persons_of(seats)
        self.log = LogModel(self, [plan.name for plan in seats])
        self._moments = Moments(play)
        self._moment: Moment | None = None

    # ------------------------------------------------------------ what one may know
    @property
    def moment(self) -> Moment:
        """What was told last."""
        if self._moment is None:
            self._moment = self._make(self.position)
        return self._moment

    def _make(self, position: int) -> Moment:
        raise NotImplementedError(type(self).__name__)

    @property
    def setup(self) -> Setup:
        """What was set up."""
        return self._play.setup

    @property
    def viewer(self) -> Seat | None:
        """Whose view is shown; None: the table, public facts only."""
        raise NotImplementedError(type(self).__name__)

    @property
    def entries(self) -> int:
        """How many parts of answers the game has."""
        return len(self._play.journal.entries)

    @property
    def position(self) -> int:
        """After how many entries the table is shown."""
        return self.entries

    @property
    def view(self) -> State:
        """What the viewer may see now."""
        return self._moments.view(self.viewer, self.position)

    @property
    def public_view(self) -> State:
        """What an onlooker sees: for thumbnails, titles and lists."""
        return self._moments.view(None, self.position)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        return self._play.state.outcome

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The help that was taken: shown beside the result."""
        return tuple(self._play.journal.marks)

    @property
    def latest(self) -> object:
        """Another thing after each answer and each way back: what was read of the past is stale."""
        return self._moments.latest

    def views(self) -> Iterator[State]:
        """The table after each entry, as far as the present viewer could see it then."""
        for entry in range(self.entries + 1):
            yield self.view_at(entry)

    def view_at(self, entry: int) -> State:
        """The table after so many entries, as far as the present viewer could see it then."""
        return self._moments.view(self.viewer, entry)

    # ------------------------------------------------------------ told
    def _tell_anew(self, entry: int | None = None) -> None:
        """The table (after so many entries) without motion, and the log up to there."""
        entry = self.position if entry is None else entry
        told = [self._play.opening, *self._play.happened[:entry]]
        taken = self._taken_back()
        self.log.rebuild(
            ((*share(each.events, self.viewer), *taken.get(n, ())), n)
            for n, each in enumerate(told)
        )
        self._move(entry, None)

    def _tell_more(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """What led to the table of now; gives the viewer's share of it."""
        shared = share(tuple(events), self.viewer)
        self.log.add(shared, self.position)
        self._move(self.position, shared)
        return shared

    def _tell_still(self) -> None:
        """Nothing has happened, but something else is asked, or may be done."""
        self._move(self.position, ())

    def _move(self, position: int, events: tuple[Event, ...] | None) -> None:
        self._moment = self._make(position)
        self.moved.emit(self._moment, events)

    def told(self) -> Iterator[tuple[Event, ...]]:
        """What the viewer was told up to here, the newest first."""
        for each in reversed(self._play.happened[: self.position]):
            yield share(each.events, self.viewer)
        yield share(self._play.opening.events, self.viewer)

    def _taken_back(self) -> dict[int, list[Event]]:
        """Entries -> decisions of one person that another took back there: all are told."""
        told: dict[int, list[Event]] = {}
        for mark in self._play.journal.marks:
            if mark.whose is not None:
                told.setdefault(mark.entry, []).append(TookBack(mark.seat, mark.whose))
        return told
