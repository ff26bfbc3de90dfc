"""The orders of the Woodland Alliance (7.3)."""

from rules.kernel.steps import Action
from rules.root.enums import Suit
from rules.root.state import Place


class Revolt(Action, frozen=True):
    """Revolt in a sympathetic clearing; `base`: the suit of the base that comes. The two supporters
    that are spent follow, a part each."""

    place: Place
    base: Suit


class SpreadSympathy(Action, frozen=True):
    """Spread sympathy to a clearing. The supporters that are spent follow, a part each."""

    place: Place


class Mobilize(Action, frozen=True):
    """Put a hand card among the supporters."""

    card: str


class Train(Action, frozen=True):
    """Spend a card matching a base: a warrior becomes an officer."""

    card: str


class AllianceRecruit(Action, frozen=True):
    """Place a warrior in a clearing with a base."""

    place: Place


class Organize(Action, frozen=True):
    """Replace a warrior in an unsympathetic clearing by sympathy."""

    place: Place


class GiveCard(Action, frozen=True):
    """Outrage: give this card to the supporters."""

    card: str


ACTIONS: tuple[type[Action], ...] = (
    Revolt,
    SpreadSympathy,
    Mobilize,
    Train,
    AllianceRecruit,
    Organize,
    GiveCard,
)
