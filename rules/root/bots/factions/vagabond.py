"""The Vagabond (7.4): items first, then quests, friends, and an enemy to fight."""

from collections import Counter

from rules.kernel.steps import Action, Choice, Seat
from rules.root.actions import Craft, Fight, Move
from rules.root.boards import VagabondBoard
from rules.root.bots.factions import Planner
from rules.root.cards.piles import suit_of
from rules.root.data import quests
from rules.root.enums import Item, Suit
from rules.root.factions.vagabond.actions import Aid, CompleteQuest, Explore, Repair, Strike
from rules.root.factions.vagabond.relations import ALLIED, aids_needed
from rules.root.factions.vagabond.turn import VagabondDaylight
from rules.root.state import CLEARINGS, FOREST, Place, Woodland
from rules.root.woodland.geography import matches, path_neighbours

WORTH = {
    Item.SWORD: 2.2,
    Item.BOOT: 1.4,
    Item.TEA: 2.0,
    Item.COIN: 1.4,
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
RELATION = (0.0, 0.0, 1.0, 2.4, 5.0)
"""What a faction's mind is worth in a long game: an ally's aids score two each."""
HOSTILE = (-0.7, -0.2, 0.8, 1.6)
"""What a hostile faction is worth, by swords: Infamy is scored by those who can fight."""
KILLS, ARMED = 1.2, 2
"""What a sword kills in a battle; so many swords make a fighter."""
RUIN, QUEST, PREY = 1.3, 0.8, 0.45
LIKELY_QUEST, HALF_QUEST = 0.35, 0.12
"""What each point of a quest is worth for which all items are there, or all but one."""


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
        have = Counter([each.item for each in board.items if not each.damaged])
        for each in board.items:
            share = DAMAGED if each.damaged else 1.0
            value += WORTH[each.item] * share * (0.35 + 1.1 * rounds)
            tired += each.exhausted
            teas += each.item is Item.TEA and not each.damaged and not each.exhausted
        value -= TIRED * max(0, tired - REFRESHED - 2 * min(teas, 3))
        value += sum([RELATION[level] for level in board.relations]) * rounds
        hostile = board.relations.count(0)
        value += HOSTILE[min(have[Item.SWORD], 3)] * min(hostile, 2) * rounds
        value += self._quests(state, board, have)
        return value + self._place(state, seat, board, have)

    def _quests(self, state: Woodland, board: VagabondBoard, have: Counter[Item]) -> float:
        """Open quests for which the items are there, wherever they can be completed."""
        value = 0.0
        for id in state.open_quests:
            quest = quests().get(id)
            if quest is None:
                continue
            missing = sum((Counter(quest.items) - have).values())
            if missing < 2:
                worth = HALF_QUEST if missing else LIKELY_QUEST
                value += worth * (1 + self._done(board, quest.suit))
        return value

    def _done(self, board: VagabondBoard, suit: Suit) -> int:
        """Completed quests of a suit."""
        return sum([quests()[each].suit is suit for each in board.quests])

    def _place(
        self, state: Woodland, seat: Seat, board: VagabondBoard, have: Counter[Item]
    ) -> float:
        """What can be done where the pawn is, or one step away."""
        here = state.pawns[seat]
        if here >= FOREST:
            return 0.3 * sum([each.damaged for each in board.items])
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
                    value += QUEST * (1 + self._done(board, quest.suit))
        if have[Item.SWORD]:
            value += PREY * min(4.0, self._prey(state, seat, board, have[Item.SWORD], place))
        return value

    def _prey(
        self, state: Woodland, seat: Seat, board: VagabondBoard, swords: int, place: Place
    ) -> float:
        """Points that battles could bring: pieces without a guard, warriors of the hostile, as
        many as the swords can beat."""
        here = state.warriors[place]
        owners = [each.seat for each in state.buildings[place]]
        owners += [each.seat for each in state.tokens[place]]
        found = float(sum([owner != seat and here[owner] == 0 for owner in owners]))
        for other, level in enumerate(board.relations):
            if level == 0:
                found += min(float(here[other]), KILLS * swords)
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
        """What it came for: quests, ruins, aids that can be finished, somebody to beat."""
        if not isinstance(choice, VagabondDaylight):
            return None
        found: Action | None = None
        for order in choice.orders(state):
            if isinstance(order, Explore) or (isinstance(order, CompleteQuest) and not order.draw):
                return order
            if found is None and self._is_sure(state, seat, order):
                found = order
        return found

    def _is_sure(self, state: Woodland, seat: Seat, order: Action) -> bool:
        """Whether it will surely be done before the turn is over."""
        if isinstance(order, Aid):
            return self._pays(state, seat, order)
        return isinstance(order, Fight) and self._is_prey(state, seat, order)

    def _pays(self, state: Woodland, seat: Seat, aid: Aid) -> bool:
        """Whether cards and items are there to finish the step; allies' aids always pay."""
        board = state.boards[seat]
        assert isinstance(board, VagabondBoard)
        if board.relations[aid.seat] == ALLIED:
            return True
        needed = aids_needed(state, seat, aid.seat)
        ready = sum([not each.exhausted and not each.damaged for each in board.items])
        if not 0 < needed <= min(ready, len(state.hands[seat])):
            return False
        here = state.pawns[seat]
        return needed <= sum([matches(state, here, suit_of(card)) for card in state.hands[seat]])

    def _is_prey(self, state: Woodland, seat: Seat, fight: Fight) -> bool:
        """Pieces without a guard; any hostile guard, as every warrior is a point and its hits are
        few."""
        board = state.boards[seat]
        assert isinstance(board, VagabondBoard)
        guard = state.warriors[fight.place][fight.defender]
        if not guard:
            return True
        swords = sum([each.item is Item.SWORD and not each.damaged for each in board.items])
        return board.relations[fight.defender] == 0 and swords >= ARMED


PLANNER = Vagabond()
