"""The drawings with which a map may answer a card still to come, the most promising first.

To weigh each of some two thousand drawings would take too long. What one single space of each
terrain adds is weighed once; a drawing is ranked by the sum over its spaces. The few best are then
weighed in earnest.
"""

from typing import NamedTuple

from rules.cartographers.bots.plan import Plan, worth
from rules.cartographers.data import ExploreCard
from rules.cartographers.maps.land import Land, singles
from rules.cartographers.maps.placements import Placements
from rules.cartographers.maps.sheet import DRAWABLE, Drawing, Sheet, Terrain, draw, empty

NOBODY = -1
Warmth = dict[Terrain, list[float]]
"""Terrain -> what one space of it adds, by the position of the space."""


class Reply(NamedTuple):
    """A drawing, its promise, and whether it brings a coin."""

    promise: float
    drawing: Drawing
    coin: bool


def warmth_of(plan: Plan, land: Land, sheet: Sheet) -> Warmth:
    """What each open space would add to the map's worth; no monsters: nobody wants them."""
    now = worth(plan, land, sheet)
    found: Warmth = {}
    for terrain in DRAWABLE:
        if terrain is not Terrain.MONSTER:
            warm = [0.0] * (land.rows * land.stride)
            for single in singles(empty(land, sheet)):
                after = draw(land, sheet, Drawing((terrain,), single, "", NOBODY))
                warm[single.bit_length() - 1] = worth(plan, land, after) - now
            found[terrain] = warm
    return found


def replies_to(card: ExploreCard, places: Placements, warmth: Warmth, coin: int) -> list[Reply]:
    """All drawings open for a card, the most promising first; ``coin``: what a coin is worth."""
    found = []
    for group in places.groups:
        offsets = [single.bit_length() - 1 for single in singles(group.cells)]
        pays = group.shape >= 0 and card.shapes[group.shape].coin
        base = float(coin) if pays else 0.0
        for terrains in places.terrains:
            if terrains[0] not in warmth:
                continue
            warm = warmth[terrains[0]]
            for single in singles(group.anchors):
                at = single.bit_length() - 1
                promise = base + sum([warm[at + offset] for offset in offsets])
                drawing = Drawing(terrains, group.cells * single, card.id, NOBODY)
                found.append(Reply(promise, drawing, pays))
    found.sort(key=_promise, reverse=True)
    return found


def _promise(reply: Reply) -> float:
    return reply.promise
