"""Who rules a clearing (3.6): the most warriors and buildings of a single player."""

from rules.kernel.steps import Seat
from rules.root.law import Law
from rules.root.laws import having, laws
from rules.root.state import BURROW, CLEARINGS, NOBODY, Building, Place, Woodland

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


_told: dict[Place, tuple[tuple[int, ...], tuple[Building, ...], tuple[Law, ...], Seat]] = {}
"""Place -> the warriors, buildings and laws there when its ruler was last found. Records on the
map are replaced whole, so what is still the same record has the same ruler."""


def ruler(state: Woodland, place: Place) -> Seat:
    """The seat that rules a clearing, NOBODY where it is empty or tied (R21 to R23)."""
    known = _told.get(place)
    if known is None and place not in CLEARINGS:
        return burrow_ruler(state) if place == BURROW else NOBODY
    if state.variant.deck == SOUP_DECK and _has_kitchens(state, place):
        return _ruler(state, place, strengths(state, place))
    here, standing, found = state.warriors[place], state.buildings[place], laws(state)
    if known is not None and known[0] is here and known[1] is standing and known[2] is found:
        return known[3]
    seat = _ruler(state, place, strengths(state, place))
    _told[place] = (here, standing, found, seat)
    return seat


def _has_kitchens(state: Woodland, place: Place) -> bool:
    """Whether tokens may count there (Soup Kitchens)."""
    return bool(state.tokens[place]) and any(SOUP_KITCHENS in cards for cards in state.crafted)


def _ruler(state: Woodland, place: Place, counts: list[int]) -> Seat:
    """Whoever rules always, then whoever wins ties, then a plain majority (3.6)."""
    for seat, law in having(state, "rules_always"):
        if law.rules_always(state, seat, place):
            return seat
    most = max(counts)
    if not most:
        return NOBODY
    first = counts.index(most)
    if counts.count(most) == 1:
        return Seat(first)
    for seat, law in having(state, "wins_ties"):
        if counts[seat] == most and law.wins_ties(state, seat, place):
            return seat
    return NOBODY


def burrow_ruler(state: Woodland) -> Seat:
    """The Burrow is always ruled by whoever owns one (7.7): the law that rules it always."""
    for seat, law in having(state, "rules_always"):
        if law.rules_always(state, seat, BURROW):
            return seat
    return NOBODY


def lenders(state: Woodland, seat: Seat) -> list[Seat]:
    """Seats whose warriors count as this seat's own now (Mercenaries)."""
    turn = state.turn
    if turn is None or not turn.services or turn.seat != seat:
        return []
    return [
        other
        for other, law in having(state, "lends_warriors")
        if other != seat and law.lends_warriors(state, other, seat)
    ]


def treats_as_own(state: Woodland, seat: Seat, owner: Seat) -> bool:
    """Whether warriors of `owner` are no enemy pieces of a seat now, as it treats them as own
    (3.3): its Favors and replacements leave them alone."""
    return owner in lenders(state, seat)


def is_served(state: Woodland) -> bool:
    """Whether services were bought for this turn: only then may warriors be lent (7.6)."""
    return state.turn is not None and bool(state.turn.services)


def rules(state: Woodland, seat: Seat, place: Place) -> bool:
    """Whether a seat rules a place, for its own checks: lent warriors count as its own, their
    owner is left out of the comparison (3.6)."""
    if not is_served(state) or place not in CLEARINGS:
        return ruler(state, place) == seat
    lent = lenders(state, seat)
    counts = strengths(state, place)
    for owner in lent:
        counts[seat] += state.warriors[place][owner]
        counts[owner] = 0
    return _ruler(state, place, counts) == seat


def ruled(state: Woodland, seat: Seat) -> list[Place]:
    """The clearings that a seat rules, for its own checks."""
    if not is_served(state):
        return ruled_alone(state, seat)
    return [place for place in CLEARINGS if rules(state, seat, place)]


def ruled_alone(state: Woodland, seat: Seat) -> list[Place]:
    """The same without lent warriors: for dominance (R42)."""
    return [place for place in CLEARINGS if ruler(state, place) == seat]
