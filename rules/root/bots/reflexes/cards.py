"""What a card in hand is worth to whom holds it, in points."""

from functools import cache

from rules.kernel.steps import Seat
from rules.root.bots.factions import planner_of
from rules.root.data import cards
from rules.root.enums import CardKind, Suit
from rules.root.state import Woodland

KINDS = {
    CardKind.AMBUSH: 0.75,
    CardKind.DOMINANCE: 0.25,
}
UNKNOWN = 0.45
BIRD = 0.3
PER_POINT = 0.22
EFFECT = 0.35


@cache
def plain_value(card: str) -> float:
    """What a card is worth to anybody: its points, its effect, and that birds fit everything."""
    kind = cards().get(card)
    if kind is None:
        return UNKNOWN
    value = KINDS.get(kind.kind, 0.25)
    value += PER_POINT * kind.vp + (EFFECT if kind.effect and not kind.item else 0.0)
    return value + (BIRD if kind.suit is Suit.BIRD else 0.0)


def card_value(state: Woodland, seat: Seat, card: str) -> float:
    """The same, as its holder's plan sees it."""
    return plain_value(card) + planner_of(state, seat).card_worth(state, seat, card)


def least_useful(state: Woodland, seat: Seat, found: list[str]) -> str:
    """The card that is missed least; the first of equals."""
    return min(found, key=lambda card: card_value(state, seat, card))


def most_useful(state: Woodland, seat: Seat, found: list[str]) -> str:
    """The card that is wanted most; the first of equals."""
    return max(found, key=lambda card: card_value(state, seat, card))
