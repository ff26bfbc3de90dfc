"""What the game waits for, told to one who pointed at something else."""

from rules.cthulhu_wars.describe import who
from rules.cthulhu_wars.names import phase_name
from rules.cthulhu_wars.state import Earth
from rules.kernel import agenda
from rules.kernel.steps import Seat
from rules.kernel.text import Text, say


def now(state: Earth, viewer: Seat | None) -> Text:
    """The question to the viewer, or whose decision is awaited, with phase and round."""
    if state.outcome is not None:
        return say("cthulhu_wars.now.over", reason=state.outcome.reason)
    asked, choice = agenda.asked(state), agenda.question(state)
    facts = {"phase": phase_name(state.phase)}
    if viewer is not None and viewer in asked and choice is not None:
        prompt = choice.prompt(state, viewer)
        if not state.round:
            return say("cthulhu_wars.now.setup", prompt=prompt)
        return say("cthulhu_wars.now.asked", round=state.round, prompt=prompt, **facts)
    if not asked:
        return say("cthulhu_wars.now.round", round=state.round, **facts)
    name = who(state, asked[0])
    if not state.round:
        return say("cthulhu_wars.now.setup_wait", who=name)
    return say("cthulhu_wars.now.wait", round=state.round, who=name, **facts)
