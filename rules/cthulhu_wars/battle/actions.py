"""The orders of a battle (7)."""

from rules.cthulhu_wars.state import Area, Kind
from rules.kernel.steps import Action


class Suffer(Action, frozen=True):
    """The next result goes on a unit of this kind. `holder`: the one on the gate; `kills`,
    `pains`: on one that has taken so many already, where a unit may take two."""

    kind: Kind
    holder: bool = False
    kills: int = 0
    pains: int = 0


class Retreat(Action, frozen=True):
    """Pained units of one kind go to an adjacent area. `holder`: the one on the gate."""

    kind: Kind
    target: Area
    count: int = 1
    holder: bool = False


ACTIONS: tuple[type[Action], ...] = (Suffer, Retreat)
