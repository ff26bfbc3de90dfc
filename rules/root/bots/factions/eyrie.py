"""The Eyrie (7.2): many roosts that stay, and a Decree that can be obeyed."""

from collections.abc import Sequence

from rules.kernel.steps import Action, Choice, Seat
from rules.root.actions import ChoosePlace, Fight, Move
from rules.root.boards import EyrieBoard
from rules.root.bots.factions import Planner, forecast, obeying
from rules.root.bots.factions.counts import buildings, lead_at, stands, upto
from rules.root.cards.piles import suit_of
from rules.root.data import leaders, track
from rules.root.enums import BuildingKind, Suit
from rules.root.factions.eyrie.actions import AddToDecree, Obey
from rules.root.factions.eyrie.holdings import CHARISMATIC
from rules.root.factions.eyrie.obeying import NextCard, ObeyCard
from rules.root.state import CLEARINGS, Place, Woodland
from rules.root.woodland.geography import matches, open_slots
from rules.root.woodland.ruling import ruled

COLUMNS = ("recruit", "move", "battle", "build")
RECRUIT, MOVE, BATTLE, BUILD = range(4)
ADDING = (1.6, 1.5, 1.3, 1.8)
"""Which columns are tried first."""
SERVES = (0.2, 0.15, 0.1, 0.3)
"""What a card of each column does in a round, in points."""
TURMOIL, FALLEN, DEPOSED = 1.5, 3.0, 0.4
"""What turmoil to come costs besides points and cards; what it costs in the turn in which it has
come and the Decree is empty; and each leader who lies face down."""


class Eyrie(Planner):
    """Points of every evening, less the danger of turmoil."""

    WARRIOR = 0.18
    CARD = 0.45

    def prospects(self, state: Woodland, seat: Seat, horizon: float) -> float:
        """What roosts will score; the reach of the Decree; what turmoil would cost."""
        board = state.boards[seat]
        assert isinstance(board, EyrieBoard)
        roosts = buildings(state, seat, BuildingKind.ROOST)
        income = upto(track("eyrie", "vp_by_roosts_on_map"), roosts)
        more = (roosts >= 3) + (roosts >= 6)
        value = (0.9 * income + 0.35 * more) * min(horizon, 6.0) + 0.6 * roosts
        value += 0.2 * len(ruled(state, seat)) - DEPOSED * len(board.deposed)
        value -= 0.0 if any(board.decree) else FALLEN
        return value + self._decree(state, seat, board, horizon)

    def _decree(self, state: Woodland, seat: Seat, board: EyrieBoard, horizon: float) -> float:
        """What the cards of the Decree will do if it is obeyed; what turmoil would cost."""
        if not board.leader:
            return 0.0
        columns = self._columns(board)
        does = sum([len(suits) * SERVES[n] for n, suits in enumerate(columns)])
        birds = sum([suit is Suit.BIRD for suits in columns for suit in suits])
        each = 2 if board.leader == CHARISMATIC else 1
        likely = forecast.chance(state, seat, columns, each)
        lost = min(birds, state.scores[seat] + 1) + TURMOIL
        return likely * does * min(horizon, 4.0) - (1.0 - likely) * lost

    def _columns(self, board: EyrieBoard) -> list[list[Suit]]:
        """The suits of each column, the viziers included."""
        return [self._suits(board, column) for column in range(len(COLUMNS))]

    def _suits(self, board: EyrieBoard, column: int) -> list[Suit]:
        """The suits of a column, the vizier included."""
        found = [suit_of(card) for card in board.decree[column]]
        if board.leader and COLUMNS[column] in leaders()[board.leader].viziers:
            found.append(Suit.BIRD)
        return found

    def reflex(
        self, state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]
    ) -> Action | None:
        """The Decree is obeyed with an eye to the cards still to come."""
        board = state.boards[seat]
        assert isinstance(board, EyrieBoard)
        if isinstance(choice, NextCard):
            return obeying.next_card(state, seat, choice, actions)
        if not isinstance(choice, ObeyCard) or choice.column > MOVE:
            return None
        columns = self._columns(board)
        if choice.column == RECRUIT:
            return obeying.where_to_recruit(state, seat, columns, actions)
        return obeying.best_move(state, seat, choice, columns, actions, self._move)

    def hunch(self, state: Woodland, seat: Seat, choice: Choice, action: Action) -> float | None:
        """Moves to where a roost will stand; recruits where they are few; battles that pay."""
        match action:
            case AddToDecree():
                return ADDING[action.column] - (0.5 if suit_of(action.card) is Suit.BIRD else 0.0)
            case Obey():
                return 1.0
            case Move():
                return self._move(state, seat, action)
            case ChoosePlace() if isinstance(choice, ObeyCard):
                own = state.warriors[action.place][seat]
                return 2.0 - 0.1 * own if choice.column == RECRUIT else 2.0 + 0.1 * own
            case Fight():
                return None
        return None

    def _move(self, state: Woodland, seat: Seat, move: Move) -> float:
        """Where it comes to rule an open slot; not out of a roost that enemies could take."""
        board = state.boards[seat]
        assert isinstance(board, EyrieBoard)
        if move.target not in CLEARINGS or move.source not in CLEARINGS:
            return 0.0
        left = state.warriors[move.source][seat] - move.warriors
        value = 0.0
        if left < 2 and stands(state, seat, move.source):
            value = -1.2 if not left else -0.5
        return value + self._gain(state, seat, board, move)

    def _gain(self, state: Woodland, seat: Seat, board: EyrieBoard, move: Move) -> float:
        lead = lead_at(state, seat, move.target, move.warriors)
        value = 1.0 + 0.05 * min(lead, 4)
        has_room = open_slots(state, move.target) > 0 and not stands(state, seat, move.target)
        if lead >= 0 and has_room:
            value += 1.4 if self._wants(state, board, BUILD, move.target) else 0.8
        foes = sum(state.warriors[move.target]) - state.warriors[move.target][seat]
        if foes and self._wants(state, board, BATTLE, move.target):
            value += 0.4
        return value

    def _wants(self, state: Woodland, board: EyrieBoard, column: int, place: Place) -> bool:
        """Whether a card of the column could be carried out in this clearing."""
        return any(matches(state, place, suit) for suit in self._suits(board, column))


PLANNER = Eyrie()
