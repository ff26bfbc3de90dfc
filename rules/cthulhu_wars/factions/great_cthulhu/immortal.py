"""Immortal: Cthulhu awakens again for less, and each awakening brings an Elder Sign (8)."""

from rules.cthulhu_wars.boards import GreatCthulhuBoard
from rules.cthulhu_wars.data import kinds
from rules.cthulhu_wars.effect import Effect
from rules.cthulhu_wars.factions.great_cthulhu.kinds import CTHULHU
from rules.cthulhu_wars.points import gain_signs
from rules.cthulhu_wars.state import Earth, Kind
from rules.cthulhu_wars.words import Faction
from rules.kernel.steps import Seat

SIGNS = 1


class Immortal(Effect):
    """Every awakening after the first has the printed lower price."""

    ID = "immortal"

    def cost(self, state: Earth, seat: Seat, kind: Kind, cost: int) -> int:
        """The second price, once he has been awake before, wherever he fell (R16)."""
        board = state.boards[seat]
        if kind == CTHULHU and isinstance(board, GreatCthulhuBoard) and board.awakened:
            return kinds()[Faction.GREAT_CTHULHU][CTHULHU].cost_again
        return cost


def gain_sign(state: Earth, seat: Seat) -> None:
    """The Elder Sign of an awakening, the first one too."""
    gain_signs(state, seat, SIGNS)
