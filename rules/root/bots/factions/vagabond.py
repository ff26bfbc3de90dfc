"""The Vagabond (7.4): items first, then quests, friends, and an enemy to fight."""

from rules.kernel.steps import Seat
from rules.root.boards import VagabondBoard
from rules.root.bots.factions import Planner
from rules.root.data import quests
from rules.root.state import CLEARINGS, FOREST, Woodland
from rules.root.words import Item

WORTH = {
    Item.SWORD: 1.5,
    Item.BOOT: 1.3,
    Item.TEA: 1.2,
    Item.COIN: 1.1,
    Item.HAMMER: 1.1,
    Item.CROSSBOW: 1.2,
    Item.TORCH: 1.0,
    Item.BAG: 0.6,
}
RELATION = (-0.4, 0.0, 0.6, 1.6, 3.0)


class Vagabond(Planner):
    """Every item is worth what it does in a round, damaged ones less."""

    def prospects(self, state: Woodland, seat: Seat, horizon: float) -> float:
        """Items, relations, quests within reach, the place of the pawn."""
        board = state.boards[seat]
        assert isinstance(board, VagabondBoard)
        rounds = min(horizon, 4.0) / 4.0
        value = 0.0
        for each in board.items:
            state_of = 0.25 if each.damaged else (0.8 if each.exhausted else 1.0)
            value += WORTH[each.item] * state_of * (0.4 + 0.9 * rounds)
        value += sum([RELATION[level] for level in board.relations]) * rounds
        value += self._quests(state, board) * rounds
        return value + self._place(state, seat)

    def _quests(self, state: Woodland, board: VagabondBoard) -> float:
        """Open quests whose items it has; the more so, the more of a suit are done."""
        have = [each.item for each in board.items if not each.damaged]
        value = 0.0
        for id in state.open_quests:
            quest = quests().get(id)
            if quest is None:
                continue
            wanted = list(quest.items)
            if all(have.count(item) >= wanted.count(item) for item in wanted):
                done = sum([quests()[each].suit is quest.suit for each in board.quests])
                value += 0.6 + 0.3 * done
        return value

    def _place(self, state: Woodland, seat: Seat) -> float:
        """A ruin to explore, somebody to help or to fight, near by."""
        place = state.pawns[seat]
        if place >= FOREST:
            return 0.0
        value = 0.6 if state.ruins.get(place) else 0.0
        near = [n for n in CLEARINGS if n != place and state.ruins.get(n)]
        return value + (0.1 if near else 0.0)


PLANNER = Vagabond()
