"""«Why not?» about any thing on a table: its rule, then what keeps it in this position."""

from rules.kernel import agenda
from rules.kernel.state import State
from rules.kernel.steps import Seat
from rules.kernel.text import Text, say


def now(state: State, viewer: Seat | None) -> Text:
    """What the game waits for, from the viewer's own view: the question to the viewer, whose
    decision is awaited, or how the game has ended. Names no one but those who are asked in
    public."""
    if state.outcome is not None:
        return say("kernel.why.over", reason=state.outcome.reason)
    choice, asked = agenda.question(state), agenda.asked(state)
    if choice is not None and viewer is not None and viewer in asked:
        return choice.prompt(state, viewer)
    names = tuple(say("kernel.seat", number=seat + 1) for seat in asked)
    return say("kernel.why.awaited", names=names) if names else say("kernel.why.goes_on")


def both(rule: Text | None, cause: Text) -> Text:
    """The rule of a thing, then what keeps it."""
    return say("kernel.why.both", rule=rule, cause=cause) if rule is not None else cause
