"""The Eyrie (7.2): many roosts that stay, and a Decree that can be obeyed."""

from rules.kernel.steps import Seat
from rules.root.boards import EyrieBoard
from rules.root.bots.factions import Planner
from rules.root.bots.factions.counts import buildings, upto
from rules.root.cards import suit_of
from rules.root.data import leaders, track
from rules.root.geography import matches, open_slots
from rules.root.people import enemies_at
from rules.root.ruling import ruled, rules
from rules.root.state import CLEARINGS, Woodland
from rules.root.words import BuildingKind, Suit

COLUMNS = ("recruit", "move", "battle", "build")


class Eyrie(Planner):
    """Points of every evening, less the danger of turmoil."""

    def prospects(self, state: Woodland, seat: Seat, horizon: float) -> float:
        """What roosts will score; the reach of the Decree; what turmoil would cost."""
        board = state.boards[seat]
        assert isinstance(board, EyrieBoard)
        roosts = buildings(state, seat, BuildingKind.ROOST)
        income = upto(track("eyrie", "vp_by_roosts_on_map"), roosts)
        more = (roosts >= 3) + (roosts >= 6)
        value = (0.85 * income + 0.3 * more) * min(horizon, 5.0) + 0.3 * roosts
        size = sum([len(column) for column in board.decree])
        value += 0.3 * size + 0.12 * len(ruled(state, seat))
        return value - self._turmoil(state, seat, board)

    def _turmoil(self, state: Woodland, seat: Seat, board: EyrieBoard) -> float:
        """The cost of each card of the Decree that could not be obeyed as things stand."""
        if not board.leader:
            return 0.0
        viziers = leaders()[board.leader].viziers
        columns = [
            [suit_of(card) for card in board.decree[n]] + ([Suit.BIRD] if name in viziers else [])
            for n, name in enumerate(COLUMNS)
        ]
        birds = sum([suit is Suit.BIRD for column in columns for suit in column])
        risk = self._recruit_risk(state, seat, columns[0])
        risk += self._place_risk(state, seat, columns[1:])
        return min(risk, 1.6) * (2.0 + birds)

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
        foes = [place for place in mine if enemies_at(state, seat, place)]
        near = foes or mine
        sites = [
            place
            for place in CLEARINGS
            if open_slots(state, place)
            and rules(state, seat, place)
            and not any(each.seat == seat for each in state.buildings[place])
        ]
        risk = 0.0
        for suits, places, weight in zip(
            columns, (mine, near, sites), (0.7, 0.25, 0.5), strict=True
        ):
            risk += sum(
                [weight for suit in suits if not any(matches(state, p, suit) for p in places)]
            )
        fits = len(columns[2]) - len(sites)
        return risk + 0.4 * max(0, fits)


PLANNER = Eyrie()
