"""Quick answers, found without trying anything: for others within a search, and for small matters.

The planner of the faction is heard first, then the reflex of the question, then what holds for any
question: leave it at that where one may, else do what looks most promising.
"""

from collections.abc import Callable, Sequence

from rules.kernel.steps import Action, Choice, Done, Pass, Seat
from rules.root.actions import ChooseItem, PlayCard
from rules.root.bots.factions import planner_of
from rules.root.bots.move_ordering import most_promising
from rules.root.bots.reflexes import battle, beginnings, effects, items, people, spending
from rules.root.state import Woodland

Reflex = Callable[[Woodland, Seat, Choice, Sequence[Action]], Action]

REFLEXES: dict[type[Choice], Reflex] = {
    **spending.REFLEXES,
    **battle.REFLEXES,
    **items.REFLEXES,
    **people.REFLEXES,
    **effects.REFLEXES,
    **beginnings.REFLEXES,
}


def reflex(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """A quick answer to any question."""
    if len(actions) == 1:
        return actions[0]
    found = planner_of(state, seat).reflex(state, seat, choice, actions)
    if found is not None:
        return found
    known = REFLEXES.get(type(choice))
    if known is not None:
        return known(state, seat, choice, actions)
    if state.answers.get(seat):
        return pay(state, seat, choice, actions)
    return idle(actions) or most_promising(state, seat, choice, actions)


def pay(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """What an order still needs: the cheapest card or item."""
    if isinstance(actions[0], PlayCard):
        return spending.lose_least(state, seat, choice, actions)
    if isinstance(actions[0], ChooseItem):
        return items.worst_item(state, seat, choice, actions)
    return actions[0]


def idle(actions: Sequence[Action]) -> Action | None:
    """The way to leave it at that: it stands first or last."""
    for at in (-1, 0):
        if type(actions[at]) in (Done, Pass):
            return actions[at]
    return next((each for each in actions if type(each) in (Done, Pass)), None)
