"""Orders of a turn, and answers to what an effect asks in it."""

from rules.kernel.steps import Action
from rules.kinfire_council.enums import Skill
from rules.kinfire_council.state import Space


class Place(Action, frozen=True):
    """A piece from the sheet to a space (4)."""

    piece: int
    space: Space


class EndTurn(Action, frozen=True):
    """The turn is over."""


class OpenHand(Action, frozen=True):
    """A research card is to be played: the hand is looked at (12)."""


class PlayCard(Action, frozen=True):
    """Plays a research card (12)."""

    card: str


class MeetNeed(Action, frozen=True):
    """Meets the need of a row (8)."""

    row: int


class SendShipment(Action, frozen=True):
    """Sends a shipment from a row of the site (8)."""

    row: int


class UseLocation(Action, frozen=True):
    """Uses a location of the space stood on; a hex has one (3, 5)."""

    index: int


class UseAgain(Action, frozen=True):
    """Once more (5: `times`)."""


class SeizeCultist(Action, frozen=True):
    """Arrests a cultist in the city (6)."""

    number: int


class ClearRubble(Action, frozen=True):
    """Clears the Rubble of a space (9)."""

    number: int


class UpgradeDistrict(Action, frozen=True):
    """Turns a district (10)."""

    number: int


class BecomePatron(Action, frozen=True):
    """Puts influence on the district just turned (10)."""


class RepelThreat(Action, frozen=True):
    """Repels the threat of a slot (9)."""

    slot: int


class TrainChit(Action, frozen=True):
    """Gives a chit a skill (7)."""

    piece: int
    skill: Skill


class LiftFromThreat(Action, frozen=True):
    """Takes trouble off a threat (15)."""

    slot: int
    n: int


class LiftFromSite(Action, frozen=True):
    """Takes trouble off the site (15)."""

    n: int


class FreeCultist(Action, frozen=True):
    """Gives a held cultist back into the bag (6)."""

    number: int


class PutOnTop(Action, frozen=True):
    """Puts a threat that was looked at on top of its deck, under those put there before (12)."""

    card: str


class PutAtBottom(Action, frozen=True):
    """Puts it at the bottom of its deck, under those put there before (12)."""

    card: str


ACTIONS: tuple[type[Action], ...] = (
    Place,
    EndTurn,
    OpenHand,
    PlayCard,
    MeetNeed,
    SendShipment,
    UseLocation,
    UseAgain,
    SeizeCultist,
    ClearRubble,
    UpgradeDistrict,
    BecomePatron,
    RepelThreat,
    TrainChit,
    LiftFromThreat,
    LiftFromSite,
    FreeCultist,
    PutOnTop,
    PutAtBottom,
)
