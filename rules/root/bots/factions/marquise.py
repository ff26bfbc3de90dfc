"""The Marquise (7.1): many buildings soon, wood where they will stand, room to build."""

from rules.kernel.steps import Action, Choice, Seat
from rules.root.actions import Move
from rules.root.bots.factions import Planner
from rules.root.bots.factions.counts import (
    buildings,
    lead_at,
    ruled_firmly,
    taking,
    tokens,
    upto,
)
from rules.root.data import track
from rules.root.enums import BuildingKind, TokenKind
from rules.root.factions.marquise.actions import (
    ExtraAction,
    MarquiseBuild,
    MarquiseRecruit,
    Overwork,
)
from rules.root.factions.marquise.daylight import MarquiseDaylight
from rules.root.state import CLEARINGS, Place, Woodland
from rules.root.woodland.geography import open_slots
from rules.root.woodland.ruling import ruled

KINDS = (BuildingKind.SAWMILL, BuildingKind.WORKSHOP, BuildingKind.RECRUITER)
PER_ROUND = {
    BuildingKind.SAWMILL: (0.0, 0.5, 1.0, 1.4, 1.6, 1.7, 1.8),
    BuildingKind.WORKSHOP: (0.0, 0.25, 0.4, 0.5, 0.6, 0.6, 0.6),
    BuildingKind.RECRUITER: (0.0, 0.5, 0.9, 1.3, 1.5, 1.8, 1.9),
}
"""What so many of a kind bring in a round."""
ROOM, CROWDED = 4.5, 0.65
"""What open slots under her rule are worth, and which part of it is missing at a single one."""
NEARLY = {0: 0.5, -1: 0.25}
"""The part of a slot that counts where she lacks so many warriors to rule."""
RULED, FIRM = 0.3, 0.35
"""What each clearing under her rule is worth, and more where it is not lost by a hit or two."""


class Marquise(Planner):
    """Builds whatever scores most for its wood, keeps ruled slots open for it."""

    WARRIOR = 0.33
    CARD = 0.25

    def prospects(self, state: Woodland, seat: Seat, horizon: float) -> float:
        """Income of wood, warriors and cards; what the next buildings score; room for them."""
        value, rounds = 0.0, min(horizon, 5.0)
        wood = tokens(state, seat, TokenKind.WOOD)
        next_points = 0.0
        for kind in KINDS:
            built = buildings(state, seat, kind)
            next_points = max(next_points, self._next(kind, built, wood))
            value += upto(PER_ROUND[kind], built) * rounds
            value += 0.15 * upto(track("marquise", f"vp_{kind.value}"), built)
        mine = ruled(state, seat)
        room = self._room(state, seat, mine)
        useful = min(wood, 5) * min(1.0, 0.3 + room / 3)
        value += 0.5 * useful + (0.15 + 0.45 * min(1.0, room)) * next_points
        value += ROOM * (1.0 - float(CROWDED**room))
        value += RULED * len(mine) + FIRM * ruled_firmly(state, seat, mine)
        return value + (1.0 if tokens(state, seat, TokenKind.KEEP) else 0.0)

    def _room(self, state: Woodland, seat: Seat, mine: list[Place]) -> float:
        """Open slots where she rules; a part of those where she nearly does."""
        room = 0.0
        for place in CLEARINGS:
            slots = open_slots(state, place)
            if slots <= 0:
                continue
            if place in mine:
                room += slots
            elif state.warriors[place][seat]:
                room += slots * NEARLY.get(lead_at(state, seat, place), 0.0)
        return room

    def _next(self, kind: BuildingKind, built: int, wood: int) -> float:
        """What the next building of a kind scores, if there is wood for it."""
        costs, points = track("marquise", "build_cost"), track("marquise", f"vp_{kind.value}")
        return points[built] if built < len(points) and costs[built] <= wood else 0.0

    def hunch(self, state: Woodland, seat: Seat, choice: Choice, action: Action) -> float | None:
        """Building, recruiting, then marches to where she could build."""
        match action:
            case MarquiseBuild():
                return 4.0
            case MarquiseRecruit():
                return 3.5
            case ExtraAction():
                return 1.6
            case Overwork():
                return 1.5
            case Move():
                return 0.8 + taking(state, seat, action)
        return None

    def follow_up(self, state: Woodland, seat: Seat, choice: Choice) -> Action | None:
        """Recruits, if an action is left."""
        if isinstance(choice, MarquiseDaylight) and state.turn is not None and state.turn.actions:
            order = MarquiseRecruit()
            return order if order in choice.orders(state) else None
        return None


PLANNER = Marquise()
