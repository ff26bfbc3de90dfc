"""A game with almost no rules, so that what is measured is the kernel: a relay over thirty spaces.

Six seats in turn choose a space next to theirs, then how far to push whoever stands there.
"""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.registry import Game, Setup, register
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Auto,
    Choice,
    Event,
    Option,
    Outcome,
    Seat,
    Target,
    TargetKind,
)
from rules.kernel.text import Text, say
from rules.kernel.views import BASE_SECRETS, public

SPACES = 30
TURNS = 150
SEATS = 6


class Go(Action, frozen=True):
    """To a space."""

    space: int


class Push(Action, frozen=True):
    """So far."""

    count: int


class Went(Event, frozen=True):
    """A seat moved."""

    seat: Seat
    space: int


class Relay(State, kw_only=True):
    """Where everybody stands."""

    GAME: ClassVar[str] = "relay"

    turn: int = 0
    places: list[int]
    pushes: list[int]


class Turn(Auto, frozen=True):
    """A turn of the next seat, or the end."""

    number: int

    def run(self, state: Relay, context: StepContext) -> None:
        """Go, then the next turn."""
        if self.number == TURNS:
            context.end(state, Outcome((Seat(0),), say("relay.over")))
            return
        state.turn = self.number
        context.then(Choose(Seat(self.number % SEATS)), Turn(self.number + 1))


class Choose(Choice, frozen=True):
    """Where to go."""

    seat: Seat

    def seats(self, state: Relay) -> Sequence[Seat]:
        """The seat in turn."""
        return (self.seat,)

    def prompt(self, state: Relay, seat: Seat) -> Text:
        """Words."""
        return say("relay.go")

    def actions(self, state: Relay, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Six spaces ahead."""
        place = state.places[seat]
        return [Go((place + ahead) % SPACES) for ahead in range(1, 7)]

    def describe(self, state: Relay, seat: Seat, action: Go) -> Option:
        """Words."""
        return Option(action, say("relay.go"), (Target(TargetKind.PLACE, action.space),))

    def resolve(self, state: Relay, context: StepContext, answers: Answers) -> None:
        """Moves, then asks how far to push."""
        space = answers[self.seat][0].space
        state.places[self.seat] = space
        context.emit(Went(self.seat, space))
        context.then(HowFar(self.seat, space))


class HowFar(Choice, frozen=True):
    """How far to push the others there."""

    seat: Seat
    space: int

    def seats(self, state: Relay) -> Sequence[Seat]:
        """The seat in turn."""
        return (self.seat,)

    def prompt(self, state: Relay, seat: Seat) -> Text:
        """Words."""
        return say("relay.push")

    def actions(self, state: Relay, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """One to four spaces."""
        return [Push(count) for count in range(1, 5)]

    def describe(self, state: Relay, seat: Seat, action: Push) -> Option:
        """Words."""
        return Option(action, say("relay.push"), (Target(TargetKind.AMOUNT, action.count),))

    def resolve(self, state: Relay, context: StepContext, answers: Answers) -> None:
        """Pushes."""
        count = answers[self.seat][0].count
        state.pushes[self.seat] += count
        for other, place in enumerate(state.places):
            if place == self.space and other != self.seat:
                state.places[other] = (place + count) % SPACES


def start(setup: Setup) -> Relay:
    """All at one end."""
    return Relay(
        agenda=[Turn(0)],
        answers={},
        luck=setup.seed,
        places=list(range(SEATS)),
        pushes=[0] * SEATS,
    )


GAME = register(
    Game(
        id="relay",
        name=say("relay.name"),
        about=say("relay.name"),
        seat_counts=range(SEATS, SEATS + 1),
        options=(),
        rules_version=1,
        state_type=Relay,
        steps=(Turn, Choose, HowFar),
        actions=(Go, Push),
        events=(Went,),
        start=start,
        secrets={**BASE_SECRETS, "turn": public, "places": public, "pushes": public},
        deal=lambda world, seat, luck: None,
        problems=lambda state: [],
        sentences={
            "relay.name": "Relay",
            "relay.go": "Go.",
            "relay.push": "Push.",
            "relay.over": "Over.",
        },
        ply_bound=lambda setup: 2 * TURNS + 1,
        bots="",
    )
)
