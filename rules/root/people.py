"""Who is whose enemy, and who is where (3.3)."""

from rules.kernel.steps import Seat
from rules.root.state import NOBODY, Place, Woodland, all_seats


def are_enemies(state: Woodland, one: Seat, other: Seat) -> bool:
    """Every player is an enemy but oneself and the partner of a coalition."""
    return one != other and state.coalition[one] != other and state.coalition[other] != one


def enemies(state: Woodland, seat: Seat) -> list[Seat]:
    """All enemies of a seat, by seat."""
    return [other for other in all_seats(state) if are_enemies(state, seat, other)]


def has_piece(state: Woodland, seat: Seat, place: Place) -> bool:
    """Whether a seat has any faction piece in a place: warrior, pawn, building or token."""
    if state.pawns[seat] == place:
        return True
    if place >= len(state.warriors):
        return False
    if state.warriors[place][seat]:
        return True
    for building in state.buildings[place]:
        if building.seat == seat:
            return True
    return seat in [token.seat for token in state.tokens[place]]


def seats_at(state: Woodland, place: Place) -> list[Seat]:
    """The seats with faction pieces in a place."""
    return [seat for seat in all_seats(state) if has_piece(state, seat, place)]


def enemies_at(state: Woodland, seat: Seat, place: Place) -> list[Seat]:
    """The enemies of a seat with faction pieces in a place."""
    return [
        other
        for other in all_seats(state)
        if are_enemies(state, seat, other) and has_piece(state, other, place)
    ]


def partner_of(state: Woodland, seat: Seat) -> Seat:
    """The other player of a coalition, or NOBODY."""
    if state.coalition[seat] != NOBODY:
        return state.coalition[seat]
    return next((s for s in all_seats(state) if state.coalition[s] == seat), NOBODY)
