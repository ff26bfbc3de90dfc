"""What the Alliance has: supporters, officers, sympathy, bases (7.3)."""

import msgspec

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.root.boards import AllianceBoard
from rules.root.cards.piles import fits_any, lay_down, without
from rules.root.enums import CLEARING_SUITS, BuildingKind, Suit, TokenKind
from rules.root.factions.alliance.events import OfficersChanged, SupporterAdded, SupporterSpent
from rules.root.state import CLEARINGS, Place, Woodland
from rules.root.woodland.geography import suits_at
from rules.root.woodland.placing import on_map, to_supply

LIMIT_WITHOUT_BASE = 5


def board_of(state: Woodland, seat: Seat) -> AllianceBoard:
    """The board of an Alliance."""
    board = state.boards[seat]
    assert isinstance(board, AllianceBoard)
    return board


# -------------------------------------------------------------------- the map
def is_sympathetic(state: Woodland, seat: Seat, place: Place) -> bool:
    """Whether a sympathy token of this seat lies there."""
    for token in state.tokens[place]:
        if token.seat == seat and token.kind is TokenKind.SYMPATHY:
            return True
    return False


def sympathetic(state: Woodland, seat: Seat) -> list[Place]:
    """The sympathetic clearings."""
    lying = state.tokens
    return [place for place in CLEARINGS if lying[place] and is_sympathetic(state, seat, place)]


def sympathy_out(state: Woodland, seat: Seat) -> int:
    """How many tokens are on the map."""
    return on_map(state, seat, TokenKind.SYMPATHY)


def bases(state: Woodland, seat: Seat) -> list[tuple[Place, Suit]]:
    """Clearings with a base, and the suit of the base."""
    return [
        (place, building.suit)
        for place in CLEARINGS
        for building in state.buildings[place]
        if building.seat == seat and building.kind is BuildingKind.BASE
    ]


def unbuilt(state: Woodland, seat: Seat) -> list[Suit]:
    """Suits whose base is not on the map."""
    built = [suit for _, suit in bases(state, seat)]
    return [suit for suit in CLEARING_SUITS if suit not in built]


def has_base(state: Woodland, seat: Seat, place: Place) -> bool:
    """Whether a base stands there."""
    for building in state.buildings[place]:
        if building.seat == seat and building.kind is BuildingKind.BASE:
            return True
    return False


def base_suits(state: Woodland, seat: Seat) -> list[Suit]:
    """The suits of clearings with bases."""
    found = [suit for place, _ in bases(state, seat) for suit in suits_at(state, place)]
    return list(dict.fromkeys(found))


# -------------------------------------------------------------------- supporters
def limit(state: Woodland, seat: Seat) -> int | None:
    """Without a base on the map at most five supporters; else any number."""
    return None if bases(state, seat) else LIMIT_WITHOUT_BASE


def add_supporter(
    state: Woodland, context: StepContext, seat: Seat, card: str, giver: Seat
) -> None:
    """A card joins the supporters; one that does not fit is discarded. Whether the Alliance learns
    a card by it, its caller knows."""
    most = limit(state, seat)
    if most is not None and len(state.supporters[seat]) >= most:
        context.emit(SupporterSpent(seat, card, is_lost=True))
        lay_down(state, context, (card,))
        return
    state.supporters[seat] = tuple(sorted((*state.supporters[seat], card)))
    context.emit(SupporterAdded(seat, card, giver))


def spend_supporters(
    state: Woodland, context: StepContext, seat: Seat, cards: tuple[str, ...], is_lost: bool = False
) -> None:
    """Supporters go to the pile."""
    for card in cards:
        state.supporters[seat] = without(state.supporters[seat], card)
        context.emit(SupporterSpent(seat, card, is_lost))
    lay_down(state, context, cards)


def can_pay(state: Woodland, seat: Seat, place: Place, count: int) -> bool:
    """Whether so many supporters match a clearing, birds being wild (3.4)."""
    held = state.supporters[seat]
    if len(held) < count:
        return False
    suits = suits_at(state, place)
    return sum([fits_any(card, suits) for card in held]) >= count


# -------------------------------------------------------------------- officers
def add_officer(state: Woodland, context: StepContext, seat: Seat) -> bool:
    """A warrior of the supply becomes an officer; False where none is left."""
    if not state.supply[seat]:
        return False
    state.supply[seat] -= 1
    change_officers(state, context, seat, 1)
    return True


def change_officers(state: Woodland, context: StepContext, seat: Seat, by: int) -> None:
    """More or fewer officers; lost ones go to the supply."""
    board = board_of(state, seat)
    state.boards[seat] = msgspec.structs.replace(board, officers=board.officers + by)
    if by < 0:
        to_supply(state, context, seat, -by)
    if by:
        context.emit(OfficersChanged(seat, by))
