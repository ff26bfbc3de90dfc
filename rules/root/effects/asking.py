"""What the questions of effects share: one seat in its own turn, behind the curtain (5, 11).

The kernel's names for a question's parts speak of any game; those here speak of the woodland.
"""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.asking import OneSeat
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Option,
    Pass,
    Screen,
    Seat,
    Target,
    TargetKind,
)
from rules.kernel.text import Text
from rules.root.state import Woodland, game_of


class OwnChoice(OneSeat[Woodland], frozen=True):
    """A question to `seat` alone, in one part by default; asks nobody when nothing is open."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    def seats(self, state: State) -> Sequence[Seat]:
        """Its owner, as long as there is anything to choose: public facts decide."""
        return (self.seat,) if self.is_open(game_of(state)) else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who must do what."""
        return self.asks(game_of(state))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """What may be chosen."""
        return self.choices(game_of(state), given)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """In words."""
        return self.option(game_of(state), action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """What may not be chosen."""
        return self.refusals(game_of(state), given)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """What is asked for."""
        return self.wanted()

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Carries it out; nothing where nobody was asked."""
        for parts in answers.values():
            self.carry_out(game_of(state), context, *parts)

    def is_open(self, game: Woodland) -> bool:
        """Whether there is anything to choose."""
        return True

    def asks(self, game: Woodland) -> Text:
        """The question."""
        raise NotImplementedError(type(self).__name__)

    def choices(self, game: Woodland, given: tuple[Action, ...]) -> Sequence[Action]:
        """The answers."""
        raise NotImplementedError(type(self).__name__)

    def option(self, game: Woodland, action: Action) -> Option:
        """An answer in words."""
        raise NotImplementedError(type(self).__name__)

    def refusals(self, game: Woodland, given: tuple[Action, ...]) -> Sequence[Option]:
        """Answers that one would expect, with the reason why they are not open."""
        return ()

    def wanted(self) -> Text:
        """What is to be clicked, for one who clicked something else."""
        raise NotImplementedError(type(self).__name__)

    def carry_out(self, game: Woodland, context: StepContext, *parts: Action) -> None:
        """Does what was chosen."""
        raise NotImplementedError(type(self).__name__)


def pass_option(label: Text) -> Option:
    """«Not now», in the words of the question."""
    return Option(Pass(), label, (Target(TargetKind.BUTTON, "pass"),))


def refuse(option: Option, why: Text) -> Option:
    """The same option with the reason why it is not open."""
    return Option(option.action, option.label, option.targets, why, option.cover)


class PassOr(Sequence[Action]):
    """«Not now», then all of another sequence, which may be lazy."""

    def __init__(self, rest: Sequence[Action]) -> None:
        """Keeps the rest as it is."""
        self.rest = rest

    def __len__(self) -> int:
        """One more."""
        return 1 + len(self.rest)

    def __getitem__(self, index: int) -> Action:  # type: ignore[override]  # never sliced
        """Pass comes first."""
        if index < 0:
            index += len(self)
        return self.rest[index - 1] if index else Pass()

    def __contains__(self, action: object) -> bool:
        """Checked by the rest."""
        return action == Pass() or action in self.rest
