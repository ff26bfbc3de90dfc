"""A battle that an effect grants (Command Warren, Émigré and the like)."""

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
from rules.kernel.text import Text, say
from rules.root.actions import Fight
from rules.root.battle.begin import BeginBattle
from rules.root.battle.fights import fights, refused_fights
from rules.root.describe import describe, who
from rules.root.state import Place, Woodland, game_of


class TakeFight(OneSeat[Woodland], frozen=True):
    """One battle, in one of `places` (none named: anywhere). `reason`: what grants it."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE

    reason: str
    places: tuple[Place, ...] = ()
    may_pass: bool = True

    def _open(self, state: Woodland) -> list[Fight]:
        return fights(state, self.seat, self.places or None)

    def seats(self, state: State) -> Sequence[Seat]:
        """Its seat, if there is anybody to battle."""
        return (self.seat,) if self._open(game_of(state)) else ()

    def prompt(self, state: State, seat: Seat) -> Text:
        """Who may or must battle."""
        key = "root.battle.prompt_may_fight" if self.may_pass else "root.battle.prompt_must_fight"
        return say(key, who=who(game_of(state), seat))

    def waits(self, state: State) -> bool:
        """Dice are not taken back: a battle is begun by its player."""
        return True

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """The battles, and none where it may be left."""
        found: list[Action] = [*self._open(game_of(state))]
        return [*found, Pass()] if self.may_pass else found

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The battle, or the button."""
        if isinstance(action, Pass):
            target = Target(TargetKind.BUTTON, "pass")
            return Option(action, say("root.battle.no_fight"), (target,))
        return describe(game_of(state), seat, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Enemies out of reach."""
        return refused_fights(game_of(state), seat, self.places or None)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """A battle needs an own warrior or pawn and an enemy piece."""
        return say("root.battle.why_needs")

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Begins it."""
        action = answers[self.seat][0] if answers else Pass()
        if isinstance(action, Fight):
            context.then(fight(self.seat, action, self.reason))


def fight(seat: Seat, action: Fight, cause: str = "") -> BeginBattle:
    """The battle that an order begins."""
    return BeginBattle(seat, action.place, action.defender, cause, allied=action.allied)


STEPS = (TakeFight,)
