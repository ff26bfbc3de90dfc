"""What the Eyrie has on board and map, and what follows from it (7.2)."""

import msgspec

from rules.kernel.steps import Seat
from rules.root.boards import EyrieBoard
from rules.root.data import leaders, track
from rules.root.enums import BuildingKind
from rules.root.factions.eyrie.naming import COLUMNS, VIZIER
from rules.root.state import CLEARINGS, Place, Woodland

BUILDER, CHARISMATIC, COMMANDER, DESPOT = "builder", "charismatic", "commander", "despot"


def board_of(state: Woodland, seat: Seat) -> EyrieBoard:
    """Its board."""
    board = state.boards[seat]
    assert isinstance(board, EyrieBoard)
    return board


def put_board(state: Woodland, seat: Seat, board: EyrieBoard) -> None:
    """Replaces it."""
    state.boards[seat] = board


def is_led_by(state: Woodland, seat: Seat, leader: str) -> bool:
    """Whether this leader rules now."""
    return board_of(state, seat).leader == leader


def roosts(state: Woodland, seat: Seat) -> tuple[Place, ...]:
    """The clearings with a roost."""
    return tuple(
        [
            place
            for place in CLEARINGS
            for each in state.buildings[place]
            if each.seat == seat and each.kind is BuildingKind.ROOST
        ]
    )


def column(state: Woodland, seat: Seat, number: int) -> tuple[str, ...]:
    """The cards of a column, the leader's vizier first."""
    board = board_of(state, seat)
    cards = board.decree[number]
    if board.leader and COLUMNS[number] in leaders()[board.leader].viziers:
        return (VIZIER, *cards)
    return cards


def tuck(state: Woodland, seat: Seat, card: str, number: int) -> None:
    """A card more in a column."""
    board = board_of(state, seat)
    first, second, third, fourth = (
        tuple(sorted((*cards, card))) if n == number else cards
        for n, cards in enumerate(board.decree)
    )
    decree = (first, second, third, fourth)
    put_board(state, seat, msgspec.structs.replace(board, decree=decree))


def face_up(state: Woodland, seat: Seat) -> list[str]:
    """The leaders that may turn up."""
    board = board_of(state, seat)
    return [each for each in leaders() if each not in (board.leader, *board.deposed)]


def evening_points(state: Woodland, seat: Seat) -> int:
    """What the roosts on the map score."""
    return track("eyrie", "vp_by_roosts_on_map")[len(roosts(state, seat))]


def draw_count(state: Woodland, seat: Seat) -> int:
    """One card, and one more at three and at six roosts on the map."""
    built = len(roosts(state, seat))
    return 1 + sum(built >= least for least in track("eyrie", "draw_bonus_at_roosts"))
