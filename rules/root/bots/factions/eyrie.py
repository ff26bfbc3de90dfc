"""The Eyrie (7.2): many roosts that stay, and a Decree that can be obeyed."""

from rules.kernel.steps import Action, Choice, Seat
from rules.root.actions import ChoosePlace, Fight, Move
from rules.root.boards import EyrieBoard
from rules.root.bots.factions import Planner
from rules.root.bots.factions.counts import buildings, lead_at, upto
from rules.root.cards import suit_of
from rules.root.data import leaders, track
from rules.root.factions.eyrie.actions import AddToDecree, Obey
from rules.root.factions.eyrie.obeying import ObeyCard
from rules.root.geography import matches, open_slots
from rules.root.ruling import ruled, rules
from rules.root.state import CLEARINGS, Place, Woodland
from rules.root.words import BuildingKind, Suit

COLUMNS = ("recruit", "move", "battle", "build")
RECRUIT, MOVE, BATTLE, BUILD = range(4)
ADDING = (1.6, 1.5, 1.3, 1.8)
"""Which columns are tried first."""


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
        size = sum([len(column) for column in board.decree])
        value += 0.45 * min(size, 7) + 0.2 * len(ruled(state, seat))
        return value - self._turmoil(state, seat, board)

    def _turmoil(self, state: Woodland, seat: Seat, board: EyrieBoard) -> float:
        """The cost of each card of the Decree that could not be obeyed as things stand."""
        if not board.leader:
            return 0.0
        columns = [self._suits(board, column) for column in range(len(COLUMNS))]
        birds = sum([suit is Suit.BIRD for column in columns for suit in column])
        risk = self._recruit_risk(state, seat, columns[RECRUIT])
        risk += self._place_risk(state, seat, columns[MOVE:])
        return min(risk, 1.6) * (2.0 + birds)

    def _suits(self, board: EyrieBoard, column: int) -> list[Suit]:
        """The suits of a column, the vizier included."""
        found = [suit_of(card) for card in board.decree[column]]
        if board.leader and COLUMNS[column] in leaders()[board.leader].viziers:
            found.append(Suit.BIRD)
        return found

    def _recruit_risk(self, state: Woodland, seat: Seat, suits: list[Suit]) -> float:
        suits_of_roosts = [
            state.suits[place]
            for place in CLEARINGS
            if any(each.seat == seat for each in state.buildings[place])
        ]
        lost = 0.0
        for suit in suits:
            if not (suits_of_roosts if suit is Suit.BIRD else suit in suits_of_roosts):
                lost += 0.8
        short = len(suits) - state.supply[seat]
        return lost + 0.6 * max(0, short)

    def _place_risk(self, state: Woodland, seat: Seat, columns: list[list[Suit]]) -> float:
        mine = [place for place in CLEARINGS if state.warriors[place][seat]]
        foes = [place for place in mine if has_others(state, seat, place)]
        near = foes or mine
        sites = [place for place in mine if self._is_site(state, seat, place)]
        risk = 0.0
        for suits, places, weight in zip(
            columns, (mine, near, sites), (0.7, 0.25, 0.45), strict=True
        ):
            risk += sum(
                [weight for suit in suits if not any(matches(state, p, suit) for p in places)]
            )
        crowd = len(columns[1]) - len(foes)
        return risk + 0.35 * max(0, len(columns[2]) - len(sites)) + 0.12 * max(0, crowd)

    def _is_site(self, state: Woodland, seat: Seat, place: Place) -> bool:
        """Whether a roost can be built there now."""
        return (
            open_slots(state, place) > 0
            and not any(each.seat == seat for each in state.buildings[place])
            and rules(state, seat, place)
        )

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


def has_others(state: Woodland, seat: Seat, place: Place) -> bool:
    """Whether anybody else stands there who could be fought."""
    counts = state.warriors[place]
    return sum(counts) > counts[seat] or any(each.seat != seat for each in state.buildings[place])


def stands(state: Woodland, seat: Seat, place: Place) -> bool:
    """Whether a building of this seat stands there."""
    return any(each.seat == seat for each in state.buildings[place])


PLANNER = Eyrie()
