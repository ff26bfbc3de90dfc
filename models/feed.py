"""What a table hears and may ask, whether a game is being played or looked at again.

A feed alone knows the state. Everything that leaves it is made from a view: what a screen holds, it
may show.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, Signal

from models.log_model import LogModel
from models.question import Happening, OpenWindow, Question
from models.seating import SeatPlan, persons_of
from rules.kernel.journal import Mark
from rules.kernel.play import Play
from rules.kernel.registry import Setup
from rules.kernel.state import State
from rules.kernel.steps import Event, Outcome, Screen, Seat
from rules.kernel.text import Text, say
from rules.kernel.views import share, view

__all__ = ["Feed", "Happening", "OpenWindow", "Question"]


class TookBack(Event, frozen=True):
    """A person took back what another had decided."""

    seat: Seat
    whose: Seat

    def text(self) -> Text:
        name, other = (say("kernel.seat", number=seat + 1) for seat in (self.seat, self.whose))
        return say("kernel.took_back", name=name, other=other)


class Feed(QObject):
    """A game before one viewer. Payloads of its signals are views and public facts."""

    happened = Signal(object)
    """Happening: show this view; comes after every change, also after a jump."""
    asked = Signal(object)
    """Question, or None: what was asked is asked no more."""
    window = Signal(object)
    """OpenWindow: the table screen with «continue» and one button per seat."""
    table = Signal(object)
    """Seat: something has been shown to all; `go_on()` leads to the curtain of this seat. None: to
    a screen before which all close their eyes."""
    curtain = Signal(object)
    """Seat: cover the screen; `lift_curtain()` when its person has pressed the button."""
    eyes = Signal(object)
    """Eyes (`closed_eyes.py`): one screen for all, with their eyes closed; None: it is over."""
    thinking = Signal(object)
    """Tuple of the bots' seats that are thinking; () when none is."""
    holding = Signal(object)
    """Seat: step by step, this bot waits for `step()`."""
    over = Signal(object)
    """Outcome: the game has ended; emitted again when a finished game is opened."""
    changed = Signal()
    """Undo, redo, withdraw, ready marks or the viewer may differ: ask for them anew."""
    refused = Signal(object)
    """Text: why something was not done. Nothing has changed."""
    saved = Signal()
    """All that happened so far lies on the disk."""
    save_failed = Signal(object)
    """Text: the notice that saving fails; said once until it works again. Play goes on."""
    advised = Signal(object)
    """Thought: the hint that was asked for, with `action`, `actions` and `reasons`."""
    advising = Signal(object)
    """Help: a bot thinks of a hint, or of the decision that it takes for a person; None: no more.
    When the question goes, so does the help."""
    played_for = Signal(object)
    """Thought: what a bot plays for a person; emitted while the question still stands."""
    noticed = Signal(object)
    """Text: something went wrong with the bots; nothing need be done."""
    trouble = Signal(object)
    """Text: the bots have stopped; `ask_again()` tries once more."""

    def __init__(
        self, play: Play, seats: Sequence[SeatPlan], parent: QObject | None = None
    ) -> None:
        """Takes a game over; its state is nobody else's from now on."""
        super().__init__(parent)
        self._play = play
        self._seats = tuple(seats)
        self._viewer: Seat | None = None
        self.persons = persons_of(seats)
        self.log = LogModel(self, [plan.name for plan in seats])

    # ------------------------------------------------------------ what one may know
    @property
    def setup(self) -> Setup:
        """What was set up."""
        return self._play.setup

    @property
    def seats(self) -> tuple[SeatPlan, ...]:
        """Who sits where."""
        return self._seats

    @property
    def is_hot_seat(self) -> bool:
        """Whether several persons share the screen: then there is a curtain."""
        return len(self.persons) > 1

    @property
    def is_held(self) -> bool:
        """Whether private screens are held to be seen: then nothing else shows a secret.

        `viewer` stays None, and only the question itself has its seat's view.
        """
        return self.is_hot_seat and self._play.game.held

    def holds(self, question: Question) -> bool:
        """Whether this question is answered on a private screen."""
        return self.is_held and question.request.screen is not Screen.OPEN

    @property
    def viewer(self) -> Seat | None:
        """Whose view is shown; None: the table, public facts only."""
        return self._viewer

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
        """What the viewer may see now; made anew at each call."""
        return self.view_at(self.position)

    @property
    def public_view(self) -> State:
        """What an onlooker sees: for thumbnails, titles and lists."""
        return view(self._state_at(self.position), None)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        return self._play.state.outcome

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The help that was taken: shown beside the result."""
        return tuple(self._play.journal.marks)

    def view_at(self, entry: int) -> State:
        """The table after so many entries, as far as the present viewer could see it then."""
        return view(self._state_at(entry), self._viewer)

    def _state_at(self, entry: int) -> State:
        snapshots = self._play.snapshots
        return snapshots[entry] if entry < len(snapshots) else self._play.state

    # ------------------------------------------------------------ told
    def _show_anew(self, entry: int) -> None:
        """Shows the table after so many entries without motion, and the log up to there."""
        told = [self._play.opening, *self._play.happened[:entry]]
        taken = self._taken_back()
        self.log.rebuild(
            ((*share(each.events, self._viewer), *taken.get(n, ())), n)
            for n, each in enumerate(told)
        )
        self.happened.emit(Happening(self.view_at(entry), self._viewer, jump=True))

    def told(self) -> Iterator[tuple[Event, ...]]:
        """What the viewer was told up to here, the newest first."""
        for each in reversed(self._play.happened[: self.position]):
            yield share(each.events, self._viewer)
        yield share(self._play.opening.events, self._viewer)

    def _taken_back(self) -> dict[int, list[Event]]:
        """Entries -> decisions of one person that another took back there: all are told."""
        told: dict[int, list[Event]] = {}
        for mark in self._play.journal.marks:
            if mark.whose is not None:
                told.setdefault(mark.entry, []).append(TookBack(mark.seat, mark.whose))
        return told

    def _show_more(self, events: Sequence[Event], entry: int) -> tuple[Event, ...]:
        """Shows what led to the table after so many entries; returns the viewer's share of it."""
        shared = share(tuple(events), self._viewer)
        self.log.add(shared, entry)
        self.happened.emit(Happening(self.view_at(entry), self._viewer, shared))
        return shared
