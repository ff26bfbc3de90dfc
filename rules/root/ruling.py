"""Who rules a clearing (3.6): the most warriors and buildings of a single player."""

from functools import cache

from rules.kernel.steps import Seat
from rules.root.law import Law
from rules.root.laws import laws
from rules.root.state import BURROW, CLEARINGS, NOBODY, Place, Woodland, all_seats

SOUP_KITCHENS = "soup_kitchens"
SOUP_DECK = "exiles_partisans"


def strength(state: Woodland, seat: Seat, place: Place) -> int:
    """What a seat counts for rule: warriors, buildings; with Soup Kitchens tokens, each two."""
    count = state.warriors[place][seat]
    for building in state.buildings[place]:
        if building.seat == seat:
            count += 1
    if SOUP_KITCHENS in state.crafted[seat]:
        count += 2 * sum([token.seat == seat for token in state.tokens[place]])
    return count


def strengths(state: Woodland, place: Place) -> list[int]:
    """What every seat counts for rule in a clearing."""
    counts = list(state.warriors[place])
    for building in state.buildings[place]:
        counts[building.seat] += 1
    if state.variant.deck == SOUP_DECK and state.tokens[place]:
        for seat, cards in enumerate(state.crafted):
            if SOUP_KITCHENS in cards:
                counts[seat] += 2 * sum([token.seat == seat for token in state.tokens[place]])
    return counts


def ruler(state: Woodland, place: Place) -> Seat:
    """The seat that rules a clearing, NOBODY where it is empty or tied."""
    if place not in CLEARINGS:
        return burrow_ruler(state) if place == BURROW else NOBODY
    counts = strengths(state, place)
    return _ruler(state, place, counts)


@cache
def _always(found: tuple[Law, ...]) -> tuple[tuple[Seat, Law], ...]:
    return tuple(
        (Seat(seat), law)
        for seat, law in enumerate(found)
        if type(law).rules_always is not Law.rules_always
    )


def _ruler(state: Woodland, place: Place, counts: list[int]) -> Seat:
    """Whoever rules always, then whoever wins ties, then a plain majority (3.6)."""
    found = laws(state)
    for seat, law in _always(found):
        if law.rules_always(state, seat, place):
            return seat
    most = max(counts)
    if not most:
        return NOBODY
    first = counts.index(most)
    if counts.count(most) == 1:
        return Seat(first)
    for tied, count in enumerate(counts):
        if count == most and found[tied].wins_ties(state, Seat(tied), place):
            return Seat(tied)
    return NOBODY


def burrow_ruler(state: Woodland) -> Seat:
    """The Burrow is always ruled by whoever owns one (7.7): the law that rules it always."""
    for seat, law in _always(laws(state)):
        if law.rules_always(state, seat, BURROW):
            return seat
    return NOBODY


def lenders(state: Woodland, seat: Seat) -> list[Seat]:
    """Seats whose warriors count as this seat's own now (Mercenaries)."""
    turn = state.turn
    if turn is None or not turn.services or turn.seat != seat:
        return []
    found = laws(state)
    return [
        other
        for other in all_seats(state)
        if other != seat and found[other].lends_warriors(state, other, seat)
    ]


def rules(state: Woodland, seat: Seat, place: Place) -> bool:
    """Whether a seat rules a place, for its own checks: lent warriors count as its own, their
    owner is left out of the comparison (3.6)."""
    turn = state.turn
    if turn is None or not turn.services or place not in CLEARINGS:
        return _may_rule(state, seat, place) and ruler(state, place) == seat
    lent = lenders(state, seat)
    counts = strengths(state, place)
    for owner in lent:
        counts[seat] += state.warriors[place][owner]
        counts[owner] = 0
    return _ruler(state, place, counts) == seat


def _may_rule(state: Woodland, seat: Seat, place: Place) -> bool:
    """Whether anything there could count for this seat: quickly told of most places."""
    if place not in CLEARINGS or state.warriors[place][seat]:
        return True
    if state.buildings[place]:
        return True
    return state.variant.deck == SOUP_DECK and bool(state.tokens[place])


def ruled(state: Woodland, seat: Seat) -> list[Place]:
    """The clearings that a seat rules, for its own checks."""
    return [place for place in CLEARINGS if rules(state, seat, place)]


def ruled_alone(state: Woodland, seat: Seat) -> list[Place]:
    """The same without lent warriors: for dominance (R42)."""
    return [place for place in CLEARINGS if ruler(state, place) == seat]
