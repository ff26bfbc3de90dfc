"""A Vagabond picks some of its items: to refresh, damage, repair, pay or leave behind (7.4)."""

from collections.abc import Sequence
from typing import ClassVar

from rules.kernel.asking import OneSeat
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Answers, Option, Screen, Seat, Target
from rules.kernel.text import Text, say
from rules.root.actions import ChooseItem
from rules.root.describe import who
from rules.root.enums import Item
from rules.root.factions.vagabond import items
from rules.root.state import Woodland, game_of


class PickItems(OneSeat[Woodland], frozen=True):
    """Base: so many items out of a pool, one part each. Asks only where the choice is real."""

    NAME: ClassVar[str]

    def pool(self, state: Woodland) -> items.Items:
        """The items it is about."""
        raise NotImplementedError

    def number(self, state: Woodland) -> int:
        """How many are picked, if there are as many."""
        raise NotImplementedError

    def settle(self, state: Woodland, context: StepContext, chosen: items.Items) -> None:
        """What becomes of them."""
        raise NotImplementedError

    def needed(self, state: Woodland) -> int:
        """How many are picked."""
        return min(self.number(state), len(self.pool(state)))

    def seats(self, state: State) -> Sequence[Seat]:
        """The Vagabond, if there are more items of several kinds than it may pick."""
        game = game_of(state)
        pool, number = self.pool(game), self.number(game)
        if number <= 0 or len(pool) <= number or len(items.choices(pool)) == 1:
            return ()
        return (self.seat,)

    def prompt(self, state: State, seat: Seat) -> Text:
        """Which items."""
        game = game_of(state)
        given = len(state.answers.get(seat, ()))
        key = f"root.vagabond.prompt_{self.NAME}"
        return say(key, who=who(game, seat), n=self.needed(game) - given)

    def actions(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Action]:
        """Each item that is left, like ones once."""
        return items.choices(self.pool(game_of(state)), given)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """The item and its chip."""
        assert isinstance(action, ChooseItem)
        label = say(f"root.vagabond.pick_{self.NAME}", item=items.chip_name(action))
        return Option(action, label, (items.target_of(action),))

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why this item is none of them."""
        if items.chip(target) is None:
            return say("root.vagabond.why_pick_an_item")
        return say(f"root.vagabond.why_not_{self.NAME}")

    def is_whole(self, state: State, seat: Seat, given: tuple[Action, ...]) -> bool:
        """One part an item."""
        return len(given) >= self.needed(game_of(state))

    def resolve(self, state: State, context: StepContext, answers: Answers) -> None:
        """What was picked, or all there is."""
        game = game_of(state)
        pool = self.pool(game)
        if self.seat in answers:
            chosen = items.matching(pool, answers[self.seat])
        else:
            chosen = list(pool[: self.needed(game)])
        self.settle(game, context, tuple(chosen))


class RefreshItems(PickItems, frozen=True):
    """Two exhausted items for each tea on its track, and three more (7.4). What is flipped up in
    this step counts for nothing yet."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    NAME: ClassVar[str] = "refresh"

    def pool(self, state: Woodland) -> items.Items:
        """Exhausted items, damaged ones too."""
        return tuple(each for each in items.board_of(state, self.seat).items if each.exhausted)

    def number(self, state: Woodland) -> int:
        """By the tea that is up now."""
        return 3 + 2 * items.on_track(state, self.seat, Item.TEA)

    def settle(self, state: Woodland, context: StepContext, chosen: items.Items) -> None:
        """Turns them face up."""
        items.refresh(state, self.seat, chosen)
        items.tell(context, self.seat, "refreshed", chosen)


class DamageItems(PickItems, frozen=True):
    """Damages undamaged items of the owner's choice: for «remove all pieces» three (7.4)."""

    count: int = 3

    NAME: ClassVar[str] = "damage"

    def pool(self, state: Woodland) -> items.Items:
        """Undamaged items, ready or not."""
        return undamaged_items(state, self.seat)

    def number(self, state: Woodland) -> int:
        """One a piece that would be removed."""
        return self.count

    def settle(self, state: Woodland, context: StepContext, chosen: items.Items) -> None:
        """To the damaged box."""
        items.damage(state, self.seat, chosen)
        items.tell(context, self.seat, "damaged", chosen)


class RepairItems(PickItems, frozen=True):
    """Repairs damaged items of the owner's choice (Hideout)."""

    count: int = 3

    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    NAME: ClassVar[str] = "repair"

    def pool(self, state: Woodland) -> items.Items:
        """Damaged items."""
        return damaged_items(state, self.seat)

    def number(self, state: Woodland) -> int:
        """Three."""
        return self.count

    def settle(self, state: Woodland, context: StepContext, chosen: items.Items) -> None:
        """Back to the satchel, the face unchanged."""
        items.repair(state, self.seat, chosen)
        items.tell(context, self.seat, "repaired", chosen)


class PayItems(PickItems, frozen=True):
    """Exhausts ready items as payment (7.6)."""

    count: int = 1

    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    NAME: ClassVar[str] = "pay"

    def pool(self, state: Woodland) -> items.Items:
        """Ready items."""
        return ready_items(state, self.seat)

    def number(self, state: Woodland) -> int:
        """The price."""
        return self.count

    def settle(self, state: Woodland, context: StepContext, chosen: items.Items) -> None:
        """Face down."""
        items.exhaust_items(state, self.seat, chosen)
        items.tell(context, self.seat, "exhausted", chosen)


class KeepToLimit(PickItems, frozen=True):
    """Items beyond the limit leave the game; those on the tracks neither count nor go (7.4)."""

    SCREEN: ClassVar[Screen] = Screen.PRIVATE
    NAME: ClassVar[str] = "lose"

    def pool(self, state: Woodland) -> items.Items:
        """Satchel and damaged box."""
        return items.off_tracks(items.board_of(state, self.seat).items)

    def number(self, state: Woodland) -> int:
        """The surplus."""
        return max(0, len(self.pool(state)) - items.item_limit(state, self.seat))

    def settle(self, state: Woodland, context: StepContext, chosen: items.Items) -> None:
        """Gone for good."""
        items.lose(state, self.seat, chosen)
        items.tell(context, self.seat, "lost", chosen)


def ready_items(state: Woodland, seat: Seat) -> items.Items:
    """Items that can be exhausted."""
    return tuple(each for each in items.board_of(state, seat).items if items.is_ready(each))


def undamaged_items(state: Woodland, seat: Seat) -> items.Items:
    """Items that hits can damage."""
    return tuple(each for each in items.board_of(state, seat).items if not each.damaged)


def damaged_items(state: Woodland, seat: Seat) -> items.Items:
    """Items in the damaged box."""
    return tuple(each for each in items.board_of(state, seat).items if each.damaged)


STEPS = (RefreshItems, DamageItems, RepairItems, PayItems, KeepToLimit)
