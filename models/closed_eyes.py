"""Closed eyes: one screen for all who share the laptop, whoever of them has something to do there.

What happens and when is the same whether a person here has a real choice, a bot has it, or nobody.
All close their eyes, seconds are counted down, the screen is open for a fixed time, closes by
itself, and all look again. What is chosen when the time ends is the answer; all others are
answered for. If something is missing, all close their eyes once more. At a table where the one who
has the choice might be no person, that happens now and then for no reason, so that it tells none.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec
from PySide6.QtCore import QObject, Signal

from models.clock import Clock
from models.draft import Draft
from models.question import Question, request_from
from rules.bots.levels import luck_of
from rules.bots.policies import dummy_answer
from rules.kernel.play import Play
from rules.kernel.state import State
from rules.kernel.steps import Action, Choice, Page, Seat, Seen
from rules.kernel.views import view

SECOND = 1_000
ONE_IN = 6
"""Of so many rituals one is asked for once more though nothing is missing."""


class Stage(StrEnum):
    """What the screen shows."""

    CALL = "call"
    """All are to close their eyes; a press begins."""
    COUNT = "count"
    """Eyes are being closed."""
    OPEN = "open"
    """Whom it concerns looks and chooses."""
    CLOSE = "close"
    """Whom it concerned closes the eyes again."""
    OVER = "over"
    """All may look; a press goes on."""


LASTS = {Stage.COUNT: 10, Stage.OPEN: 30, Stage.CLOSE: 5}
"""Seconds, whatever happens."""
WHOLE = sum(LASTS.values())
"""Seconds from the press to the end."""
_NEXT = {Stage.COUNT: Stage.OPEN, Stage.OPEN: Stage.CLOSE}


class Eyes(msgspec.Struct, frozen=True):
    """What stands on the one screen. `left`: seconds; `again`: it was held before."""

    stage: Stage
    left: int = 0
    again: bool = False
    draft: Draft | None = None
    """While it is open: the real question, or one that looks the same."""


def answered_for(seen: State, choice: Choice, seat: Seat) -> tuple[Action, ...]:
    """A seat's whole answer where it has no real choice and no news; () where it has."""
    if isinstance(choice, Page):
        return () if choice.idle(seen, seat, ()) is None else (Seen(),)
    return dummy_answer(seen, choice, seat)


class ClosedEyes(QObject):
    """Leads several persons through one question with their eyes closed."""

    moved = Signal(object)
    """Eyes; None: it is over or was broken off."""
    ended = Signal(object)
    """List of (Seat, Action): the answers of all persons."""

    def __init__(self, play: Play, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._play = play
        self._drafts: dict[Seat, Draft] = {}
        self._idle: dict[Seat, tuple[Action, ...]] = {}
        self._seats: tuple[Seat, ...] = ()
        self._stand_in: Draft | None = None
        self._now: Eyes | None = None
        self._timer = clock.timer(self)
        self._timer.timeout.connect(self._tick)

    def begin(self, seats: Sequence[Seat]) -> None:
        """All close their eyes: these persons are asked."""
        self._seats = tuple(seats)
        questions = {seat: self._question(seat) for seat in self._seats}
        self._idle = {
            seat: answered_for(question.view, question.choice, seat)
            for seat, question in questions.items()
        }
        real = [seat for seat in self._seats if not self._idle[seat]]
        self._drafts = {seat: Draft(questions[seat]) for seat in real}
        self._stand_in = Draft(questions[self._seats[0]])
        self._show(Eyes(Stage.CALL))

    def _question(self, seat: Seat) -> Question:
        seen = view(self._play.state, seat)
        return Question(seat, seen, request_from(seen, seat, seen.answers.get(seat, ())))

    # ------------------------------------------------------------ one after the other
    def go_on(self) -> None:
        """All have read it: the countdown begins, or the ritual is over."""
        now = self._now
        if now is not None and now.stage is Stage.CALL:
            self._enter(Stage.COUNT)
        elif now is not None and now.stage is Stage.OVER:
            self.ended.emit([(seat, part) for seat in self._seats for part in self._parts(seat)])

    def recall(self) -> None:
        """Somebody wants everything covered: it begins anew; what was chosen stays chosen."""
        if self._now is not None and self._now.stage is not Stage.OVER:
            self._timer.stop()
            self._show(Eyes(Stage.CALL, again=self._now.again))

    def tell(self) -> None:
        """What the screen shows, once more."""
        if self._now is not None:
            self.moved.emit(self._now)

    def stop(self) -> None:
        """Not any more, and nothing of it stays."""
        self._timer.stop()
        was_shown, self._now = self._now is not None, None
        self._drafts, self._idle, self._seats, self._stand_in = {}, {}, (), None
        if was_shown:
            self.moved.emit(None)

    def _enter(self, stage: Stage) -> None:
        again = self._now is not None and self._now.again
        draft = self._draft() if stage is Stage.OPEN else None
        self._timer.start(SECOND)
        self._show(Eyes(stage, LASTS[stage], again, draft))

    def _show(self, eyes: Eyes) -> None:
        self._now = eyes
        self.moved.emit(eyes)

    def _tick(self) -> None:
        now = self._now
        if now is None:
            return
        if now.left > 1:
            self._timer.start(SECOND)
            self._show(msgspec.structs.replace(now, left=now.left - 1))
        elif now.stage in _NEXT:
            self._enter(_NEXT[now.stage])
        else:
            ends = self._is_complete() and (now.again or not self._is_for_show())
            self._show(Eyes(Stage.OVER) if ends else Eyes(Stage.CALL, again=True))

    # ------------------------------------------------------------ who looks
    def _draft(self) -> Draft | None:
        """The real question that is still open; else one already answered, or one for show."""
        real = list(self._drafts.values())
        still_open = [draft for draft in real if not _is_complete(draft)]
        return next(iter([*still_open, *real]), self._stand_in)

    def _is_complete(self) -> bool:
        return all(_is_complete(draft) for draft in self._drafts.values())

    def _is_for_show(self) -> bool:
        """Whether it is asked for once more without need: public facts and luck decide."""
        setup, state = self._play.setup, self._play.state
        if len(self._seats) == setup.seats:
            return False
        return luck_of(setup.seed, Seat(setup.seats), state.ply) % ONE_IN == 0

    def _parts(self, seat: Seat) -> tuple[Action, ...]:
        draft = self._drafts.get(seat)
        return draft.parts if draft is not None else self._idle[seat]


def _is_complete(draft: Draft) -> bool:
    """A page must have been looked at, too."""
    return draft.is_whole and (draft.has_looked or not draft.is_page)
