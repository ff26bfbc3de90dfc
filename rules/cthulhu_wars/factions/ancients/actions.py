"""The orders of the Ancients alone (15)."""

from rules.cthulhu_wars.state import NOWHERE, Area, Kind
from rules.kernel.steps import Action, Seat


class BuildCathedral(Action, frozen=True):
    """Build a Cathedral in an area."""

    area: Area


class Relocate(Action, frozen=True):
    """Dematerialization: a unit of this kind appears elsewhere. `holder`: the one on the gate."""

    kind: Kind
    source: Area
    target: Area
    holder: bool = False


class GiveUpCathedral(Action, frozen=True):
    """Unholy Ground: remove the Cathedral of an area."""

    area: Area


class Welcome(Action, frozen=True):
    """A monster of this kind is summoned free in an area."""

    kind: Kind
    area: Area = NOWHERE


class Gift(Action, frozen=True):
    """Festival: this enemy gains Power."""

    enemy: Seat


ACTIONS: tuple[type[Action], ...] = (BuildCathedral, Relocate, GiveUpCathedral, Welcome, Gift)
