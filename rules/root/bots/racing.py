"""The race for dominance (6.2): how near a seat with an active card is to winning by it."""

from rules.kernel.steps import Seat
from rules.root.cards.dominance import SUIT_CLEARINGS
from rules.root.cards.piles import suit_of
from rules.root.enums import Suit
from rules.root.state import CLEARINGS, Place, Woodland
from rules.root.woodland.geography import map_of, matches
from rules.root.woodland.ruling import ruler, strengths

START = 6.0
"""What an active card counts as, in points, while nothing is ruled for it."""
SHARE = 2.2
"""For each clearing that counts, of three; a corner counts as one and a half."""
WON = 14.0
"""More when all that is needed is ruled, times the chance that it holds."""
HOLDS = (0.45, 0.6, 0.75, 0.86, 0.93)
"""The chance that a clearing is still ruled after a round, by the lead in strength."""


def race(state: Woodland, seat: Seat) -> float:
    """What the active dominance card of a seat is worth in points."""
    suit = suit_of(state.dominance[seat])
    if suit is Suit.BIRD:
        return max([_pair(state, seat, pair) for pair in map_of(state).opposite_corners])
    held = [_hold(state, seat, place) for place in CLEARINGS if matches(state, place, suit)]
    best = sorted([each for each in held if each], reverse=True)[:SUIT_CLEARINGS]
    value = START + SHARE * len(best)
    if len(best) < SUIT_CLEARINGS:
        return value
    return value + WON * best[0] * best[1] * best[2]


def _pair(state: Woodland, seat: Seat, pair: tuple[Place, Place]) -> float:
    one, other = _hold(state, seat, pair[0]), _hold(state, seat, pair[1])
    value = START + 1.5 * SHARE * ((one > 0) + (other > 0))
    return value + WON * one * other


def _hold(state: Woodland, seat: Seat, place: Place) -> float:
    """The chance to rule it still in a round; 0 where it is not ruled now."""
    if ruler(state, place) != seat:
        return 0.0
    counts = strengths(state, place)
    rival = max([n for other, n in enumerate(counts) if other != seat], default=0)
    lead = max(0, counts[seat] - rival)
    return HOLDS[min(lead, len(HOLDS) - 1)]
