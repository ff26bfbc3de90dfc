"""The orders of Windwalker alone (15)."""

from rules.cthulhu_wars.state import Area, Kind
from rules.kernel.steps import Action


class Freeze(Action, frozen=True):
    """Ice Age: lay the token on an area."""

    area: Area


class GoAlong(Action, frozen=True):
    """Arctic Wind: a unit of this kind goes with Ithaqua. `holder`: the one on the gate."""

    kind: Kind
    holder: bool = False


class Cancel(Action, frozen=True):
    """Eternal: pay for the result on Rhan Tegoth."""


class Feed(Action, frozen=True):
    """Cannibalism: a unit of this kind comes."""

    kind: Kind


ACTIONS: tuple[type[Action], ...] = (Freeze, GoAlong, Cancel, Feed)
