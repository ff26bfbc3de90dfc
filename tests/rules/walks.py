"""Random games for the universal tests: every moment at which somebody must choose."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.kernel import agenda
from rules.kernel.luck import Drawn, below, stirred
from rules.kernel.registry import Setup, game
from rules.kernel.state import State
from rules.kernel.steps import Action, Request, Seat

ASIDE_IN = 12
WITHDRAW_IN = 5


@dataclass(frozen=True)
class Moment:
    """Before a choice: the state (clone it to keep it), the question, what will be chosen."""

    number: int
    state: State
    seat: Seat
    request: Request
    action: Action


class Dice:
    """Luck of a test, apart from that of the game."""

    def __init__(self, seed: int) -> None:
        self.luck = stirred(seed, 77)

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        self.luck, found = below(self.luck, n)
        return found

    def some(self, items: list, most: int) -> list:
        """At most so many of the items, any of them."""
        if len(items) <= most:
            return list(items)
        return [items[self.below(len(items))] for _ in range(most)]


def start(setup: Setup) -> State:
    """A game before its first question."""
    state = game(setup.game).start(setup)
    agenda.begin(state)
    return state


def walk(setup: Setup, seed: int = 0, free_actions: bool = True) -> Iterator[Moment]:
    """A random game, any of the seats asked answering first; ends with the game.

    Raises AssertionError past the game's bound.
    """
    state, dice, number = start(setup), Dice(setup.seed + seed), 0
    bound = game(setup.game).ply_bound(setup)
    while seats := agenda.asked(state):
        assert number <= bound, f"no end after {bound} answers"
        seat = seats[dice.below(len(seats))]
        request = agenda.request(state, seat)
        assert request.actions, f"{agenda.question(state)!r} leaves seat {seat} nothing to do"
        action = request.actions[dice.below(len(request.actions))]
        if free_actions:
            action = _aside(state, seat, dice) or action
        yield Moment(number, state, seat, request, action)
        agenda.submit(state, seat, action)
        number += 1


def _aside(state: State, seat: Seat, dice: Dice) -> Action | None:
    offered = agenda.free_actions(state, seat)
    if not offered or dice.below(ASIDE_IN):
        return None
    return offered[dice.below(len(offered))]


def is_sampled(number: int) -> bool:
    """The first ten, then powers of two."""
    return number < 10 or number & (number - 1) == 0


def play_on(state: State, seed: int, most: int = 10_000) -> Iterator[State]:
    """Plays a state on at random; the same states for equal states and seeds."""
    dice = Dice(seed)
    for _ in range(most):
        seats = agenda.asked(state)
        if not seats:
            return
        seat = seats[dice.below(len(seats))]
        actions = agenda.request(state, seat).actions
        agenda.apply(state, seat, actions[dice.below(len(actions))])
        yield state


def drawn_by(state: State, seat: Seat, action: Action) -> tuple[Drawn, ...]:
    """The results of chance that a choice would set off."""
    return agenda.apply(state.clone(), seat, action).outcomes
