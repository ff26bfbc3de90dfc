"""Plays one rule case, strictly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.console.casebook import ONLOOKER, Casebook, CaseFault, Value, casebook, facts, same
from rules.console.cases import Case, Expect, Line, Offers, Sees, Who, is_said
from rules.kernel import agenda
from rules.kernel.agenda import Happened, Refused
from rules.kernel.luck import Drawn
from rules.kernel.registry import Setup, UnfitSetup, is_known, setup_of
from rules.kernel.state import State
from rules.kernel.steps import Action, Auto, Chance, Event, Outcome, Pass, Seat, Seen, Step
from rules.kernel.table import ScriptFault, Table
from rules.kernel.text import Text, english, plain, say
from rules.kernel.views import share, view

MOST_PASSES = 1000


class CaseEnd(Auto, frozen=True):
    """What lies below the steps of a case: the end of what it looks at."""

    def run(self, state: State, table: Table) -> None:
        """Stops here."""
        table.end(state, Outcome((), plain("the case ends here")))


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
        self.state = self.book.fresh(setup)
        self.luck = Luck(self.book, self.state)
        self.events: list[Event] = []
        self.told: list[Event] = []
        self.barrier: Text | None = None
        self._place(case)
        steps = [case.at] if isinstance(case.at, dict) else list(case.at)
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

    def _take(self, happened: Happened) -> None:
        self.events += happened.events
        self.told += happened.events
        self.barrier = happened.barrier

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
            _check_reason("the withdrawal", fault.reason, refused)
            return
        if refused is not None:
            raise CaseFault("the withdrawal was to be refused, but is allowed")

    def _choose(self, seat: Seat, words: Value, refused: str | None) -> None:
        action = self._found(seat, words)
        while action is None and refused is None and self._let_pass(seat):
            action = self._found(seat, words)
        if action is None:
            self._check_unknown(seat, words, refused)
            return
        try:
            self._submit(seat, action)
        except Refused as fault:
            _check_reason(repr(words), fault.reason, refused)
            return
        if refused is not None:
            raise CaseFault(f"{words!r} was to be refused, but is allowed")

    def _check_unknown(self, seat: Seat, words: Value, refused: str | None) -> None:
        """No such choice: well and good if that is the reason which the case names."""
        is_asked = agenda.is_asked(self.state, seat)
        reason = say("kernel.not_open" if is_asked else "kernel.not_asked")
        if refused is None or not is_said(reason, refused):
            raise CaseFault(f"{words!r} is no choice of {self._who(seat)} here; {self.open_now()}")

    def _found(self, seat: Seat, words: Value) -> Action | None:
        choice = agenda.question(self.state)
        if choice is None:
            return None
        offered: list[Action] = list(agenda.asides(self.state, seat))
        if agenda.is_asked(self.state, seat):
            given = self.state.answers.get(seat, ())
            offered += choice.actions(self.state, seat, given)
            offered += [option.action for option in choice.refused(self.state, seat, given)]
        return self.book.action(self.state, seat, offered, words)

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
        while self._question() != stops_at and self._let_pass(None):
            pass
        self.luck.check()
        if self._question() != stops_at:
            raise CaseFault(f"at the end: {self.open_now()}")

    # -- what must hold

    def check(self, expect: Expect, where: str) -> None:
        """Looks at one moment; what was told up to here is told."""
        try:
            self._check_asked(expect)
            for offers in expect.offers:
                self._check_offers(offers)
            self._check_values(self.state, expect.values, expect.seats)
            self._check_events(self.events, expect.events, expect.no_events)
            for sees in expect.sees:
                self._check_sees(sees)
            self._check_outcome(expect)
        except CaseFault as fault:
            raise CaseFault(f"{where}: {fault}") from fault
        self.events.clear()

    def _check_asked(self, expect: Expect) -> None:
        if expect.question is not None and self._question() != expect.question:
            raise CaseFault(f"{expect.question} should be open, but {self.open_now()}")
        if expect.asked is not None:
            wanted = [self.book.seat(who) for who in expect.asked]
            if wanted != agenda.asked(self.state):
                raise CaseFault(f"asked should be {list(expect.asked)}, but {self.open_now()}")
        if expect.undo is not None:
            _check_reason("the way back", self.barrier or plain("free"), expect.undo)

    def _check_offers(self, offers: Offers) -> None:
        seat = self.book.seat(offers.seat)
        if not agenda.is_asked(self.state, seat):
            raise CaseFault(f"{self._who(seat)} is not asked; {self.open_now()}")
        names = self._names(seat)
        known = {same(name) for name in names}
        for words in (*offers.has, *(offers.only or ())):
            if not self._is_offered(seat, words):
                raise CaseFault(f"{words!r} should be offered; offered: {_listed(names)}")
        for words in offers.lacks:
            if self._is_offered(seat, words):
                raise CaseFault(f"{words!r} should not be offered")
        if offers.only is not None and len(offers.only) != len(known):
            raise CaseFault(f"only {len(offers.only)} should be offered: {_listed(names)}")
        for words, why in offers.refuses.items():
            self._check_refused(seat, words, why)
        for kind, each in offers.explains.items():
            for id, why in each.items():
                self._check_explained(seat, kind, id, why)

    def _is_offered(self, seat: Seat, words: Value) -> bool:
        actions = agenda.request(self.state, seat).actions
        action = self.book.action(self.state, seat, actions, words)
        return action is not None and action in actions

    def _check_refused(self, seat: Seat, words: Value, why: str) -> None:
        action = self._found(seat, words)
        if action is None:
            raise CaseFault(f"{words!r} is neither offered nor refused")
        reason = agenda.why_refused(self.state, seat, action)
        if reason is None:
            raise CaseFault(f"{words!r} should be refused, but is offered")
        _check_reason(repr(words), reason, why)

    def _check_explained(self, seat: Seat, kind: str, id: str, why: str) -> None:
        choice = agenda.question(self.state)
        assert choice is not None
        target = self.book.target(self.state, kind, int(id) if id.isdecimal() else id)
        _check_reason(f"{kind} {id}", choice.explain(self.state, seat, target), why)

    def _check_values(
        self, state: State, values: dict[str, Value], seats: dict[str, dict[str, Value]]
    ) -> None:
        for word, wanted in values.items():
            _check_value(word, self.book.value(state, word), wanted)
        for who, each in seats.items():
            for word, wanted in each.items():
                found = self.book.seat_value(state, self.book.seat(who), word)
                _check_value(f"{who}: {word}", found, wanted)

    def _check_sees(self, sees: Sees) -> None:
        viewer = None if sees.viewer == ONLOOKER else self.book.seat(sees.viewer)
        try:
            self._check_values(view(self.state, viewer), sees.values, sees.seats)
            told = share(tuple(self.events), viewer)
            self._check_events(told, sees.events, sees.no_events)
        except CaseFault as fault:
            raise CaseFault(f"as {sees.viewer} sees it: {fault}") from fault

    def _check_events(
        self, events: Sequence[Event], wanted: Sequence[Value], unwanted: Sequence[Value]
    ) -> None:
        told = [facts(self.book, event) for event in events]
        rest = iter(told)
        for pattern in wanted:
            if not any(_is_like(each, pattern) for each in rest):
                raise CaseFault(f"event {pattern!r} is missing, or not in this order, in {told}")
        for pattern in unwanted:
            if any(_is_like(each, pattern) for each in told):
                raise CaseFault(f"event {pattern!r} should not be in {told}")

    def _check_outcome(self, expect: Expect) -> None:
        if expect.over is not None and self._is_over() != expect.over:
            raise CaseFault(f"the game should {'' if expect.over else 'not '}be over")
        outcome = self.state.outcome
        if expect.winners is not None:
            winners = sorted(map(self.book.seat, expect.winners))
            _check_value("winners", sorted(outcome.winners) if outcome else None, winners)
        if expect.scores is not None:
            found = list(outcome.totals) if outcome else None
            _check_value("scores", found, list(expect.scores))
        if expect.reason is not None:
            _check_reason("the result", outcome.reason if outcome else plain("-"), expect.reason)
        for who, lines in expect.score_lines.items():
            _check_value(f"score lines of {who}", self._score_lines(who), lines)

    def _score_lines(self, who: Who) -> dict[str, int]:
        outcome, seat = self.state.outcome, self.book.seat(who)
        lines = outcome.lines if outcome else ()
        return {english(line.source): line.points for line in lines if line.seat == seat}

    # -- words

    def _is_over(self) -> bool:
        return self.state.outcome is not None and not self._has_stopped()

    def _has_stopped(self) -> bool:
        outcome = self.state.outcome
        return outcome is not None and outcome.reason == plain("the case ends here")

    def _question(self) -> str | None:
        choice = agenda.question(self.state)
        return None if choice is None else type(choice).__name__

    def _who(self, seat: Seat) -> str:
        return self.book.seat_name(seat)

    def _names(self, seat: Seat) -> list[str]:
        actions = agenda.request(self.state, seat).actions
        return [self.book.name(self.state, seat, action) for action in actions]

    def open_now(self) -> str:
        """Who is asked what, for a report."""
        seats = agenda.asked(self.state)
        if not seats:
            return "nothing is asked any more"
        each = [f"{self._who(seat)}: {_listed(self._names(seat))}" for seat in seats]
        return f"{self._question()} is open. " + "; ".join(each)


def _table(value: Value, word: str) -> dict[str, Value]:
    if not isinstance(value, dict):
        raise CaseFault(f"[{word}] must be a table")
    return value


def _check_value(word: str, found: Value, wanted: Value) -> None:
    if _even(found) != _even(wanted):
        raise CaseFault(f"{word} should be {_shown(wanted)}, but is {_shown(found)}")


def _check_reason(what: str, reason: Text, wanted: str | None) -> None:
    if wanted is None:
        raise CaseFault(f"{what} is refused: {english(reason)}")
    if not is_said(reason, wanted):
        raise CaseFault(f"{what}: the reason should be «{wanted}», but is «{english(reason)}»")


def _even(value: Value) -> Value:
    """Text of several lines is compared without its margins."""
    if isinstance(value, str) and "\n" in value:
        return "\n".join(" ".join(line.split()) for line in value.strip().splitlines())
    return value


def _shown(value: Value) -> str:
    return f"\n{value}" if isinstance(value, str) and "\n" in value else repr(value)


def _is_like(told: dict[str, Value], pattern: Value) -> bool:
    wanted = {"event": pattern} if isinstance(pattern, str) else pattern
    if not isinstance(wanted, dict):
        raise CaseFault(f"an event is a name or a table, not {pattern!r}")
    return all(word in told and _even(told[word]) == _even(wanted[word]) for word in wanted)


def _listed(names: Sequence[str]) -> str:
    shown = ", ".join(names[:40])
    return f"{shown} and {len(names) - 40} more" if len(names) > 40 else shown
