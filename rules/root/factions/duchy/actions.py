"""The orders of the Underground Duchy (7.7)."""

from rules.kernel.steps import Action
from rules.root.enums import BuildingKind
from rules.root.state import Place


class RaiseBuilding(Action, frozen=True):
    """Build: reveal a card and place a citadel or market (Build, Foremole)."""

    place: Place
    building: BuildingKind
    card: str


class RecruitBelow(Action, frozen=True):
    """Recruit: one warrior in the Burrow."""


class Dig(Action, frozen=True):
    """Dig: spend a card, place a tunnel, bring warriors up."""

    place: Place
    card: str


class CallMinister(Action, frozen=True):
    """Take the action of a swayed minister; `of`: whose action the Mayor uses."""

    minister: str
    of: str = ""


class SwayMinister(Action, frozen=True):
    """Sway this minister; the cards that are revealed follow, a part each."""

    minister: str


class ReturnMinister(Action, frozen=True):
    """Price of failure: this minister leaves."""

    minister: str


ACTIONS: tuple[type[Action], ...] = (
    RaiseBuilding,
    RecruitBelow,
    Dig,
    CallMinister,
    SwayMinister,
    ReturnMinister,
)
