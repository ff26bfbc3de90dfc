"""Convert: an enemy warrior gives way to a Cult warrior, in full or not at all (7.5, R3, R6)."""

from collections.abc import Iterator

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Option, Seat
from rules.kernel.text import Text, say
from rules.root.describe import at, button, place_name, seat_target, who
from rules.root.effects.coffins import catches
from rules.root.enums import Cause
from rules.root.factions.cult.actions import Convert
from rules.root.factions.cult.events import Converted
from rules.root.factions.cult.holdings import outcast_clearings
from rules.root.state import Place, Woodland, all_seats
from rules.root.woodland.people import are_enemies
from rules.root.woodland.placing import can_place, place_warriors, why_not_place
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove


def has_convert(state: Woodland, seat: Seat) -> bool:
    """Whether a warrior is left to place: those that pay are in the supply by then (R3), unless
    Coffin Makers catches them."""
    return state.supply[seat] > 0 or not catches(state)


def converts(state: Woodland, seat: Seat) -> list[Convert]:
    """Every enemy warrior's seat in an Outcast clearing where the Cult may place."""
    if not has_convert(state, seat):
        return []
    return [
        Convert(place, owner)
        for place in outcast_clearings(state, seat)
        if any(state.warriors[place]) and can_place(state, seat, place)
        for owner in _enemy_warriors(state, seat, place)
    ]


def _enemy_warriors(state: Woodland, seat: Seat, place: Place) -> list[Seat]:
    row = state.warriors[place]
    return [owner for owner in all_seats(state) if row[owner] and are_enemies(state, seat, owner)]


def convert(state: Woodland, context: StepContext, seat: Seat, order: Convert) -> None:
    """Removes the one, places the other; it is no battle and scores nothing (R9)."""
    context.emit(Converted(seat, order.place, order.owner))
    removal = Removal(
        owner=order.owner,
        by=seat,
        place=order.place,
        cause=Cause.REPLACE,
        warriors=1,
        replaced=True,
    )
    remove(state, context, removal)
    place_warriors(state, context, seat, order.place, 1)


def refused_converts(state: Woodland, seat: Seat) -> Iterator[tuple[Convert, Text]]:
    """Warriors in Outcast clearings that cannot be replaced, with the reason."""
    for place in outcast_clearings(state, seat):
        why = why_not_place(state, seat, place)
        if why is None and not has_convert(state, seat):
            why = say("root.cult.why.no_convert")
        if why is not None:
            yield from (
                (Convert(place, owner), why) for owner in _enemy_warriors(state, seat, place)
            )


def option(state: Woodland, order: Convert) -> Option:
    """The order in words."""
    facts = {"whom": who(state, order.owner), "place": place_name(state, order.place)}
    path = (button("convert"), at(order.place), seat_target(order.owner))
    return Option(order, say("root.cult.do.convert", **facts), path)
