"""Items of a Vagabond: which are refreshed, damaged, repaired, given, kept."""

from collections.abc import Callable, Sequence

from rules.kernel.steps import Action, Choice, Pass, Seat
from rules.root.actions import ChooseItem
from rules.root.enums import Item
from rules.root.factions.vagabond.actions import TakeFromRuin
from rules.root.factions.vagabond.aid import TakeCraftedItem
from rules.root.factions.vagabond.picking import (
    DamageItems,
    KeepToLimit,
    PayItems,
    RefreshItems,
    RepairItems,
)
from rules.root.factions.vagabond.ruins import LookUnderRuin
from rules.root.state import Woodland

USE = {
    Item.SWORD: 1.5,
    Item.BOOT: 1.4,
    Item.TEA: 1.3,
    Item.COIN: 1.1,
    Item.TORCH: 1.2,
    Item.HAMMER: 1.0,
    Item.CROSSBOW: 1.0,
    Item.BAG: 0.6,
}
"""What having a ready one is worth, roughly in points of a round or two."""
EXHAUSTED, DAMAGED = 0.75, 0.35


def item_value(action: ChooseItem) -> float:
    """What an item is worth in its present state."""
    value = USE.get(action.item, 0.5)
    value *= EXHAUSTED if action.exhausted else 1.0
    return value * (DAMAGED if action.damaged else 1.0)


def hit_value(action: ChooseItem) -> float:
    """What it costs to have an item damaged: exhausted ones go first."""
    return USE.get(action.item, 0.5) * (0.5 if action.exhausted else 1.0)


def best_item(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """The item that is worth most where it is wanted back or taken."""
    found = [each for each in actions if isinstance(each, ChooseItem | TakeFromRuin)]
    if not found:
        return actions[0]
    return max(found, key=lambda each: USE.get(each.item, 0.5) * _sound(each))


def _sound(action: Action) -> float:
    return DAMAGED if getattr(action, "damaged", False) else 1.0


def worst_item(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """The item that is missed least."""
    found = [each for each in actions if isinstance(each, ChooseItem)]
    return min(found, key=item_value) if found else Pass()


def cheapest_hit(state: Woodland, seat: Seat, choice: Choice, actions: Sequence[Action]) -> Action:
    """The item whose damage matters least."""
    found = [each for each in actions if isinstance(each, ChooseItem)]
    return min(found, key=hit_value) if found else actions[0]


REFLEXES: dict[type[Choice], Callable[[Woodland, Seat, Choice, Sequence[Action]], Action]] = {
    RefreshItems: best_item,
    RepairItems: best_item,
    LookUnderRuin: best_item,
    TakeCraftedItem: best_item,
    DamageItems: cheapest_hit,
    PayItems: worst_item,
    KeepToLimit: worst_item,
}
