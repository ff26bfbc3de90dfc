"""What each faction's position is worth, and which of its orders deserve a try."""

from collections.abc import Sequence
from importlib import import_module
from typing import ClassVar

from rules.kernel.steps import Action, Choice, Seat
from rules.root.enums import Faction
from rules.root.state import Woodland


class Planner:
    """The plan of a faction. One subclass a file, as `PLANNER`."""

    WARRIOR: ClassVar[float] = 0.12
    """What a warrior on the map is worth, besides what stands under its guard."""
    CARD: ClassVar[float] = 0.45
    """What a card in hand is worth."""

    def prospects(self, state: Woodland, seat: Seat, horizon: float) -> float:
        """Points to be expected within `horizon` rounds from what stands on map and board, and
        what is stored there, without score, hand cards and warriors (see `worth.py`)."""
        return 0.0

    def hunch(self, state: Woodland, seat: Seat, choice: Choice, action: Action) -> float | None:
        """How promising an order looks before it is tried: orders with the highest are tried.
        None: no opinion, the general hunch counts."""
        return None

    def reflex(
        self, state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]
    ) -> Action | None:
        """A quick answer to a question of this faction's own; None: no opinion. Used
        for others within a search, and for small matters."""
        return None

    def follow_up(self, state: Woodland, seat: Seat, choice: Choice) -> Action | None:
        """In a turn that runs out: what this plan would surely still do at this question, where
        doing nothing is open, too; None: nothing more."""
        return None

    def card_worth(self, state: Woodland, seat: Seat, card: str) -> float:
        """What a hand card is worth to this plan, besides what it is worth to anybody."""
        return 0.0


MACHINE = "machine"
_planners: dict[str, Planner] = {Faction.NONE.value: Planner()}


def planner_of(state: Woodland, seat: Seat) -> Planner:
    """The planner of the faction of a seat, or of an automaton."""
    is_machine = state.automata and state.automata[seat]
    name = MACHINE if is_machine else state.factions[seat].value
    found = _planners.get(name)
    if found is None:
        found = import_module(f"rules.root.bots.factions.{name}").PLANNER
        _planners[name] = found
    return found
