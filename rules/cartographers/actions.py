"""The orders a seat may give, besides the drawing itself."""

from rules.cartographers.maps.placements import Draw
from rules.kernel.steps import Action


class UseSkill(Action, frozen=True):
    """Use one of the three skills that lie open (10)."""

    skill: str


class Destroy(Action, frozen=True):
    """Destroy one space by the power of a monster (15)."""

    cells: int


ACTIONS: tuple[type[Action], ...] = (Draw, UseSkill, Destroy)
