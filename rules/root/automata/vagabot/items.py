"""The items of the Vagabot: all alike, ready or exhausted, undamaged or damaged (9)."""

from functools import cache

import msgspec

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.root import data
from rules.root.automata import numbers
from rules.root.automata.boards import VagabotBoard
from rules.root.automata.orders import board_as, change
from rules.root.automata.traits import has_trait
from rules.root.boards import VagabondItem
from rules.root.enums import Item
from rules.root.factions.vagabond.items import Items, is_ready, tell, with_damage, with_face
from rules.root.state import Woodland

ID = "vagabot"
TINKER = "tinker"


def board_of(state: Woodland, seat: Seat) -> VagabotBoard:
    """Its board."""
    return board_as(state, seat, VagabotBoard)


# -------------------------------------------------------------------- counting
def undamaged(state: Woodland, seat: Seat) -> Items:
    """Undamaged items, exhausted ones first: so hits take them."""
    found = [each for each in board_of(state, seat).items if not each.damaged]
    return tuple(sorted(found, key=lambda each: not each.exhausted))


def damaged(state: Woodland, seat: Seat) -> Items:
    """Damaged items, ready ones first: so they are repaired."""
    found = [each for each in board_of(state, seat).items if each.damaged]
    return tuple(sorted(found, key=lambda each: each.exhausted))


def counted(state: Woodland, seat: Seat) -> int:
    """The items that count for the battle track: undamaged ones, ready or not."""
    if has_trait(state, seat, "questing"):
        return len(board_of(state, seat).items)
    return len(undamaged(state, seat))


@cache
def _steps() -> tuple[tuple[int, int], ...]:
    """From so many items on, so many rolled hits at most."""
    raw = numbers.row_of(ID)["max_rolled_hits_at_items"]
    return msgspec.convert(raw, tuple[tuple[int, int], ...])


def most_hits(state: Woodland, seat: Seat) -> int:
    """The most hits that it may roll."""
    have = counted(state, seat)
    return max(hits for at_least, hits in _steps() if have >= at_least)


def has_extra_hit(state: Woodland, seat: Seat) -> bool:
    """Enough items for a hit more."""
    return counted(state, seat) >= numbers.number(ID, "extra_hit_at_items")


def on_track(state: Woodland, seat: Seat) -> int:
    """The items on the battle track: one for each of its spaces that is reached. They cannot be
    exhausted."""
    have = counted(state, seat)
    spaces = [at_least for at_least, _ in _steps() if at_least]
    spaces.append(numbers.number(ID, "extra_hit_at_items"))
    return sum(have >= at_least for at_least in spaces)


def usable(state: Woodland, seat: Seat) -> int:
    """The ready items that it can exhaust: those on the battle track stay as they are."""
    ready = sum(is_ready(each) for each in board_of(state, seat).items)
    return max(0, ready - on_track(state, seat))


# -------------------------------------------------------------------- changes
def starting_items(character: str) -> Items:
    """Four items, the Tinker three: what is printed for the character, filled up with torches."""
    count = numbers.number(ID, "start_items")
    if character == TINKER:
        count = numbers.number(ID, "tinker_start_items")
    printed = data.characters()[character].items
    kinds = (*printed, *(Item.TORCH for _ in range(count)))[:count]
    return tuple(sorted(VagabondItem(item) for item in kinds))


def put(state: Woodland, seat: Seat, items: list[VagabondItem]) -> None:
    """These are its items now."""
    change(state, seat, items=tuple(sorted(items)))


def _replace(state: Woodland, seat: Seat, old: Items, new: list[VagabondItem]) -> None:
    items = list(board_of(state, seat).items)
    for each in old:
        items.remove(each)
    put(state, seat, [*items, *new])


def gain(state: Woodland, seat: Seat, item: Item, from_ruin: bool = False) -> None:
    """A new item, ready."""
    _replace(state, seat, (), [VagabondItem(item, from_ruin=from_ruin)])


def exhaust(state: Woodland, context: StepContext, seat: Seat, count: int = 1) -> None:
    """Ready items are turned face down; which ones makes no difference."""
    assert count <= usable(state, seat), f"seat {seat} has too few ready items"
    ready = [each for each in board_of(state, seat).items if is_ready(each)]
    chosen = tuple(ready[:count])
    _replace(state, seat, chosen, [with_face(each, True) for each in chosen])
    tell(context, seat, "exhausted", chosen)


def refresh(state: Woodland, context: StepContext, seat: Seat, count: int) -> None:
    """So many exhausted undamaged items are turned face up."""
    tired = [each for each in undamaged(state, seat) if each.exhausted]
    chosen = tuple(tired[:count])
    _replace(state, seat, chosen, [with_face(each, False) for each in chosen])
    tell(context, seat, "refreshed", chosen)


def damage(state: Woodland, context: StepContext, seat: Seat, chosen: Items) -> None:
    """These items go to the damaged ones, their face unchanged."""
    _replace(state, seat, chosen, [with_damage(each, True) for each in chosen])
    tell(context, seat, "damaged", chosen)


def repair(state: Woodland, context: StepContext, seat: Seat, count: int) -> None:
    """So many damaged items are repaired, ready ones first, their face unchanged."""
    chosen = damaged(state, seat)[:count]
    _replace(state, seat, chosen, [with_damage(each, False) for each in chosen])
    tell(context, seat, "repaired", chosen)


def lose(state: Woodland, seat: Seat) -> None:
    """One exhausted item leaves it for good."""
    tired = [each for each in board_of(state, seat).items if each.exhausted]
    if tired:
        _replace(state, seat, (tired[0],), [])
