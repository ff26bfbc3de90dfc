"""What a hint says beside its move: the second best, how far that is behind, what speaks for it."""

from collections.abc import Callable, Sequence

from rules.bots import Advice, Rival
from rules.bots.picking import AnyAction
from rules.kernel.state import State
from rules.kernel.steps import Action, Choice, Seat
from rules.kernel.text import Text, say

DECIDES = 100.0
"""A lead of so many points is that of a game won over a game lost."""
MOST, OTHERS = 2, 1
"""So many facts speak for the best, and for the second best: a hint has two lines."""

Facts = Callable[[Action], tuple[Text, ...]]
"""What an answer is good for, the weightiest first; () where nothing can be told."""


def compared(
    asked: tuple[State, Seat, Choice],
    tried: Sequence[AnyAction],
    best: AnyAction,
    facts: Facts,
    unit: str,
) -> Advice:
    """The best answer with its facts, and the second best of what was tried.

    `asked`: a seat's view, the seat, its question; `unit`: the key of a sentence like
    "%n point(s)".
    """
    why = facts(best.action)
    told = why or (say("bots.best"),)
    other = second(asked, tried, best.action)
    if other is None:
        return Advice(best.action, told)
    other_facts = tuple(each for each in facts(other.action) if each not in why)
    behind = lag(best.value - other.value, unit)
    return Advice(best.action, told[:MOST], Rival(other.action, behind, other_facts[:OTHERS]))


def second(
    asked: tuple[State, Seat, Choice], tried: Sequence[AnyAction], best: Action
) -> AnyAction | None:
    """The best of the answers that read otherwise than `best`; None where there is none."""
    view, seat, choice = asked
    said = choice.describe(view, seat, best).label
    for each in sorted(tried, key=lambda each: -each.value):
        if each.action != best and choice.describe(view, seat, each.action).label != said:
            return each
    return None


def lag(less: float, unit: str) -> Text:
    """How far behind the second best is."""
    if less >= DECIDES:
        return say("bots.lag.decides")
    n = round(less)
    return say("bots.lag.less", what=say(unit, n=n)) if n > 0 else say("bots.lag.alike")
