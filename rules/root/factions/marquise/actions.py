"""The Marquise's own orders (7.1)."""

from rules.kernel.steps import Action
from rules.root.enums import BuildingKind
from rules.root.state import Place


class MarquiseRecruit(Action, frozen=True):
    """One warrior at each recruiter."""


class MarquiseBuild(Action, frozen=True):
    """A building of this kind in a ruled clearing; which wood pays is asked next."""

    place: Place
    kind: BuildingKind


class Overwork(Action, frozen=True):
    """Spend a card for one wood in a clearing with a sawmill."""

    place: Place
    card: str


class ExtraAction(Action, frozen=True):
    """Spend a bird card for one more action."""

    card: str


ACTIONS: tuple[type[Action], ...] = (MarquiseRecruit, MarquiseBuild, Overwork, ExtraAction)
