"""The orders of the Lizard Cult (7.5). Crusades are the general orders Move and Fight."""

from rules.kernel.steps import Action, Seat
from rules.root.enums import Suit
from rules.root.state import NOWHERE, Building, Place


class Convert(Action, frozen=True):
    """Conspiracy: a warrior of this owner is replaced by a Cult warrior."""

    place: Place
    owner: Seat


class Sanctify(Action, frozen=True):
    """Conspiracy: this building is replaced by a garden of a suit."""

    place: Place
    building: Building
    suit: Suit


class PlantGarden(Action, frozen=True):
    """Ritual Build: reveal a card, place a garden."""

    card: str
    place: Place
    suit: Suit


class CallFollower(Action, frozen=True):
    """Ritual Recruit: reveal a card, place a warrior."""

    card: str
    place: Place


class ScoreGardens(Action, frozen=True):
    """Ritual Score: reveal a card and spend it for the gardens of its suit."""

    card: str


class Sacrifice(Action, frozen=True):
    """Ritual Sacrifice: reveal a bird, a warrior joins the acolytes; `place`: where it comes from
    where the supply does not give it (`cult_sacrifice_source`)."""

    card: str
    place: Place = NOWHERE


ACTIONS: tuple[type[Action], ...] = (
    Convert,
    Sanctify,
    PlantGarden,
    CallFollower,
    ScoreGardens,
    Sacrifice,
)
