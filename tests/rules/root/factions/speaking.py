"""Lets an open question and what happened speak, in English."""

from collections.abc import Iterable

from rules.kernel import agenda
from rules.kernel.steps import Event, Seat, Target, TargetKind
from rules.kernel.text import english
from rules.root.state import Woodland

ELEMENTS = (
    *(Target(TargetKind.PLACE, place) for place in (0, 1, 7, 12, 100)),
    *(Target(TargetKind.CARD, card) for card in ("anvil", "bake_sale", "armorers")),
    *(Target(TargetKind.TRACK, f"minister:{name}") for name in ("captain", "mayor", "nobody")),
    Target(TargetKind.PIECE, "token:1:0:plot:-"),
    Target(TargetKind.BUTTON, "done"),
    Target(TargetKind.SEAT, 1),
)


def spoken(state: Woodland, seat: int = 0) -> str:
    """Prompt, options with their reasons, and the answers to clicks on all sorts of things.

    Every option has a path of clicks of its own.
    """
    who, step = Seat(seat), state.agenda[-1]
    request = agenda.request(state, who)
    options = agenda.options(state, who)
    paths = [option.targets for option in options if option.why_not is None]
    assert all(paths)
    assert len(set(paths)) == len(paths)
    lines = [english(request.prompt), *(english(option.label) for option in options)]
    lines += [english(option.why_not) for option in options if option.why_not is not None]
    lines += [english(step.explain(state, who, element)) for element in ELEMENTS]
    return "\n".join(lines)


def told(events: Iterable[Event]) -> str:
    """The log lines; each names what on the table it is about."""
    lines = []
    for event in events:
        line = event.text()
        if line is not None:
            assert isinstance(event.targets(), tuple)
            lines.append(english(line))
    return "\n".join(lines)
