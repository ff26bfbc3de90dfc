"""Counts that every plan uses."""

from rules.kernel.steps import Seat
from rules.root.state import CLEARINGS, Place, Woodland
from rules.root.words import BuildingKind, Suit, TokenKind


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


def upto(track: tuple[int, ...], index: int) -> int:
    """A value of a track; beyond its end the last one."""
    return track[min(index, len(track) - 1)]
