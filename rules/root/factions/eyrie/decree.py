"""The Decree (7.2): what each card orders, where it can be obeyed, and what will fail."""

from collections.abc import Sequence
from functools import cache

import msgspec

from rules.kernel.steps import Action, Seat
from rules.kernel.text import Text, say
from rules.root.actions import ChoosePlace
from rules.root.battle.fights import fights
from rules.root.cards import piles
from rules.root.enums import BuildingKind, Phase, Suit
from rules.root.factions.eyrie.holdings import CHARISMATIC, column, is_led_by, roosts
from rules.root.factions.eyrie.naming import (
    BATTLE,
    BUILD,
    COLUMNS,
    MOVE,
    RECRUIT,
    VIZIER,
    decree_card,
)
from rules.root.names import suit_name
from rules.root.state import Place, Woodland
from rules.root.woodland.geography import clearings_of, matches, open_slots
from rules.root.woodland.moving import can_move, moves
from rules.root.woodland.placing import can_place, off_map
from rules.root.woodland.ruling import rules


class Prospect(msgspec.Struct, frozen=True):
    """A card of the Decree that could not be carried out in full as things stand, and why; `place`:
    which one of its column, from 0."""

    column: int
    place: int
    card: str
    why: Text


@cache
def suit_of(card: str) -> Suit:
    """The suit of a card of the Decree: viziers are birds."""
    return Suit.BIRD if card == VIZIER else piles.suit_of(card)


def birds(state: Woodland, seat: Seat) -> int:
    """Birds in the Decree, viziers included."""
    return sum(
        suit_of(card) is Suit.BIRD
        for number in range(len(COLUMNS))
        for card in column(state, seat, number)
    )


def recruits_each(state: Woodland, seat: Seat) -> int:
    """Warriors that each Recruit card places."""
    return 2 if is_led_by(state, seat, CHARISMATIC) else 1


def recruit_places(state: Woodland, seat: Seat, suit: Suit) -> list[Place]:
    """Matching clearings with a roost where it may place."""
    found = roosts(state, seat)
    return [p for p in found if matches(state, p, suit) and can_place(state, seat, p)]


def build_places(state: Woodland, seat: Seat, suit: Suit) -> list[Place]:
    """Ruled matching clearings without a roost, with an open slot."""
    if not off_map(state, seat, BuildingKind.ROOST):
        return []
    built = roosts(state, seat)
    return [
        place
        for place in clearings_of(state, suit)
        if place not in built
        and open_slots(state, place) > 0
        and rules(state, seat, place)
        and can_place(state, seat, place)
    ]


def ways(state: Woodland, seat: Seat, number: int, card: str) -> Sequence[Action]:
    """How a card can be carried out, if only in part; none: it cannot at all."""
    suit = suit_of(card)
    if number == RECRUIT:
        found = recruit_places(state, seat, suit) if state.supply[seat] else []
        return [ChoosePlace(place) for place in found]
    if number == MOVE:
        return moves(state, seat, clearings_of(state, suit))
    if number == BATTLE:
        return fights(state, seat, clearings_of(state, suit))
    return [ChoosePlace(place) for place in build_places(state, seat, suit)]


def has_way(state: Woodland, seat: Seat, number: int, card: str) -> bool:
    """Whether there is any of these ways: quickly told of moves."""
    if number == MOVE:
        return can_move(state, seat, clearings_of(state, suit_of(card)))
    return len(ways(state, seat, number, card)) > 0


def can_obey(state: Woodland, seat: Seat, number: int, card: str) -> bool:
    """Whether a card can be carried out in full now."""
    if number == RECRUIT and state.supply[seat] < recruits_each(state, seat):
        return False
    return has_way(state, seat, number, card)


def why_fails(state: Woodland, seat: Seat, number: int, card: str) -> Text | None:
    """Why a card could not be carried out in full now, or None."""
    if can_obey(state, seat, number, card):
        return None
    suit = suit_of(card)
    key = f"root.eyrie.why.{COLUMNS[number]}_fails"
    if number == RECRUIT and state.supply[seat] < recruits_each(state, seat):
        return say("root.eyrie.why.no_warriors")
    if number == BUILD and not off_map(state, seat, BuildingKind.ROOST):
        return say("root.eyrie.why.no_roost_left")
    if suit is Suit.BIRD:
        return say(f"{key}_bird")
    return say(key, suit=suit_name(suit))


def prospects(state: Woodland, seat: Seat) -> tuple[Prospect, ...]:
    """The cards of the Decree that could not be carried out as things stand: each by itself, but
    Recruit cards together use up the supply. In the order of the columns, for the panel."""
    state, found = _in_daylight(state, seat), list[Prospect]()
    for number in range(len(COLUMNS)):
        short = 0
        for place, card in enumerate(column(state, seat, number)):
            why = why_fails(state, seat, number, card)
            short += recruits_each(state, seat) if why is None else 0
            if why is None and number == RECRUIT and short > state.supply[seat]:
                why = say("root.eyrie.why.no_warriors")
            if why is not None:
                found.append(Prospect(number, place, card, why))
    return tuple(found)


def _in_daylight(state: Woodland, seat: Seat) -> Woodland:
    """As it will be when the Decree is obeyed: warriors hired in Birdsong fight from then on."""
    turn = state.turn
    if turn is None or turn.seat != seat or turn.phase is not Phase.BIRDSONG:
        return state
    state = state.clone()
    state.turn = msgspec.structs.replace(turn, phase=Phase.DAYLIGHT)
    return state


def target_of(number: int, card: str) -> str:
    """How a card of the Decree is clicked: its column and its id."""
    return f"decree:{number}:{card}"


__all__ = ["Prospect", "can_obey", "column", "decree_card", "prospects", "suit_of", "ways"]
