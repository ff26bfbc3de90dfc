"""The Riverfolk Company on a scene: funds by owner, posts, prices."""

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.root.boards import Commitment
from rules.root.enums import CLEARING_SUITS, Cause, Suit, TokenKind
from rules.root.factions.riverfolk.daylight import OpenDaylight
from rules.root.factions.riverfolk.holdings import board_of, change
from rules.root.state import Place, Token, Woodland
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove
from tests.rules.root.driving import hold, lay
from tests.rules.root.factions.congregation import play
from tests.rules.root.scenes import scene

OTTERS, CATS, BIRDS = Seat(0), Seat(1), Seat(2)
FOX, RABBIT, MOUSE = Suit.FOX, Suit.RABBIT, Suit.MOUSE
RIVER = (4, 5, 7, 10, 11)
"""The clearings of the Autumn map on the river."""


def trading(*others: str, funds: tuple[int, ...] = (), **options: str) -> Woodland:
    """The Company's Daylight on an empty map; funds come from the supplies of their owners."""
    state = scene(("riverfolk", *(others or ("marquise", "eyrie"))), options=options)
    box(state, "funds", *funds)
    return state


def box(state: Woodland, name: str, *counts: int) -> None:
    """Warriors by seat of their owner lie in a box of the board."""
    held = [0] * len(state.factions)
    for owner, count in enumerate(counts):
        held[owner] = count
        state.supply[owner] -= count
    change(state, OTTERS, **{name: tuple(held)})


def post(state: Woodland, place: Place, suit: Suit = Suit.NONE) -> Token:
    """A trade post stands there, off its track."""
    new = Token(OTTERS, TokenKind.TRADE_POST, suit or state.suits[place])
    lay(state, place, new)
    uncover(state, new.suit)
    return new


def uncover(state: Woodland, *suits: Suit) -> None:
    """Posts of these suits have left their tracks."""
    posts = list(board_of(state, OTTERS).posts)
    for suit in suits:
        posts[CLEARING_SUITS.index(suit)] -= 1
    change(state, OTTERS, posts=tuple(posts))


def boxes(state: Woodland) -> dict[str, tuple[int, ...]]:
    """What lies where, by owner; boxes without warriors are left out."""
    board = board_of(state, OTTERS)
    named = {"funds": board.funds, "payments": board.payments, "committed": board.committed}
    return {name: counts for name, counts in named.items() if any(counts)}


def spaces(state: Woodland) -> list[tuple[Suit, Seat]]:
    """Funds on the tracks: suit and owner."""
    return [(each.suit, each.owner) for each in board_of(state, OTTERS).spaces]


def on_track(suit: Suit, owner: Seat) -> Commitment:
    """A fund on a track."""
    return Commitment(suit, owner)


def day(state: Woodland, *cards: str) -> Woodland:
    """Asks for orders with these cards in hand."""
    hold(state, 0, *cards)
    play(state, OpenDaylight(OTTERS))
    return state


def lose_post(state: Woodland, place: int) -> None:
    """An enemy removes the post there."""
    gone = tuple(each for each in state.tokens[place] if each.kind is TokenKind.TRADE_POST)
    table = StepContext()
    removal = Removal(owner=OTTERS, by=CATS, place=place, cause=Cause.FAVOR, tokens=gone)
    remove(state, table, removal)
    play(state, *table.pending)
