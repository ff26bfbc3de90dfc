"""The orders that only a Vagabond gives (7.4)."""

from rules.kernel.steps import Action, Seat
from rules.root.enums import Item
from rules.root.state import NOBODY, Building, Place, Token


class TakeCharacter(Action, frozen=True):
    """Be this character."""

    character: str


class Explore(Action, frozen=True):
    """Look under the ruin in the pawn's clearing, for a torch."""


class TakeFromRuin(Action, frozen=True):
    """Take this item from under the ruin."""

    item: Item


class Aid(Action, frozen=True):
    """Give a card to a player, for any item."""

    seat: Seat
    card: str


class CompleteQuest(Action, frozen=True):
    """Complete an open quest: for points, or to draw two cards.

    `stand_in`: a ready item that counts as `missing` (Improvise), else HIDDEN.
    """

    quest: str
    draw: bool
    stand_in: Item = Item.HIDDEN
    missing: Item = Item.HIDDEN


class Strike(Action, frozen=True):
    """Remove a piece of an enemy, for a crossbow: a warrior, if neither building nor token."""

    seat: Seat
    building: Building | None = None
    token: Token | None = None


class Repair(Action, frozen=True):
    """Repair a damaged item, for a hammer."""

    item: Item
    exhausted: bool = False


class Steal(Action, frozen=True):
    """Take a random card from a player, for a torch (Thief)."""

    seat: Seat


class DayLabor(Action, frozen=True):
    """Take a card from the discard pile, for a torch (Tinker)."""

    card: str


class HideOut(Action, frozen=True):
    """Repair three items and end Daylight, for a torch (Ranger)."""


class Instigate(Action, frozen=True):
    """Force a player to battle another one, for a torch (Vagrant)."""

    attacker: Seat
    defender: Seat
    allied: Seat = NOBODY


class ScorchEarth(Action, frozen=True):
    """Leave a torch in the clearing for good and burn it down (Scoundrel)."""


class Glide(Action, frozen=True):
    """Move the pawn alone to any clearing, for a torch (Harrier)."""

    place: Place


class Enlist(Action, frozen=True):
    """Call the Vagabond in the clearing to one's defence (Arbiter)."""

    seat: Seat


ACTIONS = (
    TakeCharacter,
    Explore,
    TakeFromRuin,
    Aid,
    CompleteQuest,
    Strike,
    Repair,
    Steal,
    DayLabor,
    HideOut,
    Instigate,
    ScorchEarth,
    Glide,
    Enlist,
)
