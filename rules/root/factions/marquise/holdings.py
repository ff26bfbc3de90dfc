"""What the Marquise has on the map, and what follows from it (7.1)."""

from collections import Counter

from rules.kernel.steps import Seat
from rules.root.data import track
from rules.root.enums import BuildingKind, TokenKind
from rules.root.state import CLEARINGS, NOWHERE, Place, Woodland

KINDS = (BuildingKind.SAWMILL, BuildingKind.WORKSHOP, BuildingKind.RECRUITER)
LAST_RECRUITER = 5
"""Five recruiters stand: the sixth is the last."""


def keep_place(state: Woodland, seat: Seat) -> Place:
    """Where the keep stands; NOWHERE once it is gone, for good."""
    for place in CLEARINGS:
        for token in state.tokens[place]:
            if token.kind is TokenKind.KEEP and token.seat == seat:
                return place
    return NOWHERE


def has_keep(state: Woodland, seat: Seat, place: Place) -> bool:
    """Whether the keep stands in this place."""
    for token in state.tokens[place] if place in CLEARINGS else ():
        if token.kind is TokenKind.KEEP and token.seat == seat:
            return True
    return False


def sites(state: Woodland, seat: Seat, kind: BuildingKind) -> tuple[Place, ...]:
    """The clearings of her buildings of a kind, one entry a building."""
    return tuple(
        [
            place
            for place in CLEARINGS
            for each in state.buildings[place]
            if each.kind is kind and each.seat == seat
        ]
    )


def wood_at(state: Woodland, seat: Seat, place: Place) -> int:
    """Wood in a clearing."""
    return sum([t.kind is TokenKind.WOOD and t.seat == seat for t in state.tokens[place]])


def wood(state: Woodland, seat: Seat) -> Counter[Place]:
    """Wood by clearing, where there is any."""
    found = {place: wood_at(state, seat, place) for place in CLEARINGS if state.tokens[place]}
    return Counter({place: count for place, count in found.items() if count})


def cost_of(state: Woodland, seat: Seat, kind: BuildingKind) -> int:
    """What the next building of a kind costs; 99 when all are on the map."""
    return costs_of(state, seat)[kind]


def costs_of(state: Woodland, seat: Seat) -> dict[BuildingKind, int]:
    """The same of every kind."""
    costs = track("marquise", "build_cost")
    standing = [b.kind for place in CLEARINGS for b in state.buildings[place] if b.seat == seat]
    built = {kind: standing.count(kind) for kind in KINDS}
    return {kind: costs[n] if n < len(costs) else 99 for kind, n in built.items()}


def points_of(state: Woodland, seat: Seat, kind: BuildingKind) -> int:
    """What the next building of a kind scores: the space that it uncovers."""
    built = len(sites(state, seat, kind))
    if kind is BuildingKind.RECRUITER and built == LAST_RECRUITER:
        return 5 if state.variant.option("marquise_recruiter_last_vp") == "five" else 4
    points = track("marquise", f"vp_{kind.value}")
    return points[built] if built < len(points) else 0


def draw_count(state: Woodland, seat: Seat) -> int:
    """One card, and one more at three and at five recruiters on the map."""
    built = len(sites(state, seat, BuildingKind.RECRUITER))
    return 1 + sum(built >= least for least in track("marquise", "draw_bonus_at_recruiters"))
