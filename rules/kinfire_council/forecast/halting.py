"""A halt on the agenda of a world: trials end before the night, and before the next round; what is
pointed at is followed up to the next part of the night."""

from collections.abc import Sequence

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Choice, Option, Pass, Seat, Step
from rules.kernel.text import Text, say
from rules.kinfire_council.asking import button
from rules.kinfire_council.rounds.one_round import BeginRound, NightsFall
from rules.kinfire_council.state import Council


class Halt(Choice, frozen=True):
    """Never answered: what comes after it is not looked at."""

    def seats(self, state: State) -> Sequence[Seat]:
        """Somebody, so that it stops."""
        return (Seat(0),)

    def prompt(self, state: State, seat: Seat) -> Text:
        """Nobody reads it."""
        return say("kinfire_council.bot.best")

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """One, never taken."""
        return (Pass(),)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Nobody reads it."""
        return button(action, say("kinfire_council.bot.best"), "pass")

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """Nothing."""


def halted_at(view: Council, kinds: tuple[type[Step], ...]) -> Council:
    """A view with halts before such steps, but for the one whose turn it is now."""
    found = view.clone()
    found.agenda[:] = [*_with_halts(found.agenda[:-1], kinds), *found.agenda[-1:]]
    return found


def without_halts(view: Council) -> Council:
    """As it is when nothing halts it."""
    found = view.clone()
    found.agenda[:] = [step for step in found.agenda if not isinstance(step, Halt)]
    return found


def halted(world: Council) -> Council:
    """The world with halts before the night and the next round."""
    world.agenda[:] = _with_halts(world.agenda, (NightsFall, BeginRound))
    return world


def _with_halts(agenda: Sequence[Step], kinds: tuple[type[Step], ...]) -> list[Step]:
    """What lies on top of an agenda comes first: the halt lies on the step that it stops."""
    found: list[Step] = []
    for step in agenda:
        found += (step, Halt()) if isinstance(step, kinds) else (step,)
    return found
