"""What the Underground Duchy has: read from the map and its board (7.7)."""

from functools import cache

import msgspec

from rules.kernel.steps import Seat
from rules.root.boards import RANKS, DuchyBoard
from rules.root.data import Minister, ministers, pieces, read
from rules.root.enums import BuildingKind, Faction, Rank, TokenKind
from rules.root.state import CLEARINGS, Place, Woodland
from rules.root.woodland.placing import on_map


class Tracks(msgspec.Struct, frozen=True):
    """The numbers printed on the board."""

    birdsong_warriors_by_citadels: tuple[int, ...]
    dig_max_warriors: int


@cache
def tracks() -> Tracks:
    """The numbers printed on the board."""
    raw = msgspec.convert(read("factions")["duchy"], dict[str, object])
    return msgspec.convert(raw["tracks"], Tracks)


KINDS = (BuildingKind.CITADEL, BuildingKind.MARKET)


def board_of(state: Woodland, seat: Seat) -> DuchyBoard:
    """The Duchy's board."""
    board = state.boards[seat]
    assert isinstance(board, DuchyBoard)
    return board


def built(state: Woodland, seat: Seat, kind: BuildingKind) -> int:
    """How many citadels or markets stand on the map."""
    return on_map(state, seat, kind)


def is_left(state: Woodland, seat: Seat, kind: BuildingKind) -> bool:
    """Whether one of this kind is left to build."""
    return built(state, seat, kind) < pieces()[Faction.DUCHY].buildings[kind]


def has_tunnel(state: Woodland, seat: Seat, place: Place) -> bool:
    """Whether a tunnel leads from the Burrow to this clearing."""
    for token in state.tokens[place]:
        if token.kind is TokenKind.TUNNEL and token.seat == seat:
            return True
    return False


def tunnels(state: Woodland, seat: Seat) -> list[Place]:
    """The clearings with a tunnel."""
    return [place for place in CLEARINGS if has_tunnel(state, seat, place)]


def all_tunnels_are_out(state: Woodland, seat: Seat) -> bool:
    """Whether the next tunnel must be taken from the map."""
    return len(tunnels(state, seat)) >= pieces()[Faction.DUCHY].tokens[TokenKind.TUNNEL]


def recruits(state: Woodland, seat: Seat) -> int:
    """Warriors that come to the Burrow in Birdsong, by citadels; no more than there are."""
    by_citadels = tracks().birdsong_warriors_by_citadels
    return min(state.supply[seat], by_citadels[built(state, seat, BuildingKind.CITADEL)])


@cache
def rank_of(minister: str) -> Rank:
    """A minister's rank."""
    return ministers()[minister].rank


def crowns_left(state: Woodland, seat: Seat, rank: Rank) -> int:
    """Crowns of a rank that are still on the board."""
    return board_of(state, seat).crowns[RANKS.index(rank)]


def in_order(names: set[str]) -> tuple[str, ...]:
    """Ministers in the order of the board."""
    return tuple(name for name in ministers() if name in names)


def unswayed(state: Woodland, seat: Seat) -> list[Minister]:
    """Ministers without a crown."""
    swayed = board_of(state, seat).swayed
    return [each for each in ministers().values() if each.id not in swayed]


def highest_swayed(state: Woodland, seat: Seat) -> tuple[str, ...]:
    """The swayed ministers of the highest rank that is present."""
    swayed = board_of(state, seat).swayed
    for rank in reversed(RANKS):
        found = tuple(name for name in swayed if rank_of(name) is rank)
        if found:
            return found
    return ()


def crowned(state: Woodland, seat: Seat, minister: str) -> DuchyBoard:
    """The board when a crown of its rank has gone to this minister."""
    board = board_of(state, seat)
    rank = RANKS.index(rank_of(minister))
    squire, noble, lord = (count - (index == rank) for index, count in enumerate(board.crowns))
    return DuchyBoard(swayed=in_order({*board.swayed, minister}), crowns=(squire, noble, lord))
