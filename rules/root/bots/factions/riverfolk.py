"""The Riverfolk (7.6): be bought from, post by post, and take the dividend."""

from rules.kernel.steps import Seat
from rules.root.boards import RiverfolkBoard
from rules.root.bots.factions import Planner
from rules.root.bots.factions.counts import tokens
from rules.root.state import Woodland
from rules.root.words import TokenKind


class Riverfolk(Planner):
    """Funds are actions and dividends, posts are points and customers."""

    WARRIOR = 0.25
    CARD = 0.45

    def prospects(self, state: Woodland, seat: Seat, horizon: float) -> float:
        """Funds of every kind, dividends while a post stands, posts."""
        board = state.boards[seat]
        assert isinstance(board, RiverfolkBoard)
        posts = tokens(state, seat, TokenKind.TRADE_POST)
        funds = sum(board.funds) + sum(board.payments) + sum(board.committed) + len(board.spaces)
        foreign = funds - board.funds[seat] - board.payments[seat] if board.funds else 0
        dividend = (sum(board.funds) // 2) * bool(posts)
        value = 0.5 * min(funds, 10) + 0.25 * min(max(foreign, 0), 6)
        value += 0.5 * dividend * min(horizon, 3.0) * 0.5
        return value + 0.7 * posts + 0.2 * posts * min(horizon, 4.0)


PLANNER = Riverfolk()
