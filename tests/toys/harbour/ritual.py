"""The ritual: two circuits in which every seat does the same, and only the chief means it."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Auto,
    Choice,
    Option,
    Page,
    Screen,
    Seat,
    Seen,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say
from tests.toys.harbour.actions import Mark, RitualHeld, who
from tests.toys.harbour.state import NOBODY, Harbour, everybody, learn, others
from tests.toys.harbour.words import Role

PARTS = 2


class Ritual(Auto, frozen=True):
    """Two circuits are needed, since the one who is turned may sit before the chief."""

    def run(self, state: Harbour, context: StepContext) -> None:
        """Everybody points, then everybody reads a page."""
        context.then(PointInTheDark(), RitualPage())


class PointInTheDark(Choice, frozen=True):
    """The chief names two, the first guard among them is turned; for the others it is a dummy."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    BINDING: ClassVar[bool] = True
    DWELL: ClassVar[float] = 2

    def seats(self, state: Harbour) -> Sequence[Seat]:
        """All, whatever they are."""
        return everybody(state)

    def prompt(self, state: Harbour, seat: Seat) -> Text:
        """The same for everybody: it can be read over a shoulder."""
        return say("harbour.prompt_point", n=PARTS)

    def secret(self, state: Harbour, seat: Seat, given: tuple[Action, ...]) -> Text:
        """What the pointing means: something for the chief alone."""
        is_chief = state.roles[seat] is Role.CHIEF
        return say("harbour.prompt_turn" if is_chief else "harbour.prompt_trust")

    def actions(self, state: Harbour, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Anybody else, but nobody twice."""
        return [Mark(each) for each in others(state, seat) if Mark(each) not in given]

    def describe(self, state: Harbour, seat: Seat, action: Mark) -> Option:
        """In words."""
        target = Target(TargetKind.SEAT, action.target)
        return Option(action, say("harbour.mark", who=who(action.target)), (target,))

    def refused(self, state: Harbour, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Nobody points at itself, nobody twice: refused to the chief and to all others alike.

        All rows stay, so that the list does not tell who has been named.
        """
        closed = {Mark(seat): say("harbour.why_self")}
        closed |= {part: say("harbour.why_twice") for part in given if isinstance(part, Mark)}
        return [
            msgspec.structs.replace(self.describe(state, seat, action), why_not=reason)
            for action, reason in closed.items()
        ]

    def is_whole(self, state: Harbour, seat: Seat, given: tuple[Action, ...]) -> bool:
        """As many parts for everybody."""
        return len(given) == PARTS

    def idle(self, state: Harbour, seat: Seat, given: tuple[Action, ...]) -> Action | None:
        """What the program answers for a seat that only pretends."""
        if state.roles[seat] is Role.CHIEF:
            return None
        return self.actions(state, seat, given)[0]

    def resolve(self, state: Harbour, context: StepContext, answers: Answers) -> None:
        """Turns the first guard that the chief named, if there is one."""
        chief = Seat(state.roles.index(Role.CHIEF))
        named = [part.target for part in answers[chief]]
        guards = [seat for seat in named if state.roles[seat] is Role.GUARD]
        if guards:
            turn(state, chief, guards[0])
        state.ritual_held = True
        context.emit(RitualHeld())


def turn(state: Harbour, chief: Seat, guard: Seat) -> None:
    """A guard becomes a thief; it and the chief know it."""
    roles = list(state.roles)
    roles[guard] = Role.THIEF
    state.roles, state.turned = tuple(roles), guard
    learn(state, chief, guard, Role.THIEF)
    learn(state, guard, chief, Role.CHIEF)


class RitualPage(Page, frozen=True):
    """A page of the same size for everybody; for most nothing has changed."""

    DWELL: ClassVar[float] = 2

    def seats(self, state: Harbour) -> Sequence[Seat]:
        """All."""
        return everybody(state)

    def prompt(self, state: Harbour, seat: Seat) -> Text:
        """The same for everybody."""
        return say("harbour.prompt_ritual_page")

    def shows(self, state: Harbour, seat: Seat) -> Text:
        """Whom one turned, who turned one, or nothing."""
        if state.roles[seat] is Role.CHIEF and state.turned != NOBODY:
            return say("harbour.you_turned", who=who(state.turned))
        if state.turned == seat:
            return say("harbour.you_are_turned", who=who(state.facts[seat][-1].about))
        return say("harbour.nothing_changed")

    def idle(self, state: Harbour, seat: Seat, given: tuple[Action, ...]) -> Action | None:
        """Nothing new stands on most of the pages."""
        is_news = state.turned == seat or state.roles[seat] is Role.CHIEF
        return None if is_news and state.turned != NOBODY else Seen()


STEPS = (Ritual, PointInTheDark, RitualPage)
