"""The closed sets of the harbour."""

from enum import StrEnum

HIDDEN = ""


class Role(StrEnum):
    """The three roles; a guard may become a thief."""

    GUARD = "guard"
    THIEF = "thief"
    CHIEF = "chief"
    HIDDEN = HIDDEN


class Card(StrEnum):
    """Character cards: used once, by turning them up in a window."""

    LANTERN = "lantern"
    PURSE = "purse"
    HIDDEN = HIDDEN
