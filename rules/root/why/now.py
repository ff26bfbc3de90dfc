"""What the game waits for, told to one who pointed at something else."""

from rules.kernel import agenda
from rules.kernel.steps import Seat
from rules.kernel.text import Text, say
from rules.root.describe import who
from rules.root.names import phase_name
from rules.root.state import Woodland


def now(state: Woodland, viewer: Seat | None) -> Text:
    """The question to the viewer, or whose decision is awaited, with the phase."""
    if state.outcome is not None:
        return say("root.now.over", reason=state.outcome.reason)
    asked = agenda.asked(state)
    if viewer is not None and viewer in asked:
        return _asked(state, viewer)
    return _waiting(state, asked[0] if asked else None)


def _asked(state: Woodland, viewer: Seat) -> Text:
    choice, turn = agenda.question(state), state.turn
    assert choice is not None
    prompt = choice.prompt(state, viewer)
    if turn is None:
        return say("root.now.setup", prompt=prompt)
    phase = phase_name(turn.phase)
    if turn.seat == viewer:
        return say("root.now.own", phase=phase, prompt=prompt)
    return say("root.now.other", who=who(state, turn.seat), phase=phase, prompt=prompt)


def _waiting(state: Woodland, asked: Seat | None) -> Text:
    turn = state.turn
    if turn is None:
        return say("root.now.setup_wait", who=who(state, asked if asked is not None else Seat(0)))
    facts = {"who": who(state, turn.seat), "phase": phase_name(turn.phase)}
    if asked is None or asked == turn.seat:
        return say("root.now.turn", **facts)
    return say("root.now.wait", whom=who(state, asked), **facts)
