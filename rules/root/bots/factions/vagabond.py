"""The Vagabond (7.4): items first, then quests, friends, and an enemy to fight."""

from collections import Counter

from rules.kernel.steps import Action, Choice, Seat
from rules.root.actions import Craft, Fight, Move
from rules.root.boards import VagabondBoard
from rules.root.bots.factions import Planner
from rules.root.data import quests
from rules.root.factions.vagabond.actions import Aid, CompleteQuest, Explore, Repair, Strike
from rules.root.factions.vagabond.relations import aids_needed
from rules.root.factions.vagabond.turn import VagabondDaylight
from rules.root.geography import matches, path_neighbours
from rules.root.state import CLEARINGS, FOREST, Place, Woodland
from rules.root.words import Item

WORTH = {
    Item.SWORD: 1.5,
    Item.BOOT: 1.4,
    Item.TEA: 1.3,
    Item.COIN: 1.1,
    Item.HAMMER: 1.1,
    Item.CROSSBOW: 1.2,
    Item.TORCH: 1.3,
    Item.BAG: 0.6,
}
"""What an undamaged item is worth in a long game, in points."""
DAMAGED = 0.45
TIRED = 0.3
"""What each exhausted item costs that the next Birdsong does not refresh."""
REFRESHED = 3
RELATION = (-0.5, 0.0, 1.0, 2.4, 4.5)
RUIN, QUEST, PREY = 1.3, 0.8, 0.45


class Vagabond(Planner):
    """Every item is worth what it does in a round, damaged ones less."""

    WARRIOR = 0
    CARD = 0.2

    def prospects(self, state: Woodland, seat: Seat, horizon: float) -> float:
        """Items, relations, quests within reach, the place of the pawn."""
        board = state.boards[seat]
        assert isinstance(board, VagabondBoard)
        rounds = min(horizon, 5.0) / 5.0
        value, tired, teas = 0.0, 0, 0
        for each in board.items:
            share = DAMAGED if each.damaged else 1.0
            value += WORTH[each.item] * share * (0.35 + 1.1 * rounds)
            tired += each.exhausted
            teas += each.item is Item.TEA and not each.damaged and not each.exhausted
        value -= TIRED * max(0, tired - REFRESHED - 2 * min(teas, 3))
        value += sum([RELATION[level] for level in board.relations]) * rounds
        return value + self._place(state, seat, board)

    def _place(self, state: Woodland, seat: Seat, board: VagabondBoard) -> float:
        """What can be done where the pawn is, or one step away."""
        here = state.pawns[seat]
        if here >= FOREST:
            return 0.3 * sum([each.damaged for each in board.items])
        have = Counter([each.item for each in board.items if not each.damaged])
        value = self._spot(state, seat, board, have, here)
        near = [self._spot(state, seat, board, have, each) for each in path_neighbours(state, here)]
        if have[Item.BOOT]:
            value = max(value, 0.7 * max(near, default=0.0))
        return value

    def _spot(
        self,
        state: Woodland,
        seat: Seat,
        board: VagabondBoard,
        have: Counter[Item],
        place: Place,
    ) -> float:
        """A ruin to explore, quests to complete, somebody to beat."""
        value = RUIN if state.ruins.get(place) and have[Item.TORCH] else 0.0
        for id in state.open_quests:
            quest = quests().get(id)
            if quest is not None and matches(state, place, quest.suit):
                wanted = Counter(quest.items)
                if all(have[item] >= count for item, count in wanted.items()):
                    done = sum([quests()[each].suit is quest.suit for each in board.quests])
                    value += QUEST * (1 + done)
        if have[Item.SWORD]:
            value += PREY * min(3, self._prey(state, seat, board, place))
        return value

    def _prey(self, state: Woodland, seat: Seat, board: VagabondBoard, place: Place) -> int:
        """Points that a battle could bring: pieces without a guard, warriors of the hostile."""
        here = state.warriors[place]
        owners = [each.seat for each in state.buildings[place]]
        owners += [each.seat for each in state.tokens[place]]
        found = sum([owner != seat and here[owner] == 0 for owner in owners])
        for other, level in enumerate(board.relations):
            if level == 0 and 0 < here[other] <= 2:
                found += 1
        return found

    def hunch(self, state: Woodland, seat: Seat, choice: Choice, action: Action) -> float | None:
        """Quests, ruins, crafting, then battles; of like aids one is as good as another."""
        match action:
            case CompleteQuest():
                return 5.0 - 0.1 * action.draw
            case Explore():
                return 4.8
            case Craft():
                return 4.0
            case Aid():
                return 2.0 + 0.4 * len(state.boxes[action.seat])
            case Strike() | Repair():
                return 2.0
            case Fight():
                return 2.4 + 0.02 * state.scores[action.defender]
            case Move():
                return self._move_hunch(state, seat, action)
        return None

    def _move_hunch(self, state: Woodland, seat: Seat, action: Move) -> float:
        board = state.boards[seat]
        assert isinstance(board, VagabondBoard)
        if action.target not in CLEARINGS:
            return 1.2 + 0.3 * sum([each.damaged for each in board.items])
        have = Counter([each.item for each in board.items if not each.damaged])
        return 1.5 + self._spot(state, seat, board, have, action.target) - 0.2 * action.escort

    def follow_up(self, state: Woodland, seat: Seat, choice: Choice) -> Action | None:
        """What it came for: quests, ruins, and an aid that has been begun."""
        if not isinstance(choice, VagabondDaylight):
            return None
        aided = None
        for order in choice.orders(state):
            if isinstance(order, Explore) or (isinstance(order, CompleteQuest) and not order.draw):
                return order
            is_aid = isinstance(order, Aid)
            if is_aid and aided is None and self._is_begun(state, seat, order):
                aided = order
        return aided

    def _is_begun(self, state: Woodland, seat: Seat, order: Action) -> bool:
        """Whether this aid goes on with others of this turn, and the hand can finish them."""
        assert isinstance(order, Aid)
        board = state.boards[seat]
        assert isinstance(board, VagabondBoard)
        if not board.aids or not board.aids[order.seat]:
            return False
        needed = aids_needed(state, seat, order.seat)
        return 0 < needed <= len(state.hands[seat])


PLANNER = Vagabond()
