"""Spaces (3): which there are, who may stand where and why not, what it costs to stand there."""

from collections.abc import Iterator
from functools import lru_cache

from rules.kernel.steps import Seat
from rules.kernel.text import Text, say
from rules.kinfire_council.data import NUMBERED, TAX_OF, general
from rules.kinfire_council.describe import space_name, who
from rules.kinfire_council.enums import Flag, Payment, Resource
from rules.kinfire_council.goods import held
from rules.kinfire_council.pieces import distinct, flags_of
from rules.kinfire_council.printed.library import ItemSet, item_set
from rules.kinfire_council.printed.triggers import params
from rules.kinfire_council.state import NOBODY, SEEKER, Council, Space

NUMBERS: tuple[Space, ...] = tuple(str(number) for number in range(1, NUMBERED + 1))
"""The numbered spaces."""
THREAT_HEX: dict[Space, int] = {
    each.id: each.slot - 1 for each in general().seeker_space if each.use == "repel"
}
"""The slot of each threat's hex."""
SITE_HEX: Space = next(each.id for each in general().seeker_space if each.use == "site")
HEXES: tuple[Space, ...] = (*THREAT_HEX, SITE_HEX)


# -------------------------------------------------------------------- what there is
def all_spaces(state: Council) -> tuple[Space, ...]:
    """Every space of the table."""
    return _all_spaces(item_set(state))


@lru_cache(maxsize=64)
def _all_spaces(items: ItemSet) -> tuple[Space, ...]:
    content = items.content
    opens = tuple(each.id for each in content.open_spaces)
    return (*NUMBERS, *opens, content.dealer.id, *HEXES)


@lru_cache(maxsize=64)
def _tiers(items: ItemSet) -> tuple[tuple[Space, int], ...]:
    """The city's spaces that hold only so many, with their tier; the dealer is of none."""
    numbered = tuple((space, items.tier_of[int(space)]) for space in NUMBERS)
    return (*numbered, (items.content.dealer.id, 0))


def is_numbered(space: Space) -> bool:
    """Whether a space has a number."""
    return space.isdigit()


def is_open_space(state: Council, space: Space) -> bool:
    """Whether a space takes any number of pieces."""
    return space in item_set(state).open_spaces


def neighbours(state: Council, space: Space) -> tuple[int, ...]:
    """The numbers of the adjacent spaces; only numbered spaces have any (3)."""
    return item_set(state).neighbours[int(space)] if space.isdigit() else ()


def capacity(state: Council, space: Space) -> int:
    """How many pieces a space holds (3): the Black Market two, unless an option doubles its trades
    instead."""
    dealer = item_set(state).content.dealer
    if space != dealer.id:
        return 1
    is_market = dealer.linked_district in state.upgraded
    has_room = is_market and not state.variant.is_market_double
    return dealer.capacity_upgraded if has_room else dealer.capacity_base


def occupants(state: Council, space: Space) -> tuple[tuple[Seat, int], ...]:
    """The pieces that stand on a space: (seat, number)."""
    return tuple(
        (Seat(seat), number)
        for seat, sheet in enumerate(state.sheets)
        for number, piece in enumerate(sheet.pieces)
        if piece.space == space
    )


def _filled(state: Council) -> dict[Space, int]:
    """How many pieces stand on each space where any do; a cultist fills its space, too."""
    found = {NUMBERS[number - 1]: 1 for number in state.city}
    for sheet in state.sheets:
        for piece in sheet.pieces:
            if piece.space:
                found[piece.space] = found.get(piece.space, 0) + 1
    return found


# -------------------------------------------------------------------- tax
def turn_discount(state: Council, seat: Seat, kind: Payment) -> int:
    """How much less the next payment of a kind costs in this turn (5)."""
    turn = state.turn
    if turn is None or turn.seat != seat or not turn.discounts:
        return 0
    return sum(each.n for each in turn.discounts if each.kind is kind)


NO_FEES = (0,) * (len(TAX_OF) + 1)


def taxes(state: Council, seat: Seat) -> tuple[int, ...]:
    """What each tier costs a player now, from tier 1; [0] is for spaces that are free."""
    less = turn_discount(state, seat, Payment.TAX)
    now = params(state, seat)
    return (0, *[max(now[name] - less, 0) for name in TAX_OF])


def tax(state: Council, seat: Seat, piece: int, space: Space) -> int:
    """What a placement costs: by the tier; nothing on spaces without number, nothing for an Envoy
    (3, 7)."""
    if not space.isdigit():
        return 0
    return fees(state, seat, piece)[item_set(state).tier_of[int(space)]]


def fees(state: Council, seat: Seat, piece: int) -> tuple[int, ...]:
    """What each tier costs a player with a certain piece, as `taxes`: an Envoy pays nothing (7)."""
    return NO_FEES if Flag.NO_TAX in flags_of(state, seat, piece) else taxes(state, seat)


def purse(state: Council, seat: Seat) -> int:
    """How much tax a player could pay: coins, and magic in their place (5)."""
    return held(state, seat, Resource.COIN) + held(state, seat, Resource.MAGIC)


# -------------------------------------------------------------------- who may stand where
def openings(state: Council, seat: Seat) -> Iterator[tuple[int, Space]]:
    """All placements that are open now: piece (alike chits once) and space (3, 4)."""
    filled, fees, money = _filled(state), taxes(state, seat), purse(state, seat)
    opens = item_set(state).open_spaces
    for piece in distinct(state, seat):
        flags = flags_of(state, seat, piece)
        purse_now = 99 if Flag.NO_TAX in flags else money
        for space in _city(state, filled, fees, purse_now, Flag.SHARE_SPACE in flags):
            yield piece, space
        for space in opens:
            yield piece, space
        if piece == SEEKER:
            for space in HEXES:
                if _why_no_hex(state, space) is None and (
                    Flag.SHARE_SPACE in flags or space not in filled
                ):
                    yield piece, space


def _city(
    state: Council, filled: dict[Space, int], fees: tuple[int, ...], money: int, shares: bool
) -> Iterator[Space]:
    """The numbered spaces and the dealer that take a piece with so much money."""
    rubble = state.rubble
    for space, tier in _tiers(item_set(state)):
        if fees[tier] > money or (tier and rubble and int(space) in rubble):
            continue
        if shares or space not in filled or filled[space] < capacity(state, space):
            yield space


def admits(state: Council, seat: Seat, piece: int, space: Space) -> bool:
    """Whether a piece may be placed on a space, its tax apart (3)."""
    return _why_closed(state, seat, piece, space) is None


def why_not(state: Council, seat: Seat, piece: int, space: Space) -> Text | None:
    """Why a piece may not be placed on a space; None where it may."""
    if state.sheets[seat].pieces[piece].space:
        return say("kinfire_council.why.piece_placed")
    return _why_closed(state, seat, piece, space) or _why_too_dear(state, seat, piece, space)


def _why_closed(state: Council, seat: Seat, piece: int, space: Space) -> Text | None:
    if space in HEXES:
        if piece != SEEKER:
            return say("kinfire_council.why.seekers_only", place=space_name(state, space))
        why = _why_no_hex(state, space)
        if why is not None:
            return why
    elif is_open_space(state, space):
        return None
    elif is_numbered(space) and int(space) in state.rubble:
        return say("kinfire_council.why.rubble", place=space_name(state, space))
    if Flag.SHARE_SPACE in flags_of(state, seat, piece):
        return None
    return _why_filled(state, seat, space)


def _why_no_hex(state: Council, space: Space) -> Text | None:
    """A threat's hex needs a threat, the site's is closed by the Sea Beast (3, 9)."""
    if state.sea_beast and space == SITE_HEX:
        return say("kinfire_council.why.sea_beast")
    if space == SITE_HEX:
        return None
    if state.threats[THREAT_HEX[space]] is None:
        return say("kinfire_council.why.no_threat", place=space_name(state, space))
    return None


def _why_filled(state: Council, seat: Seat, space: Space) -> Text | None:
    """Who stands in the way."""
    place = space_name(state, space)
    if is_numbered(space) and int(space) in state.city:
        return say("kinfire_council.why.cultist", place=place)
    there = occupants(state, space)
    if len(there) < capacity(state, space):
        return None
    if all(owner == seat for owner, _ in there):
        return say("kinfire_council.why.taken_own", place=place)
    names = tuple(dict.fromkeys(who(state, owner) for owner, _ in there))
    return say("kinfire_council.why.taken", place=place, who=names)


def _why_too_dear(state: Council, seat: Seat, piece: int, space: Space) -> Text | None:
    fee, money = tax(state, seat, piece, space), purse(state, seat)
    if fee <= money:
        return None
    place = space_name(state, space)
    return say("kinfire_council.why.tax", place=place, n=fee, held=money)


def patron_of(state: Council, space: Space) -> Seat:
    """Who is paid when a rival is placed there (10)."""
    if state.patrons and space.isdigit():
        number = int(space)
        for district, seat in state.patrons:
            if district == number:
                return seat
    return NOBODY
