"""Crusade: a battle in an Outcast clearing, or a move from one and then a battle (7.5, R5)."""

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import say
from rules.root.actions import Fight, Move
from rules.root.battle import TakeFight, fight, fights
from rules.root.describe import button, describe
from rules.root.factions.cult.holdings import outcast_clearings
from rules.root.state import CLEARINGS, Place, Woodland
from rules.root.woodland.moving import carry_out, moves

CRUSADE = "crusade"


def crusade(state: Woodland, context: StepContext, seat: Seat, order: Move | Fight) -> None:
    """The battle; or the move, and then a battle in the destination if wished."""
    if isinstance(order, Fight):
        context.then(fight(seat, order, CRUSADE))
        return
    carry_out(state, context, seat, order)
    if order.target in CLEARINGS:
        context.then(TakeFight(seat, CRUSADE, (order.target,)))


def crusades(state: Woodland, seat: Seat) -> list[Action]:
    """All battles, and of each move the one with all warriors: what a list can show."""
    return _orders(state, seat, outcast_clearings(state, seat))


def plain_orders(state: Woodland, seat: Seat) -> list[Action]:
    """The same from clearings that are not the Outcast's: what the Cult has no order for."""
    outcast = outcast_clearings(state, seat)
    return _orders(state, seat, [place for place in CLEARINGS if place not in outcast])


def all_orders(state: Woodland, seat: Seat) -> list[Action]:
    """The same from everywhere."""
    return _orders(state, seat, list(CLEARINGS))


def _orders(state: Woodland, seat: Seat, places: list[Place]) -> list[Action]:
    found: list[Action] = [*fights(state, seat, places)]
    return [*found, *moves(state, seat, places).largest()]


def option(state: Woodland, seat: Seat, order: Action) -> Option:
    """The battle or the move, called by its conspiracy."""
    plain = describe(state, seat, order)
    label = say("root.cult.do.crusade", what=plain.label)
    return Option(order, label, (button(CRUSADE), *plain.targets))
