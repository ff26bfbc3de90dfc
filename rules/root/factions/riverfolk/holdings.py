"""What the Riverfolk Company has: funds by owner, spaces of the tracks, trade posts (7.6)."""

from enum import StrEnum
from functools import cache

import msgspec

from rules.kernel.steps import Seat
from rules.root.boards import Commitment, RiverfolkBoard
from rules.root.data import maps, read
from rules.root.enums import CLEARING_SUITS, Suit, TokenKind
from rules.root.state import CLEARINGS, Place, Token, Woodland, all_seats
from rules.root.woodland.placing import can_place

POSTS = 3
"""Trade posts of a suit."""
POST_COST = 2
"""Funds of the ruler for a trade post."""


class Service(StrEnum):
    """The three services, in the order of their prices."""

    HAND_CARD = "hand_card"
    RIVERBOATS = "riverboats"
    MERCENARIES = "mercenaries"


SERVICES = tuple(Service)


class Tracks(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers printed on the board."""

    trade_post_vp: tuple[int, ...]
    service_prices: tuple[int, ...]
    start_warriors_on_river: int
    start_payments: int
    protectionism_payments: int
    dividend_funds_per_vp: int


@cache
def tracks() -> Tracks:
    """Read once."""
    raw = msgspec.convert(read("factions")["riverfolk"], dict[str, object])
    return msgspec.convert(raw["tracks"], Tracks)


def board_of(state: Woodland, seat: Seat) -> RiverfolkBoard:
    """The board."""
    board = state.boards[seat]
    assert isinstance(board, RiverfolkBoard)
    return board


def change(state: Woodland, seat: Seat, **facts: object) -> None:
    """Replaces facts of the board."""
    state.boards[seat] = msgspec.structs.replace(board_of(state, seat), **facts)


def plus(counts: tuple[int, ...], owner: Seat, number: int) -> tuple[int, ...]:
    """Counts by owner with so many more of one."""
    return tuple([count + number if n == owner else count for n, count in enumerate(counts)])


# ---------------------------------------------------------------- funds
def funds(state: Woodland, seat: Seat) -> int:
    """How many warriors are in the Funds box."""
    return sum(board_of(state, seat).funds)


def owners(counts: tuple[int, ...]) -> list[Seat]:
    """Whose warriors are among them."""
    return [Seat(n) for n, count in enumerate(counts) if count]


def on_board(state: Woodland, seat: Seat) -> tuple[int, ...]:
    """All warriors on the board, by owner."""
    board = board_of(state, seat)
    counts = [sum(box) for box in zip(board.funds, board.payments, board.committed, strict=True)]
    for each in board.spaces:
        counts[each.owner] += 1
    return tuple(counts)


# ---------------------------------------------------------------- spaces and posts
def index_of(suit: Suit) -> int:
    """The place of a suit on the board: fox, rabbit, mouse."""
    return CLEARING_SUITS.index(suit)


def posts_left(state: Woodland, seat: Seat, suit: Suit) -> int:
    """Trade posts of a suit that are still on the track."""
    return board_of(state, seat).posts[index_of(suit)]


def without_post(posts: tuple[int, int, int], suit: Suit) -> tuple[int, ...]:
    """The tracks with one post of a suit less."""
    at = index_of(suit)
    return tuple(count - (n == at) for n, count in enumerate(posts))


def uncovered(board: RiverfolkBoard, suit: Suit) -> int:
    """Uncovered spaces of a track: they stay so when the post is destroyed."""
    return POSTS - board.posts[index_of(suit)]


def free_spaces(state: Woodland, seat: Seat) -> tuple[Suit, ...]:
    """The suits of uncovered spaces without a fund on them, sorted."""
    board = board_of(state, seat)
    found: list[Suit] = []
    for suit in CLEARING_SUITS:
        taken = sum([each.suit is suit for each in board.spaces])
        found += [suit] * (uncovered(board, suit) - taken)
    return tuple(sorted(found))


def on_spaces(
    spaces: tuple[Commitment, ...], suits: tuple[Suit, ...], payers: list[Seat]
) -> tuple[Commitment, ...]:
    """The spaces with funds of these owners on these suits more."""
    new = [Commitment(suit, owner) for suit, owner in zip(suits, payers, strict=True)]
    return tuple(sorted((*spaces, *new)))


def post_at(state: Woodland, place: Place) -> Token | None:
    """The trade post in a clearing, or None."""
    for token in state.tokens[place]:
        if token.kind is TokenKind.TRADE_POST:
            return token
    return None


def post_places(state: Woodland, seat: Seat) -> list[Place]:
    """The clearings with a trade post of this seat."""
    found = []
    for place in CLEARINGS:
        post = post_at(state, place)
        if post is not None and post.seat == seat:
            found.append(place)
    return found


@cache
def _on_river(map_id: str) -> tuple[Place, ...]:
    return tuple(each.id for each in maps()[map_id].clearings if each.on_river)


def river_places(state: Woodland, seat: Seat) -> list[Place]:
    """The clearings on the river where it may place."""
    return [place for place in _on_river(state.variant.map) if can_place(state, seat, place)]


def nothing(state: Woodland) -> tuple[int, ...]:
    """No warrior of anybody."""
    return (0,) * len(all_seats(state))
