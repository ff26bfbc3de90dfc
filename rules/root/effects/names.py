"""Names in sentences about effects."""

from rules.kernel.steps import Seat
from rules.kernel.text import Text, say
from rules.root.state import BURROW, Place


def who(seat: Seat) -> Text:
    """A seat in a sentence."""
    return say("kernel.seat", number=seat + 1)


def card_name(card: str) -> Text:
    """A card by its name."""
    return say(f"root.card.{card}")


def place_name(place: Place) -> Text:
    """A place by its name."""
    return say("root.burrow") if place == BURROW else say("root.clearing", number=place)


def landmark_name(landmark: str) -> Text:
    """A landmark by its name."""
    return say(f"root.landmark.{landmark}")


def faction_name(faction: str) -> Text:
    """A faction by its name."""
    return say(f"root.faction.{faction}")
