"""What characters leave behind at the end of a loyalty check (10)."""

from rules.feed_the_kraken.characters.cabin import turn_down
from rules.feed_the_kraken.state import Kraken
from rules.kernel.step_context import StepContext


def after_check(state: Kraken, context: StepContext) -> None:
    """Instigators who moved nobody turn face down; what waited for this check lapses."""
    for seat in state.loyalty.turning if state.loyalty is not None else ():
        if state.crew[seat].face_up:
            turn_down(state, context, seat)
    state.barred, state.agitated, state.equalized = (), (), False
