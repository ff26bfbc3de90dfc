"""The orders of Yellow Sign alone (8, 9)."""

from rules.cthulhu_wars.state import Area, Kind
from rules.kernel.steps import Action, Seat


class Raise(Action, frozen=True):
    """Choose what comes from the pool to the area that was to be desecrated."""

    kind: Kind


class Scream(Action, frozen=True):
    """The King in Yellow goes to an adjacent area with so many Undead (The Screaming Dead)."""

    target: Area
    undead: int


class SendHastur(Action, frozen=True):
    """Hastur goes to an area with a cultist (He Who is Not to be Named)."""

    target: Area


class Shriek(Action, frozen=True):
    """Byakhee are called to an area; which ones is asked next."""

    target: Area


class Zingaya(Action, frozen=True):
    """An Acolyte of an enemy in an area gives way to an Undead."""

    area: Area
    enemy: Seat


class GiveDoom(Action, frozen=True):
    """An enemy gains 3 Doom, as the action."""

    enemy: Seat


ACTIONS: tuple[type[Action], ...] = (Raise, Scream, SendHastur, Shriek, Zingaya, GiveDoom)
