"""The interpreter: ops are carried out from left to right, each one whole before the next (15)."""

from collections.abc import Callable

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.kinfire_council.enums import Source
from rules.kinfire_council.printed.ops import AnyOp, Op, Ops
from rules.kinfire_council.state import NOBODY, Council, Space, game_of

Steps = tuple[Step, ...]


class Scope(msgspec.Struct, frozen=True, gc=False):
    """Where ops come from. `source`: for the points; `item`: the id of the printed item, for the
    log; `space` and `piece`: of the placement (a cultist's space in a threat); `lead` and
    `sponsors`: of the decree that passed."""

    source: Source = Source.LOCATION
    item: str = ""
    space: Space = ""
    piece: int = -1
    lead: Seat = NOBODY
    sponsors: tuple[Seat, ...] = ()


NOWHERE = Scope()


Handler = Callable[[Council, StepContext, Seat, AnyOp, Scope], Steps]
"""Does an op at once. What it returns happens before the next op: questions, triggers, chance.
The seat is the subject, NOBODY for effects without one."""
HANDLERS: dict[type[Op], Handler] = {}
"""Filled by the files of this folder: see `handles`."""


def handles(kind: type[Op]) -> Callable[[Handler], Handler]:
    """Makes a function the one that carries out an op."""

    def note(function: Handler) -> Handler:
        HANDLERS[kind] = function
        return function

    return note


def for_player(handler: Handler) -> Handler:
    """An op that is about a player does nothing where nobody is its subject."""

    def only_for_player(
        state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope
    ) -> Steps:
        return handler(state, context, seat, op, scope) if seat != NOBODY else ()

    return only_for_player


class Run(Auto, frozen=True):
    """Carries out ops for a seat."""

    seat: Seat
    ops: Ops
    scope: Scope = NOWHERE

    def run(self, state: State, context: StepContext) -> None:
        """One op after the other, until one needs something first."""
        game = game_of(state)
        for at, op in enumerate(self.ops):
            first = HANDLERS[type(op)](game, context, self.seat, op, self.scope)
            if first:
                rest = self.ops[at + 1 :]
                context.then(*first)
                if rest:
                    context.then(Run(self.seat, rest, self.scope))
                return
