"""Turning Elder Signs face up (9, 10): their sum becomes Doom, they leave the game.

A reveal takes effect between actions. It may be ordered at any time; whoever could bring the end
about with what its signs are worth at most is asked.
"""

from collections.abc import Sequence
from typing import ClassVar

from rules.cthulhu_wars.actions import RevealSigns
from rules.cthulhu_wars.asking import OneSeat, amount_target, button
from rules.cthulhu_wars.describe import who
from rules.cthulhu_wars.enums import Phase
from rules.cthulhu_wars.points import gain_doom
from rules.cthulhu_wars.rounds import ending
from rules.cthulhu_wars.rounds.events import RevealOrdered, SignsRevealed
from rules.cthulhu_wars.rounds.order import turn_order
from rules.cthulhu_wars.state import NO_ORDER, ORDER_ALL, ORDER_SOME, Earth, game_of
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import (
    Action,
    Answers,
    Auto,
    Done,
    FreeAction,
    Option,
    Pass,
    Screen,
    Seat,
    Step,
)
from rules.kernel.text import Text, plain, say

MOST_WORTH = 3
"""What a sign is worth at most: all that the others know."""


# -------------------------------------------------------------------- ordered at any time
class OrderReveal(FreeAction, frozen=True):
    """Orders that signs be turned up at the next moment for it: all, or to be asked which."""

    all: bool

    def carry_out(self, state: State, context: StepContext, seat: Seat) -> None:
        """Noted for all to see."""
        game_of(state).orders[seat] = ORDER_ALL if self.all else ORDER_SOME
        context.emit(RevealOrdered(seat))

    def describe(self, state: State, seat: Seat) -> Option:
        """All, or some."""
        n = len(game_of(state).signs[seat])
        if self.all:
            key = "order_all" if n > 1 else "order_one"
            return button(self, say(f"cthulhu_wars.do.{key}", n=n), "order_all")
        return button(self, say("cthulhu_wars.do.order_some"), "order_some")


def orders_open(state: Earth, seat: Seat) -> tuple[FreeAction, ...]:
    """Whoever has signs may order once, until it is carried out."""
    count = len(state.signs[seat])
    if not count or state.orders[seat] != NO_ORDER:
        return ()
    return (OrderReveal(True),) if count == 1 else (OrderReveal(True), OrderReveal(False))


# -------------------------------------------------------------------- carried out in between
def could_end(state: Earth, seat: Seat) -> bool:
    """Whether its Doom and signs could bring the end about, as far as all know; not where the Doom
    phase ends the game anyway: then all signs count."""
    if state.phase is Phase.DOOM and ending.is_triggered(state):
        return False
    most = state.doom[seat] + MOST_WORTH * len(state.signs[seat])
    return most >= ending.threshold(state)


def is_due(state: Earth, seat: Seat) -> bool:
    """Whether a seat has ordered a reveal or is asked about one."""
    if not state.signs[seat]:
        return False
    return state.orders[seat] != NO_ORDER or could_end(state, seat)


class Reveals(Auto, frozen=True):
    """A moment for reveals: in turn order; then it is seen whether that is the end (10)."""

    def run(self, state: State, context: StepContext) -> None:
        """Only those that have ordered one or could bring the end about."""
        game = game_of(state)
        due = [Reveal(seat) for seat in turn_order(game) if is_due(game, seat)]
        if due:
            context.then(*due)
        ending.check(game, context)


class Reveal(Auto, frozen=True):
    """One seat's reveal, ordered or offered."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """All, or its owner is asked."""
        game = game_of(state)
        ordered, game.orders[self.seat] = game.orders[self.seat], NO_ORDER
        if ordered == ORDER_ALL:
            turn_up(game, context, self.seat, game.signs[self.seat])
        else:
            context.then(OfferReveal(self.seat, ordered == ORDER_SOME))


def turn_up(state: Earth, context: StepContext, seat: Seat, values: tuple[int, ...]) -> None:
    """Signs become Doom (9)."""
    if not values:
        return
    rest = list(state.signs[seat])
    for value in values:
        rest.remove(value)
    state.signs[seat] = tuple(rest)
    state.revealed = tuple(sorted((*state.revealed, *values)))
    context.emit(SignsRevealed(seat, tuple(sorted(values))))
    gain_doom(state, context, seat, sum(values), "signs")
    context.reveal()
    ending.check(state, context)


class OfferReveal(OneSeat, frozen=True):
    """Which of its signs its owner turns up, one by one or all. `ordered`: it asked to be asked."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    IS_BRIEF: ClassVar[bool] = True

    ordered: bool = False

    def prompt(self, state: State, seat: Seat) -> Text:
        """Whose signs, at how much Doom."""
        game = game_of(state)
        facts = {"n": len(game.signs[seat]), "doom": game.doom[seat]}
        return say("cthulhu_wars.prompt.reveal", who=who(game, seat), **facts)

    def secret(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Text:
        """What they are worth."""
        return say("cthulhu_wars.secret.signs", signs=told(game_of(state).signs[seat]))

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """No more, first, as the others cannot be taken back; each that is alike once, all."""
        left = self.left(game_of(state), given)
        found: list[Action] = [Done() if given else Pass()]
        found += [RevealSigns((value,)) for value in dict.fromkeys(left)]
        return [*found, RevealSigns(left)] if len(left) > 1 else found

    def left(self, state: Earth, given: tuple[Action, ...]) -> tuple[int, ...]:
        """The signs that are still face down."""
        rest = list(state.signs[self.seat])
        for value in named(given):
            rest.remove(value)
        return tuple(rest)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """One by what it is worth, all, or enough."""
        if isinstance(action, Done):
            return button(action, say("cthulhu_wars.do.reveal_done"), "done")
        if not isinstance(action, RevealSigns):
            return button(action, say("cthulhu_wars.do.reveal_none"), "pass")
        label = self.label(game_of(state), seat, action.values)
        if len(action.values) > 1:
            return button(action, label, "all")
        return Option(action, label, (amount_target(action.values[0]),))

    def label(self, state: Earth, seat: Seat, values: tuple[int, ...]) -> Text:
        """What is turned up; whether that brings the end about, and with how many books."""
        if len(values) > 1:
            label = say("cthulhu_wars.do.reveal_all", signs=told(values))
        else:
            label = say("cthulhu_wars.do.reveal_one", n=values[0])
        before = named(state.answers.get(seat, ()))
        if state.doom[seat] + sum((*before, *values)) < ending.threshold(state):
            return label
        books = len(state.books[seat])
        return say("cthulhu_wars.do.reveal_ends", label=label, books=books)

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """When its owner says so, or all are named."""
        return not isinstance(given[-1], RevealSigns) or not self.left(game_of(state), given)

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """All that were named, at once."""
        turn_up(game_of(state), context, self.seat, named(answers[self.seat]))


def named(given: tuple[Action, ...]) -> tuple[int, ...]:
    """The signs that an answer names."""
    return tuple([v for part in given if isinstance(part, RevealSigns) for v in part.values])


def told(values: tuple[int, ...]) -> tuple[Text, ...]:
    """What signs are worth, in words."""
    return tuple(plain(str(value)) for value in values)


STEPS: tuple[type[Step], ...] = (Reveals, Reveal, OfferReveal)
ACTIONS: tuple[type[Action], ...] = (OrderReveal,)
