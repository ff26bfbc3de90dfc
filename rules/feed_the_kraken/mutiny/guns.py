"""Guns and the general supply: effects give what is left (U8)."""

from rules.feed_the_kraken.state import Kraken, change
from rules.kernel.steps import Seat


def take(state: Kraken, seat: Seat, n: int) -> int:
    """A seat takes guns from the supply, as many as are left; returns how many."""
    n = min(n, state.supply)
    if n:
        state.supply -= n
        change(state, seat, guns=state.crew[seat].guns + n)
    return n


def give(state: Kraken, seat: Seat, n: int) -> int:
    """A seat gives guns to the supply, as many as it has; returns how many."""
    n = min(n, state.crew[seat].guns)
    if n:
        state.supply += n
        change(state, seat, guns=state.crew[seat].guns - n)
    return n


def move(state: Kraken, source: Seat, target: Seat, n: int) -> int:
    """Guns change hands, as many as the source has; returns how many."""
    n = min(n, state.crew[source].guns)
    if n:
        change(state, source, guns=state.crew[source].guns - n)
        change(state, target, guns=state.crew[target].guns + n)
    return n
