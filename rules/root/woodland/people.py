"""Who is whose enemy, and who is where (3.3)."""

from rules.kernel.steps import Seat
from rules.root.state import NOBODY, Building, Place, Token, Woodland, all_seats

Warriors = tuple[int, ...]


def are_enemies(state: Woodland, one: Seat, other: Seat) -> bool:
    """Every player is an enemy but oneself and the partner of a coalition."""
    return one != other and state.coalition[one] != other and state.coalition[other] != one


def enemies(state: Woodland, seat: Seat) -> list[Seat]:
    """All enemies of a seat, by seat."""
    others = [other for other in all_seats(state) if other != seat]
    if max(state.coalition) == NOBODY:
        return others
    return [other for other in others if are_enemies(state, seat, other)]


_told: dict[Place, tuple[Warriors, tuple[Building, ...], tuple[Token, ...], frozenset[Seat]]] = {}
"""Place -> what stood there when it was last looked at, and whose it was. Records on the map are
replaced whole, so what is still the same record has the same owners."""


def standing_at(state: Woodland, place: Place) -> frozenset[Seat]:
    """The seats with warriors, buildings or tokens in a place; pawns come and go."""
    if place >= len(state.warriors):
        return frozenset()
    here, built, lying = state.warriors[place], state.buildings[place], state.tokens[place]
    known = _told.get(place)
    if known is not None and known[0] is here and known[1] is built and known[2] is lying:
        return known[3]
    found = [Seat(seat) for seat, count in enumerate(here) if count]
    found += [building.seat for building in built]
    found += [token.seat for token in lying]
    owners = frozenset(found)
    _told[place] = (here, built, lying, owners)
    return owners


def has_piece(state: Woodland, seat: Seat, place: Place) -> bool:
    """Whether a seat has any faction piece in a place: warrior, pawn, building or token."""
    return state.pawns[seat] == place or seat in standing_at(state, place)


def seats_at(state: Woodland, place: Place) -> list[Seat]:
    """The seats with faction pieces in a place."""
    return [seat for seat in all_seats(state) if has_piece(state, seat, place)]


def enemies_at(state: Woodland, seat: Seat, place: Place) -> list[Seat]:
    """The enemies of a seat with faction pieces in a place."""
    return [other for other in seats_at(state, place) if are_enemies(state, seat, other)]


def partner_of(state: Woodland, seat: Seat) -> Seat:
    """The other player of a coalition, or NOBODY."""
    if state.coalition[seat] != NOBODY:
        return state.coalition[seat]
    return next((s for s in all_seats(state) if state.coalition[s] == seat), NOBODY)
