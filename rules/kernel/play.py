"""A game being played: its state, its journal, its way back.

Serves window, console and arena alike.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from enum import StrEnum

import msgspec
from msgspec.structs import replace

from rules.kernel import agenda
from rules.kernel.agenda import Refused, StepResult
from rules.kernel.codec import digest, encode
from rules.kernel.journal import DIGEST_EVERY, Entry, Help, Journal, Mark, replay
from rules.kernel.registry import Setup, game
from rules.kernel.state import State
from rules.kernel.steps import Action, FreeAction, Pass, Request, Seat, Seen
from rules.kernel.text import Text, say
from rules.kernel.views import view


class TakeBack(StrEnum):
    """The take-back rule of a game, fixed at set-up.

    Strict (barriers stand), friendly (may be crossed), none.
    """

    STRICT = "strict"
    FRIENDLY = "friendly"
    NONE = "none"


class UndoTarget(msgspec.Struct, frozen=True):
    """What Undo would do.

    Go back to before entry `to`, made by `seat`; `undo_barrier` says why it may not. `by`: another
    person, who wants it.
    """

    to: int
    seat: Seat | None
    undo_barrier: Text | None
    crossable: bool = False
    by: Seat | None = None


class Play:
    """State and journal in step.

    A snapshot before each entry, the barrier that each entry raised.
    """

    def __init__(self, setup: Setup) -> None:
        """Starts the game and runs it to its first question."""
        self.setup = setup
        self.game = game(setup.game)
        self.state = self.game.start(setup)
        self.opening = agenda.begin(self.state)
        self.journal = Journal(setup, self.opening.outcomes)
        self.snapshots: list[State] = []
        self.happened: list[StepResult] = []
        self.undone: list[Entry] = []

    @classmethod
    def from_state(cls, setup: Setup, state: State) -> Play:
        """A game that starts from a position: one made by other rules, or by hand."""
        return cls.resumed(Journal(setup, origin=encode(state)))

    @classmethod
    def resumed(cls, journal: Journal) -> Play:
        """The game of a journal, played again with checks. Raises ReplayFault."""
        play = cls.__new__(cls)
        play.setup = journal.setup
        play.game = game(journal.setup.game)
        play.journal = journal
        play.undone = []
        play.snapshots, play.happened = [], []
        states = replay(journal)
        play.state, play.opening = next(states)
        before = play.state.clone()
        for _, happened in states:
            play.snapshots.append(before)
            play.happened.append(happened)
            before = play.state.clone()
        return play

    def submit(self, seat: Seat, action: Action) -> StepResult:
        """An answer through the checked door. Raises Refused; then nothing has changed."""
        before = self.state.clone()
        happened = agenda.submit(self.state, seat, action)
        self._keep(before, Entry(seat, action, happened.outcomes), happened)
        self.undone.clear()
        return happened

    def _keep(self, before: State, entry: Entry, happened: StepResult) -> None:
        self.snapshots.append(before)
        self.happened.append(happened)
        self.journal.entries.append(entry)
        count = len(self.journal.entries)
        if count % DIGEST_EVERY == 0:
            self.journal.digests[count] = digest(self.state)

    def withdraw(self, seat: Seat) -> None:
        """Takes back a seat's last part in the open question; it leaves the journal.

        Raises Refused.
        """
        agenda.withdraw(self.state.clone(), seat)
        entries = self.journal.entries
        index = max((i for i, each in enumerate(entries) if _is_part_of(each, seat)), default=-1)
        if index < 0:  # it was given before the position from which this game starts
            raise Refused(say("kernel.nothing_to_withdraw"))
        later = entries[index + 1 :]
        self._go_back(index)
        self.undone.clear()
        for entry in later:
            self._again(entry)

    def undo_target(self, persons: Collection[Seat], rule: TakeBack) -> UndoTarget:
        """What Undo would do now: back to the last free decision of a person, barriers allowing.

        What could not have been decided otherwise goes back with the decision before it.
        """
        entries = self.journal.entries
        last = len(entries) - 1
        while last >= 0 and not is_free(self.snapshots[last], entries[last], persons):
            last -= 1
        if last < 0:
            return UndoTarget(0, None, say("kernel.barrier_start"))
        seat = entries[last].seat
        if rule is TakeBack.NONE:
            return UndoTarget(last, seat, say("kernel.barrier_none_allowed"))
        undo_barrier = next(
            (h.undo_barrier for h in self.happened[last:] if h.undo_barrier is not None), None
        )
        if undo_barrier is None and self.undone and _is_other_person(self.undone, seat, persons):
            undo_barrier = say("kernel.barrier_person")
        crossable = rule is TakeBack.FRIENDLY and self.game.undo_over_reveals
        return UndoTarget(last, seat, undo_barrier, crossable)

    def undo(self, way: UndoTarget) -> None:
        """Restores the state before entry `way.to`.

        What is undone can be redone until something else is chosen.
        """
        if way.undo_barrier is not None and not way.crossable:
            raise Refused(way.undo_barrier)
        taken = self.journal.entries[way.to :]
        if way.undo_barrier is not None and way.seat is not None:
            mark = Mark(Help.TAKE_BACK, way.to, way.seat)
            if way.by is not None:
                mark = Mark(Help.TAKE_BACK, way.to, way.by, way.seat)
            self.journal.marks.append(mark)
        self._go_back(way.to)
        self.undone.extend(reversed(taken))

    def redo(self, persons: Collection[Seat]) -> tuple[StepResult, ...]:
        """Does again what was undone, up to the next answer of a person."""
        if not self.undone:
            raise Refused(say("kernel.nothing_to_redo"))
        done: list[StepResult] = []
        while True:
            done.append(self._again(self.undone.pop()))
            if not self.undone or is_free(self.state, self.undone[-1], persons):
                return tuple(done)

    def _again(self, entry: Entry) -> StepResult:
        """An answer that was given before, with the same results of chance."""
        before = self.state.clone()
        happened = agenda.apply(self.state, entry.seat, entry.part, iter(entry.drawn))
        self._keep(before, entry, happened)
        return happened

    def mark(self, kind: Help, seat: Seat) -> None:
        """Notes help that a seat took at this point."""
        self.journal.marks.append(Mark(kind, len(self.journal.entries), seat))

    def _go_back(self, to: int) -> None:
        self.state = self.snapshots[to]
        del self.snapshots[to:], self.happened[to:], self.journal.entries[to:]
        for count in [count for count in self.journal.digests if count > to]:
            del self.journal.digests[count]
        # Help that was taken stays noted, at the place to which the game went back.
        marks = self.journal.marks
        marks[:] = [replace(each, entry=min(each.entry, to)) for each in marks]


def _is_part_of(entry: Entry, seat: Seat) -> bool:
    return entry.seat == seat and not isinstance(entry.part, FreeAction)


def _is_own(entry: Entry, persons: Collection[Seat]) -> bool:
    """A person's answer that changed something: passes and pages read are none."""
    return entry.seat in persons and not isinstance(entry.part, Pass | Seen)


def is_free(before: State, entry: Entry, persons: Collection[Seat]) -> bool:
    """Whether a person could have answered otherwise: no single choice, no dummy task alone."""
    if not _is_own(entry, persons) or isinstance(entry.part, FreeAction):
        return _is_own(entry, persons)
    choice = agenda.question(before)
    assert choice is not None, f"{entry!r} answers nothing"
    given = before.answers.get(entry.seat, ())
    if len(choice.actions(before, entry.seat, given)) < 2:
        return False
    return len(persons) > 1 or choice.idle(before, entry.seat, given) is None


def _is_other_person(undone: list[Entry], seat: Seat, persons: Collection[Seat]) -> bool:
    first = next((entry for entry in reversed(undone) if _is_own(entry, persons)), None)
    return first is not None and first.seat != seat


Decide = Callable[[State, Request], Action]
"""A seat's mind: its view and its question in, its answer out."""


def drive(
    play: Play,
    policies: Mapping[Seat, Decide],
    bound: int,
    speak: Callable[[Play], object] | None = None,
) -> int:
    """Plays on by the minds until the game ends or a seat without a mind is asked.

    `speak` is called before each answer: table talk, which decides by itself whether it is due.
    Returns the number of answers given. Raises RuntimeError past `bound` answers: a game that does
    not end is a fault of the rules.
    """
    given = 0
    while seats := agenda.asked(play.state):
        if speak is not None:
            speak(play)
        seat = seats[0]
        if seat not in policies:
            return given
        question = agenda.request(play.state, seat)
        play.submit(seat, policies[seat](view(play.state, seat), question))
        given += 1
        if given > bound:
            raise RuntimeError(f"no end after {bound} answers")
    return given
