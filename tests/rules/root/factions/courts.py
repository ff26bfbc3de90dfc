"""Scenes for Marquise and Eyrie: steps are run until they ask, or until nothing is left of them."""

from rules.kernel import agenda
from rules.kernel.luck import Drawn
from rules.kernel.steps import Event, Seat, Step
from rules.root.actions import Craft
from rules.root.removing import OrderOwners
from rules.root.state import Building, Place, Token, Woodland
from rules.root.words import BuildingKind, Suit, TokenKind
from tests.rules.root import driving

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)
STOP = OrderOwners(ME, (ME, YOU), ())
"""A question that always waits: whoever meets it knows that all before it is over."""


def play(state: Woodland, *steps: Step, script: tuple[Drawn, ...] = ()) -> tuple[Event, ...]:
    """Runs steps up to their first question, or to the end of them."""
    return driving.run(state, *steps, STOP, script=script)


def is_over(state: Woodland) -> bool:
    """Whether nothing of these steps is left."""
    return agenda.question(state) == STOP


def raised(state: Woodland, seat: Seat, kind: BuildingKind, *places: Place) -> None:
    """Buildings of a seat stand there."""
    for place in places:
        driving.build(state, place, Building(seat, kind))


def laid(state: Woodland, seat: Seat, kind: TokenKind, *places: Place) -> None:
    """Tokens of a seat lie there."""
    for place in places:
        driving.lay(state, place, Token(seat, kind))


def recolour(state: Woodland, place: Place, suit: Suit) -> None:
    """Another suit for a clearing."""
    state.suits = (*state.suits[:place], suit, *state.suits[place + 1 :])


def crafted_of(actions: list[object]) -> list[str]:
    """The cards that can be crafted."""
    return [each.card for each in actions if isinstance(each, Craft)]
