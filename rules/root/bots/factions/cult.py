"""The Lizard Cult (7.5): gardens in suits it holds cards of, the Outcast foreseen, acolytes kept.

The plan: two or three gardens in each suit, so that a card of any suit scores and every suit draws;
gardens where nobody is near; acolytes saved for Sanctify when the coming Outcast is where enemy
buildings stand.
"""

from collections import Counter

from rules.kernel.steps import Action, Choice, Seat
from rules.root.actions import Craft
from rules.root.boards import CultBoard
from rules.root.bots.factions import Planner
from rules.root.bots.factions.counts import buildings, lead_at, upto
from rules.root.cards.piles import suit_of
from rules.root.data import track
from rules.root.enums import CLEARING_SUITS, BuildingKind, Suit
from rules.root.factions.cult.actions import (
    CallFollower,
    Convert,
    PlantGarden,
    Sacrifice,
    Sanctify,
    ScoreGardens,
)
from rules.root.state import CLEARINGS, Woodland
from rules.root.woodland.geography import open_slots


class Cult(Planner):
    """Gardens are points of every turn in which a card of their suit is held."""

    WARRIOR = 0.3
    CARD = 0.5

    def prospects(self, state: Woodland, seat: Seat, horizon: float) -> float:
        """Points of rituals to come, cards, acolytes and what they could take."""
        board = state.boards[seat]
        assert isinstance(board, CultBoard)
        rounds = min(horizon, 5.0)
        scores = track("cult", "score_by_gardens_of_suit_on_map")
        held = [suit_of(card) for card in (*state.hands[seat], *state.revealed[seat]) if card]
        value, drawing = 0.0, 0
        for suit in CLEARING_SUITS:
            gardens = buildings(state, seat, BuildingKind.GARDEN, suit)
            chance = 0.85 if suit in held else 0.5
            value += upto(scores, gardens) * chance * rounds * 0.8
            value += 0.4 * gardens
            drawing += gardens >= 2
        value += 0.35 * drawing * rounds
        value += 0.55 * min(board.acolytes, 6) + 0.2 * max(0, board.acolytes - 6)
        return value + self._conspiracies(state, seat, board)

    def _conspiracies(self, state: Woodland, seat: Seat, board: CultBoard) -> float:
        """What acolytes could take where the Outcast is, or will be."""
        if board.acolytes < 2:
            return 0.0
        prize = 0.0
        coming = self._coming(state, board)
        for place in CLEARINGS:
            weight = (state.suits[place] is coming) + 0.3 * (state.suits[place] is board.outcast)
            if weight:
                prize += weight * sum([each.seat != seat for each in state.buildings[place]])
        return 0.35 * min(prize, board.acolytes / 2) + (0.3 if board.hated else 0.0)

    def _coming(self, state: Woodland, board: CultBoard) -> Suit:
        """The Outcast of the next Birdsong, as Lost Souls stand now."""
        count = Counter([suit_of(card) for card in state.lost_souls])
        found = sorted(CLEARING_SUITS, key=lambda suit: -count[suit])
        return found[0] if count[found[0]] > count[found[1]] else board.outcast

    def card_worth(self, state: Woodland, seat: Seat, card: str) -> float:
        """Cards whose gardens score are kept; a bird serves a single ritual."""
        suit = suit_of(card)
        if suit is Suit.BIRD:
            return -0.2
        return 0.25 if buildings(state, seat, BuildingKind.GARDEN, suit) >= 2 else 0.0

    def hunch(self, state: Woodland, seat: Seat, choice: Choice, action: Action) -> float | None:
        """Points, gardens where it is quiet, then followers where gardens are to stand."""
        match action:
            case Sanctify() | ScoreGardens():
                return 5.0
            case PlantGarden():
                return 4.5 + 0.1 * lead_at(state, seat, action.place)
            case Convert():
                return 3.0
            case Craft() | Sacrifice():
                return 2.5
            case CallFollower():
                return self._call(state, seat, action)
        return None

    def _call(self, state: Woodland, seat: Seat, order: CallFollower) -> float:
        """To where one more rules an open slot, or guards a garden."""
        lead = lead_at(state, seat, order.place)
        stands = any(each.seat == seat for each in state.buildings[order.place])
        room = open_slots(state, order.place) > 0
        return 1.6 + 0.9 * (room and lead == 0) + 0.4 * (stands and lead < 3) + 0.2 * room


PLANNER = Cult()
