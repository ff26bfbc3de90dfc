"""Names in sentences about Vagabonds, besides the general ones."""

from rules.kernel.text import Text, say
from rules.root.names import (
    building_name,
    card_name,
    item_name,
    place_name,
    seat_name,
    token_name,
)
from rules.root.state import Building, Token

__all__ = [
    "card_name",
    "character_name",
    "item_name",
    "piece_name",
    "place_name",
    "quest_name",
    "seat_name",
    "special_name",
]


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
    if building is not None:
        return building_name(building)
    return token_name(token) if token is not None else say("root.vagabond.warrior")
