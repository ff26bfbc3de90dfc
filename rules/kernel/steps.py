"""Steps, actions, events, options: the records of which every game is made.

All are frozen, hold plain values and are tagged by their class name, which is also the save format:
a renamed record needs a migration. Fields of a step hold public facts that cannot change while it
waits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar, NewType

import msgspec

from rules.kernel.text import Text, say

if TYPE_CHECKING:
    from rules.kernel.luck import Drawn, Lots
    from rules.kernel.state import State
    from rules.kernel.step_context import StepContext

Seat = NewType("Seat", int)
"""A place at the table, 0 to n-1 clockwise."""


class Record(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Base of everything that is written by name."""


class Action(Record, frozen=True):
    """An order of a seat: one part of its answer to a Choice."""


class Pass(Action, frozen=True):
    """Not now: open in every window and wherever a rule says «may»."""


class Seen(Action, frozen=True):
    """The one action of a page."""


class Done(Action, frozen=True):
    """No further part: closes an answer that may have more parts."""


class Hidden(Action, frozen=True):
    """Stands in a view for another seat's whole answer: one knows that it is there, not what."""


class LogRank(StrEnum):
    """What a line of the log is: the head of a round or turn, that of a phase in it, an act."""

    PART = "part"
    PHASE = "phase"
    ACT = "act"


class Event(Record, frozen=True):
    """What happened, in the past tense. Feeds the log, the motion and the statistics."""

    RANK: ClassVar[LogRank] = LogRank.ACT

    def for_seat(self, viewer: Seat | None) -> Event | None:
        """What this viewer may know of it (None = an onlooker).

        The event, a poorer one, or nothing.
        """
        return self

    def text(self) -> Text | None:
        """The log line, or None where the log says nothing."""
        return None

    def targets(self) -> tuple[Target, ...]:
        """What on the table it is about: marked when its log line is pointed at."""
        return ()

    def struck(self) -> Seat | None:
        """To whom another seat has done harm by it: among that seat's news it comes first."""
        return None


class TargetKind(StrEnum):
    """The kinds of thing a click can mean."""

    PLACE = "place"
    PIECE = "piece"
    CARD = "card"
    SEAT = "seat"
    AMOUNT = "amount"
    CELLS = "cells"
    TRACK = "track"
    BUTTON = "button"


class Target(msgspec.Struct, frozen=True, gc=False, order=True):
    """One thing on the table or in the panel that an option is about."""

    kind: TargetKind
    id: int | str


class Option(msgspec.Struct, frozen=True, gc=False):
    """An action as people see it.

    Its words, the path of clicks that leads to it, and why not, if not. `cover` stands for the
    words while a private screen is not held; None: the words are no secret. `card_first`: its card
    may be clicked before all else, too.
    """

    action: Action
    label: Text
    targets: tuple[Target, ...] = ()
    why_not: Text | None = None
    cover: Text | None = None
    card_first: bool = False


class Note(msgspec.Struct, frozen=True, gc=False):
    """A line in a seat's notebook: what it has learned, and when."""

    when: Text
    text: Text


class FreeAction(Action, frozen=True):
    """An action that no question asks for.

    Carried out at once, the open question stays as it is.
    """

    def carry_out(self, state: State, context: StepContext, seat: Seat) -> None:
        """Does it. May change only what has no effect on the open question."""
        raise NotImplementedError(type(self).__name__)

    def describe(self, state: State, seat: Seat) -> Option:
        """The aside in words with its targets; computable from the onlooker's view."""
        raise NotImplementedError(type(self).__name__)


class Screen(StrEnum):
    """Where a question is answered.

    On the table, behind the curtain, or as «who wants to step in?».
    """

    OPEN = "open"
    PRIVATE = "private"
    WINDOW = "window"


class Request(msgspec.Struct, frozen=True, gc=False):
    """One question to one seat.

    `ply` marks this very question and grows with each part that the seat gives: stale answers are
    told by it. `actions` may be lazy; `given` are the parts it has answered already.
    """

    seat: Seat
    ply: int
    screen: Screen
    prompt: Text
    actions: Sequence[Action]
    given: tuple[Action, ...] = ()


class ScoreLine(msgspec.Struct, frozen=True, gc=False):
    """Points of one seat from one source."""

    seat: Seat
    source: Text
    points: int


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a game ended: who won, why, and the score by source."""

    winners: tuple[Seat, ...]
    reason: Text
    totals: tuple[int, ...] = ()
    lines: tuple[ScoreLine, ...] = ()
    titles: tuple[Text, ...] = ()


class Step(Record, frozen=True):
    """Something that is still to happen."""


class Auto(Step, frozen=True):
    """A step without choice or chance."""

    def run(self, state: State, context: StepContext) -> None:
        """Carries the step out."""
        raise NotImplementedError(type(self).__name__)


class Chance(Step, frozen=True):
    """A step that draws lots. No other step touches luck."""

    SHOWN: ClassVar[bool] = True
    """Whether somebody sees the result at once (then it is an undo barrier).

    Shuffles are not seen.
    """

    def lots(self, state: State) -> Lots:
        """What is drawn from."""
        raise NotImplementedError(type(self).__name__)

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Carries out the result."""
        raise NotImplementedError(type(self).__name__)


Answers = Mapping[Seat, tuple[Action, ...]]
"""Seat -> the parts of its answer so far."""


class Choice(Step, frozen=True):
    """A question to one or more seats.

    Several are asked at the same time, nothing is applied before the join.
    """

    SCREEN: ClassVar[Screen] = Screen.OPEN
    BINDING: ClassVar[bool] = False
    """An answer cannot be withdrawn once it is whole."""
    INDEPENDENT: ClassVar[bool] = False
    """No seat's answer can change what another one's does, so one alone may be previewed."""
    IS_BRIEF: ClassVar[bool] = False
    """It is answered without a look at what the others have done: that is told of at the next
    question as well."""
    DWELL: ClassVar[float] = 0
    """Seconds for which a private screen stays at least before its answer can be confirmed: the
    same for every seat, whatever it has to answer."""

    def seats(self, state: State) -> Sequence[Seat]:
        """The seats asked, in the order in which one screen serves them. Public facts decide.

        Each of them owes one part or more; a seat with nothing to answer is not listed.
        """
        raise NotImplementedError(type(self).__name__)

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who must do what."""
        raise NotImplementedError(type(self).__name__)

    def secret(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Text | None:
        """What only this seat may read on its private screen before it answers.

        Computable from its own view; whether there is any follows from public facts.
        """
        return None

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """All legal next parts; computable from the seat's own view.

        Never empty while the seat is asked.
        """
        raise NotImplementedError(type(self).__name__)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The action in words with its targets: made for people only."""
        raise NotImplementedError(type(self).__name__)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """What a player would expect to be able to do and may not, each with its reason."""
        return ()

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why this element is not to be chosen now."""
        return say("kernel.not_open")

    def explain_next(
        self, state: State, seat: Seat, path: Sequence[Target], target: Target
    ) -> Text:
        """The same after some clicks of an answer: why this does not go with them."""
        return self.explain(state, seat, target)

    def why_not(self, state: State, seat: Seat, given: tuple[Action, ...], action: Action) -> Text:
        """Why an action that is neither open nor listed as refused is not open."""
        return say("kernel.not_open")

    def is_stopover(self, state: State) -> bool:
        """Whether its seat is asked next in any case.

        Then that a single answer gives itself, even where several share the screen, tells nobody
        anything.
        """
        return False

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """Whether these parts (one or more) are a whole answer. One part is, by default."""
        return True

    def is_settled(self, state: State, answers: Answers) -> bool:
        """Whether the question is decided: by default when every seat asked has a whole answer."""
        seats = self.seats(state)
        if not answers:
            return not seats
        for seat in seats:
            given = answers.get(seat)
            if not given:
                return False
            if type(given[-1]) is not Hidden and not self.is_whole(state, seat, given):
                return False
        return True

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Carries out all answers at once."""
        raise NotImplementedError(type(self).__name__)

    def idle(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Action | None:
        """The answer to a dummy task: for a seat that has no real choice here.

        None: the choice is real.
        """
        return None

    def waits(self, state: State) -> bool:
        """Whether it waits for its player even where one answer is open: the moment before what
        can no longer be taken back. Others may play themselves after having been shown."""
        return False

    def eyes_are_closed(self, state: State) -> bool:
        """Whether all persons sit before one screen with their eyes closed, not one by one.

        Then each of them is answered for by `idle`, and whoever has a real choice is asked there
        without being named; for everybody else it is the same screen, as long. Public.
        """
        return False


class Page(Choice, frozen=True):
    """A private result.

    A question with the single action Seen, so it is saved, resumed and never missed.
    """

    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    BINDING: ClassVar[bool] = True

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Seen, nothing else."""
        return (Seen(),)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """«Seen»."""
        return Option(action, say("kernel.seen"), (Target(TargetKind.BUTTON, "seen"),))

    def shows(self, state: State, seat: Seat) -> Text:
        """What stands on the page of this seat; computable from its own view."""
        raise NotImplementedError(type(self).__name__)

    def secret(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Text | None:
        """The page itself."""
        return self.shows(state, seat)

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """A page changes nothing by being read."""

    def idle(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Action | None:
        """Never a dummy unless the game says that nothing new stands on it."""
        return None


class Window(Choice, frozen=True):
    """«Who wants to step in?»: all who publicly could are asked, Pass is always open.

    The first other answer settles it, is carried out, and the window opens again; when all pass it
    closes.
    """

    SCREEN: ClassVar[Screen] = Screen.WINDOW

    def is_settled(self, state: State, answers: Answers) -> bool:
        """One acts, or all pass."""
        if any(type(parts[-1]) not in (Pass, Hidden) for parts in answers.values() if parts):
            return True
        return all(answers.get(seat) for seat in self.seats(state))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Carries out the one that stepped in, then opens again."""
        for seat, parts in answers.items():
            if type(parts[-1]) is not Pass:
                self.carry_out(state, context, seat, parts[-1])
                context.then(self)
                return

    def carry_out(self, state: State, context: StepContext, seat: Seat, action: Action) -> None:
        """Does what the seat stepped in for."""
        raise NotImplementedError(type(self).__name__)


def is_whole(choice: Choice, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
    """Whether a seat that is asked has answered: nothing is never a whole answer.

    In a view another seat's whole answer is the one part Hidden.
    """
    return bool(given) and (type(given[-1]) is Hidden or choice.is_whole(state, seat, given))
