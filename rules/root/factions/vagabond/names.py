"""Names in sentences about Vagabonds."""

from rules.kernel.steps import Seat
from rules.kernel.text import Text, say
from rules.root.state import BURROW, FOREST, Building, Place, Token
from rules.root.words import Item


def seat_name(seat: Seat) -> Text:
    """A seat in a sentence."""
    return say("kernel.seat", number=seat + 1)


def place_name(place: Place) -> Text:
    """A place by its number."""
    if place >= FOREST:
        return say("root.vagabond.forest", number=place - FOREST + 1)
    return say("root.burrow") if place == BURROW else say("root.clearing", number=place)


def card_name(card: str) -> Text:
    """A card by its name."""
    return say(f"root.card.{card}")


def item_name(item: Item) -> Text:
    """An item by its name."""
    return say(f"root.item.{item}")


def character_name(character: str) -> Text:
    """A character by its name."""
    return say(f"root.character.{character}")


def quest_name(quest: str) -> Text:
    """A quest by its name."""
    return say(f"root.quest.{quest}")


def special_name(special: str) -> Text:
    """A character's special by its name."""
    return say(f"root.special.{special}")


def piece_name(building: Building | None, token: Token | None) -> Text:
    """A piece on the map: a warrior, if neither building nor token."""
    piece = building or token
    return say(f"root.vagabond.piece.{piece.kind}" if piece else "root.vagabond.piece.warrior")
