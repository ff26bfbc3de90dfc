"""The orders of the Opener of the Way alone (15)."""

from rules.cthulhu_wars.state import Area, Kind
from rules.kernel.steps import Action, Seat


class SendGate(Action, frozen=True):
    """The Beyond One: a gate, whoever stands on it and an own unit of this kind go to another
    area."""

    kind: Kind
    source: Area
    target: Area


class Favor(Action, frozen=True):
    """The Million Favored Ones: change a unit that fought. `holder`: the one on the gate."""

    kind: Kind
    area: Area
    holder: bool = False


class Curse(Action, frozen=True):
    """The Dread Curse of Azathoth on an area."""

    area: Area


class Ascend(Action, frozen=True):
    """Dragon Ascending: as much Power as an enemy has."""

    enemy: Seat


ACTIONS: tuple[type[Action], ...] = (SendGate, Favor, Curse, Ascend)
