"""What an Outcast clearing lacks for a conspiracy: shown where its button has been chosen (7.5)."""

from collections.abc import Iterator, Sequence

from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import say
from rules.root.actions import Move
from rules.root.describe import at, button
from rules.root.factions.cult.actions import Convert, Sanctify
from rules.root.factions.cult.holdings import Conspiracy, garden, outcast_clearings
from rules.root.factions.cult.sanctifying import enemy_buildings, garden_suits
from rules.root.names import place_name
from rules.root.state import NOBODY, NOWHERE, Place, Woodland, all_seats
from rules.root.woodland.people import are_enemies


def refusals(state: Woodland, seat: Seat, opened: Sequence[Conspiracy]) -> Iterator[Option]:
    """For each Outcast clearing: that nothing at all is there, then what each conspiracy that is
    open elsewhere lacks in it."""
    for place in outcast_clearings(state, seat):
        lacking = [each for each in Conspiracy if lacks(state, seat, place, each)]
        if len(lacking) == len(Conspiracy):
            yield _nothing(place)
        for conspiracy in lacking:
            if conspiracy in opened:
                yield _refusal(state, seat, place, conspiracy)


def lacks(state: Woodland, seat: Seat, place: Place, conspiracy: Conspiracy) -> bool:
    """Whether the piece is missing that a conspiracy begins with."""
    row = state.warriors[place]
    match conspiracy:
        case Conspiracy.CONVERT:
            enemies = (each for each in all_seats(state) if are_enemies(state, seat, each))
            return not any(row[each] for each in enemies)
        case Conspiracy.SANCTIFY:
            return not enemy_buildings(state, seat, place)
        case _:
            return not row[seat]


def _nothing(place: Place) -> Option:
    where = place_name(place)
    why = say("root.cult.why.nothing_there", place=where)
    return Option(Move(place, NOWHERE), where, (at(place),), why)


def _refusal(state: Woodland, seat: Seat, place: Place, conspiracy: Conspiracy) -> Option:
    label = say(f"root.cult.name.{conspiracy.value}")
    why = say(f"root.cult.why.no_{conspiracy.value}_there", place=place_name(place))
    action = _idle(state, seat, place, conspiracy)
    return Option(action, label, (button(conspiracy.value), at(place)), why)


def _idle(state: Woodland, seat: Seat, place: Place, conspiracy: Conspiracy) -> Action:
    """An order that never is open: no two refusals are the same action."""
    match conspiracy:
        case Conspiracy.CONVERT:
            return Convert(place, NOBODY)
        case Conspiracy.SANCTIFY:
            suit = garden_suits(state, seat, place)[0]
            return Sanctify(place, garden(seat, suit), suit)
        case _:
            return Move(place, place)
