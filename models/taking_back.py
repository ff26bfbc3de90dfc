"""What may be taken back at a table, and by whom."""

from __future__ import annotations

from copy import copy

from msgspec.structs import replace

from rules.kernel import agenda
from rules.kernel.agenda import Refused
from rules.kernel.play import Play, TakeBack, UndoTarget
from rules.kernel.steps import FreeAction, Screen, Seat, is_whole
from rules.kernel.text import say


class TakingBack:
    """The way back of a game: Undo for what is decided, Withdraw for answers that still wait."""

    def __init__(self, play: Play, persons: tuple[Seat, ...], rule: TakeBack) -> None:
        """`rule` was fixed at set-up."""
        self._play = play
        self._persons = persons
        self.rule = rule

    def ready(self) -> tuple[Seat, ...]:
        """The seats whose whole answer to the open question is in: a public fact."""
        state = self._play.state
        choice = agenda.question(state)
        if choice is None:
            return ()
        given = sorted(state.answers.items())
        return tuple(seat for seat, parts in given if is_whole(choice, state, seat, parts))

    def may_withdraw(self) -> tuple[Seat, ...]:
        """The persons who may take their confirmed answer back, until the last one is in."""
        choice = agenda.question(self._play.state)
        if choice is None or choice.BINDING:
            return ()
        return tuple(seat for seat in self.ready() if seat in self._persons and self._entry(seat))

    def withdraw(self, seat: Seat) -> None:
        """A whole answer goes back in all parts, an unfinished one by its last. Raises Refused."""
        parts = len(self._play.state.answers.get(seat, ())) if seat in self.ready() else 1
        for _ in range(max(1, parts)):
            self._play.withdraw(seat)

    def way(self, asked: Seat | None) -> UndoTarget:
        """What Undo would do now; `asked` is the person who is answering.

        Where several persons answer in secret, Undo must not touch what another has confirmed, and
        must not tell whether another has begun.
        """
        if not self._in_secret():
            return self._play.undo_target(self._persons, self.rule)
        if asked is not None and asked in self._play.state.answers:
            last = self._entry(asked)
            undo_barrier = None if last else say("kernel.barrier_start")
            return UndoTarget(max(0, last - 1), asked if last else None, undo_barrier)
        if any(seat in self._persons for seat in self.ready()):
            return UndoTarget(0, None, say("kernel.barrier_person"))
        return self._as_known().undo_target(self._persons, self.rule)

    def wanted(self, way: UndoTarget, by: Seat | None) -> UndoTarget:
        """The same where `by` is before the screen: what another person decided is a barrier."""
        if by is None or way.seat is None or by == way.seat:
            return way
        theirs = say("kernel.barrier_theirs", name=say("kernel.seat", number=way.seat + 1))
        return replace(way, undo_barrier=way.undo_barrier or theirs, by=by)

    def undo(self, way: UndoTarget, cross: bool) -> None:
        """Goes the way back; over a barrier only if that is wanted and allowed. Raises Refused."""
        if way.undo_barrier is not None and not (cross and way.crossable):
            raise Refused(way.undo_barrier)
        if way.seat is not None and self._in_secret() and self._is_open(way):
            self._play.withdraw(way.seat)
        else:
            self._play.undo(way)

    # ------------------------------------------------------------ answers that are still open
    def _in_secret(self) -> bool:
        """Whether several persons are answering a private question."""
        choice = agenda.question(self._play.state)
        return len(self._persons) > 1 and choice is not None and choice.SCREEN is Screen.PRIVATE

    def _is_open(self, way: UndoTarget) -> bool:
        """Whether it leads to the last part of an answer that is not settled yet."""
        seat = way.seat
        return seat in self._play.state.answers and way.to == self._entry(seat) - 1

    def _entry(self, seat: Seat) -> int:
        """The number of the last entry of a seat, from 1; 0: it has none.

        A game that starts from a position may have answers in it that no entry gave.
        """
        entries = self._play.journal.entries
        return max((n for n, entry in enumerate(entries, 1) if entry.seat == seat), default=0)

    def _as_known(self) -> Play:
        """The game as all know it: without the parts of persons' answers that are not whole."""
        answers, ready = self._play.state.answers, self.ready()
        begun = {s: len(answers[s]) for s in self._persons if s in answers and s not in ready}
        entries = self._play.journal.entries
        kept = list(range(len(entries)))
        for number in reversed(range(len(entries))):
            seat = entries[number].seat
            if begun.get(seat) and not isinstance(entries[number].part, FreeAction):
                begun[seat] -= 1
                kept.remove(number)
        known = copy(self._play)
        known.journal = replace(known.journal, entries=[entries[number] for number in kept])
        known.snapshots = [known.snapshots[number] for number in kept]
        known.happened = [known.happened[number] for number in kept]
        return known
