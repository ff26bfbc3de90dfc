"""Traps of enemies that automata do not heed when they choose (9)."""

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.root.laws import having
from rules.root.state import Place, Woodland


def springs(state: Woodland, context: StepContext, seat: Seat, place: Place) -> bool:
    """Whether a seat that places there, or moves out, removes a trap instead of that part."""
    from rules.root.woodland.removing import remove

    for owner, law in having(state, "trap"):
        gone = law.trap(state, owner, seat, place)
        if gone is not None:
            remove(state, context, gone)
            return True
    return False
