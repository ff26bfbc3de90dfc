"""One moment of a game before one viewer: all that a screen may show of it, made at one place.

Boards, table, menus, strip and title are functions of it; nobody else reads the state for them.
"""

from __future__ import annotations

import msgspec

from models.closed_eyes import Eyes
from models.question import Question, ReactionWindow
from rules.kernel import agenda
from rules.kernel.play import Play, UndoTarget
from rules.kernel.state import State
from rules.kernel.steps import Outcome, Seat
from rules.kernel.text import Text
from rules.kernel.views import view


class Curtain(msgspec.Struct, frozen=True):
    """It is down for a seat; `occasion`: what this is asked, as an onlooker may know it."""

    seat: Seat
    occasion: Text | None = None


class HandOver(msgspec.Struct, frozen=True):
    """All look, then a press leads to the curtain of this seat; None: to closed eyes."""

    seat: Seat | None


class NextStep(msgspec.Struct, frozen=True):
    """Step by step: this bot waits for a press."""

    seat: Seat


class Trouble(msgspec.Struct, frozen=True):
    """The bots have stopped; a press tries once more."""

    why: Text


class Ended(msgspec.Struct, frozen=True):
    """The game is over, and all of it has been written."""

    outcome: Outcome


Cover = Curtain | Eyes
Asks = Question | ReactionWindow | HandOver | NextStep | Trouble | Ended


class Stand(msgspec.Struct, frozen=True, kw_only=True):
    """How a game that is played stands at this laptop, beside what lies on the table."""

    cover: Cover | None = None
    """What lies over the screen: looked at before all else."""
    asks: Asks | None = None
    """What the screen waits for. The same object stays as long as the same is asked."""
    thinking: tuple[Seat, ...] = ()
    """The bots that are waited for."""
    ready: tuple[Seat, ...] = ()
    """The seats whose whole answer to the open question is in: a public fact."""
    withdrawable: tuple[Seat, ...] = ()
    """The persons who may take their confirmed answer back."""
    undo_target: UndoTarget | None = None
    """What Undo would do now, or the barrier that stands."""
    may_redo: bool = False
    is_paused: bool = False


class Moment(Stand, frozen=True, kw_only=True):
    """All that a screen may show after so many entries."""

    position: int
    viewer: Seat | None
    """Whose view is shown; None: the table, public facts only."""
    view: State
    """What the viewer may see. The same object stays as long as nothing has happened."""
    public: State
    """What an onlooker sees: for titles, faces, lists."""
    due: tuple[Seat, ...] = ()
    """Who is asked by the rules."""
    outcome: Outcome | None = None

    @property
    def question(self) -> Question | None:
        """What is asked of a person now."""
        return self.asks if isinstance(self.asks, Question) else None


class Moments:
    """Makes moments. A view is made once for each viewer, as long as nothing happens."""

    def __init__(self, play: Play) -> None:
        """`play` belongs to a feed."""
        self._play = play
        self._of: object = None
        self._views: dict[Seat | None, State] = {}

    @property
    def latest(self) -> object:
        """Another thing after each answer and each way back."""
        return self._play.happened[-1] if self._play.happened else self._play.opening

    def state_at(self, entry: int) -> State:
        """The state after so many entries: for its feed alone."""
        snapshots = self._play.snapshots
        return snapshots[entry] if entry < len(snapshots) else self._play.state

    def view(self, viewer: Seat | None, entry: int | None = None) -> State:
        """What a viewer may see of now, or of the table after so many entries."""
        of = self._sign(entry)
        if of is not self._of:
            if of is not self.latest:
                return view(self.state_at(entry or 0), viewer)
            self._of, self._views = of, {}
        if viewer not in self._views:
            state = self._play.state if entry is None else self.state_at(entry)
            self._views[viewer] = view(state, viewer)
        return self._views[viewer]

    def _sign(self, entry: int | None) -> object:
        """A thing that stands for the table after so many entries, and for no other."""
        snapshots = self._play.snapshots
        return self.latest if entry is None or entry >= len(snapshots) else snapshots[entry]

    def make(self, position: int, viewer: Seat | None, stand: Stand | None = None) -> Moment:
        """The moment after so many entries; `stand`: of a game that is played."""
        if (of := self._sign(position)) is not self._of:
            self._of, self._views = of, {}
        public = self.view(None, position)
        stands = {} if stand is None else {name: getattr(stand, name) for name in _STANDS}
        return Moment(
            position=position,
            viewer=viewer,
            view=self.view(viewer, position),
            public=public,
            due=tuple(agenda.asked(public)),
            outcome=self._play.state.outcome,
            **stands,
        )


_STANDS = Stand.__struct_fields__
