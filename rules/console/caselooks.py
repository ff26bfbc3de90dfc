"""What must hold at one moment of a rule case."""

from __future__ import annotations

from collections.abc import Sequence

from rules.console.casebook import ONLOOKER, Casebook, CaseFault, Value, facts, same
from rules.console.cases import Expect, Offers, Sees, Who, is_said
from rules.kernel import agenda
from rules.kernel.state import State
from rules.kernel.steps import Action, Event, Seat
from rules.kernel.text import Text, english, plain
from rules.kernel.views import share, view

CASE_ENDS = plain("the case ends here")
MOST_LISTED = 40


class Look:
    """One moment: the state, what was told up to it, the barrier that the last choice raised."""

    def __init__(
        self,
        book: Casebook[State],
        state: State,
        events: Sequence[Event],
        undo_barrier: Text | None,
    ) -> None:
        """Looks at the state as it is now."""
        self.book, self.state, self.events, self.undo_barrier = book, state, events, undo_barrier

    def check(self, expect: Expect, where: str) -> None:
        """Raises CaseFault with the first thing that does not hold."""
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

    def _check_asked(self, expect: Expect) -> None:
        if expect.question is not None and question_name(self.state) != expect.question:
            raise CaseFault(
                f"{expect.question} should be open, but {open_now(self.book, self.state)}"
            )
        if expect.asked is not None:
            wanted = [self.book.seat(who) for who in expect.asked]
            if wanted != agenda.asked(self.state):
                raise CaseFault(
                    f"asked should be {list(expect.asked)}, but {open_now(self.book, self.state)}"
                )
        if expect.undo is not None:
            check_reason("the way back", self.undo_barrier or plain("free"), expect.undo)

    def _check_offers(self, offers: Offers) -> None:
        seat = self.book.seat(offers.seat)
        if not agenda.is_asked(self.state, seat):
            raise CaseFault(
                f"{self.book.seat_name(seat)} is not asked; {open_now(self.book, self.state)}"
            )
        names = names_of(self.book, self.state, seat)
        known = {same(name) for name in names}
        for words in (*offers.has, *(offers.only or ())):
            if not self._is_offered(seat, words):
                raise CaseFault(f"{words!r} should be offered; offered: {listed(names)}")
        for words in offers.lacks:
            if self._is_offered(seat, words):
                raise CaseFault(f"{words!r} should not be offered")
        if offers.only is not None and len(offers.only) != len(known):
            raise CaseFault(f"only {len(offers.only)} should be offered: {listed(names)}")
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
        action = found_action(self.book, self.state, seat, words)
        if action is None:
            raise CaseFault(f"{words!r} is neither offered nor refused")
        reason = agenda.why_refused(self.state, seat, action)
        if reason is None:
            raise CaseFault(f"{words!r} should be refused, but is offered")
        check_reason(repr(words), reason, why)

    def _check_explained(self, seat: Seat, kind: str, id: str, why: str) -> None:
        choice = agenda.question(self.state)
        assert choice is not None
        target = self.book.target(self.state, kind, int(id) if id.isdecimal() else id)
        check_reason(f"{kind} {id}", choice.explain(self.state, seat, target), why)

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
            check_reason("the result", outcome.reason if outcome else plain("-"), expect.reason)
        for who, lines in expect.score_lines.items():
            _check_value(f"score lines of {who}", self._score_lines(who), lines)

    def _is_over(self) -> bool:
        outcome = self.state.outcome
        return outcome is not None and outcome.reason != CASE_ENDS

    def _score_lines(self, who: Who) -> dict[str, int]:
        outcome, seat = self.state.outcome, self.book.seat(who)
        lines = outcome.lines if outcome else ()
        return {english(line.source): line.points for line in lines if line.seat == seat}


# ---------------------------------------------------------------- words


def question_name(state: State) -> str | None:
    """The name of the open question's step."""
    choice = agenda.question(state)
    return None if choice is None else type(choice).__name__


def names_of(book: Casebook[State], state: State, seat: Seat) -> list[str]:
    """What the open actions of a seat are called."""
    return [book.name(state, seat, action) for action in agenda.actions(state, seat)]


def found_action(book: Casebook[State], state: State, seat: Seat, words: Value) -> Action | None:
    """The action that the words mean, open or refused or an aside; None: there is none."""
    choice = agenda.question(state)
    if choice is None:
        return None
    offered: list[Action] = list(agenda.free_actions(state, seat))
    if agenda.is_asked(state, seat):
        given = state.answers.get(seat, ())
        offered += choice.actions(state, seat, given)
        offered += [option.action for option in choice.refused(state, seat, given)]
    return book.action(state, seat, offered, words)


def open_now(book: Casebook[State], state: State) -> str:
    """Who is asked what, for a report."""
    seats = agenda.asked(state)
    if not seats:
        return "nothing is asked any more"
    each = [f"{book.seat_name(seat)}: {listed(names_of(book, state, seat))}" for seat in seats]
    return f"{question_name(state)} is open. " + "; ".join(each)


def _check_value(word: str, found: Value, wanted: Value) -> None:
    if _even(found) != _even(wanted):
        raise CaseFault(f"{word} should be {_shown(wanted)}, but is {_shown(found)}")


def check_reason(what: str, reason: Text, wanted: str | None) -> None:
    """Raises CaseFault unless a refusal has the reason that was written."""
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


def listed(names: Sequence[str]) -> str:
    """Names in one line; some of them, where there are many."""
    shown = ", ".join(names[:MOST_LISTED])
    rest = len(names) - MOST_LISTED
    return f"{shown} and {rest} more" if rest > 0 else shown
