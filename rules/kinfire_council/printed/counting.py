"""What `per` and `end` count for a player (15)."""

from rules.kernel.steps import Seat
from rules.kinfire_council.enums import Counter
from rules.kinfire_council.state import SEEKER, Council


def count(state: Council, seat: Seat, counter: Counter) -> int:
    """How many of these a player has now."""
    sheet = state.sheets[seat]
    if counter is Counter.PATRONS:
        return patron_count(state, seat)
    if counter is Counter.TROPHIES:
        return len(sheet.trophies)
    if counter is Counter.CULTISTS:
        return len(sheet.cultists)
    if counter is Counter.SKILLED:
        return sum(piece.skill is not None for piece in sheet.pieces[SEEKER + 1 :])
    if counter is Counter.NEEDS_MET:
        return state.met_needs[seat]
    return len(state.hands[seat])


def patron_count(state: Council, seat: Seat) -> int:
    """On how many tiles a player has his influence (10)."""
    return sum(patron == seat for _, patron in state.patrons)
