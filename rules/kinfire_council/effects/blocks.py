"""Ops made of ops: counted ones, choices, bargains, those for several players (5, 15)."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Pass, Seat
from rules.kernel.text import Text, say
from rules.kinfire_council.asking import OneSeat, button
from rules.kinfire_council.describe import cost_text, item_name, who
from rules.kinfire_council.effects.closing import why_closed
from rules.kinfire_council.effects.run import NOWHERE, Run, Scope, Steps, for_player, handles
from rules.kinfire_council.enums import Whom
from rules.kinfire_council.order import all_seats
from rules.kinfire_council.printed import ops
from rules.kinfire_council.printed.counting import count
from rules.kinfire_council.printed.ops import AnyOp, Ops
from rules.kinfire_council.printed.sentences import phrase_of
from rules.kinfire_council.printed.signs import ops_here
from rules.kinfire_council.state import NOBODY, Council, game_of
from rules.kinfire_council.turn.paying import can_pay, pay


# -------------------------------------------------------------------- counted
@handles(ops.Per)
@for_player
def _per(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    """Counted once, then done that many times."""
    assert isinstance(op, ops.Per)
    times = min(count(state, seat, op.count), op.max)
    return (Run(seat, repeated(op.each, times), scope),) if times else ()


@lru_cache(maxsize=1024)
def repeated(each: Ops, times: int) -> Ops:
    """Ops so many times; one that only adds is done once, with so much more."""
    if len(each) == 1 and isinstance(each[0], ops.V | ops.Gain):
        return (msgspec.structs.replace(each[0], n=each[0].n * times),)
    return each * times


# -------------------------------------------------------------------- for several players
@handles(ops.To)
def _to(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    """Each of these in order from the Speaker."""
    assert isinstance(op, ops.To)
    return tuple(Run(each, op.do, scope) for each in _meant(state, op.who, scope))


def _meant(state: Council, whom: Whom, scope: Scope) -> tuple[Seat, ...]:
    if whom is Whom.EACH:
        return all_seats(state)
    if whom is Whom.LEAD:
        return () if scope.lead == NOBODY else (scope.lead,)
    wants = whom is Whom.SPONSORS
    return tuple(seat for seat in all_seats(state) if (seat in scope.sponsors) is wants)


# -------------------------------------------------------------------- choices
@handles(ops.Choose)
def _choose(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    """The subject chooses; where there is none, the Speaker."""
    assert isinstance(op, ops.Choose)
    chooser = state.speaker if seat == NOBODY else seat
    return (ChooseOne(chooser, op.options, scope),)


class PickOption(Action, frozen=True):
    """This one of the options."""

    at: int


class ChooseOne(OneSeat, frozen=True):
    """Which option? One that cannot be done in full is closed, the last never (5)."""

    IS_PUBLIC = True

    options: tuple[Ops, ...]
    scope: Scope = NOWHERE

    def prompt(self, state: State, seat: Seat) -> Text:
        """For what."""
        return _asked(game_of(state), seat, "choose", self.scope)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """The open ones."""
        game, last = game_of(state), len(self.options) - 1
        return [
            PickOption(at)
            for at, option in enumerate(self.options)
            if at == last or why_closed(game, seat, option) is None
        ]

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """What it does."""
        assert isinstance(action, PickOption)
        label = phrase_of(ops_here(game_of(state), self.options[action.at]))
        return button(action, label, f"option:{action.at}")

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """The closed ones."""
        game, found = game_of(state), []
        for at, option in enumerate(self.options[:-1]):
            why = why_closed(game, seat, option)
            if why is not None:
                shown = self.describe(state, seat, PickOption(at))
                found.append(msgspec.structs.replace(shown, why_not=why))
        return found

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """It is done."""
        assert isinstance(action, PickOption)
        context.then(Run(self.seat, self.options[action.at], self.scope))


# -------------------------------------------------------------------- bargains
@handles(ops.May)
def _may(state: Council, context: StepContext, seat: Seat, op: AnyOp, scope: Scope) -> Steps:
    """Asked of whoever can pay."""
    assert isinstance(op, ops.May)
    payer = state.speaker if seat == NOBODY else seat
    if not can_pay(state, payer, op.cost):
        return ()
    return (AcceptOrNot(payer, op.cost, op.gain, scope),)


class Accept(Action, frozen=True):
    """Pays and gains."""


class AcceptOrNot(OneSeat, frozen=True):
    """Does a player pay once to gain something?"""

    cost: Ops
    gain: Ops
    scope: Scope = NOWHERE

    def prompt(self, state: State, seat: Seat) -> Text:
        """For what."""
        return _asked(game_of(state), seat, "may", self.scope, cost=cost_text(self.cost))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Yes or no."""
        return _YES_OR_NO

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """What is paid and what is gained."""
        if not isinstance(action, Accept):
            return button(action, say("kinfire_council.do.decline"), "decline")
        cost, gain = cost_text(self.cost), phrase_of(ops_here(game_of(state), self.gain))
        label = say("kinfire_council.do.accept", cost=cost, gain=gain)
        return button(action, label, "accept")

    def carry_out(self, state: Council, context: StepContext, action: Action) -> None:
        """First the price, then what it brings."""
        if isinstance(action, Accept):
            first = pay(state, context, self.seat, self.cost, self.scope)
            context.then(*first, Run(self.seat, self.gain, self.scope))


_YES_OR_NO: tuple[Action, ...] = (Accept(), Pass())


def _asked(state: Council, seat: Seat, name: str, scope: Scope, **facts: Text) -> Text:
    """A question with the name of the item that asks it, if there is one."""
    facts["who"] = who(state, seat)
    if not scope.item:
        return say(f"kinfire_council.prompt.{name}_plain", **facts)
    return say(f"kinfire_council.prompt.{name}", item=item_name(state, scope.item), **facts)
