"""Scenes for Marquise and Eyrie: steps are run until they ask, or until nothing is left of them."""

from rules.kernel import agenda
from rules.kernel.luck import Drawn
from rules.kernel.steps import Event, Seat, Step
from rules.root.enums import BuildingKind, TokenKind
from rules.root.state import Building, Place, Token, Woodland
from tests.rules.root import driving

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)


def play(state: Woodland, *steps: Step, script: tuple[Drawn, ...] = ()) -> tuple[Event, ...]:
    """Runs steps up to their first question, or to the end of them."""
    return driving.run(state, *steps, script=script)


def is_over(state: Woodland) -> bool:
    """Whether nothing of these steps is left."""
    return isinstance(agenda.question(state), driving.Rest)


def raised(state: Woodland, seat: Seat, kind: BuildingKind, *places: Place) -> None:
    """Buildings of a seat stand there."""
    for place in places:
        driving.build(state, place, Building(seat, kind))


def laid(state: Woodland, seat: Seat, kind: TokenKind, *places: Place) -> None:
    """Tokens of a seat lie there."""
    for place in places:
        driving.lay(state, place, Token(seat, kind))
