"""Small words that all questions share: seats in a sentence, reasons, cards under cover."""

from rules.feed_the_kraken.enums import Faction, NavCard
from rules.feed_the_kraken.names import who as who
from rules.feed_the_kraken.state import NOBODY, Kraken
from rules.kernel.luck import Order, draw, stirred
from rules.kernel.steps import Seat, Target, TargetKind
from rules.kernel.text import Text, say

LOOK_DWELL = 4.0
"""Seconds for which a private look stays at least: the same whatever is seen (12)."""

SUPPLY = NOBODY
"""The general supply as source or target of guns in events."""


def whom(seats: tuple[Seat, ...]) -> tuple[Text, ...]:
    """Some seats in a sentence."""
    return tuple([who(seat) for seat in seats])


def fan(state: Kraken, seat: Seat, hand: tuple[NavCard, ...]) -> tuple[NavCard, ...]:
    """A hand as it lies before its holder.

    Whoever looks on sees which place is chosen, covered as it is: in a sorted hand that would tell
    which cards the other places cannot hold. The order stays while the hand does, and is its
    holder's alone.
    """
    moment = state.round * len(state.crew) + len(state.jumped)
    faction = list(Faction).index(state.dealt[seat])
    _, order = draw(stirred(moment, seat * len(Faction) + faction), Order(len(hand)))
    assert isinstance(order, tuple)
    return tuple([hand[i] for i in order])


def place_in_hand(lying: tuple[NavCard, ...], card: NavCard, copy: int) -> int:
    """Where a card lies in a fanned hand, counted from 0."""
    places = [place for place, each in enumerate(lying) if each is card]
    return places[copy]


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
