"""The Lizard Cult (7.5): gardens in suits it holds cards of, the Outcast foreseen, acolytes kept.

The plan: two or three gardens in each suit, so that a card of any suit scores and every suit draws;
gardens where nobody is near; acolytes saved for Sanctify when the coming Outcast is where enemy
buildings stand.
"""

from rules.kernel.steps import Seat
from rules.root.boards import CultBoard
from rules.root.bots.factions import Planner
from rules.root.bots.factions.counts import buildings, upto
from rules.root.cards import suit_of
from rules.root.data import track
from rules.root.state import CLEARINGS, Woodland
from rules.root.words import CLEARING_SUITS, BuildingKind, Suit


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
        prize = 0
        for place in CLEARINGS:
            if state.suits[place] is board.outcast:
                prize += sum([each.seat != seat for each in state.buildings[place]])
        return 0.25 * min(prize, board.acolytes // 2) + (0.3 if board.hated else 0.0)


def suits_held(state: Woodland, seat: Seat) -> list[Suit]:
    """The suits of the hand that rituals can use."""
    return [suit_of(card) for card in state.hands[seat] if card]


PLANNER = Cult()
