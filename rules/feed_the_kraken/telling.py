"""Small words that all questions share: seats in a sentence, reasons, cards under cover."""

from rules.feed_the_kraken.names import who as who
from rules.feed_the_kraken.state import NOBODY, Kraken
from rules.feed_the_kraken.words import NavCard
from rules.kernel.steps import Seat, Target, TargetKind
from rules.kernel.text import Text, say

LOOK_DWELL = 4.0
"""Seconds for which a private look stays at least: the same whatever is seen (12)."""

SUPPLY = NOBODY
"""The general supply as source or target of guns in events."""


def whom(seats: tuple[Seat, ...]) -> tuple[Text, ...]:
    """Some seats in a sentence."""
    return tuple([who(seat) for seat in seats])


def place_in_hand(hand: tuple[NavCard, ...], card: NavCard, copy: int) -> int:
    """Where a card stands in a sorted hand, counted from 0."""
    return hand.index(card) + copy


def card_target(place: int) -> Target:
    """A card held: by its place, which tells nothing."""
    return Target(TargetKind.CARD, place)


def cover(place: int) -> Text:
    """What stands on a card while the screen is not held."""
    return say("feed_the_kraken.cover.card", number=place + 1)


def button(name: str) -> tuple[Target, ...]:
    """The path to an option that is about nothing on the table."""
    return (Target(TargetKind.BUTTON, name),)


def seat_target(seat: Seat) -> tuple[Target, ...]:
    """The path to an option that is about a seat."""
    return (Target(TargetKind.SEAT, seat),)


def is_seat(state: Kraken, target: Target) -> bool:
    """Whether a target is a seat of this game."""
    return (
        target.kind is TargetKind.SEAT
        and isinstance(target.id, int)
        and 0 <= target.id < len(state.crew)
    )


def why(reason: str, **facts: str | int | Text) -> Text:
    """Why something may not be done."""
    return say(f"feed_the_kraken.why.{reason}", **facts)
