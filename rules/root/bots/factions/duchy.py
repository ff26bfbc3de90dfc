"""The Duchy (7.7): ministers early, lords when their buildings stand, tunnels safe."""

from rules.kernel.steps import Action, Choice, Seat
from rules.root.actions import Craft, Move
from rules.root.boards import DuchyBoard
from rules.root.bots.factions import Planner
from rules.root.bots.factions.counts import buildings, lead_at, taking, tokens
from rules.root.enums import BuildingKind, TokenKind
from rules.root.factions.duchy.actions import (
    CallMinister,
    Dig,
    RaiseBuilding,
    RecruitBelow,
    SwayMinister,
)
from rules.root.state import BURROW, CLEARINGS, Woodland

ACTION = {
    "foremole": 0.5,
    "captain": 0.45,
    "marshal": 0.45,
    "brigadier": 0.9,
    "banker": 0.7,
    "mayor": 0.7,
}


class Duchy(Planner):
    """Every minister is an action a turn; lords are points a turn."""

    WARRIOR = 0.2
    CARD = 0.45

    def prospects(self, state: Woodland, seat: Seat, horizon: float) -> float:
        """Ministers by what they do in the rounds left, buildings, tunnels, reach for swaying."""
        board = state.boards[seat]
        assert isinstance(board, DuchyBoard)
        rounds = min(horizon, 5.0)
        citadels = buildings(state, seat, BuildingKind.CITADEL)
        markets = buildings(state, seat, BuildingKind.MARKET)
        tunnels = tokens(state, seat, TokenKind.TUNNEL)
        lords = {
            "duchess_of_mud": 2.0 if tunnels == 3 else 0.5,
            "baron_of_dirt": 0.3 + markets,
            "earl_of_stone": 0.3 + citadels,
        }
        value = 0.0
        for id in board.swayed:
            value += (ACTION[id] if id in ACTION else lords[id]) * rounds * 0.8
        value += (0.6 + 0.22 * rounds) * (citadels + markets)
        value += 0.5 * tunnels + 0.25 * sum(board.crowns)
        reach = sum([bool(state.warriors[place][seat]) for place in CLEARINGS])
        return value + 0.25 * min(reach, 5) - 0.04 * state.warriors[BURROW][seat]

    def hunch(self, state: Woodland, seat: Seat, choice: Choice, action: Action) -> float | None:
        """Ministers, buildings, then a hole to come up from."""
        match action:
            case SwayMinister():
                return 6.0
            case CallMinister():
                return 4.5
            case RaiseBuilding():
                return 4.0
            case Craft():
                return 3.0
            case Dig():
                return 2.5 - 0.1 * sum(state.warriors[action.place])
            case RecruitBelow():
                return 2.0
            case Move():
                return self._move(state, seat, action)
        return None

    def _move(self, state: Woodland, seat: Seat, move: Move) -> float:
        """Up from the Burrow with many; to where it comes to rule."""
        if move.target == BURROW:
            return 0.3
        if move.source == BURROW:
            lead = lead_at(state, seat, move.target)
            gains = lead <= 0 < lead + move.warriors
            return 1.2 + 0.15 * move.warriors + 0.8 * gains
        return 0.9 + taking(state, seat, move)


PLANNER = Duchy()
