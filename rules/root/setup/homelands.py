"""Where factions may begin: corners of the standard set-up, homelands of the advanced one (2).

Each law says where it has begun (`Law.homelands`); what follows from it for the next one is here.
"""

from collections.abc import Iterable

from rules.kernel.steps import Seat
from rules.root.laws import laws
from rules.root.state import CLEARINGS, Place, Woodland
from rules.root.woodland.geography import corners, opposite, path_neighbours


def homelands_of_others(state: Woodland, seat: Seat) -> frozenset[Place]:
    """Where the others have begun so far."""
    found = [law.homelands(state, Seat(other)) for other, law in enumerate(laws(state))]
    return frozenset(
        place for other, places in enumerate(found) if other != seat for place in places
    )


def free_corners(state: Woodland, seat: Seat) -> list[Place]:
    """Corners that this seat may take: nobody's, and opposite one that is taken if any is (2.1)."""
    taken = homelands_of_others(state, seat)
    free = [corner for corner in corners(state) if corner not in taken]
    across = [corner for corner in free if opposite(state, corner) in taken]
    return across or free


def distances(state: Woodland, sources: Iterable[Place]) -> dict[Place, int]:
    """How many paths each clearing is away from the nearest of these; empty without any."""
    found = dict.fromkeys(sources, 0)
    edge = list(found)
    while edge:
        nearer = edge.pop(0)
        for place in path_neighbours(state, nearer):
            if place not in found:
                found[place] = found[nearer] + 1
                edge.append(place)
    return found


def apart(state: Woodland, seat: Seat, among: Iterable[Place], steps: int) -> list[Place]:
    """Those that lie at least so many paths from every homeland of others, or, where none does,
    as many as any can (2.2): 2 is «not adjacent», 3 «two or more clearings between»."""
    away = distances(state, homelands_of_others(state, seat))
    places = [place for place in among if away.get(place, steps)]
    while steps > 1 and not any(away.get(place, steps) >= steps for place in places):
        steps -= 1
    return [place for place in places if away.get(place, steps) >= steps]


def free_clearings(state: Woodland, seat: Seat) -> list[Place]:
    """Clearings that are nobody's homeland yet (2.2)."""
    taken = homelands_of_others(state, seat)
    return [place for place in CLEARINGS if place not in taken]
