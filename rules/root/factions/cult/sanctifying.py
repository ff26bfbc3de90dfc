"""Sanctify: an enemy building gives way to a garden, in full or not at all (7.5, R6 to R8)."""

from collections.abc import Iterator

import msgspec

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Option, Seat
from rules.kernel.text import Text, say
from rules.root.describe import at, building_target, button, place_name, who
from rules.root.enums import Cause, Suit
from rules.root.events import BuildingPlaced
from rules.root.factions.cult.actions import Sanctify
from rules.root.factions.cult.events import Sanctified
from rules.root.factions.cult.holdings import board_of, garden, gardens_left, outcast_clearings
from rules.root.names import building_name, suit_name
from rules.root.state import Building, Place, Woodland
from rules.root.woodland.geography import suits_at
from rules.root.woodland.people import are_enemies
from rules.root.woodland.placing import can_place, why_not_place
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove


def garden_suits(state: Woodland, seat: Seat, place: Place) -> tuple[Suit, ...]:
    """The suits that the garden may have: the clearing's (the Lost City's are all three), or by
    the Law of 2025 the Outcast's (`cult_garden_suit_sanctify`)."""
    if state.variant.option("cult_garden_suit_sanctify") == "law_2025":
        return (board_of(state, seat).outcast,)
    return suits_at(state, place)


def sanctifies(state: Woodland, seat: Seat) -> list[Sanctify]:
    """Every enemy building in an Outcast clearing for which a garden is left."""
    return [
        Sanctify(place, building, suit)
        for place in outcast_clearings(state, seat)
        if state.buildings[place] and can_place(state, seat, place)
        for building in enemy_buildings(state, seat, place)
        for suit in garden_suits(state, seat, place)
        if gardens_left(state, seat, suit)
    ]


def enemy_buildings(state: Woodland, seat: Seat, place: Place) -> list[Building]:
    """Enemy buildings in a clearing, like ones once."""
    found = [each for each in state.buildings[place] if are_enemies(state, seat, each.seat)]
    return list(dict.fromkeys(found))


def sanctify(state: Woodland, context: StepContext, seat: Seat, order: Sanctify) -> None:
    """Removes the building, which scores; the garden comes into the freed slot (R20)."""
    context.emit(Sanctified(seat, order.place, order.building, order.suit))
    removal = Removal(
        owner=order.building.seat,
        by=seat,
        place=order.place,
        cause=Cause.REPLACE,
        buildings=(order.building,),
        replaced=True,
    )
    remove(state, context, removal)
    new = msgspec.structs.replace(garden(seat, order.suit), extra=order.building.extra)
    state.buildings[order.place] = tuple(sorted((*state.buildings[order.place], new)))
    context.emit(BuildingPlaced(seat, order.place, new))


def refused_sanctifies(state: Woodland, seat: Seat) -> Iterator[tuple[Sanctify, Text]]:
    """Buildings in Outcast clearings that cannot be replaced, with the reason."""
    for place in outcast_clearings(state, seat):
        suits = garden_suits(state, seat, place)
        why = why_not_place(state, seat, place)
        if why is None and not any(gardens_left(state, seat, suit) for suit in suits):
            why = say("root.cult.why.no_garden", suit=suit_name(suits[0]))
        if why is not None:
            for building in enemy_buildings(state, seat, place):
                yield Sanctify(place, building, suits[0]), why


def option(state: Woodland, seat: Seat, order: Sanctify) -> Option:
    """The order in words; the suit of the garden is named where there is a choice."""
    facts = {
        "what": building_name(order.building),
        "whom": who(state, order.building.seat),
        "place": place_name(state, order.place),
    }
    path = (
        button("sanctify"),
        at(order.place),
        building_target(order.place, order.building),
    )
    if len(garden_suits(state, seat, order.place)) < 2:
        return Option(order, say("root.cult.do.sanctify", **facts), path)
    label = say("root.cult.do.sanctify_suit", suit=suit_name(order.suit), **facts)
    return Option(order, label, (*path, button(f"suit:{order.suit.value}")))
