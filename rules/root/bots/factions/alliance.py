"""The Alliance (7.3): sympathy everywhere, a base early, officers for the end."""

from rules.kernel.steps import Action, Choice, Seat
from rules.root.actions import Craft, Move
from rules.root.boards import AllianceBoard
from rules.root.bots.factions import Planner
from rules.root.bots.factions.counts import buildings, tokens, upto
from rules.root.data import track
from rules.root.enums import BuildingKind, TokenKind
from rules.root.factions.alliance.actions import (
    AllianceRecruit,
    Mobilize,
    Organize,
    Revolt,
    SpreadSympathy,
    Train,
)
from rules.root.state import CLEARINGS, Place, Woodland


class Alliance(Planner):
    """Supporters are bought time, officers are actions, sympathy is points."""

    WARRIOR = 0.35
    CARD = 0.45

    def prospects(self, state: Woodland, seat: Seat, horizon: float) -> float:
        """What the next sympathy scores, what supporters and officers make possible."""
        board = state.boards[seat]
        assert isinstance(board, AllianceBoard)
        out = tokens(state, seat, TokenKind.SYMPATHY)
        bases = buildings(state, seat, BuildingKind.BASE)
        supporters = len(state.supporters[seat])
        value = 0.45 * out + 0.5 * upto(track("alliance", "sympathy_vp"), out)
        value += 0.55 * min(supporters, 6) + 0.25 * max(supporters - 6, 0)
        value += (1.5 * bool(bases) + 0.9 * bases) + 0.45 * bases * min(horizon, 4.0) * 0.5
        return value + 0.55 * board.officers * min(horizon, 4.0) * (0.6 + 0.1 * min(out, 4))

    def hunch(self, state: Woodland, seat: Seat, choice: Choice, action: Action) -> float | None:
        """Revolts, sympathy, officers; then what they are for."""
        match action:
            case Revolt():
                return 6.0 + 0.3 * spoils_of_others(state, seat, action.place)
            case SpreadSympathy():
                return 4.0 - 0.15 * sum(state.warriors[action.place])
            case Train() | Organize() | Craft():
                return 3.0
            case Mobilize() | AllianceRecruit():
                return 2.0
            case Move():
                return 0.9 + 0.6 * self._to_organize(state, seat, action)
        return None

    def _to_organize(self, state: Woodland, seat: Seat, move: Move) -> bool:
        """Whether it leads to where sympathy can be organized."""
        if move.target not in CLEARINGS:
            return False
        here = state.tokens[move.target]
        return not any(each.kind is TokenKind.SYMPATHY for each in here)


def spoils_of_others(state: Woodland, seat: Seat, place: Place) -> int:
    """Buildings and tokens of others there."""
    return sum([each.seat != seat for each in state.buildings[place]]) + sum(
        [each.seat != seat for each in state.tokens[place]]
    )


PLANNER = Alliance()
