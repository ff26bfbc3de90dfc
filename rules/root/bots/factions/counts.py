"""Counts that every plan uses."""

from collections.abc import Sequence

from rules.kernel.steps import Seat
from rules.root.actions import Move
from rules.root.enums import BuildingKind, Suit, TokenKind
from rules.root.state import CLEARINGS, Place, Woodland
from rules.root.woodland.geography import open_slots
from rules.root.woodland.ruling import strengths


def buildings(state: Woodland, seat: Seat, kind: BuildingKind, suit: Suit = Suit.NONE) -> int:
    """Buildings of a kind (and suit) on the map."""
    count = 0
    for place in CLEARINGS:
        for each in state.buildings[place]:
            if each.seat == seat and each.kind is kind and suit in (Suit.NONE, each.suit):
                count += 1
    return count


def tokens(state: Woodland, seat: Seat, kind: TokenKind) -> int:
    """Tokens of a kind on the map."""
    count = 0
    for place in CLEARINGS:
        for each in state.tokens[place]:
            if each.seat == seat and each.kind is kind:
                count += 1
    return count


def places_of(state: Woodland, seat: Seat, kind: TokenKind) -> list[Place]:
    """Clearings with a token of a kind."""
    return [
        place
        for place in CLEARINGS
        if any(each.seat == seat and each.kind is kind for each in state.tokens[place])
    ]


def upto(track: Sequence[float], index: int) -> float:
    """A value of a track; beyond its end the last one."""
    return track[min(index, len(track) - 1)]


def lead_at(state: Woodland, seat: Seat, place: Place, more: int = 0) -> int:
    """By how much a seat is stronger there than the strongest other one, with `more` warriors."""
    counts = strengths(state, place)
    own = counts[seat]
    counts[seat] = 0
    return own + more - max(counts)


def ruled_firmly(state: Woodland, seat: Seat, mine: list[Place]) -> int:
    """How many of the clearings it rules it would not lose by a hit or two."""
    return sum([lead_at(state, seat, place) > 1 for place in mine])


def taking(state: Woodland, seat: Seat, move: Move) -> float:
    """What a move changes: rule over open slots won, and lost where it leaves."""
    if move.target not in CLEARINGS or move.source not in CLEARINGS:
        return 0.0
    value = 0.0
    before = lead_at(state, seat, move.target)
    after = before + move.warriors
    if before <= 0 < after:
        value += 0.6 + 0.5 * open_slots(state, move.target)
    elif before <= 1 < after:
        value += 0.3
    old = lead_at(state, seat, move.source)
    left = old - move.warriors
    if left <= 0 < old:
        standing = sum([each.seat == seat for each in state.buildings[move.source]])
        value -= 0.5 + 0.5 * open_slots(state, move.source) + 0.7 * standing
    return value


def stands(state: Woodland, seat: Seat, place: Place) -> bool:
    """Whether a building of this seat stands there."""
    return any(each.seat == seat for each in state.buildings[place])
