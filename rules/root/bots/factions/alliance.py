"""The Alliance (7.3): sympathy everywhere, a base early, officers for the end."""

from rules.kernel.steps import Seat
from rules.root.boards import AllianceBoard
from rules.root.bots.factions import Planner
from rules.root.bots.factions.counts import buildings, tokens, upto
from rules.root.data import track
from rules.root.state import Woodland
from rules.root.words import BuildingKind, TokenKind


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


PLANNER = Alliance()
