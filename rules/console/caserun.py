"""Plays one rule case, strictly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.console.casebook import Casebook, CaseFault, Value, casebook
from rules.console.caselooks import (
    CASE_ENDS,
    Look,
    check_reason,
    found_action,
    open_now,
    question_name,
)
from rules.console.cases import Case, Expect, Line, is_said
from rules.kernel import agenda
from rules.kernel.agenda import Refused, StepResult
from rules.kernel.luck import Drawn
from rules.kernel.registry import Setup, UnfitSetup, game, is_known, setup_of
from rules.kernel.state import State
from rules.kernel.step_context import ScriptFault, StepContext
from rules.kernel.steps import Action, Auto, Chance, Event, Outcome, Pass, Seat, Seen, Step
from rules.kernel.text import Text, english, say


class CaseEnd(Auto, frozen=True):
    """What lies below the steps of a case: the end of what it looks at."""

    def run(self, state: State, context: StepContext) -> None:
        """Stops here."""
        context.end(state, Outcome((), CASE_ENDS))


class Luck(Iterator[Drawn]):
    """Scripted results of chance: each is given to the step of its name, when that one draws."""

    def __init__(self, book: Casebook[State], state: State) -> None:
        """Nothing is scripted at first: luck is that of the seed."""
        self.book, self.state = book, state
        self.waiting: list[tuple[str, Value]] = []

    def script(self, written: Sequence[dict[str, Value]]) -> None:
        """Adds results to those that wait."""
        self.waiting += [pair for each in written for pair in each.items()]

    def __next__(self) -> Drawn:
        """The result for the step that draws now; none: luck decides."""
        step = self.state.agenda[-1]
        if not self.waiting or self.waiting[0][0] != type(step).__name__:
            raise StopIteration
        assert isinstance(step, Chance)
        words = self.waiting.pop(0)[1]
        return self.book.drawn(self.state, step, step.lots(self.state), words)

    def check(self) -> None:
        """All that was scripted must have been drawn."""
        if self.waiting:
            raise CaseFault(f"scripted luck was not drawn: {self.waiting}")


def run_case(case: Case) -> None:
    """Plays a case. Raises CaseFault with the first thing that does not hold."""
    run = CaseRun(case, _setup(case))
    run.check(case.expect, "at the start")
    for number, line in enumerate(case.line, 1):
        run.play(line, f"line {number}")
    run.finish(case.stops_at)
    run.events[:] = run.told
    run.check(case.end, "at the end")


def _setup(case: Case) -> Setup:
    if not is_known(case.game):
        raise CaseFault(f"there is no game {case.game!r}")
    try:
        return setup_of(case.game, case.seats, case.seed, case.options, case.names)
    except UnfitSetup as fault:
        raise CaseFault(" ".join(map(english, fault.reasons))) from fault


class CaseRun:
    """A case being played: the state, what was told since the last look, the luck that waits."""

    def __init__(self, case: Case, setup: Setup) -> None:
        """Builds the position and plays on to the first question."""
        self.book = casebook(setup)
        steps = [case.at] if isinstance(case.at, dict) else list(case.at)
        self.state = self.book.fresh(setup) if steps else game(setup.game).start(setup)
        self.luck = Luck(self.book, self.state)
        self.events: list[Event] = []
        self.told: list[Event] = []
        self.undo_barrier: Text | None = None
        self._place(case)
        if steps:
            chosen = [self._step(words) for words in steps]
            self.state.agenda[:] = [CaseEnd(), *reversed(chosen)]
        self.luck.script(case.luck)
        try:
            self._take(agenda.begin(self.state, self.luck))
        except ScriptFault as fault:
            raise CaseFault(str(fault)) from fault
        self.luck.check()

    def _place(self, case: Case) -> None:
        for word, value in case.position.items():
            if word != "seats":
                self.book.place(self.state, word, value)
                continue
            for who, placed in _table(value, "position.seats").items():
                for name, each in _table(placed, f"position.seats.{who}").items():
                    self.book.place_seat(self.state, self.book.seat(who), name, each)

    def _step(self, words: dict[str, Value]) -> Step:
        fields = {word: value for word, value in words.items() if word != "step"}
        return self.book.step(self.state, str(words.get("step")), fields)

    def _submit(self, seat: Seat, action: Action) -> None:
        try:
            self._take(agenda.submit(self.state, seat, action, self.luck))
        except ScriptFault as fault:
            raise CaseFault(str(fault)) from fault

    def _take(self, happened: StepResult) -> None:
        self.events += happened.events
        self.told += happened.events
        self.undo_barrier = happened.undo_barrier

    # -- lines

    def play(self, line: Line, where: str) -> None:
        """Plays one line and looks at what it expects."""
        try:
            self._play(line)
            self.luck.check()
        except CaseFault as fault:
            raise CaseFault(f"{where}: {fault}") from fault
        self.check(line.expect, where)

    def _play(self, line: Line) -> None:
        seat = self.book.seat(line.seat)
        self.luck.script(line.luck)
        if line.withdraw:
            self._withdraw(seat, line.refused)
            return
        parts = line.choose if isinstance(line.choose, list) else [line.choose]
        for words in parts[:-1]:
            self._choose(seat, words, None)
        self._choose(seat, parts[-1], line.refused)

    def _withdraw(self, seat: Seat, refused: str | None) -> None:
        try:
            agenda.withdraw(self.state, seat)
        except Refused as fault:
            check_reason("the withdrawal", fault.reason, refused)
            return
        if refused is not None:
            raise CaseFault("the withdrawal was to be refused, but is allowed")

    def _choose(self, seat: Seat, words: Value, refused: str | None) -> None:
        action = found_action(self.book, self.state, seat, words)
        while action is None and refused is None and self._let_pass(seat):
            action = found_action(self.book, self.state, seat, words)
        if action is None:
            self._check_unknown(seat, words, refused)
            return
        try:
            self._submit(seat, action)
        except Refused as fault:
            check_reason(repr(words), fault.reason, refused)
            return
        if refused is not None:
            raise CaseFault(f"{words!r} was to be refused, but is allowed")

    def _check_unknown(self, seat: Seat, words: Value, refused: str | None) -> None:
        """No such choice: well and good if that is the reason which the case names."""
        is_asked = agenda.is_asked(self.state, seat)
        reason = say("kernel.not_open" if is_asked else "kernel.not_asked")
        if refused is None or not is_said(reason, refused):
            who, now = self.book.seat_name(seat), open_now(self.book, self.state)
            raise CaseFault(f"{words!r} is no choice of {who} here; {now}")

    def _let_pass(self, wanted: Seat | None) -> bool:
        """Passes, or reads a page, for one seat; the one that is to choose comes last."""
        seats = agenda.asked(self.state)
        for seat in sorted(seats, key=lambda each: each == wanted):
            for action in agenda.request(self.state, seat).actions:
                if isinstance(action, Pass | Seen):
                    self._submit(seat, action)
                    return True
        return False

    def finish(self, stops_at: str | None) -> None:
        """Passes what may be passed; then nothing may be open, unless the case stops there."""
        while question_name(self.state) != stops_at and self._let_pass(None):
            pass
        self.luck.check()
        if question_name(self.state) != stops_at:
            raise CaseFault(f"at the end: {open_now(self.book, self.state)}")

    def check(self, expect: Expect, where: str) -> None:
        """Looks at one moment; what was told up to here has been looked at then."""
        Look(self.book, self.state, self.events, self.undo_barrier).check(expect, where)
        self.events.clear()


def _table(value: Value, word: str) -> dict[str, Value]:
    if not isinstance(value, dict):
        raise CaseFault(f"[{word}] must be a table")
    return value
