"""The closed sets and the map of Raid."""

from enum import StrEnum

from rules.kernel.steps import Seat
from rules.kernel.text import Text, say


class Suit(StrEnum):
    """What grows around a place; an ambush works only in its own suit."""

    FOX = "fox"
    HARE = "hare"


class Card(StrEnum):
    """The cards; HIDDEN stands for one that the viewer does not see."""

    AMBUSH_FOX = "ambush_fox"
    AMBUSH_HARE = "ambush_hare"
    BANNER = "banner"
    PACT = "pact"
    HOSPITAL = "hospital"
    HIDDEN = ""


SUITS = (Suit.FOX, Suit.HARE, Suit.FOX, Suit.HARE, Suit.FOX)
"""One for each place: four homes in a ring, and the middle."""
MIDDLE = 4
PLACES = range(5)
NEIGHBOURS = ((1, 3, 4), (0, 2, 4), (1, 3, 4), (0, 2, 4), (0, 1, 2, 3))

AMBUSHES = {Suit.FOX: Card.AMBUSH_FOX, Suit.HARE: Card.AMBUSH_HARE}
COSTS = {Card.BANNER: 1, Card.PACT: 1, Card.HOSPITAL: 2}
"""Cards that stay in play, and how many others must be given for them."""
DECK = tuple(card for card in Card if card) * 5


def who(seat: Seat) -> Text:
    """A seat in a sentence."""
    return say("kernel.seat", number=seat + 1)


def place_name(place: int) -> Text:
    """A place in a sentence."""
    return say(f"raid.place_{place}")


def card_name(card: Card) -> Text:
    """A card in a sentence."""
    return say(f"raid.card_{card or 'hidden'}")
