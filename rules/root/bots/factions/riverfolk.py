"""The Riverfolk (7.6): be bought from, post by post, and take the dividend."""

from rules.kernel.steps import Action, Choice, Seat
from rules.root.actions import Craft, Move
from rules.root.boards import RiverfolkBoard
from rules.root.bots.factions import Planner
from rules.root.bots.factions.counts import taking, tokens
from rules.root.enums import TokenKind
from rules.root.factions.riverfolk.actions import (
    DrawForFund,
    EstablishPost,
    Export,
    RecruitOnRiver,
)
from rules.root.state import Woodland

FUND, FOREIGN = 0.4, 0.2
DIVIDEND = 0.45
"""How likely a fund is still there to pay at the next Birdsong."""


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
        own = board.funds[seat] + board.payments[seat] + board.committed[seat]
        value = FUND * min(funds, 12) + FOREIGN * min(max(funds - own, 0), 8)
        value += 0.5 * DIVIDEND * funds * bool(posts) * min(horizon, 4.0)
        return value + 0.9 * posts + 0.25 * posts * min(horizon, 4.0)

    def hunch(self, state: Woodland, seat: Seat, choice: Choice, action: Action) -> float | None:
        """Posts, then crafting, then cards to sell."""
        match action:
            case EstablishPost():
                return 5.0
            case Craft():
                return 3.0
            case DrawForFund() | RecruitOnRiver():
                return 2.0
            case Export():
                return 1.8
            case Move():
                return 0.8 + 0.5 * taking(state, seat, action)
        return None


PLANNER = Riverfolk()
