"""The desecration tokens of Yellow Sign (2, 8)."""

from rules.cthulhu_wars.boards import YellowSignBoard
from rules.cthulhu_wars.data import number
from rules.cthulhu_wars.state import Area, Earth
from rules.kernel.steps import Seat


def desecrated(state: Earth, seat: Seat) -> tuple[Area, ...]:
    """The areas with a token."""
    board = state.boards[seat]
    assert isinstance(board, YellowSignBoard)
    return board.tokens


def all_desecrated(state: Earth) -> tuple[Area, ...]:
    """The areas with a token, whoever looks at them."""
    boards = [board for board in state.boards if isinstance(board, YellowSignBoard)]
    return tuple(area for board in boards for area in board.tokens)


def at_hand(state: Earth, seat: Seat) -> int:
    """How many tokens are not on the map."""
    return number("limits", "desecration_tokens") - len(desecrated(state, seat))


def lay_token(state: Earth, seat: Seat, area: Area) -> None:
    """A token comes to an area, for good."""
    tokens = desecrated(state, seat)
    assert area not in tokens, f"area {area} has a token"
    state.boards[seat] = YellowSignBoard(tokens=tuple(sorted((*tokens, area))))
