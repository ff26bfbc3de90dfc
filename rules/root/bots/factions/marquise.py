"""The Marquise (7.1): many buildings soon, wood where they will stand, room to build."""

from rules.kernel.steps import Seat
from rules.root.bots.factions import Planner
from rules.root.bots.factions.counts import buildings, tokens, upto
from rules.root.data import track
from rules.root.geography import open_slots
from rules.root.ruling import ruled
from rules.root.state import Woodland
from rules.root.words import BuildingKind, TokenKind

KINDS = (BuildingKind.SAWMILL, BuildingKind.WORKSHOP, BuildingKind.RECRUITER)
PER_ROUND = {
    BuildingKind.SAWMILL: 0.32,
    BuildingKind.WORKSHOP: 0.15,
    BuildingKind.RECRUITER: 0.22,
}


class Marquise(Planner):
    """Builds whatever scores most for its wood, keeps ruled slots open for it."""

    def prospects(self, state: Woodland, seat: Seat, horizon: float) -> float:
        """Income of wood, warriors and cards; what the next buildings score; room for them."""
        value = 0.0
        for kind in KINDS:
            built = buildings(state, seat, kind)
            value += PER_ROUND[kind] * built * min(horizon, 4.0)
            value += 0.25 * upto(track("marquise", f"vp_{kind.value}"), built)
        wood = tokens(state, seat, TokenKind.WOOD)
        value += 0.55 * min(wood, 4) + 0.15 * max(wood - 4, 0)
        mine = ruled(state, seat)
        room = sum([open_slots(state, place) for place in mine])
        value += 0.3 * min(room, 4) + 0.12 * len(mine)
        return value + (1.0 if tokens(state, seat, TokenKind.KEEP) else 0.0)


PLANNER = Marquise()
