"""The face of every game: who is asked, what may they do, do it.

``asked / request / submit / withdraw / asides / apply``. States are changed in place: callers that
want the old one clone it first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from rules.kernel.luck import Drawn
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Auto,
    Chance,
    Choice,
    Event,
    FreeAction,
    Hidden,
    Option,
    Request,
    Screen,
    Seat,
    Seen,
    is_whole,
)
from rules.kernel.text import Text, english, say

MOST_PARTS = 1000
"""A question has fewer parts than this; so `Request.ply` rises from one question to the next."""


class _Kinds(dict[type[msgspec.Struct], type[msgspec.Struct] | None]):
    """Class of a record -> which of some bases it has: to ask a record itself takes longer."""

    def __init__(self, *bases: type[msgspec.Struct]) -> None:
        """The bases that are told apart."""
        self.bases = bases

    def __missing__(self, kind: type[msgspec.Struct]) -> type[msgspec.Struct] | None:
        self[kind] = next((base for base in self.bases if issubclass(kind, base)), None)
        return self[kind]


_KINDS = _Kinds(Choice, Auto, Chance)
_ASIDES = _Kinds(FreeAction)


class Refused(Exception):
    """An action that the rules do not allow now; `reason` is the sentence to show."""

    def __init__(self, reason: Text) -> None:
        """Keeps the reason as data."""
        super().__init__(english(reason))
        self.reason = reason


class StepResult(msgspec.Struct, frozen=True, gc=False):
    """What a submission brought about."""

    events: tuple[Event, ...]
    outcomes: tuple[Drawn, ...]
    undo_barrier: Text | None


def begin(state: State, script: Iterator[Drawn] | None = None) -> StepResult:
    """Runs a fresh state up to its first question."""
    table = StepContext(script)
    advance(state, table)
    return _happened(table)


def advance(state: State, context: StepContext) -> None:
    """Runs the agenda until the end or a Choice that asks somebody."""
    agenda = state.agenda
    while state.outcome is None:
        if not agenda:
            raise RuntimeError("the agenda ran dry before the game was over")
        step = agenda[-1]
        kind = _KINDS[type(step)]
        if kind is Auto:
            agenda.pop()
            step.run(state, context)  # type: ignore[attr-defined]  # an Auto has it
        elif kind is Choice:
            if not step.is_settled(state, state.answers):  # type: ignore[attr-defined]
                return
            agenda.pop()
            _resolve(state, step, context)  # type: ignore[arg-type]
        else:
            assert isinstance(step, Chance), f"{step!r} is no step"
            # Drawn before it is popped: a script can see which step it is asked for.
            drawn = context.draw(state, step.lots(state), step.SHOWN)
            agenda.pop()
            step.resolve(state, context, drawn)
        if context.pending:
            agenda += context.pending[::-1]
            context.pending.clear()
        if context.told < len(context.events):
            _react(state, context)
            if state.outcome is None:
                state.outcome = state.is_over()


def _resolve(state: State, choice: Choice, context: StepContext) -> None:
    answers, state.answers = state.answers, {}
    state.ply += 1
    if len(answers) > 1:
        # Not in the order of handing in: that one must not matter.
        answers = {seat: answers[seat] for seat in choice.seats(state) if seat in answers}
    choice.resolve(state, context, answers)


def _react(state: State, context: StepContext) -> None:
    """After a step that told something: the reactions come before what it put."""
    if type(state).react is not State.react:
        fresh = context.events[context.told :]
        reactions = [step for event in fresh for step in state.react(event)]
        state.agenda += reactions[::-1]
    context.told = len(context.events)


def question(state: State) -> Choice | None:
    """The Choice that is open, or None when the game is over."""
    if state.outcome is not None or not state.agenda:
        return None
    step = state.agenda[-1]
    assert _KINDS[type(step)] is Choice, f"{step!r} waits, but only a Choice may"
    return step  # type: ignore[return-value]


def asked(state: State) -> list[Seat]:
    """The seats that still owe a part, in the order in which one screen serves them."""
    choice = question(state)
    if choice is None:
        return []
    seats, answers = choice.seats(state), state.answers
    if not answers:
        return list(seats)
    return [
        seat
        for seat in seats
        if seat not in answers or not is_whole(choice, state, seat, answers[seat])
    ]


def is_asked(state: State, seat: Seat) -> bool:
    """Whether this seat owes a part."""
    choice = question(state)
    if choice is None or seat not in choice.seats(state):
        return False
    given = state.answers.get(seat)
    return not given or not is_whole(choice, state, seat, given)


def actions(state: State, seat: Seat) -> Sequence[Action]:
    """What a seat that is asked may do: the request without its words, for search."""
    choice = state.agenda[-1]
    assert _KINDS[type(choice)] is Choice, f"{choice!r} waits, but only a Choice may"
    return choice.actions(state, seat, state.answers.get(seat, ()))  # type: ignore[attr-defined, no-any-return]


def request(state: State, seat: Seat) -> Request:
    """The question to a seat that is asked."""
    choice = question(state)
    if choice is None:
        raise Refused(say("kernel.game_over"))
    given = state.answers.get(seat, ())
    return Request(
        seat,
        state.ply * MOST_PARTS + len(given),
        choice.SCREEN,
        choice.prompt(state, seat),
        choice.actions(state, seat, given),
        given,
    )


def options(state: State, seat: Seat) -> list[Option]:
    """All options of a seat in words, the refused ones after the open ones."""
    choice = question(state)
    assert choice is not None
    given = state.answers.get(seat, ())
    actions = choice.actions(state, seat, given)
    described = [choice.describe(state, seat, action) for action in actions]
    return described + list(choice.refused(state, seat, given))


def free_actions(state: State, seat: Seat) -> Sequence[FreeAction]:
    """What a seat may do unasked while no private question is open."""
    choice = question(state)
    if choice is None or choice.SCREEN is Screen.PRIVATE:
        return ()
    return state.free_actions(seat)


def aside_options(state: State, seat: Seat) -> list[Option]:
    """The asides of a seat in words."""
    return [aside.describe(state, seat) for aside in free_actions(state, seat)]


def why_refused(state: State, seat: Seat, action: Action) -> Text | None:
    """The reason why an action is not open to a seat now, or None if it is."""
    choice = question(state)
    if choice is None:
        return say("kernel.game_over")
    if isinstance(action, FreeAction):
        return None if action in free_actions(state, seat) else say("kernel.not_open")
    if not is_asked(state, seat):
        return say("kernel.not_asked")
    given = state.answers.get(seat, ())
    if type(action) is not Hidden and action in choice.actions(state, seat, given):
        return None
    for option in choice.refused(state, seat, given):
        if option.action == action and option.why_not is not None:
            return option.why_not
    return choice.why_not(state, seat, given, action)


def submit(
    state: State, seat: Seat, action: Action, script: Iterator[Drawn] | None = None
) -> StepResult:
    """The checked door: people, bots, saves, tests.

    Raises Refused with the reason; then nothing has changed.
    """
    reason = why_refused(state, seat, action)
    if reason is not None:
        raise Refused(reason)
    return apply(state, seat, action, script)


def apply(
    state: State, seat: Seat, action: Action, script: Iterator[Drawn] | None = None
) -> StepResult:
    """The same without the check: the door for search."""
    table = StepContext(script)
    if _ASIDES[type(action)] is FreeAction:
        action.carry_out(state, table, seat)  # type: ignore[attr-defined]
        assert not table.pending, f"{action!r} puts steps on the agenda, which no aside may"
        return _happened(table)
    answers = state.answers
    answers[seat] = (*answers[seat], action) if seat in answers else (action,)
    if type(action) is Seen:
        table.reveal()
    elif state.agenda[-1].BINDING:  # type: ignore[attr-defined]  # only a Choice waits
        table.bind()
    advance(state, table)
    return _happened(table)


def withdraw(state: State, seat: Seat) -> Action:
    """Takes a seat's last part back, until the question is settled.

    Raises Refused where it cannot.
    """
    choice = question(state)
    given = state.answers.get(seat, ())
    if choice is None or not given:
        raise Refused(say("kernel.nothing_to_withdraw"))
    if choice.BINDING and is_whole(choice, state, seat, given):
        raise Refused(say("kernel.binding"))
    if len(given) == 1:
        del state.answers[seat]
    else:
        state.answers[seat] = given[:-1]
    return given[-1]


def _happened(context: StepContext) -> StepResult:
    return StepResult(tuple(context.events), tuple(context.outcomes), context.undo_barrier)
