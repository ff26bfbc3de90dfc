"""The orders of Crawling Chaos alone (8, 9)."""

from rules.cthulhu_wars.state import Area, Kind
from rules.kernel.steps import Action, Seat


class Abduct(Action, frozen=True):
    """Eliminate so many Nightgaunts of the battle: the enemy eliminates as many units."""

    count: int


class Exempt(Action, frozen=True):
    """Take a unit out of the battle by Invisibility. `holder`: the one on the gate."""

    seat: Seat
    kind: Kind
    holder: bool = False


class Seek(Action, frozen=True):
    """Bring a Hunting Horror from an area into the battle (Seek and Destroy)."""

    source: Area


class PayPower(Action, frozen=True):
    """Pay so much Power as the action, for one or two deeds."""

    amount: int


class TakePower(Action, frozen=True):
    """The Harbinger: Power."""


class TakeSigns(Action, frozen=True):
    """The Harbinger: Elder Signs."""


ACTIONS: tuple[type[Action], ...] = (Abduct, Exempt, Seek, PayPower, TakePower, TakeSigns)
