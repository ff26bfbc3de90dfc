"""The items of a Vagabond: ready or exhausted, undamaged or damaged, tracks, satchel (7.4)."""

from collections.abc import Callable, Iterable, Sequence

import msgspec

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import ChooseItem
from rules.root.boards import VagabondBoard, VagabondItem
from rules.root.enums import Item
from rules.root.factions.vagabond.events import ItemsChanged
from rules.root.factions.vagabond.names import item_name
from rules.root.state import Woodland

TRACKED = (Item.TEA, Item.COIN, Item.BAG)
TRACK_SPACES = 3

Items = tuple[VagabondItem, ...]


def board_of(state: Woodland, seat: Seat) -> VagabondBoard:
    """The Vagabond's board."""
    board = state.boards[seat]
    assert isinstance(board, VagabondBoard), f"seat {seat} is no Vagabond"
    return board


def change(state: Woodland, seat: Seat, **fields: object) -> None:
    """Replaces fields of the board."""
    state.boards[seat] = msgspec.structs.replace(board_of(state, seat), **fields)


def put_items(state: Woodland, seat: Seat, items: Iterable[VagabondItem]) -> None:
    """Replaces the items, sorted."""
    change(state, seat, items=tuple(sorted(items)))


def with_face(each: VagabondItem, exhausted: bool) -> VagabondItem:
    """The item with this face up or down."""
    return msgspec.structs.replace(each, exhausted=exhausted)


def with_damage(each: VagabondItem, damaged: bool) -> VagabondItem:
    """The item, damaged or not."""
    return msgspec.structs.replace(each, damaged=damaged)


def is_ready(each: VagabondItem) -> bool:
    """Face up and undamaged: only then it can be exhausted (7.4)."""
    return not each.exhausted and not each.damaged


def ready(state: Woodland, seat: Seat, item: Item) -> int:
    """How many of a kind can be exhausted."""
    return count(board_of(state, seat).items, item)


def count(items: Items, item: Item) -> int:
    """How many of a kind are ready."""
    found = 0
    for each in items:
        if each.item is item and not each.exhausted and not each.damaged:
            found += 1
    return found


def on_track(state: Woodland, seat: Seat, item: Item) -> int:
    """How many lie on a track: face-up undamaged ones, at most three; only they count (R54)."""
    return min(TRACK_SPACES, ready(state, seat, item))


def undamaged(state: Woodland, seat: Seat, item: Item) -> int:
    """How many of a kind are undamaged, ready or not."""
    return sum(each.item is item and not each.damaged for each in board_of(state, seat).items)


def ready_kinds(state: Woodland, seat: Seat) -> list[Item]:
    """The kinds of which one can be exhausted."""
    kinds: dict[Item, None] = {}
    for each in board_of(state, seat).items:
        if not each.exhausted and not each.damaged:
            kinds[each.item] = None
    return list(kinds)


def off_tracks(items: Items) -> Items:
    """What lies in the satchel and the damaged box: all but the first three ready ones of a kind
    with a track."""
    room = dict.fromkeys(TRACKED, TRACK_SPACES)
    found = []
    for each in items:
        if is_ready(each) and room.get(each.item, 0):
            room[each.item] -= 1
        else:
            found.append(each)
    return tuple(found)


def item_limit(state: Woodland, seat: Seat) -> int:
    """Six, and two for each bag on its track (7.4)."""
    return 6 + 2 * on_track(state, seat, Item.BAG)


# -------------------------------------------------------------------- as choices
def choice_of(each: VagabondItem) -> ChooseItem:
    """An item as what is chosen: where it came from makes no difference."""
    return ChooseItem(each.item, each.exhausted, each.damaged)


def choices(items: Iterable[VagabondItem], given: Sequence[Action] = ()) -> list[ChooseItem]:
    """The items as choices, like ones merged, without those given already."""
    left = [choice_of(each) for each in items]
    for part in given:
        if part in left:
            left.remove(part)
    return list(dict.fromkeys(left))


def matching(items: Items, parts: Sequence[Action]) -> list[VagabondItem]:
    """The items that were chosen."""
    left, found = list(items), []
    for part in parts:
        for each in left:
            if choice_of(each) == part:
                left.remove(each)
                found.append(each)
                break
    return found


def item_target(item: Item, exhausted: bool = False, damaged: bool = False) -> Target:
    """The chip of an item on the board."""
    return Target(TargetKind.PIECE, f"item:{item}:{int(exhausted)}:{int(damaged)}")


def target_of(choice: ChooseItem) -> Target:
    """The chip of an item that may be chosen."""
    return item_target(choice.item, choice.exhausted, choice.damaged)


def chip(target: Target) -> VagabondItem | None:
    """What a clicked chip stands for; None when the target is none."""
    parts = str(target.id).split(":")
    if target.kind is not TargetKind.PIECE or parts[0] != "item" or len(parts) < 4:
        return None
    return VagabondItem(Item(parts[1]), parts[2] == "1", parts[3] == "1")


def chip_name(choice: ChooseItem | VagabondItem) -> Text:
    """An item with its state in a sentence."""
    face = "exhausted" if choice.exhausted else "ready"
    key = f"root.vagabond.item_{face}_damaged" if choice.damaged else f"root.vagabond.item_{face}"
    return say(key, item=item_name(choice.item))


# -------------------------------------------------------------------- changes
def _swap(
    state: Woodland,
    seat: Seat,
    chosen: Sequence[VagabondItem],
    changed: Callable[[VagabondItem], VagabondItem],
) -> None:
    items = list(board_of(state, seat).items)
    for each in chosen:
        items.remove(each)
        items.append(changed(each))
    put_items(state, seat, items)


def tell(context: StepContext, seat: Seat, what: str, chosen: Sequence[VagabondItem]) -> None:
    """Tells what became of items."""
    if chosen:
        context.emit(ItemsChanged(seat, what, tuple(each.item for each in chosen)))


def exhaust(state: Woodland, seat: Seat, item: Item, number: int = 1) -> list[VagabondItem]:
    """Turns ready items of a kind face down; tracked ones go back to the satchel."""
    chosen = [each for each in board_of(state, seat).items if each.item is item and is_ready(each)][
        :number
    ]
    assert len(chosen) == number, f"seat {seat} has not {number} ready {item}"
    _swap(state, seat, chosen, lambda each: msgspec.structs.replace(each, exhausted=True))
    return chosen


def exhaust_items(state: Woodland, seat: Seat, chosen: Sequence[VagabondItem]) -> None:
    """Turns these items face down."""
    _swap(state, seat, chosen, lambda each: msgspec.structs.replace(each, exhausted=True))


def refresh(state: Woodland, seat: Seat, chosen: Sequence[VagabondItem]) -> None:
    """Turns these items face up, damaged ones too."""
    _swap(state, seat, chosen, lambda each: msgspec.structs.replace(each, exhausted=False))


def damage(state: Woodland, seat: Seat, chosen: Sequence[VagabondItem]) -> None:
    """These items go to the damaged box, their face unchanged."""
    _swap(state, seat, chosen, lambda each: msgspec.structs.replace(each, damaged=True))


def repair(state: Woodland, seat: Seat, chosen: Sequence[VagabondItem]) -> None:
    """These items leave the damaged box, their face unchanged (R55)."""
    _swap(state, seat, chosen, lambda each: msgspec.structs.replace(each, damaged=False))


def gain(state: Woodland, seat: Seat, item: Item, from_ruin: bool = False) -> None:
    """A new item, face up (7.4)."""
    fresh = VagabondItem(item, from_ruin=from_ruin)
    put_items(state, seat, (*board_of(state, seat).items, fresh))


def lose(state: Woodland, seat: Seat, chosen: Sequence[VagabondItem]) -> None:
    """These items leave the game."""
    items = list(board_of(state, seat).items)
    for each in chosen:
        items.remove(each)
    put_items(state, seat, items)
