"""A question to the one seat that it names, and the targets that every game has: the base of most
questions of the large games."""

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Choice, Option, Seat, Target, TargetKind, is_whole
from rules.kernel.text import Text

Game = TypeVar("Game", bound=State)


class OneSeat(Choice, Generic[Game], frozen=True):
    """Asks `seat`; its last part is carried out."""

    IS_PUBLIC: ClassVar[bool] = False
    """What is open follows from what all see, in one part: a single answer is not asked for, and
    where there is none nothing happens."""

    seat: Seat

    def seats(self, state: State) -> Sequence[Seat]:
        """The seat."""
        if self.IS_PUBLIC and len(self.actions(state, self.seat, ())) < 2:
            return ()
        return (self.seat,)

    def is_settled(self, state: State, answers: Answers) -> bool:
        """By its seat's whole answer; where it is not asked at all, by none."""
        given = answers.get(self.seat)
        return is_whole(self, state, self.seat, given) if given else not self.seats(state)

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Carries the answer out, or what needed none."""
        found = answers[self.seat] if answers else self.actions(state, self.seat, ())
        if found:
            self.carry_out(state, context, found[-1])  # type: ignore[arg-type]  # of its game

    def carry_out(self, state: Game, context: StepContext, action: Action) -> None:
        """What the answer does."""
        raise NotImplementedError(type(self).__name__)


def lit(choice: Choice, state: State, seat: Seat) -> str:
    """What a question is about, for whoever clicks on something else: the kind of thing that is
    lit, `several` kinds, or `button` where only buttons are left."""
    given = state.answers.get(seat, ())
    found = [choice.describe(state, seat, each) for each in choice.actions(state, seat, given)]
    kinds = {each.targets[0].kind for each in found if each.targets}
    kinds.discard(TargetKind.BUTTON)
    if len(kinds) == 1:
        return next(iter(kinds)).value
    return "several" if kinds else "button"


def refuse(option: Option, why: Text) -> Option:
    """The same option, not open."""
    return msgspec.structs.replace(option, why_not=why)


def button_target(name: str) -> Target:
    """A button in the panel."""
    return Target(TargetKind.BUTTON, name)


def button(action: Action, label: Text, name: str) -> Option:
    """An option that is only a button."""
    return Option(action, label, (button_target(name),))


def card_target(id: str) -> Target:
    """A card, or what is printed on one, by its id."""
    return Target(TargetKind.CARD, id)


def seat_target(seat: Seat) -> Target:
    """A player."""
    return Target(TargetKind.SEAT, seat)


def amount_target(number: int) -> Target:
    """A number."""
    return Target(TargetKind.AMOUNT, number)
