"""Turn order (5.2): from the first player in the direction that it chose, for everything in which
factions come one after the other."""

from functools import cache

from rules.cthulhu_wars.enums import Clock
from rules.cthulhu_wars.state import Earth
from rules.kernel.steps import Seat

Seats = tuple[Seat, ...]


@cache
def _circle(count: int, start: Seat, clock: Clock) -> Seats:
    step = 1 if clock is Clock.CLOCKWISE else -1
    return tuple(Seat((start + step * number) % count) for number in range(count))


def turn_order(state: Earth) -> Seats:
    """All seats, the first player first."""
    return _circle(len(state.factions), state.first, state.clock)


def order_from(state: Earth, seat: Seat) -> Seats:
    """All seats in the same direction, this one first."""
    return _circle(len(state.factions), seat, state.clock)


def after(state: Earth, seat: Seat) -> Seat:
    """Whose turn comes after a seat's."""
    return order_from(state, seat)[1]
