"""What the Lizard Cult has: gardens, acolytes, the Outcast, and what conspiracies cost (7.5)."""

from enum import StrEnum
from functools import cache

import msgspec

from rules.kernel.steps import Seat
from rules.root.boards import CultBoard
from rules.root.data import rows, track
from rules.root.enums import CLEARING_SUITS, BuildingKind, Suit
from rules.root.state import Building, Place, Woodland
from rules.root.woodland.geography import clearings_of
from rules.root.woodland.placing import off_map, on_map

DRAW_BONUS_AT = 2
"""Gardens of a suit on the map that bring one more card."""


class Conspiracy(StrEnum):
    """The three conspiracies."""

    CRUSADE = "crusade"
    CONVERT = "convert"
    SANCTIFY = "sanctify"


class Ritual(StrEnum):
    """The four rituals."""

    BUILD = "build"
    RECRUIT = "recruit"
    SCORE = "score"
    SACRIFICE = "sacrifice"


class Price(msgspec.Struct, frozen=True, kw_only=True):
    """What a conspiracy costs, with either side of the marker up."""

    id: Conspiracy
    cost_outcast: int
    cost_hated: int


@cache
def _prices() -> dict[Conspiracy, Price]:
    return {each.id: each for each in rows("cult", "conspiracies", Price)}


def board_of(state: Woodland, seat: Seat) -> CultBoard:
    """The board."""
    board = state.boards[seat]
    assert isinstance(board, CultBoard)
    return board


def change(state: Woodland, seat: Seat, **facts: object) -> None:
    """Replaces facts of the board."""
    state.boards[seat] = msgspec.structs.replace(board_of(state, seat), **facts)


def cost(state: Woodland, seat: Seat, conspiracy: Conspiracy) -> int:
    """Acolytes for a conspiracy: one less while the Outcast is hated."""
    price = _prices()[conspiracy]
    return price.cost_hated if board_of(state, seat).hated else price.cost_outcast


def outcast_clearings(state: Woodland, seat: Seat) -> list[Place]:
    """The clearings of the Outcast suit; the Lost City is always one."""
    return clearings_of(state, board_of(state, seat).outcast)


# ---------------------------------------------------------------- gardens
def gardens(state: Woodland, seat: Seat, suit: Suit) -> int:
    """Gardens of a suit on the map."""
    return on_map(state, seat, BuildingKind.GARDEN, suit)


def gardens_left(state: Woodland, seat: Seat, suit: Suit) -> int:
    """Gardens of a suit on the track."""
    return off_map(state, seat, BuildingKind.GARDEN, suit)


def has_garden(state: Woodland, seat: Seat, place: Place) -> bool:
    """Whether a garden stands there."""
    for each in state.buildings[place]:
        if each.seat == seat and each.kind is BuildingKind.GARDEN:
            return True
    return False


def garden(seat: Seat, suit: Suit) -> Building:
    """A garden."""
    return Building(seat, BuildingKind.GARDEN, suit)


def value_of(state: Woodland, seat: Seat, suit: Suit) -> int:
    """What the track of a suit scores: the rightmost uncovered space."""
    return track("cult", "score_by_gardens_of_suit_on_map")[gardens(state, seat, suit)]


def drawing_suits(state: Woodland, seat: Seat) -> int:
    """Suits whose gardens bring a card more."""
    return sum([gardens(state, seat, suit) >= DRAW_BONUS_AT for suit in CLEARING_SUITS])
