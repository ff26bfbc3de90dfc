"""The orders of the Sleeper alone (15)."""

from rules.cthulhu_wars.state import Area, Kind
from rules.kernel.steps import Action, Seat


class Emerge(Action, frozen=True):
    """Death from Below: a monster comes to an area."""

    kind: Kind
    area: Area


class Study(Action, frozen=True):
    """Ancient Sorcery: the Serpent Man of an area goes to the card of an enemy."""

    area: Area
    enemy: Seat


class CaptureMonster(Action, frozen=True):
    """Capture Monster: one of an enemy's in the area of Tsathoggua."""

    area: Area
    enemy: Seat


class Slumber(Action, frozen=True):
    """Cursed Slumber: the gate of an area and the cultist on it go to the card."""

    area: Area


class Wake(Action, frozen=True):
    """Cursed Slumber: both come back to an area."""

    target: Area


class PayOne(Action, frozen=True):
    """Pay for a deed: this faction gains."""

    enemy: Seat


class YieldSign(Action, frozen=True):
    """Demand Sacrifice: the Sleeper gains an Elder Sign."""


class YieldKills(Action, frozen=True):
    """Demand Sacrifice: own kills count as pains."""


ACTIONS: tuple[type[Action], ...] = (
    Emerge,
    Study,
    CaptureMonster,
    Slumber,
    Wake,
    PayOne,
    YieldSign,
    YieldKills,
)
