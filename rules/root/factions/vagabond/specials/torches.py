"""What the specials that cost a torch share (7.4)."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat
from rules.kernel.text import Text
from rules.root.enums import Item
from rules.root.factions.vagabond.events import SpecialUsed
from rules.root.factions.vagabond.items import exhaust, item_target, ready
from rules.root.factions.vagabond.orders import Order, no_item, with_reason
from rules.root.state import Woodland


class Torch(Order):
    """A special that exhausts a torch."""

    SPECIAL: ClassVar[str]

    def marks(self, state: Woodland, seat: Seat) -> Sequence[Action]:
        """What could be done with a torch."""
        raise NotImplementedError

    def do(self, state: Woodland, context: StepContext, seat: Seat, action: Action) -> None:
        """What it does, the torch being exhausted."""
        raise NotImplementedError

    def in_words(self, state: Woodland, seat: Seat, action: Action) -> Option:
        """The action; the chip of the torch comes before its targets."""
        raise NotImplementedError

    def idle_reason(self, state: Woodland, seat: Seat) -> Option | None:
        """Where nothing can be done even with a torch: the action and the reason."""
        return None

    def open(self, state: Woodland, seat: Seat) -> Sequence[Action]:
        """With a torch only."""
        return self.marks(state, seat) if ready(state, seat, Item.TORCH) else ()

    def carry_out(self, state: Woodland, context: StepContext, seat: Seat, action: Action) -> None:
        """The torch first."""
        exhaust(state, seat, Item.TORCH)
        context.emit(SpecialUsed(seat, self.SPECIAL))
        self.do(state, context, seat, action)

    def describe(self, state: Woodland, seat: Seat, action: Action) -> Option | None:
        """In words, the torch first."""
        option = self.in_words(state, seat, action)
        targets = (item_target(Item.TORCH), *option.targets)
        return Option(option.action, option.label, targets, option.why_not)

    def refused(self, state: Woodland, seat: Seat) -> Iterable[Option]:
        """Without a torch; or where there is nothing to do."""
        marks = self.marks(state, seat)
        idle = None if marks else self.idle_reason(state, seat)
        if idle is not None:
            yield Option(
                idle.action, idle.label, (item_target(Item.TORCH), *idle.targets), idle.why_not
            )
        if not ready(state, seat, Item.TORCH):
            for action in marks:
                option = self.describe(state, seat, action)
                assert option is not None
                yield with_reason(option, no_item(Item.TORCH))


def refuse(action: Action, label: Text, why: Text) -> Option:
    """An option that is not open, without targets of its own."""
    return Option(action, label, (), why)
