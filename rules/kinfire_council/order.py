"""Order: clockwise from the Speaker, or from another seat."""

from rules.kernel.steps import Seat
from rules.kinfire_council.state import NOBODY, Council


def all_seats(state: Council, first: Seat = NOBODY) -> tuple[Seat, ...]:
    """Every seat, from the Speaker or from the one named."""
    count = len(state.sheets)
    start = state.speaker if first == NOBODY else first
    return tuple(Seat((start + step) % count) for step in range(count))


def rivals(state: Council, seat: Seat) -> tuple[Seat, ...]:
    """All others, in order from the Speaker."""
    return tuple(each for each in all_seats(state) if each != seat)
