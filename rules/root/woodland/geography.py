"""Clearings, paths, rivers, forests, suits and slots (3.4, 3.5, 8)."""

from collections.abc import Callable
from functools import cache, partial

from rules.kernel.steps import Seat
from rules.root.data import Clearing, WoodlandMap, maps
from rules.root.enums import CLEARING_SUITS, Landmark, Suit
from rules.root.law import Law
from rules.root.laws import having, law_of
from rules.root.state import BURROW, CLEARINGS, FOREST, Place, Woodland

RIVER_CARD = "boat_builders"
RIVERBOATS = "riverboats"
TUNNELS_CARD = "tunnels"


def map_of(state: Woodland) -> WoodlandMap:
    """The map that is played on."""
    return maps()[state.variant.map]


@cache
def _clearings(map_id: str) -> dict[Place, Clearing]:
    return {each.id: each for each in maps()[map_id].clearings}


def clearing(state: Woodland, place: Place) -> Clearing:
    """A printed clearing."""
    return _clearings(state.variant.map)[place]


# -------------------------------------------------------------------- adjacency
def path_neighbours(state: Woodland, place: Place) -> tuple[Place, ...]:
    """Clearings joined to this one by a path; none for Burrow and forests."""
    return _paths(state.variant.map).get(place, ())


def river_neighbours(state: Woodland, place: Place) -> tuple[Place, ...]:
    """Clearings joined to this one by a stretch of river."""
    return _rivers(state.variant.map).get(place, ())


@cache
def _rivers(map_id: str) -> dict[Place, tuple[Place, ...]]:
    return {place: each.river_adjacent for place, each in _clearings(map_id).items()}


def is_on_river(state: Woodland, place: Place) -> bool:
    """Whether the river touches a clearing."""
    known = _clearings(state.variant.map).get(place)
    return known is not None and known.on_river


def uses_rivers(state: Woodland, seat: Seat) -> bool:
    """Whether rivers are paths for a seat: Boat Builders, Riverboats bought for this turn."""
    if RIVER_CARD in state.crafted[seat]:
        return True
    turn = state.turn
    return turn is not None and turn.seat == seat and RIVERBOATS in turn.services


def neighbours(state: Woodland, seat: Seat, place: Place) -> tuple[Place, ...]:
    """Places adjacent to a clearing or the Burrow for a seat, by every rule (3.5)."""
    found = path_neighbours(state, place)
    more = law_of(state, seat).neighbours(state, seat, place)
    if uses_rivers(state, seat):
        more += river_neighbours(state, place)
    if TUNNELS_CARD in state.crafted[seat]:
        more += _tunnelled(state, seat, place)
    if not more:
        return found
    return _merged(place, found, more)


@cache
def _merged(place: Place, one: tuple[Place, ...], other: tuple[Place, ...]) -> tuple[Place, ...]:
    """Both without doubles, in order, without the place itself."""
    return tuple(sorted({*one, *other} - {place}))


def neighbours_of(state: Woodland, seat: Seat) -> Callable[[Place], tuple[Place, ...]]:
    """The same for many places: for who walks by paths only they are printed."""
    is_plain = type(law_of(state, seat)).neighbours is Law.neighbours
    if not is_plain or TUNNELS_CARD in state.crafted[seat] or uses_rivers(state, seat):
        return partial(neighbours, state, seat)
    return _paths(state.variant.map).__getitem__


@cache
def _paths(map_id: str) -> dict[Place, tuple[Place, ...]]:
    """Place -> its neighbours by path; none for Burrow and forests."""
    paths = {place: each.adjacent for place, each in _clearings(map_id).items()}
    return paths | dict.fromkeys((BURROW, *_forests(map_id)), ())


def _tunnelled(state: Woodland, seat: Seat, place: Place) -> tuple[Place, ...]:
    """Tunnels: clearings with own crafting pieces are adjacent to one another."""
    pieces = law_of(state, seat).crafting_pieces(state, seat)
    return pieces if place in pieces else ()


# -------------------------------------------------------------------- forests
@cache
def _forests(map_id: str) -> dict[Place, tuple[tuple[Place, ...], tuple[Place, ...]]]:
    """Forest -> the clearings that touch it, the forests behind exactly one path."""
    forests = maps()[map_id].forests
    number = {forest.id: FOREST + n for n, forest in enumerate(forests)}
    return {
        number[each.id]: (each.touches, tuple(number[other] for other in each.adjacent_forests))
        for each in forests
    }


def all_forests(state: Woodland) -> tuple[Place, ...]:
    """Every forest of the map."""
    return tuple(_forests(state.variant.map))


@cache
def _forests_at(map_id: str, place: Place) -> tuple[Place, ...]:
    return tuple(forest for forest, (touches, _) in _forests(map_id).items() if place in touches)


def forests_at(state: Woodland, place: Place) -> tuple[Place, ...]:
    """The forests that a clearing touches."""
    return _forests_at(state.variant.map, place)


def forest_clearings(state: Woodland, forest: Place) -> tuple[Place, ...]:
    """The clearings that touch a forest."""
    return _forests(state.variant.map)[forest][0]


def forest_neighbours(state: Woodland, forest: Place) -> tuple[Place, ...]:
    """The forests behind exactly one path."""
    return _forests(state.variant.map)[forest][1]


def is_forest(place: Place) -> bool:
    """Whether a place is a forest."""
    return place >= FOREST


# -------------------------------------------------------------------- suits
def has_landmark(state: Woodland, landmark: Landmark, place: Place) -> bool:
    """Whether a landmark is in a clearing."""
    return bool(state.landmarks) and (landmark, place) in state.landmarks


def suits_at(state: Woodland, place: Place) -> tuple[Suit, ...]:
    """The suits of a place: one for a clearing, all three in the Lost City, else none."""
    if place not in CLEARINGS:
        return ()
    if state.landmarks and has_landmark(state, Landmark.LOST_CITY, place):
        return CLEARING_SUITS
    return (state.suits[place],)


def matches(state: Woodland, place: Place, suit: Suit) -> bool:
    """Whether a card of this suit matches a place: a bird every clearing, nothing the Burrow."""
    if place not in CLEARINGS:
        return False
    if suit is Suit.BIRD or state.suits[place] is suit:
        return True
    return has_landmark(state, Landmark.LOST_CITY, place)


def clearings_of(state: Woodland, suit: Suit) -> list[Place]:
    """The clearings that a suit matches."""
    if state.landmarks:
        return [place for place in CLEARINGS if matches(state, place, suit)]
    return list(_of_suit(state.suits, suit))


@cache
def _of_suit(suits: tuple[Suit, ...], suit: Suit) -> tuple[Place, ...]:
    return tuple(place for place in CLEARINGS if suit in (Suit.BIRD, suits[place]))


# -------------------------------------------------------------------- slots and corners
def open_slots(state: Woodland, place: Place) -> int:
    """Slots of a clearing without building or ruin; the Elder Treetop adds one."""
    if place not in CLEARINGS:
        return 0
    slots = _clearings(state.variant.map)[place].slots - (place in state.ruins)
    if state.landmarks:
        slots += has_landmark(state, Landmark.ELDER_TREETOP, place)
    for seat, law in having(state, "fills_slots"):
        slots -= law.fills_slots(state, seat, place)
    return slots - len(state.buildings[place])


def corners(state: Woodland) -> tuple[Place, ...]:
    """The corner clearings."""
    return map_of(state).corners


def opposite(state: Woodland, corner: Place) -> Place:
    """The corner diagonally opposite."""
    for one, other in map_of(state).opposite_corners:
        if corner == one:
            return other
        if corner == other:
            return one
    raise KeyError(corner)


PLACES = (BURROW, *CLEARINGS)
"""Every place where warriors may stand."""
