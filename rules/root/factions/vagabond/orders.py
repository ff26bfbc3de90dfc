"""What every kind of thing that a Vagabond does in Daylight can answer (7.4)."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rules.kernel.asking import card_target as card_target
from rules.kernel.asking import seat_target as seat_target
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.enums import Item
from rules.root.factions.vagabond.names import item_name
from rules.root.state import CLEARINGS, FOREST, Place, Woodland


class Order:
    """One kind of thing that a Vagabond may do in Daylight, any number of times."""

    ACTIONS: ClassVar[tuple[type[Action], ...]]
    NAME: ClassVar[str] = "special"

    def may_be_open(self, state: Woodland, seat: Seat) -> bool:
        """Whether it can be done, by what all see."""
        return len(self.open(state, seat)) > 0

    def open(self, state: Woodland, seat: Seat) -> Sequence[Action]:
        """What can be done now."""
        raise NotImplementedError

    def carry_out(self, state: Woodland, context: StepContext, seat: Seat, action: Action) -> None:
        """Does it."""
        raise NotImplementedError

    def describe(self, state: Woodland, seat: Seat, action: Action) -> Option | None:
        """In words; None: the general words will do."""
        return None

    def refused(self, state: Woodland, seat: Seat) -> Iterable[Option]:
        """What a newcomer would expect to be able to do, each with its reason."""
        return ()

    def explain(self, state: Woodland, seat: Seat, target: Target) -> Text | None:
        """Why this element is not to be chosen, where this order can say it."""
        return None


def no_item(item: Item) -> Text:
    """Why not: no ready item of the kind."""
    return say("root.vagabond.why_no_item", item=item_name(item))


def in_clearing(state: Woodland, seat: Seat) -> Place | None:
    """The clearing of the pawn; None in a forest."""
    place = state.pawns[seat]
    return place if place in CLEARINGS else None


def is_forest(place: Place) -> bool:
    """Whether a place is a forest."""
    return place >= FOREST


def button(name: str) -> Target:
    """A button of the panel."""
    return Target(TargetKind.BUTTON, name)


def place_target(place: Place) -> Target:
    """A place on the map."""
    return Target(TargetKind.PLACE, place)


def with_reason(option: Option, reason: Text) -> Option:
    """The option, refused."""
    return Option(option.action, option.label, option.targets, reason)
